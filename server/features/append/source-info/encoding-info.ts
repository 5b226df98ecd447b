import { shortText } from '../report/report.js';
import type { Refuse } from './members.js';

const MEMBER = 'encoding';

/** Names of the member in other interfaces, in lower case. */
const OTHER_NAMES: ReadonlySet<string> = new Set([
  ...['sourceencoding', 'fileencoding', 'textencoding', 'characterencoding', 'charset', 'characterset'],
  ...['codepage', 'code_page', 'cpg'],
]);

/**
 * Reads the encoding in `encoding`, by its name for `TextDecoder`; `undefined` if absent. Labels are those
 * of the WHATWG Encoding Standard (https://encoding.spec.whatwg.org/#names-and-labels).
 */
export function readEncoding(json: Readonly<Record<string, unknown>>, refuse: Refuse): string | undefined {
  for (const [name, value] of Object.entries(encodingMembers(json))) {
    if (name !== MEMBER && !isBlank(value)) refuse(name, `is not supported; give the encoding in ${MEMBER}`);
  }
  const value = json[MEMBER];
  if (isBlank(value)) return undefined;
  const found = typeof value === 'string' ? encodingOf(value) : undefined;
  if (found !== undefined) return found;
  const told = typeof value === 'string' ? shortText(value, { maxLength: MAX_QUOTED }) : typeof value;
  refuse(MEMBER, `must be the name of an encoding, such as utf-8, windows-1252 or shift_jis, not ${told}`);
  return undefined;
}

/** Returns the members that name an encoding, including unsupported ones. */
export function encodingMembers(json: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isOne = (name: string): boolean =>
    OTHER_NAMES.has(name.toLowerCase()) || name.toLowerCase() === MEMBER;
  return Object.fromEntries(Object.entries(json).filter(([name]) => isOne(name)));
}

/** Maximum length of a name that an error quotes in full, in characters. */
const MAX_QUOTED = 40;

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns why a format does not support the named encoding; `undefined` if it does. */
export function encodingMisfit(
  named: string | undefined,
  format: { readonly name: string; readonly encoding?: 'any' | 'utf-8' } | undefined,
): string | undefined {
  if (named === undefined || format === undefined) return undefined;
  const { name, encoding } = format;
  if (encoding === 'any' || named === encoding) return undefined;
  return encoding === 'utf-8'
    ? `must be utf-8 or left out: ${name} is always in UTF-8`
    : `must be left out: ${name} states its own encoding`;
}
