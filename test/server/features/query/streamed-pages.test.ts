import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { expectSame } from '../../../support/expect-same.js';
import { rejectionOf } from '../../../support/rejection.js';
import { createFilledLayer, makeField, makeLayer, wkbOf } from './query-layers.js';
import { countTurns } from '../../../support/turns.js';

const fields = [makeField('OBJECTID', 'esriFieldTypeOID'), makeField('NAME', 'esriFieldTypeString')];
const common = { fields, globalIdField: undefined };
const coast = makeLayer({ ...common, table: 'coast', geometryType: 'esriGeometryPolyline' });
const areas = makeLayer({ ...common, table: 'areas', geometryType: 'esriGeometryPolygon' });
const points = makeLayer({
  ...common,
  fields: [...fields, makeField('ID', 'esriFieldTypeInteger')],
  table: 'points',
});

const VERTICES = 30_000;
const ROWS = 12;
/** Far more than one part of what is read at a time. */
const POINTS = 1700;
/** More than is written before anything is answered. */
const HELD = 4_500_000;

/** A line about a place of its own, with coordinates of all their digits. */
const line = (index: number, vertices = VERTICES): number[][] =>
  Array.from({ length: vertices }, (_, step) => [index + step / 70_001, Math.sin(step) / 3]);
const ring = (index: number): number[][] => {
  const corners = Array.from({ length: 9000 }, (_, step) => {
    const angle = -(step / 9000) * 2 * Math.PI;
    return [index + Math.cos(angle) / 3, Math.sin(angle) / 3 + 0];
  });
  return [...corners, corners[0] ?? []];
};

