import { expect } from 'chai';
import fc from 'fast-check';
import { featureCollection } from '../../../../../../server/features/append/formats/json/feature-collection.js';
import { geojson } from '../../../../../../server/features/append/formats/json/geojson.js';
import type {
  CellLayout,
  CellRow,
  ReadOptions,
  SourceFormat,
  SourceRow,
} from '../../../../../../server/features/append/source/source-format.js';
import { describeSource } from '../../source/source-file.js';
import { keepRuns } from '../../../../../support/limit-runs.js';

interface TakenRow {
  readonly number: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly geometry: unknown;
}

/** Takes every row that it is offered, as the values that its cells stand for. */
class Taker {
  readonly taken: TakenRow[] = [];
  layout: CellLayout | undefined;
  #waiting = 0;

  open(layout: CellLayout): this {
    this.layout = layout;
    return this;
  }

  take(row: CellRow, number: number): boolean {
    const { columns = [], pointCells, shape } = this.layout ?? {};
    const cell = (index: number): string | null =>
      (row.starts[index] ?? -1) < 0 ? null : row.bytes.toString('utf8', row.starts[index], row.ends[index]);
    const attributes = Object.fromEntries(
      columns.map((column) => {
        const text = cell(column.cell);
        return [column.name, text === null ? null : column.read(text, '')];
      }),
    );
    const point = pointCells && [cell(pointCells.x), cell(pointCells.y)];
    const geometry =
      point !== undefined
        ? point[0] === null
          ? null
          : point.map(Number)
        : shape === undefined || cell(shape.cell) === null
          ? null
          : shape.parse(row.bytes, row.starts[shape.cell] ?? 0, row.ends[shape.cell] ?? 0);
    this.taken.push({ number, attributes, geometry });
    this.#waiting += 1;
    return true;
  }

  flush() {
    const packed = this.#waiting === 0 ? undefined : { bytes: Buffer.alloc(0), count: this.#waiting };
    this.#waiting = 0;
    return packed;
  }
}

interface Format {
  readonly format: SourceFormat;
  readonly attributes: string;
  readonly point: (x: unknown, y: unknown) => object;
  readonly feature: (attributes: unknown, geometry: unknown) => Record<string, unknown>;
  readonly wrap: (features: string) => string;
}

const FORMATS: readonly Format[] = [
  {
    format: geojson,
    attributes: 'properties',
    point: (x, y) => ({ type: 'Point', coordinates: [x, y] }),
    feature: (properties, geometry) => ({ type: 'Feature', properties, geometry }),
    wrap: (features) => `{"type":"FeatureCollection","features":[${features}]}`,
  },
  {
    format: featureCollection,
    attributes: 'attributes',
    point: (x, y) => ({ x, y }),
    feature: (attributes, geometry) => ({ attributes, geometry }),
    wrap: (features) => `{"layers":[{"featureSet":{"features":[${features}]}}]}`,
  },
];

/** Bytes that are looked at before any row is offered. */
const FIRST_BYTES = 256 * 1024;

const USUAL = { name: 'a', n: 1, on: true, ü: 'ö' };

