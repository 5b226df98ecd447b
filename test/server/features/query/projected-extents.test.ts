// @needs gdal
import { expect } from 'chai';
import { toLayerTable } from '../../../../server/features/model/layer-table.js';
import type { Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import type { Box } from '../../../../server/storage/sql/dialect.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { makeLayer, wkbOf, wholeText } from './query-layers.js';

type Place = readonly [x: number, y: number];

/** As many places within a box, as spread as if they were random. */
function scatter(
  count: number,
  [xmin, ymin, xmax, ymax]: readonly [number, number, number, number],
): Place[] {
  const part = (value: number): number => value - Math.floor(value);
  return Array.from({ length: count }, (_, index): Place => [
    xmin + part((index * 7919) / 10007) * (xmax - xmin),
    ymin + part((index * 104_729) / 10_009) * (ymax - ymin),
  ]);
}

const round = (place: Place, size: number): number[][][][] => {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const angle = (-2 * Math.PI * corner) / 8;
    return [place[0] + Math.cos(angle) * size, place[1] + Math.sin(angle) * size];
  });
  return [[[...corners, corners[0] ?? []]]];
};

forEachDatabase('extents in another spatial reference', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
  });

  let tables = 0;
  /** A layer with these geometries in its own reference, written in one statement. */
  const fill = async (wkid: number, shapes: readonly Buffer[], over: Partial<Layer> = {}): Promise<Layer> => {
    tables += 1;
    const table = `layer_${String(tables)}`;
    const layer = makeLayer({ table, srid: wkid, spatialReference: { wkid, latestWkid: wkid }, ...over });
    const { dialect } = database;
    await database.write(async (trx) => {
      await dialect.createLayerTable(trx, toLayerTable(layer));
      for (let from = 0; from < shapes.length; from += 500) {
        const rows = shapes.slice(from, from + 500).map((shape, index) => {
          const { sql, bindings } = dialect.fromWkb(shape, wkid);
          const id = String(from + index).padStart(12, '0');
          return { sql: `('00000000-0000-4000-8000-${id}', ${String(from + index)}, ${sql})`, bindings };
        });
        await dialect.execute(trx, {
          sql: `INSERT INTO ${table} (globalid, pop, shape) VALUES ${rows.map(({ sql }) => sql).join(', ')}`,
          bindings: rows.flatMap(({ bindings }) => bindings),
        });
      }
    });
    return layer;
  };

  const ask = async (layer: Layer, parameters: QueryParameters): Promise<Record<string, unknown>> => {
    const { signal } = new AbortController();
    const sent = { returnExtentOnly: true, ...parameters };
    const { body } = await queryLayer({ database, layer, parameters: sent, signal });
    return JSON.parse(wholeText(body)) as Record<string, unknown>;
  };

  /** The box around every row, each projected by itself. */
  const truth = async ({ table }: Layer, srid: number, where = '1=1'): Promise<Box | undefined> => {
    const { dialect, knex } = database;
    const shape = dialect.transform({ sql: 'shape', bindings: [] }, srid);
    const sides =
      dialect.kind === 'postgis'
        ? ['ST_XMin', 'ST_YMin', 'ST_XMax', 'ST_YMax']
        : ['MbrMinX', 'MbrMinY', 'MbrMaxX', 'MbrMaxY'];
    const [xmin, ymin, xmax, ymax] = sides.map((side) => `${side}(shape)`);
    const [box] = await dialect.rows<Box>(knex, {
      sql: `SELECT min(${xmin ?? ''}) AS xmin, min(${ymin ?? ''}) AS ymin, max(${xmax ?? ''}) AS xmax, max(${ymax ?? ''}) AS ymax
            FROM (SELECT ${shape.sql} AS shape FROM ${table} WHERE shape IS NOT NULL AND ${where}) AS projected`,
      bindings: shape.bindings,
    });
    return box;
  };

  const expectTruth = (found: unknown, expected: Box | undefined): void => {
    const box = found as Record<string, number>;
    const sides = Object.entries(expected ?? {}) as [string, number][];
    expect(sides).to.have.length(4);
    for (const [side, value] of sides)
      expect(box[side], side).to.be.closeTo(value, 1e-8 * Math.max(1, Math.abs(value)));
  };

  const COUNT = 4000;
  const cases: readonly (readonly [title: string, from: number, to: number, places: readonly Place[]])[] = [
    ['from degrees to Web Mercator', 4326, 3857, scatter(COUNT, [-180, -85, 180, 85])],
    ['from Web Mercator to degrees', 3857, 4326, scatter(COUNT, [-2e7, -2e7, 2e7, 2e7])],
    ['from degrees to UTM', 4326, 25832, scatter(COUNT, [5, 45, 15, 55])],
    [
      'from degrees to UTM across the antimeridian',
      4326,
      32660,
      [...scatter(COUNT / 2, [175, 50, 180, 60]), ...scatter(COUNT / 2, [-180, 50, -175, 60])],
    ],
    ['from degrees to an equal-area map of Europe', 4326, 3035, scatter(COUNT, [-10, 35, 40, 70])],
    ['from degrees to a map around the north pole', 4326, 3413, scatter(COUNT, [-180, 60, 180, 90])],
    ['from a map around the north pole to degrees', 3413, 4326, scatter(COUNT, [-4e6, -4e6, 4e6, 4e6])],
    ['from a map around the south pole to Web Mercator', 3031, 3857, scatter(COUNT, [-3e6, -3e6, 3e6, 3e6])],
    ['from beside a pole to degrees', 3413, 4326, scatter(COUNT, [1e5, 1e5, 4e6, 4e6])],
    ['from UTM up to the antimeridian to degrees', 32660, 4326, scatter(COUNT, [200_000, 6e6, 660_000, 7e6])],
    [
      'from UTM across the antimeridian to degrees',
      32660,
      4326,
      scatter(COUNT, [300_000, 1e6, 900_000, 8e6]),
    ],
    ['from a map of the Pacific to Web Mercator', 3832, 3857, scatter(COUNT, [-4e6, -4e6, 8e6, 4e6])],
    [
      'of a dense place and a far one',
      4326,
      25832,
      [...scatter(COUNT, [10, 50, 10.001, 50.001]), [5, 60], [11, 48]],
    ],
    ['of one place', 4326, 25832, Array.from({ length: 3 }, (): Place => [10, 50])],
  ];
  for (const [title, from, to, places] of cases) {
    it(`returns the projected extent of all features, ${title}`, async () => {
      const points = await fill(
        from,
        places.map((place) => wkbOf('Point', place)),
      );
      const size = from === 4326 ? 0.01 : 1000;
      const inside = places.slice(0, COUNT / 4).filter(([, y]) => from !== 4326 || Math.abs(y) < 89);
      const areas = await fill(
        from,
        inside.map((place) => wkbOf('MultiPolygon', round(place, size))),
        { geometryType: 'esriGeometryPolygon' },
      );
      for (const layer of [points, areas]) {
        const expected = await truth(layer, to);
        // The boxes of the spatial index serve those that ask for all; the others need those of each feature.
        for (const where of [undefined, '1=1', 'POP >= 0']) {
          const { extent } = await ask(layer, { outSR: String(to), ...(where !== undefined && { where }) });
          expectTruth(extent, expected);
        }
      }
    });
  }

  it('returns the projected extent of the selection, in every format', async () => {
    const places = scatter(COUNT, [5, 45, 15, 55]);
    const shapes = places.map((place) => wkbOf('Point', [...place, 7], 1000));
    const layer = await fill(4326, shapes, { hasZ: true });
    await database.write(async (trx) => {
      const row = `INSERT INTO ${layer.table} (globalid, pop) VALUES ('00000000-0000-4000-8000-999999999999', 1)`;
      await database.dialect.execute(trx, { sql: row, bindings: [] });
    });
    const outSR = '25832';
    const few = await truth(layer, 25832, 'pop < 100');
    expectTruth((await ask(layer, { outSR, where: 'POP < 100' }))['extent'], few);
    const counted = await ask(layer, { outSR, where: 'POP < 100', returnCountOnly: true });
    expectTruth(counted['extent'], few);
    expect(counted).to.have.property('count', 101);
    const { extent } = (await ask(layer, { outSR, where: 'POP < 100', f: 'geojson' })) as {
      extent: { bbox: number[] };
    };
    const [xmin, ymin, xmax, ymax] = extent.bbox;
    expectTruth({ xmin, ymin, xmax, ymax }, few);
    const geometry = { xmin: 8, ymin: 46, xmax: 9, ymax: 48 };
    const inBox = places
      .map(([x, y], index) => ({ x, y, index }))
      .filter(({ x, y }) => x >= 8 && x <= 9 && y >= 46 && y <= 48)
      .map(({ index }) => index);
    expectTruth(
      (await ask(layer, { outSR, geometry, inSR: '4326' }))['extent'],
      await truth(layer, 25832, `pop IN (${inBox.join(', ')})`),
    );
    const definition = { fields: undefined, query: 'POP < 100', filter: undefined, supportsAppend: true };
    const view = makeLayer({ ...layer, table: 'none', view: { source: layer, definition } });
    expectTruth((await ask(view, { outSR }))['extent'], few);
    for (const where of ['1=2', 'POP = 1 AND OBJECTID > 3999'])
      expect(await ask(layer, { outSR, where })).to.have.nested.property('extent.xmin', 'NaN');
  });

  it('returns the projected extent of a large layer around a pole', async () => {
    const layer = await fill(3413, []);
    const { dialect } = database;
    const [series, globalId, point] =
      dialect.kind === 'postgis'
        ? [
            'WITH series AS (SELECT generate_series(1, 101000) AS i)',
            `('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`,
            'ST_SetSRID(ST_MakePoint((i % 401 - 200) * 9999.0, (i % 307 - 153) * 9999.0), 3413)',
          ]
        : [
            'WITH RECURSIVE series(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM series WHERE i < 101000)',
            `printf('00000000-0000-4000-8000-%012d', i)`,
            'MakePoint((i % 401 - 200) * 9999.0, (i % 307 - 153) * 9999.0, 3413)',
          ];
    await database.write(async (trx) => {
      await dialect.dropSpatialIndex(trx, layer.table, 'shape');
      await dialect.execute(trx, {
        sql: `INSERT INTO ${layer.table} (globalid, shape) ${series} SELECT ${globalId}, ${point} FROM series`,
        bindings: [],
      });
      await dialect.createSpatialIndex(trx, layer.table, 'shape');
    });
    for (const srid of [4326, 3995])
      expectTruth((await ask(layer, { outSR: String(srid) }))['extent'], await truth(layer, srid));
  });

  it('refuses the extent if a feature has no coordinates in the spatial reference', async () => {
    const places = [...scatter(2000, [5, 45, 15, 55]), [10, 100] as const];
    const layer = await fill(
      4326,
      places.map((place) => wkbOf('Point', place)),
    );
    for (const outSR of ['3857', '25832'])
      expect(await rejectionOf(ask(layer, { outSR }))).to.have.nested.property('faults[0].field', 'outSR');
  });
});