forEachDatabase('pages that stream', (open) => {
  let database: Database;

  before(async () => {
    ({ features: database } = await open());
    const { dialect } = database;
    await createFilledLayer(
      database,
      coast,
      Array.from({ length: ROWS }, (_, index) => ({
        globalid: null,
        name: `coast ${String(index)}`,
        shape: wkbOf('MultiLineString', [line(index), line(index + 0.5, 3)]),
      })),
    );
    await createFilledLayer(
      database,
      areas,
      [0, 1, 2].map((index) => ({ globalid: null, shape: wkbOf('MultiPolygon', [[ring(index)]]) })),
    );
    await createFilledLayer(database, points, []);
    const places = Array.from(
      { length: POINTS },
      (_, index) => `('place ${String(POINTS - index)}', ${String(POINTS - index)})`,
    );
    await database.write((trx) =>
      dialect.execute(trx, {
        sql: `INSERT INTO points (name, id) VALUES ${places.join(', ')}`,
        bindings: [],
      }),
    );
  });

  const ask = async (
    layer: typeof coast,
    parameters: QueryParameters,
    maxRecordCount?: number,
  ): Promise<string | Uint8Array | Readable> => {
    const { signal } = new AbortController();
    const options = maxRecordCount === undefined ? {} : { maxRecordCount };
    return (await queryLayer({ database, layer, parameters, signal, ...options })).body;
  };
  const streamOf = async (layer: typeof coast, parameters: QueryParameters): Promise<Readable> => {
    const body = await ask(layer, parameters);
    if (!(body instanceof Readable)) throw new Error('the reply does not stream');
    return body;
  };
  const parse = async (body: string | Uint8Array | Readable): Promise<Record<string, unknown>> =>
    JSON.parse(body instanceof Readable ? await text(body) : String(body)) as Record<string, unknown>;

  it('streams complete pages that are exact to the last digit', async () => {
    const { features, geometryType } = await parse(await streamOf(coast, { outFields: ['*'] }));
    expect(geometryType).to.equal('esriGeometryPolyline');
    expectSame(
      features,
      Array.from({ length: ROWS }, (_, index) => ({
        attributes: { OBJECTID: index + 1, NAME: `coast ${String(index)}` },
        geometry: { paths: [line(index), line(index + 0.5, 3)] },
      })),
    );
    const geo = await parse(await streamOf(coast, { f: 'geojson', orderByFields: ['OBJECTID DESC'] }));
    const ids = (geo['features'] as { id: number }[]).map(({ id }) => id);
    expect(ids).to.deep.equal(Array.from({ length: ROWS }, (_, index) => ROWS - index));
    expectSame((geo['features'] as { geometry: unknown }[])[11]?.geometry, {
      type: 'MultiLineString',
      coordinates: [line(0), line(0.5, 3)],
    });
  });

  it('turns the rings of large polygons as each format requires', async () => {
    const esri = await parse(await ask(areas, {}));
    expect(esri).to.have.deep.nested.property('features[1].geometry.rings', [ring(1)]);
    const geo = await parse(await ask(areas, { f: 'geojson' }));
    expect(geo).to.have.deep.nested.property('features[2].geometry', {
      type: 'Polygon',
      coordinates: [[...ring(2)].reverse()],
    });
  });

  it('keeps the order of features over many parts, and reports that there are more', async () => {
    const page = {
      outFields: ['NAME', 'ID'],
      orderByFields: ['NAME DESC'],
      resultOffset: 3,
      returnGeometry: false,
    };
    const names = Array.from({ length: POINTS }, (_, index) => `place ${String(index + 1)}`)
      .sort()
      .reverse()
      .slice(3);
    const shown = async (limit: number): Promise<unknown> => {
      const { features, exceededTransferLimit } = await parse(await ask(points, page, limit));
      const found = (features as { attributes: { NAME: string; ID: number } }[]).map(
        ({ attributes }) => attributes,
      );
      expect(found.map(({ NAME }) => NAME)).to.deep.equal(names.slice(0, limit));
      expect(found.map(({ ID }) => `place ${String(ID)}`)).to.deep.equal(names.slice(0, limit));
      return exceededTransferLimit;
    };
    expect(await shown(POINTS - 3)).to.equal(undefined);
    expect(await shown(POINTS - 4)).to.equal(true);
    for (const limit of [1001, 501, 500, 1]) expect(await shown(limit)).to.equal(true);
    const none = await parse(await ask(points, { ...page, returnExceededLimitFeatures: false }, 1000));
    expect(none).to.deep.include({ features: [], exceededTransferLimit: true });
  });

  it('yields to other work while a page is written', async () => {
    const stream = await streamOf(coast, {});
    const count = countTurns();
    const written = new Map<number, number>();
    let length = 0;
    for await (const chunk of stream) {
      const bytes = (chunk as Buffer).length;
      length += bytes;
      // The part that was held back is there already; all after it is written while it is read.
      if (length > HELD) written.set(count.turns, (written.get(count.turns) ?? 0) + bytes);
    }
    count.stop();
    expect(length).to.be.greaterThan(2 * HELD);
    // Never two lines in one turn: of a text that the database made, a line is one piece.
    expect(Math.max(...written.values())).to.be.lessThan((1.5 * length) / ROWS);
  });

  it('releases its connection when a page is given up, begun or not', async () => {
    // More than there are connections.
    for (let index = 0; index < 10; index += 1) {
      const stream = await streamOf(coast, {});
      if (index % 2 === 0) await once(stream, 'readable');
      stream.destroy();
      await once(stream, 'close');
    }
    expect(await parse(await ask(coast, { returnCountOnly: true }))).to.deep.equal({ count: ROWS });
  });

  it('shows one state of the layer, whatever is written meanwhile', async () => {
    const stream = await streamOf(coast, { outFields: ['NAME'], returnGeometry: true });
    await database.write(async (trx) => {
      await database.dialect.execute(trx, { sql: `UPDATE coast SET name = 'other'`, bindings: [] });
      await database.dialect.execute(trx, { sql: 'DELETE FROM coast WHERE objectid > 10', bindings: [] });
    });
    const { features } = await parse(stream);
    const names = (features as { attributes: { NAME: string } }[]).map(({ attributes }) => attributes.NAME);
    expect(names).to.deep.equal(Array.from({ length: ROWS }, (_, index) => `coast ${String(index)}`));
    const { features: after } = await parse(await ask(coast, { returnGeometry: false, outFields: ['NAME'] }));
    expect(after).to.have.length(10);
  });

  it('reports a fault in a small reply as an error', async () => {
    const utm = makeLayer({ ...common, table: 'utm' });
    await createFilledLayer(database, utm, [{ globalid: null, shape: wkbOf('Point', [99, 0]) }]);
    const refused = await rejectionOf(ask(utm, { outSR: 25832 }));
    expect(refused).to.have.nested.property('faults[0].field', 'outSR');
  });
});
