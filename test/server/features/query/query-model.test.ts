import { expect } from 'chai';
import fc from 'fast-check';
import type { Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { createFilledLayer, makeLayer, wkbOf, wholeText } from './query-layers.js';
import { sample, SAMPLE_ROWS, type SampleRow } from '../where/where-samples.js';

interface Place extends SampleRow {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const PLACES: readonly Place[] = SAMPLE_ROWS.map((row, index) => ({
  ...row,
  id: index + 1,
  x: (index % 6) + index / 7,
  y: Math.floor(index / 6) / 3,
}));

const points = makeLayer({ table: 'model_points' });
/** Each from its place to the east, 0.1 long. */
const lines = makeLayer({ table: 'model_lines', geometryType: 'esriGeometryPolyline' });

const lineOf = ({ x, y }: Place): number[][] => [
  [x, y],
  [x + 0.1, y],
];

const KEYS = { NAME: 'name', NOTE: 'note', POP: 'pop', AREA: 'area', SEEN: 'seen' } as const;
type Name = keyof typeof KEYS;

const order = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...(Object.keys(KEYS) as Name[])), isDescending: fc.boolean() }),
  { maxLength: 3, selector: ({ name }) => name },
);

const box = fc
  .tuple(
    ...[fc.integer({ min: -1, max: 9 }), fc.integer({ min: -1, max: 3 })],
    ...[fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 3 })],
  )
  .map(([x, y, width, height]) => [x + 0.05, y + 0.05, x + width + 0.05, y + height + 0.05] as const);

const page = fc.record({ offset: fc.integer({ min: 0, max: 12 }), limit: fc.integer({ min: 1, max: 25 }) });

/** NULL before all else; text by code points. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
}

forEachDatabase('a query beside its meaning in plain JavaScript', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    const columns = ({ name, note, pop, big, area, seen, day_ }: Place): SampleRow => ({
      name,
      note,
      pop,
      big,
      area,
      seen,
      day_,
    });
    await createFilledLayer(
      database,
      points,
      PLACES.map((place) => ({ ...columns(place), shape: wkbOf('Point', [place.x, place.y]) })),
    );
    await createFilledLayer(
      database,
      lines,
      PLACES.map((place) => ({ ...columns(place), shape: wkbOf('MultiLineString', [lineOf(place)]) })),
    );
  });

  const ask = async (layer: Layer, parameters: QueryParameters): Promise<Record<string, unknown>> => {
    const { signal } = new AbortController();
    const { body } = await queryLayer({ database, layer, parameters, signal });
    return JSON.parse(wholeText(body)) as Record<string, unknown>;
  };

  for (const layer of [points, lines]) {
    it(`selects, orders and pages ${layer.table} like plain JavaScript`, async () => {
      const isPoint = layer === points;
      await fc.assert(
        fc.asyncProperty(
          sample,
          order,
          fc.option(box),
          page,
          async (where, terms, area, { offset, limit }) => {
            const found = PLACES.filter((place) => {
              const [xmin, ymin, xmax, ymax] = area ?? [-Infinity, -Infinity, Infinity, Infinity];
              const right = isPoint ? place.x : place.x + 0.1;
              const isNear = right >= xmin && place.x <= xmax && place.y >= ymin && place.y <= ymax;
              return isNear && where.test(place) === true;
            });
            const ordered = found.toSorted((a, b) => {
              const signs = terms.map(({ name, isDescending }) => {
                const sign = compare(a[KEYS[name]], b[KEYS[name]]);
                return isDescending ? -sign : sign;
              });
              return signs.find((sign) => sign !== 0) ?? a.id - b.id;
            });
            const reply = await ask(layer, {
              where: where.text,
              outFields: ['OBJECTID', ...Object.keys(KEYS)],
              orderByFields: terms.map(({ name, isDescending }) => `${name}${isDescending ? ' DESC' : ''}`),
              resultOffset: offset,
              resultRecordCount: limit,
              ...(area !== null && { geometry: area.join(',') }),
            });
            const expected = ordered.slice(offset, offset + limit).map((place) => ({
              attributes: {
                OBJECTID: place.id,
                NAME: place.name,
                NOTE: place.note,
                POP: place.pop,
                AREA: place.area,
                SEEN: place.seen === null ? null : Date.parse(place.seen),
              },
              geometry: isPoint ? { x: place.x, y: place.y } : { paths: [lineOf(place)] },
            }));
            expect(reply['features'], where.text).to.deep.equal(expected);
            expect(reply['exceededTransferLimit'] ?? false).to.equal(ordered.length > offset + limit);
          },
        ),
        { numRuns: 120 },
      );
    }).timeout(300_000);
  }

  it('returns every double exactly, in attributes and coordinates, of points and of lines', async () => {
    // All that a double can be, and what coordinates and people's numbers are.
    const double = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1e4),
      fc.integer({ min: 1, max: 1e6 }).map((value) => value * 1e-11),
    );
    // A zero has no sign in SQL.
    const values = fc.sample(
      double.map((value) => value + 0),
      400,
    );
    const pairs = values.map((value, index) => [value, values[(index + 7) % values.length] ?? 0]);
    const [precise, drawn] = [
      makeLayer({
        table: 'precise_points',
        srid: 3857,
        spatialReference: { wkid: 102100, latestWkid: 3857 },
      }),
      makeLayer({
        table: 'precise_lines',
        geometryType: 'esriGeometryPolyline',
        srid: 3857,
        spatialReference: { wkid: 102100, latestWkid: 3857 },
      }),
    ];
    await createFilledLayer(
      database,
      precise,
      pairs.map((pair, index) => ({ area: values[index] ?? null, shape: wkbOf('Point', pair) })),
    );
    const asked = { outFields: ['AREA'], resultRecordCount: 1000 };
    const reply = (await ask(precise, asked)) as { features: { attributes: object; geometry: object }[] };
    reply.features.forEach(({ attributes, geometry }, index) => {
      const [x, y] = pairs[index] ?? [];
      expect({ ...attributes, ...geometry }).to.deep.equal({ AREA: values[index], x, y });
    });
    expect(reply.features).to.have.length(values.length);
    await createFilledLayer(database, drawn, [{ shape: wkbOf('MultiLineString', [pairs]) }]);
    expect(await ask(drawn, asked))
      .to.have.nested.property('features[0].geometry')
      .deep.equal({ paths: [pairs] });
  }).timeout(300_000);
});