for (const { format, attributes: member, point, feature, wrap } of FORMATS) {
  const usual = JSON.stringify(feature(USUAL, point(1.5, 2)));
  // Few and long, since they are read anew with each case.
  const long = JSON.stringify(feature({ ...USUAL, name: 'a'.repeat(8000) }, point(1.5, 2)));
  const start = Array.from({ length: Math.ceil(FIRST_BYTES / (long.length + 1)) + 1 }, () => long);

  /** Reads the rows behind those first ones, in order, and counts those that were taken. */
  const readBehind = async (
    rows: readonly string[],
    options: Partial<ReadOptions> = {},
    first: readonly string[] = start,
  ): Promise<{ rows: (SourceRow | TakenRow)[]; takenCount: number }> => {
    const table = await describeSource(format, wrap([...first, ...rows].join(',')), { chunkBytes: 65_536 });
    const sink = new Taker();
    const all: (SourceRow | TakenRow)[] = [];
    let from = 0;
    const reading = { signal: new AbortController().signal, keepsBigIntegers: false };
    for await (const batch of table.read({
      ...reading,
      wantedFields: new Set(),
      openFastPath: (layout) => sink.open(layout),
      ...options,
    })) {
      const count = batch.encoded?.count ?? 0;
      all.push(...sink.taken.slice(from, from + count), ...batch.rows);
      from += count;
    }
    expect(all.map(({ number }) => number)).to.deep.equal(all.map((_, index) => index + 1));
    return {
      rows: all.slice(first.length),
      takenCount: sink.taken.filter(({ number }) => number > first.length).length,
    };
  };

  /** Returns the positions of a geometry in either notation. */
  const places = (geometry: unknown): unknown => {
    const { coordinates, x, y } = (geometry ?? {}) as { coordinates?: unknown; x?: unknown; y?: unknown };
    // A third ordinate is of no use to those who are offered two.
    if (Array.isArray(coordinates)) return coordinates.slice(0, 2);
    return coordinates ?? (x === undefined ? null : [x, y]);
  };

  describe(`features of ${format.name} by their cells`, () => {
    const value = fc.oneof(
      { weight: 6, arbitrary: fc.string() },
      fc.string({ unit: 'grapheme' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      ...[fc.integer(), fc.boolean(), fc.constant(null), fc.constantFrom([], {}, [1], { a: 'b' })],
    );
    const attributes = fc.oneof(
      { weight: 6, arbitrary: fc.record({ name: value, n: value, on: value, ü: value }) },
      {
        weight: 6,
        arbitrary: fc.record({
          name: fc.string(),
          n: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
          on: fc.boolean(),
          ü: fc.constant('ö'),
        }),
      },
      fc.constantFrom({}, { n: 1 }, { ...USUAL, more: 1 }),
    );
    const geometry = fc.oneof(
      fc
        .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer())
        .map(([x, y]) => point(x, y)),
      fc.constant(null),
    );
    const spell = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => JSON.stringify(JSON.parse(text), undefined, 1),
    );

    it('reads features by cells as they would be parsed, in their order', async () => {
      let takenCount = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(attributes, geometry, spell), { minLength: 1, maxLength: 40 }),
          async (list) => {
            const texts = list.map(([own, shape, write]) => write(JSON.stringify(feature(own, shape))));
            const { rows, takenCount: count } = await readBehind(texts);
            takenCount += count;
            expect(rows.map((row) => [row.attributes, places2(row)])).to.deep.equal(
              texts.map((text) => {
                const parsed = JSON.parse(text) as Record<string, unknown>;
                return [parsed[member], places(parsed['geometry'])];
              }),
            );
          },
        ),
        { numRuns: 60, plugins: [keepRuns] },
      );
      expect(takenCount).to.be.greaterThan(100);
    });

    /** Positions of a row; those of a row that was taken are known already. */
    const places2 = ({ geometry: given }: SourceRow | TakenRow): unknown =>
      Array.isArray(given) ? given : places(given);

    it('refuses features that are not valid JSON, at any position', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(usual.length - 1),
          fc.constantFrom(
            '',
            '"',
            '\\',
            ',',
            ']',
            '}',
            '0',
            '01',
            '-',
            'e',
            '\u0001',
            ' ',
            '\u00a0',
            'x',
            '{',
          ),
          async (at, piece) => {
            const changed = usual.slice(0, at) + piece + usual.slice(at + 1);
            const told = async (options: Partial<ReadOptions>): Promise<unknown> => {
              try {
                const { rows } = await readBehind([usual, changed, usual], options);
                return rows.map((row) => [row.attributes, places2(row)]);
              } catch (error) {
                return (error as Error).message;
              }
            };
            expect(await told({})).to.deep.equal(await told({ openFastPath: () => undefined }));
          },
        ),
        { numRuns: 150 },
      );
    });

    for (const [title, text] of Object.entries({
      'a member twice': usual.replace('"n":1', '"n":1,"n":2'),
      'an escape': usual.replace('"a"', '"\\u0061"'),
      'an escape in a name': usual.replace('"name"', '"n\\u0061me"'),
      'another order': JSON.stringify(feature({ n: 1, name: 'a', on: true, ü: 'ö' }, point(1.5, 2))),
      'a list': JSON.stringify(feature({ ...USUAL, name: ['a'] }, point(1.5, 2))),
      'another type': JSON.stringify(feature({ ...USUAL, n: '1' }, point(1.5, 2))),
      'two geometries': usual.replace('"geometry":', '"geometry":null,"geometry":'),
      'a shape': JSON.stringify(
        feature(USUAL, { type: 'LineString', coordinates: [[1, 2]], paths: [[1, 2]] }),
      ),
    })) {
      it(`parses features where one has ${title}`, async () => {
        const { rows, takenCount } = await readBehind([text, usual]);
        expect(takenCount).to.equal(1);
        const parsed = JSON.parse(text) as Record<string, unknown>;
        expect(rows[0]).to.deep.equal({
          number: start.length + 1,
          attributes: parsed[member],
          geometry: parsed['geometry'],
        });
      });
    }

    it('keeps the digits of long whole numbers if requested', async () => {
      const texts = ['9007199254740993', '-9007199254740993', '123456789012345', '1e20'].map((n) =>
        usual.replace('"n":1', `"n":${n}`),
      );
      const { rows, takenCount } = await readBehind(texts, { keepsBigIntegers: true });
      expect(takenCount).to.equal(4);
      expect(rows.map((row) => row.attributes['n'])).to.deep.equal([
        ...['9007199254740993', '-9007199254740993'],
        ...[123456789012345, 1e20],
      ]);
    });

    it('offers features ever more rarely while a sink accepts none', async () => {
      let offerCount = 0;
      await readBehind(
        Array.from({ length: 3000 }, () => usual),
        {
          openFastPath: () => ({
            take: () => {
              offerCount += 1;
              return false;
            },
            flush: () => undefined,
          }),
        },
      );
      expect(offerCount).to.be.within(2, 40);
    });

    it('parses all features if their names are ambiguous', async () => {
      for (const names of [{ 'a"b': 1 }, { 'a\\b': 1 }, { 7: 1 }]) {
        const text = JSON.stringify(feature(names, null));
        const { takenCount } = await readBehind([text], {}, Array<string>(10_000).fill(text));
        expect(takenCount).to.equal(0);
      }
    });
  });
}

