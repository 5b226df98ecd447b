/** Kind of value that a number format shows. `elapsed` counts hours beyond a day, as `[h]:mm` does. */
export type NumberKind = 'number' | 'date' | 'time' | 'dateTime' | 'elapsed';

/** Date formats that every workbook has without defining them; some only in East Asia. */
const BUILT_IN: ReadonlyMap<number, NumberKind> = new Map([
  ...[14, 15, 16, 17].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 45, 47].map((id) => [id, 'time'] as const),
  [22, 'dateTime'],
  [46, 'elapsed'],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'] as const),
  ...[32, 33, 34, 35, 55, 56].map((id) => [id, 'time'] as const),
]);

/** @param code - the workbook's own format code, if the id has one */
export function numberKind(id: number, code: string | undefined): NumberKind {
  return code === undefined ? (BUILT_IN.get(id) ?? 'number') : kindOfCode(code);
}

function kindOfCode(code: string): NumberKind {
  // Positive numbers follow the first section. Quoted text, escaped characters, padding, colours, conditions
  // and locales are not part of the pattern.
  const plain = code.replace(/"[^"]*"|\\.|[_*]./g, '').split(';', 1)[0] ?? '';
  if (/\[(?:h+|m+|s+)\]/i.test(plain)) return 'elapsed';
  const pattern = plain.replace(/\[[^\]]*\]/g, '').toLowerCase();
  if (/general|standard|@|[0#?]e[+-]/.test(pattern)) return 'number';
  const hasTime = /[hs]|am\/pm|a\/p/.test(pattern);
  const rest = pattern.replace(/am\/pm|a\/p/g, '');
  // An m next to hours or seconds means minutes.
  if (/[yd]/.test(rest) || (!hasTime && rest.includes('m'))) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : 'number';
}
