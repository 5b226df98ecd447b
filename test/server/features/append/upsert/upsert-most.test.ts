import { expect } from 'chai';
import { forEachPlaces, type Points } from '../support/places-fixture.js';

type Point = Points[number];

/** From so many changes on, PostgreSQL writes a table anew that has no more rows than these. */
const MANY = 5000;

forEachPlaces('an upsert of most rows of a layer', (places) => {
  const code = (index: number): string => `c${String(index)}`;
  const existing = Array.from({ length: MANY }, (_, index): Point => {
    const at: Point['at'] = index === 0 ? [-170, -80] : [index % 100, 10];
    return { at, Code: code(index), Name: 'Old', Size: index };
  });
  // The first one comes nearer; the next thousand are not among them; the last thousand are new.
  const changed = [0, ...Array.from({ length: MANY }, (_, index) => index + 1001)].map((index): Point => {
    const at: Point['at'] = index % 4 === 3 ? null : [index % 90, 20];
    return { at, Code: code(index), Size: 10_000 + index, ...(index % 3 !== 0 && { Name: 'New' }) };
  });

  /** Returns the database's id of the layer's table; a table that takes its place has another. */
  async function identity(): Promise<unknown> {
    const { dialect, knex } = places.databases.features;
    const { table } = places.fixture.layer;
    if (dialect.kind !== 'postgis') return undefined;
    return dialect.rows(knex, { sql: 'SELECT ?::regclass::oid AS oid', bindings: [dialect.quote(table)] });
  }

  it('changes these, adds the new ones behind them, and leaves all others with their ids', async () => {
    await places.append(existing);
    const before = await places.fixture.rows();
    const table = await identity();
    const status = await places.upsert(changed);
    expect(status).to.include({ insertCount: 1001, updateCount: MANY - 1000, errorCount: 0 });
    expect(await identity()).to[places.kind === 'postgres' ? 'not' : 'to'].deep.equal(table);

    const changes = new Map(changed.map((point) => [point.Code, point]));
    const expected = before.map((row) => {
      const change = changes.get(row['code']);
      return change === undefined ? row : { ...row, ...valuesOf(change) };
    });
    const after = await places.fixture.rows();
    expect(after.slice(0, MANY)).to.deep.equal(expected);
    const added = changed
      .slice(-1001)
      .map((change) => ({ name: null, seen: null, wkt: null, ...valuesOf(change) }));
    expect(after.slice(MANY).map(({ objectid: _id, globalid: _other, ...row }) => row)).to.deep.equal(added);
    expect(new Set(after.map(({ globalid }) => globalid)).size).to.equal(after.length);
    const ids = after.map(({ objectid }) => Number(objectid));
    expect(ids).to.deep.equal([...ids.keys()].map((index) => index + 1));
    expect((await places.fixture.current()).extent).to.deep.equal({ xmin: 0, ymin: 10, xmax: 99, ymax: 20 });
  });

  it('continues ids where it ended, and may be repeated', async () => {
    await places.append(existing);
    await places.upsert(changed);
    expect(await places.upsert(changed)).to.include({ insertCount: 0, unchangedCount: changed.length });
    await places.append([{ at: [1, 1], Code: 'last' }]);
    const codes = await places.table('objectid', 'code');
    expect(codes.at(-1)).to.deep.equal([MANY + 1002, 'last']);
  });

  it('changes a few rows of many where they are', async () => {
    await places.append(existing);
    const table = await identity();
    expect(await places.upsert(changed.slice(0, 100))).to.include({ updateCount: 100 });
    expect(await identity()).to.deep.equal(table);
  });
});

function valuesOf({ at, Code: code, Name: name, Size: size }: Point): Record<string, unknown> {
  return {
    code,
    size,
    ...(name !== undefined && { name }),
    ...(at !== null && { wkt: `POINT(${at.join(' ')})` }),
  };
}
