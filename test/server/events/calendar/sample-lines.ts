/** Lines as a calendar in the form of the standard. */
export function ics(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//Test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** VEVENT of a walk, with other lines in place of those of the same name. */
export function vevent(...lines: readonly string[]): string {
  const defaults = [
    ...['UID:walk@club.example', 'DTSTAMP:20260901T100000Z', 'SUMMARY:Evening Walk'],
    ...['DTSTART:20270514T160000Z', 'DTEND:20270514T180000Z'],
  ];
  const nameOf = (line: string): string => line.split(/[:;]/, 1)[0] ?? '';
  const names = new Set(lines.map(nameOf));
  if (names.has('DURATION') || names.has('DTSTART')) names.add('DTEND');
  const kept = defaults.filter((line) => !names.has(nameOf(line)));
  const told = lines.filter((line) => !/^[A-Z-]+:$/.test(line));
  return ['BEGIN:VEVENT', ...kept, ...told, 'END:VEVENT'].join('\r\n');
}
