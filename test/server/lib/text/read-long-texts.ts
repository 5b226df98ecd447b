import { createGazetteerGeocoder } from '../../../../server/geocoding/providers/gazetteer/gazetteer-geocoder.js';
import { describeCost } from '../../../../server/events/price/cost.js';
import { makeSlug } from '../../../../server/events/text/slug.js';
import { TypeGuess } from '../../../../server/features/analyze/guess-type.js';
import { toDouble } from '../../../../server/features/append/convert/values/number-values.js';
import { Refusal } from '../../../../server/features/append/report/report.js';
import { parseList } from '../../../../server/features/append/formats/json/json-source.js';
import { coerceParameters } from '../../../../server/http/request/parameters/coerce.js';
import * as coercion from '../../../../server/http/request/parameters/coercion.js';

// A process of its own, which its test starts without V8's optimization of expressions, as one with a great many of them
// comes to be. Tells what comes of long texts.

const LENGTH = 6_000_000;
const DIGITS = '1'.repeat(LENGTH);

function readParameter(form: coercion.Coercion): unknown {
  return coerceParameters({ a: DIGITS }, coercion.object({ a: form }), { emptyIsAbsent: false }).value['a'];
}

function guessType(): string {
  const guess = new TypeGuess('population', false);
  guess.add(DIGITS);
  return guess.type(true).type;
}

function readJson(): string {
  const values = parseList(Buffer.from(`{"n":${DIGITS}}`), { keepsBigIntegers: true });
  return JSON.stringify(values) === JSON.stringify([{ n: DIGITS }]) ? 'its digits' : 'something else';
}

async function findAddress(): Promise<string> {
  const signal = new AbortController().signal;
  const long = { address: 'x', city: 'a"'.repeat(LENGTH / 2) };
  const [answer] = await createGazetteerGeocoder().geocode([long], { signal, countries: [] });
  return answer?.kind === 'found' && answer.candidates.length === 0 ? 'no place' : 'a place';
}

const number = toDouble(DIGITS);
const told = {
  'a number, as a parameter': readParameter(coercion.number) === DIGITS ? 'no number' : 'a number',
  'digits, as a parameter': readParameter({ kind: 'digits' }) === DIGITS ? 'no digits' : 'digits',
  'a number, from a source': number instanceof Refusal ? number.description : number,
  'a number, as a type': guessType(),
  'a number, in JSON': readJson(),
  'a title': makeSlug('"'.repeat(LENGTH)),
  'a price': describeCost([`${DIGITS}-`]).details.currency_symbol,
  'an address': await findAddress(),
};
process.stdout.write(JSON.stringify(told));
