import type { FeatureRow } from './feature-page.js';
import { isTiny, writeDouble } from './geometry/write-positions.js';
import { POSITION_WORDS, type RowNumbers } from './row-numbers.js';
import { type Hole, SEPARATOR } from './sql/feature-columns.js';

/** Pieces are about so long. */
const PIECE = 50_000;
/** Fewer bytes are moved one by one: it takes less time than a call that moves them. */
const FEW = 40;
/** More than half of the words around a position, which is two numbers. */
const WORDS_BYTES = 20;
const SEPARATOR_BYTE = SEPARATOR.charCodeAt(0);
const COMMA = 0x2c;
const NULL = Buffer.from('null');

/**
 * Writes the features of a row whose holes take numbers alone, with commas between. The text is moved within the buffer
 * that holds it, from hole to hole; a view of each piece and a copy into another buffer take half as long again.
 *
 * @returns pieces that are parts of one buffer
 */
export function* fillNumbers(
  { text, holes, most }: FeatureRow,
  { values, json }: Pick<RowNumbers, 'values' | 'json'>,
  format: keyof typeof POSITION_WORDS,
): Generator<Buffer> {
  const steps = stepsOf(holes, POSITION_WORDS[format]);
  // Never less than what is still to be written, so that the text is not overtaken. A tiny attribute may be a digit
  // longer than in the list.
  const room = json.length + values.length * WORDS_BYTES;
  const page: FilledPage = {
    bytes: Buffer.allocUnsafe(room + text.length),
    at: room,
    length: 0,
    number: 0,
    place: 0,
  };
  page.bytes.set(text, room);
  for (let left = most, from = 0; left > 0 && page.at < page.bytes.length;) {
    const limit = from + PIECE;
    while (left > 0 && page.at < page.bytes.length && page.length < limit) {
      fillFeature(page, steps, values, json);
      left -= 1;
    }
    yield page.bytes.subarray(from, page.length);
    from = page.length;
  }
}

/** A buffer with written features at its beginning and what is left of the text at its end. */
interface FilledPage {
  readonly bytes: Buffer;
  /** Where that begins. */
  at: number;
  /** Of what has been written. */
  length: number;
  /** How many numbers have been, and where the next one stands in their list. */
  number: number;
  place: number;
}

/** Copies text up to a hole or the end of a feature, words, or a number. `position` looks whether there is one. */
interface Step {
  readonly kind: 'text' | 'words' | 'number' | 'position' | 'coordinate';
  readonly words: Uint8Array;
}

function stepsOf(holes: readonly Hole[], [before, between, after]: readonly Buffer[]): Step[] {
  const step = (kind: Step['kind'], words: Uint8Array = NULL): Step => ({ kind, words });
  const position = [
    step('position'),
    ...[
      step('words', before),
      step('coordinate'),
      step('words', between),
      step('coordinate'),
      step('words', after),
    ],
  ];
  return [
    ...holes.flatMap(({ kind }) => [step('text'), ...(kind === 'position' ? position : [step('number')])]),
    step('text'),
  ];
}

/** Steps after `position` that are left out where there is none. */
const POSITION_STEPS = 5;

/** In one function, since most of its work is single bytes. */
function fillFeature(
  page: FilledPage,
  steps: readonly Step[],
  values: readonly number[],
  json: Uint8Array,
): void {
  const { bytes } = page;
  let { at, length, number, place } = page;
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step === undefined) break;
    switch (step.kind) {
      case 'text': {
        const near = Math.min(at + FEW, bytes.length);
        let byte = 0;
        while (at < near && (byte = bytes[at] ?? 0) !== SEPARATOR_BYTE) {
          bytes[length] = byte;
          length += 1;
          at += 1;
        }
        if (at === near) {
          const end = bytes.indexOf(SEPARATOR_BYTE, at);
          bytes.copyWithin(length, at, end);
          length += end - at;
          at = end;
        }
        at += 1;
        continue;
      }
      case 'words': {
        const { words } = step;
        for (let from = 0; from < words.length; from += 1) bytes[length + from] = words[from] ?? 0;
        length += words.length;
        continue;
      }
      case 'position':
        if (Number.isFinite(values[number])) continue;
        bytes.set(NULL, length);
        length += NULL.length;
        index += POSITION_STEPS;
        number += 2;
        place = afterComma(json, afterComma(json, place));
        continue;
      case 'number':
      case 'coordinate': {
        const value = values[number] ?? NaN;
        number += 1;
        if (step.kind === 'number' && isTiny(value)) {
          length += bytes.write(writeDouble(value), length, 'latin1');
          place = afterComma(json, place);
          continue;
        }
        let byte = 0;
        while (place < json.length && (byte = json[place] ?? COMMA) !== COMMA) {
          bytes[length] = byte;
          length += 1;
          place += 1;
        }
        place += 1;
      }
    }
  }
  page.at = at;
  page.length = length;
  page.number = number;
  page.place = place;
}

function afterComma(json: Uint8Array, from: number): number {
  const comma = json.indexOf(COMMA, from);
  return comma === -1 ? json.length : comma + 1;
}
