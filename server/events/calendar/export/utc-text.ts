const UTC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Parses `20260514T220000Z` into epoch milliseconds; `undefined` for any other text. */
export function readUtcText(text: string): number | undefined {
  const parts = UTC.exec(text);
  if (parts === null) return undefined;
  const [, year, month, day, hours, minutes, seconds] = parts;
  return Date.parse(
    `${year ?? ''}-${month ?? ''}-${day ?? ''}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}Z`,
  );
}
