import { createRequire } from 'node:module';
import { normalizeName } from './normalize.js';

const require = createRequire(import.meta.url);

type CountryNames = typeof import('i18n-iso-countries');

/** Common names that no list contains. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['America', 'U S', 'U S A', 'United States'],
  NL: ['Holland', 'The Netherlands'],
  CZ: ['Czechia', 'Czech Republic'],
  GR: ['EL', 'Hellas'],
  TR: ['Turkey', 'Türkiye'],
  RU: ['Russia'],
  KR: ['South Korea', 'Korea'],
  CI: ['Ivory Coast'],
  MM: ['Burma'],
  AE: ['UAE', 'Emirates'],
};

/** Country names in all available languages, and codes of ISO 3166-1. */
export class Countries {
  readonly #byName: ReadonlyMap<string, string>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #numbers: CountryNames;

  constructor() {
    this.#numbers = require('i18n-iso-countries') as CountryNames;
    const { langs, getNames } = this.#numbers;
    const english = Object.entries(getNames('en'));
    this.#names = new Map(english);
    const byName = new Map<string, string>();
    const note = (name: string, code: string): void => {
      const key = normalizeName(name);
      // If two countries share a name in different languages, the English one takes precedence.
      if (!byName.has(key)) byName.set(key, code);
    };
    for (const [code, name] of english) note(name, code);
    for (const [code, names] of Object.entries(MORE)) for (const name of names) note(name, code);
    for (const language of langs()) {
      const all = getNames(language, { select: 'all' });
      for (const [code, names] of Object.entries(all)) for (const name of names) note(name, code);
    }
    this.#byName = byName;
  }

  /**
   * Returns the ISO 3166-1 alpha-2 code for a name in any language, or for a code of two letters, three
   * letters or three digits.
   */
  find(text: string): string | undefined {
    return this.findCode(text) ?? this.#byName.get(normalizeName(text));
  }

  /** Returns the ISO 3166-1 alpha-2 code for a code of two letters, three letters or three digits. */
  findCode(text: string): string | undefined {
    const code = text.trim().toUpperCase();
    if (this.#names.has(code)) return code;
    if (/^[A-Z]{3}$/.test(code)) return this.#numbers.alpha3ToAlpha2(code);
    return /^\d{3}$/.test(code) ? this.#numbers.numericToAlpha2(code) : undefined;
  }

  /** Returns the English name. */
  nameOf(code: string): string {
    return this.#names.get(code) ?? code;
  }
}
