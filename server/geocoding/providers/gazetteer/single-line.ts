import type { Address } from '../../geocoder.js';
import type { Gazetteer } from './load-gazetteer.js';

/** Interpretation of a line as an address in parts. */
export interface Reading {
  readonly address: Address;
  /** Deduction from the score for skipped parts. */
  readonly penalty: number;
}

/** Remaining start of a line, with the parts already read from its end. */
interface Rest {
  readonly parts: readonly string[];
  readonly region?: string;
  readonly countryCode?: string;
  readonly postal?: string;
}

const MAX_PASSED_OVER = 2;
const PASSED_OVER = 10;
/** Maximum number of words of a country, region or city. */
const MOST_WORDS = 4;

/**
 * Returns the interpretations of a line such as `Torget 2, 5014 Bergen, Norway`. Two letters at its end may
 * be a state or a country, so there may be several; the caller chooses the best match.
 */
export function readSingleLine(line: string, gazetteer: Gazetteer): Reading[] {
  const parts = line.split(/[,;\n]+/).map((part) => part.trim());
  const filled = parts.filter((part) => part !== '');
  if (filled.length === 0) return [];
  const readings = readEnd({ parts: filled }, gazetteer).flatMap(readCity);
  return filled.length > 1 ? readings : [...readings, ...readWords(filled[0] ?? '', gazetteer)];
}

/** Reads country, then region, from the end, if the last part may be one. */
function readEnd(rest: Rest, gazetteer: Gazetteer): Rest[] {
  return takeCountry(rest, gazetteer).flatMap((ending) => {
    const withRegion = takeRegion(ending, gazetteer);
    return withRegion === undefined ? [ending] : [ending, withRegion];
  });
}

function takeCountry(rest: Rest, { countries, regions }: Gazetteer): Rest[] {
  const last = rest.parts.at(-1) ?? '';
  if (/^\d+$/.test(last) || countries.find(last) === undefined) return [rest];
  const taken = { ...rest, parts: rest.parts.slice(0, -1), countryCode: last };
  const isSurely = rest.parts.length > 1 && !isShort(last) && regions.find(last).length === 0;
  // After a comma, the name of a country means the country, or a city of that name in it, such as Luxembourg.
  return isSurely ? [taken, { ...rest, countryCode: last }] : [rest, taken];
}

/** True for a short text, which may be the code of a country or a state. */
function isShort(text: string): boolean {
  return text.length <= 3;
}

function takeRegion(rest: Rest, { regions }: Gazetteer): Rest | undefined {
  const { text, postal } = splitPostcode(rest.parts.at(-1) ?? '');
  if (text === '' || regions.find(text).length === 0) return undefined;
  return { ...rest, parts: rest.parts.slice(0, -1), region: text, ...(postal !== '' && { postal }) };
}

/** Reads the last part, or one shortly before it, as the city, and the preceding parts as the street. */
function readCity({ parts, ...ending }: Rest): Reading[] {
  if (parts.length === 0) return [{ address: ending, penalty: 0 }];
  const readings: Reading[] = [];
  for (let passedOver = 0; passedOver <= MAX_PASSED_OVER && passedOver < parts.length; passedOver += 1) {
    const at = parts.length - 1 - passedOver;
    const { text, postal } = splitPostcode(parts[at] ?? '');
    const street = parts.slice(0, at).join(', ');
    const address = {
      ...(street !== '' && { address: street }),
      ...(text !== '' && { city: text }),
      ...(postal !== '' && { postal }),
      ...ending,
    };
    const penalty = passedOver * PASSED_OVER;
    readings.push({ address, penalty });
    // If a part is only a postcode, the city precedes it.
    const before = parts[at - 1];
    if (text === '' && before !== undefined) {
      const street = parts.slice(0, at - 1).join(', ');
      const inCity = { ...(street !== '' && { address: street }), city: before, postal };
      readings.push({ address: { ...inCity, ...ending }, penalty });
    }
  }
  return readings;
}

/** Reads a line without commas, whose last words may be a city, a region and a country. */
function readWords(line: string, gazetteer: Gazetteer): Reading[] {
  const words = line.split(/\s+/);
  const readings: Reading[] = [];
  for (let ofCity = 1; ofCity <= Math.min(MOST_WORDS, words.length); ofCity += 1) {
    for (let behind = 0; behind <= MOST_WORDS && behind + ofCity <= words.length; behind += 1) {
      if (behind === 0 && ofCity === words.length) continue;
      const street = words.slice(0, words.length - behind - ofCity).join(' ');
      const city = words.slice(words.length - behind - ofCity, words.length - behind).join(' ');
      const end = behind === 0 ? [] : [words.slice(words.length - behind).join(' ')];
      for (const reading of readEnd({ parts: [city, ...end] }, gazetteer)) {
        const { parts, ...ending } = reading;
        if (parts.length !== 1) continue;
        const { text, postal } = splitPostcode(city);
        const address = {
          ...(street !== '' && { address: street }),
          city: text === '' ? city : text,
          ...(postal !== '' && { postal }),
          ...ending,
        };
        readings.push({ address, penalty: street === '' ? 0 : PASSED_OVER });
      }
    }
  }
  return readings;
}

const POSTCODES: readonly RegExp[] = [
  // 5003 Bergen, N-5003 Bergen, 1012 AB Amsterdam
  /^(?<postal>(?:[A-Z]{1,3}-)?\d{3,6}(?:-\d{2,4})?(?: [A-Z]{2}(?= ))?)(?:\s+(?<text>.+))?$/u,
  // Springfield 62701-1234, IL 62701
  /^(?<text>.+?)\s+(?<postal>\d{4,6}(?:-\d{3,4})?)$/u,
  // London SW1A 1AA, Ottawa K1A 0B1
  /^(?:(?<text>.+?)\s+)?(?<postal>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/iu,
];

/** Separates a postcode from the name beside it. */
function splitPostcode(part: string): { readonly text: string; readonly postal: string } {
  for (const pattern of POSTCODES) {
    const groups = pattern.exec(part)?.groups;
    if (groups !== undefined) return { text: groups['text'] ?? '', postal: groups['postal'] ?? '' };
  }
  return { text: part, postal: '' };
}
