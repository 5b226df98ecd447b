import { parse } from 'qs';
import { AppError } from '../../errors.js';

type Values = Record<string, unknown>;

const LIMITS = {
  // `venue[address][city]` is as deep as forms go.
  depth: 5,
  strictDepth: true,
  parameterLimit: 1000,
  arrayLimit: 1000,
  throwOnLimitExceeded: true,
} as const;

/**
 * Reads a query string or a form body. `a[b]=1` makes an object, `a[]=1` and repeated names make lists.
 *
 * @throws {AppError} `request.invalid` where it is too deep or has too many names.
 */
export function parseNames(text: string): Values {
  return parseWithin(text);
}

/** The same for names and values that were split already, as those of a multipart body. */
export function nestNames(fields: ReadonlyMap<string, readonly string[]>): Values {
  const flat = [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]);
  return parseWithin(Object.fromEntries(flat) as Record<string, string>);
}

function parseWithin(source: string | Record<string, string>): Values {
  try {
    return parse(source, LIMITS);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('request.invalid', 'The parameters are nested too deep, or there are too many.', {
      cause: error,
    });
  }
}
