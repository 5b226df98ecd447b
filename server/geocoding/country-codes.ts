import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Alpha-2, alpha-3 and numeric code of each country. */
type Codes = readonly (readonly [alpha2: string, alpha3: string, numeric: string, ...string[]])[];

/**
 * Returns the upper-case ISO 3166-1 alpha-2 codes of a list such as `US,CAN`. Other words, such as `World`, are
 * ignored.
 */
export function readCountryCodes(text: string | undefined): string[] {
  const words = (text ?? '').toUpperCase().split(/[^A-Z0-9]+/);
  const all = require('i18n-iso-countries/codes.json') as Codes;
  const found = words.flatMap((word) => {
    const codes = all.find((one) => word.length >= 2 && one.slice(0, 3).includes(word));
    return codes === undefined ? [] : [codes[0]];
  });
  return [...new Set(found)];
}
