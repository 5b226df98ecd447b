import { setImmediate as takeTurns } from 'node:timers/promises';
import type { Address, Answer, Geocoder } from '../geocoder.js';
import { type Gazetteer, openGazetteer } from './load-gazetteer.js';
import { type Ranked, searchParts } from './search.js';
import { readSingleLine } from './single-line.js';

const BATCH_SIZE = 1_000;
/** Addresses until others get their turn: some milliseconds. */
const TURN = 200;

const GAZETTEER_ATTRIBUTION =
  'Places from GeoNames (geonames.org), CC BY 4.0; US postcodes from the US Census Bureau';

/**
 * Looks addresses up in the places that come with the server: cities, regions and countries of the world, and
 * postcodes of the USA. Asks nobody. The places are read into memory when they are first needed.
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
        if (index % TURN === 0) await takeTurns();
        signal.throwIfAborted();
        answers.push({ kind: 'found', candidates: search(gazetteer, address, countries) });
      }
      return answers;
    },
  };
}

function search(gazetteer: Gazetteer, address: Address, countries: readonly string[]): Ranked['candidate'][] {
  const { singleLine } = address;
  if (singleLine === undefined) return searchParts(gazetteer, address, countries).map(toCandidate);
  let best: readonly Ranked[] = [];
  for (const { address: reading, penalty } of readSingleLine(singleLine, gazetteer)) {
    const found = searchParts(gazetteer, reading, countries).map(({ candidate, rank }) => ({
      candidate: { ...candidate, score: Math.max(0, candidate.score - penalty) },
      rank,
    }));
    if (isBetter(found[0], best[0])) best = found;
  }
  return best.map(toCandidate);
}

function toCandidate({ candidate }: Ranked): Ranked['candidate'] {
  return candidate;
}

function isBetter(found: Ranked | undefined, best: Ranked | undefined): boolean {
  if (found === undefined || best === undefined) return found !== undefined;
  const difference = found.candidate.score - best.candidate.score;
  return difference === 0 ? found.rank > best.rank : difference > 0;
}
