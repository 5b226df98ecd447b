const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMAIL =
  /^[^\s@"<>(),:;[\]\\]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const CHECKS = {
  date: isDate,
  'date-time': isDateTime,
  email: (text) => EMAIL.test(text) && text.length <= 254,
  uri: (text) => /^[a-z][a-z0-9+.-]*:[^\s<>"{}|\\^`]+$/i.test(text) && URL.canParse(text),
  uuid: (text) => UUID.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type FormatName = keyof typeof CHECKS | 'int32';

/** True if a value has a format of JSON Schema, as defined by RFC 3339, RFC 4122 and others. */
export function isOfFormat(name: FormatName, value: unknown): boolean {
  if (name === 'int32') return typeof value === 'number' && value >= -(2 ** 31) && value < 2 ** 31;
  return typeof value === 'string' && CHECKS[name](value);
}

function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A day beyond the end of the month rolls over or gives an invalid date.
  return date.getUTCDate() === Number(day) && date.getUTCMonth() + 1 === Number(month) && year !== undefined;
}

function isDateTime(text: string): boolean {
  const separator = text.search(/[t ]/i);
  return separator > 0 && isDate(text.slice(0, separator)) && TIME.test(text.slice(separator + 1));
}
