import { expect } from 'chai';
import type { FeatureRow } from '../../../../../server/features/query/sql/feature-page.js';
import { fillNumberSlots } from '../../../../../server/features/query/render/fill-number-slots.js';
import { RowNumbers } from '../../../../../server/features/query/render/row-numbers.js';
import type { TemplateSlot } from '../../../../../server/features/query/sql/feature-columns.js';

const SLOTS: readonly TemplateSlot[] = [
  { kind: 'words', words: '{"attributes":{"Äß":' },
  { kind: 'value' },
  { kind: 'words', words: ',"SIZE":' },
  { kind: 'number', name: 'SIZE' },
  { kind: 'words', words: ',"COUNT":' },
  { kind: 'value' },
  { kind: 'words', words: '},"geometry":' },
  { kind: 'position' },
  { kind: 'words', words: '}' },
];
const BACKSLASHES = '\\'.repeat(81);
const QUOTES = '"'.repeat(70);
const TEXTS = [
  ...['', '"', '\\', '\\"', '","', '],[', '\u0001', '\n', 'Ä€😀', null],
  ...['x'.repeat(38), 'x'.repeat(39), `${'x'.repeat(38)}\\"`, `${'x'.repeat(39)}"y`],
  ...[BACKSLASHES, `${BACKSLASHES}"`, QUOTES, `${QUOTES}\\`, 'é'.repeat(30_000)],
];

describe('fillNumberSlots', () => {
  it('puts the values of lists between the words', () => {
    const features = TEXTS.map((text, index) => featureOf(text, index / 3, index));
    expect(JSON.parse(`[${write(rowOf(features))}]`)).to.deep.equal(features);
  });

  it('writes a missing position as null, and a tiny number as PostgreSQL does', () => {
    const features = [featureOf('a', 1e-7, 1, true), featureOf(null, 2.5, -12)];
    expect(write(rowOf(features))).to.equal(
      '{"attributes":{"Äß":"a","SIZE":1e-07,"COUNT":1},"geometry":null},' +
        '{"attributes":{"Äß":null,"SIZE":2.5,"COUNT":-12},"geometry":{"x":-12.5,"y":0.25}}',
    );
  });

  it('omits features after the requested ones', () => {
    const features = [1, 2, 3].map((count) => featureOf('a', count, count));
    expect(JSON.parse(`[${write({ ...rowOf(features), most: 2 })}]`)).to.deep.equal(features.slice(0, 2));
  });

  it('writes lists without numbers, in pieces', () => {
    const names = Array.from({ length: 5000 }, (_, index) => `Place "${String(index)}"`);
    const text = Buffer.from(names.map((name) => JSON.stringify([name])).join('\u0001'));
    const slots: TemplateSlot[] = [
      { kind: 'words', words: '{"attributes":{"NAME":' },
      { kind: 'value' },
      { kind: 'words', words: '}}' },
    ];
    const none = Buffer.alloc(0);
    const row: FeatureRow = { text, slots, numbers: none, shapes: none, most: Infinity };
    const pieces = [...fillNumberSlots(row, new RowNumbers(row), 'json')];
    expect(pieces.length).to.be.greaterThan(2);
    const attributes = names.map((name) => ({ attributes: { NAME: name } }));
    expect(JSON.parse(`[${Buffer.concat(pieces).toString()}]`)).to.deep.equal(attributes);
  });
});

interface Feature {
  readonly attributes: { readonly Äß: string | null; readonly SIZE: number; readonly COUNT: number };
  readonly geometry: { readonly x: number; readonly y: number } | null;
}

function featureOf(text: string | null, size: number, count: number, isNowhere = false): Feature {
  const attributes = { Äß: text, SIZE: size, COUNT: count };
  return { attributes, geometry: isNowhere ? null : { x: count - 0.5, y: 0.25 } };
}

/** As SQLite gives it. */
function rowOf(features: readonly Feature[]): FeatureRow {
  const lists = features.map(({ attributes: { Äß, COUNT } }) => JSON.stringify([Äß, COUNT]));
  const numbers = features.flatMap(({ attributes: { SIZE }, geometry }) => [
    SIZE,
    geometry?.x ?? NaN,
    geometry?.y ?? NaN,
  ]);
  return {
    text: Buffer.from(lists.join('\u0001')),
    slots: SLOTS,
    numbers: Buffer.from(Float64Array.from(numbers).buffer),
    shapes: Buffer.alloc(0),
    most: Infinity,
  };
}

function write(row: FeatureRow): string {
  return Buffer.concat([...fillNumberSlots(row, new RowNumbers(row), 'json')]).toString();
}
