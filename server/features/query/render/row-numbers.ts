import type { FeatureRow } from '../sql/feature-page.js';
import { writeNumbers } from '../geometry/write-positions.js';
import { numbersIn } from '../sql/feature-columns.js';
import type { Utf8Writer } from '../../../lib/text/utf8-writer.js';

/** Numbers of all features of a row, which are written or skipped one after another. */
export class RowNumbers {
  /** Count of numbers that belong to one feature. */
  readonly each: number;
  readonly values: readonly number[];
  /** Comma-separated numbers. */
  readonly json: Buffer;
  #next = 0;

  constructor({ numbers, slots }: FeatureRow) {
    const view = new DataView(numbers.buffer, numbers.byteOffset, numbers.length);
    const values: number[] = [];
    for (let at = 0; at < view.byteLength; at += 8) values.push(view.getFloat64(at, true));
    this.values = values;
    this.each = slots.reduce((sum, slot) => sum + numbersIn(slot), 0);
    this.json = Buffer.from(writeNumbers(values), 'latin1');
  }

  writeNext(out: Utf8Writer): void {
    this.#next = out.addNumber(this.json, this.#next);
  }

  passNext(): void {
    const end = this.json.indexOf(',', this.#next);
    this.#next = end === -1 ? this.json.length : end + 1;
  }
}

/** Text before x, between x and y, and after y. */
export const POSITION_WORDS = {
  json: [Buffer.from('{"x":'), Buffer.from(',"y":'), Buffer.from('}')],
  geojson: [Buffer.from('{"type":"Point","coordinates":['), Buffer.from(','), Buffer.from(']}')],
} as const;
