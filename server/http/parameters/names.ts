import { parse } from 'qs';
import { AppError } from '../../errors.js';
import { Repeated } from './repeated.js';

type Values = Record<string, unknown>;

/** Of one body or query. */
export const MOST_NAMES = 1000;

const LIMITS = {
  // `venue[address][city]` is as deep as forms go.
  depth: 5,
  strictDepth: true,
  parameterLimit: MOST_NAMES,
  arrayLimit: 1000,
  throwOnLimitExceeded: true,
} as const;

/**
 * Reads a query string or a form body. `a[b]=1` makes an object, `a[]=1` a list, and a plain name that is sent
 * several times is `Repeated`. Of a name with brackets the last one counts.
 *
 * @throws {AppError} `request.invalid` where it is too deep or has too many names.
 */
export function parseNames(text: string): Values {
  if (text === '') return {};
  const values = parseWithin(text, 'last');
  const repeated = findRepeated(text);
  if (repeated.length === 0) return values;
  const all = parseWithin(text, 'combine');
  for (const name of repeated) {
    const list = all[name];
    if (Array.isArray(list) && Object.hasOwn(values, name)) values[name] = Repeated.from(list);
  }
  return values;
}

/** The same for names and values that were split already, as those of a multipart body. */
export function nestNames(fields: ReadonlyMap<string, readonly string[]>): Values {
  const flat = [...fields].map(([name, values]) => {
    if (name.endsWith('[]')) return [name, values];
    return [name, values.length === 1 || name.includes('[') ? values.at(-1) : Repeated.from(values)];
  });
  return parseWithin(Object.fromEntries(flat) as Record<string, string>, 'last');
}

/** Plain names that stand in a text more than once. */
function findRepeated(text: string): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const pair of text.split('&')) {
    const name = pair.split('=', 1)[0] ?? '';
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  // Read again for their names alone, which may be encoded; of a name with brackets comes a list or an object.
  const names = [...repeated].flatMap((name) => Object.entries(parseWithin(name, 'last')));
  return names.filter(([, content]) => typeof content === 'string').map(([name]) => name);
}

function parseWithin(source: string | Record<string, string>, duplicates: 'last' | 'combine'): Values {
  try {
    return parse(source, { ...LIMITS, duplicates });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('request.invalid', 'The parameters are nested too deep, or there are too many.', {
      cause: error,
    });
  }
}
