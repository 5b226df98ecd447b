import { setImmediate as takeTurns } from 'node:timers/promises';
import type { Address, Answer, Geocoder } from '../../geocoder.js';
import { type Gazetteer, openGazetteer } from './load-gazetteer.js';
import { type Ranked, searchParts } from './search.js';
import { readSingleLine } from './single-line.js';

const BATCH_SIZE = 1_000;
/** Number of addresses before yielding to the event loop: some milliseconds of work. */
const ADDRESSES_PER_YIELD = 200;

/** Maximum length of a text; no place has a longer name, and the limit bounds the time. */
const MAX_TEXT_LENGTH = 1_000;

const GAZETTEER_ATTRIBUTION =
  'Places from GeoNames (geonames.org), CC BY 4.0; US postcodes from the US Census Bureau';

/**
 * Creates a geocoder that looks addresses up in the bundled places: cities, regions and countries of the
 * world, and postcodes of the USA. It contacts no server. The places are loaded into memory on first use.
 */
export function createGazetteerGeocoder(): Geocoder {
  return {
    name: 'embedded',
    attribution: GAZETTEER_ATTRIBUTION,
    isRemote: false,
    findBatchSize: () => Promise.resolve(BATCH_SIZE),
    async geocode(addresses, { signal, countries }) {
      const gazetteer = await openGazetteer();
      const answers: Answer[] = [];
      for (const [index, address] of addresses.entries()) {
        if (index % ADDRESSES_PER_YIELD === 0) await takeTurns();
        signal.throwIfAborted();
        answers.push(search(gazetteer, address, countries));
      }
      return answers;
    },
  };
}

function search(gazetteer: Gazetteer, address: Address, countries: readonly string[]): Answer {
  if (Object.values<string>({ ...address }).some((text) => text.length > MAX_TEXT_LENGTH))
    return toAnswer([], [address]);
  const { singleLine } = address;
  if (singleLine === undefined) return toAnswer(searchParts(gazetteer, address, countries), [address]);
  let best: readonly Ranked[] = [];
  const readings = readSingleLine(singleLine, gazetteer);
  for (const { address: reading, penalty } of readings) {
    const found = searchParts(gazetteer, reading, countries).map((one) => {
      const score = Math.max(0, one.candidate.score - penalty);
      return { ...one, candidate: { ...one.candidate, score } };
    });
    if (isBetter(found[0], best[0])) best = found;
  }
  return toAnswer(
    best,
    readings.map((reading) => reading.address),
  );
}

/** Notes an unused postcode of another country, so that the user does not look for the fault in the data. */
function toAnswer(ranked: readonly Ranked[], readings: readonly Address[]): Answer {
  const candidates = ranked.map(({ candidate }) => candidate);
  const type = candidates[0]?.matchType;
  const isFine = type === 'city' || type === 'postcode';
  const isOther = !isFine && readings.some(({ postal }) => postal !== undefined);
  const note = ranked[0]?.note ?? (isOther ? OTHER_POSTCODES : undefined);
  return { kind: 'found', candidates, ...(note !== undefined && { note }) };
}

const OTHER_POSTCODES = 'only postcodes of the USA are known, elsewhere a city is needed';

function isBetter(found: Ranked | undefined, best: Ranked | undefined): boolean {
  if (found === undefined || best === undefined) return found !== undefined;
  const difference = found.candidate.score - best.candidate.score;
  return difference === 0 ? found.rank > best.rank : difference > 0;
}
