import type { FeatureRow } from '../sql/feature-page.js';
import { isTiny, writeDouble } from '../geometry/write-positions.js';
import { POSITION_WORDS, type RowNumbers } from './row-numbers.js';
import { type TemplateSlot, SEPARATOR } from '../sql/feature-columns.js';

/** Approximate length of a piece. */
const PIECE = 50_000;
/** Fewer bytes are moved one by one, which is faster than a call. */
const FEW = 40;
/** More than half of the constant text around a position, which has two numbers. */
const WORDS_BYTES = 20;
const SEPARATOR_BYTE = SEPARATOR.charCodeAt(0);
const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKET = 0x5d;
const NULL = Buffer.from('null');

/** True if the text is a list of values for each feature, without constant text. */
export function isList({ slots }: Pick<FeatureRow, 'slots'>): boolean {
  return slots.some(({ kind }) => kind === 'value');
}

/**
 * Writes the features of a row, separated by commas, if its slots take only numbers and positions, or
 * values of lists. Text that is not a list is moved within its own buffer, from slot to slot, which is
 * faster than views and copies into another buffer.
 *
 * @returns pieces that are parts of one buffer
 */
export function* fillNumberSlots(
  row: FeatureRow,
  numbers: Pick<RowNumbers, 'values' | 'json' | 'each'>,
  format: keyof typeof POSITION_WORDS,
): Generator<Buffer> {
  const { values, json } = numbers;
  const isOfList = isList(row);
  const steps = stepsOf(row.slots, POSITION_WORDS[format], isOfList);
  const page = isOfList ? pageOfLists(row, numbers, steps) : pageInText(row, numbers);
  const { bytes, source } = page;
  for (let left = row.most, from = 0; left > 0 && page.at < source.length;) {
    const limit = from + PIECE;
    while (left > 0 && page.at < source.length && page.length < limit) {
      if (isOfList && page.length > 0) {
        bytes[page.length] = COMMA;
        page.length += 1;
      }
      fillFeature(page, steps, values, json);
      left -= 1;
    }
    yield bytes.subarray(from, page.length);
    from = page.length;
  }
}

/** Buffer with the written features at its start. */
interface FilledPage {
  readonly bytes: Buffer;
  /** Source text: the unread end of the same buffer, or another buffer. */
  readonly source: Buffer;
  /** Offset of the remaining text. */
  at: number;
  /** Bytes written so far. */
  length: number;
  /** Number of doubles written so far, and position of the next one in their list. */
  number: number;
  place: number;
}

function pageInText({ text }: FeatureRow, { values, json }: Pick<RowNumbers, 'values' | 'json'>): FilledPage {
  // At least the length of what is still to be written, so that output never overtakes the text. A tiny
  // attribute may be a digit longer than in the list.
  const room = json.length + values.length * WORDS_BYTES;
  const bytes = Buffer.allocUnsafe(room + text.length);
  bytes.set(text, room);
  return { bytes, source: bytes, at: room, length: 0, number: 0, place: 0 };
}

function pageOfLists(
  { text }: FeatureRow,
  { values, json, each }: Pick<RowNumbers, 'values' | 'json' | 'each'>,
  steps: readonly Step[],
): FilledPage {
  const features = each > 0 ? values.length / each : countLists(text);
  const words = steps.reduce((sum, step) => sum + step.words.length, 0);
  const bytes = Buffer.allocUnsafe(text.length + json.length + values.length + features * words);
  return { bytes, source: text, at: 0, length: 0, number: 0, place: 0 };
}

function countLists(text: Buffer): number {
  let count = 1;
  for (let at = text.indexOf(SEPARATOR_BYTE); at !== -1; at = text.indexOf(SEPARATOR_BYTE, at + 1))
    count += 1;
  return count;
}

/**
 * Step that copies text up to a slot or the end of a feature, constant text, the next value of a list, or a
 * number. `end` skips the end of a list, and `position` tests for a position.
 */
interface Step {
  readonly kind: 'text' | 'words' | 'value' | 'end' | 'number' | 'position' | 'coordinate';
  readonly words: Uint8Array;
}

function stepsOf(
  slots: readonly TemplateSlot[],
  [before, between, after]: readonly Buffer[],
  isOfList: boolean,
): Step[] {
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
  const steps = slots.map((slot): Step[] => {
    if (slot.kind === 'position') return position;
    if (slot.kind === 'words') return [step('words', Buffer.from(slot.words))];
    return [step(slot.kind === 'value' ? 'value' : 'number')];
  });
  if (isOfList) return [...steps.flat(), step('end')];
  return [...steps.flatMap((own) => [step('text'), ...own]), step('text')];
}

/** Steps after `position` that are skipped if there is none. */
const POSITION_STEPS = 5;

/** Kept in one function, since it mostly handles single bytes. */
function fillFeature(
  page: FilledPage,
  steps: readonly Step[],
  values: readonly number[],
  json: Uint8Array,
): void {
  const { bytes, source } = page;
  let { at, length, number, place } = page;
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step === undefined) break;
    switch (step.kind) {
      case 'text': {
        const near = Math.min(at + FEW, source.length);
        let byte = 0;
        while (at < near && (byte = source[at] ?? 0) !== SEPARATOR_BYTE) {
          bytes[length] = byte;
          length += 1;
          at += 1;
        }
        if (at === near) {
          const end = source.indexOf(SEPARATOR_BYTE, at);
          bytes.copyWithin(length, at, end);
          length += end - at;
          at = end;
        }
        at += 1;
        continue;
      }
      case 'value': {
        // Skip the bracket or comma before the value.
        at += 1;
        let byte = source[at] ?? COMMA;
        if (byte === QUOTE) {
          const near = Math.min(at + FEW, source.length);
          do {
            bytes[length] = byte;
            length += 1;
            at += 1;
            if (byte !== BACKSLASH) continue;
            bytes[length] = source[at] ?? 0;
            length += 1;
            at += 1;
          } while ((byte = source[at] ?? QUOTE) !== QUOTE && at < near);
          const end = endOfText(source, at);
          if (end > at) length += source.copy(bytes, length, at, end);
          bytes[length] = QUOTE;
          length += 1;
          at = end + 1;
          continue;
        }
        while (byte !== COMMA && byte !== BRACKET) {
          bytes[length] = byte;
          length += 1;
          at += 1;
          byte = source[at] ?? BRACKET;
        }
        continue;
      }
      case 'end':
        at += 2;
        continue;
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

/** Finds the quote that ends a JSON text; `from` is not within an escape sequence. */
function endOfText(source: Buffer, from: number): number {
  if (source[from] === QUOTE) return from;
  for (let end = source.indexOf(QUOTE, from); end !== -1; end = source.indexOf(QUOTE, end + 1)) {
    let first = end;
    while (source[first - 1] === BACKSLASH) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return source.length;
}