describe('features of geojson by their cells', () => {
  it('parses GeoJSON features if their ids are requested', async () => {
    const text = JSON.stringify({ type: 'Feature', id: 'x', properties: { a: 1 }, geometry: null });
    const table = await describeSource(geojson, `[${Array<string>(9000).fill(text).join(',')}]`, {
      chunkBytes: 65_536,
    });
    let count = 0;
    for await (const { rows, encoded: packed } of table.read({
      signal: new AbortController().signal,
      keepsBigIntegers: false,
      wantedFields: new Set(['id']),
      openFastPath: (layout) => new Taker().open(layout),
    })) {
      expect(packed).to.equal(undefined);
      for (const { attributes } of rows) expect(attributes).to.deep.equal({ a: 1, id: 'x' });
      count += rows.length;
    }
    expect(count).to.equal(9000);
  });
});

describe('features of a feature collection by their cells', () => {
  it('offers only features in the first spatial reference, each to its own table', async () => {
    const own = (x: number, wkid?: number) =>
      JSON.stringify({
        attributes: { a: x },
        geometry: { x, y: 2, ...(wkid !== undefined && { spatialReference: { wkid } }) },
      });
    const texts = [
      own(0, 4326),
      ...Array.from({ length: 9000 }, (_, index) => own(index + 1, index % 3 === 0 ? 3857 : undefined)),
    ];
    const text = `{"featureSet":{"spatialReference":{"wkid":3857},"features":[${texts.join(',')}]}}`;
    const table = await describeSource(featureCollection, text, { chunkBytes: 65_536 });
    const read = async (from: typeof table): Promise<number> => {
      let count = 0;
      for await (const { rows, encoded: packed } of from.read({
        signal: new AbortController().signal,
        keepsBigIntegers: false,
        wantedFields: new Set(),
        openFastPath: (layout) => new Taker().open(layout),
      })) {
        expect(packed).to.equal(undefined);
        count += rows.length;
      }
      return count;
    };
    expect(await read(table)).to.equal(1);
    const [other] = table.others?.() ?? [];
    expect(other && (await read(other))).to.equal(9000);
  });
});
