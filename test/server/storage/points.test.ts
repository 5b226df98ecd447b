import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Database } from '../../../server/storage/database/database.js';
import type { Cube, PointTable } from '../../../server/storage/sql/dialect.js';
import { forEachDatabase } from '../../support/databases/databases.js';

const STARS: PointTable = { name: 'stars', rowId: 'id', columns: ['x', 'y', 'z'] };
const ORIGIN: Cube = { centre: [0, 0, 0], reach: 1 };

forEachDatabase('points in space', (open) => {
  let features: Database;

  before(async () => {
    ({ features } = await open());
    await write(async (trx) => {
      await trx.schema.createTable('stars', (table) => {
        table.increments('id');
        for (const name of STARS.columns) table.double(name);
      });
      await features.dialect.createPointIndex(trx, STARS);
    });
  });

  afterEach(() => write((trx) => trx('stars').delete()));

  const write = (work: (trx: Knex.Transaction) => PromiseLike<unknown>): Promise<void> =>
    features.write(async (trx) => {
      await work(trx);
    });

  async function find(cube: Cube): Promise<number[]> {
    const { sql, bindings } = features.dialect.liesInCube(STARS, cube);
    return features.knex('stars').whereRaw(sql, bindings).orderBy('id').pluck('id');
  }

  it('finds points in the cube around a centre, its sides included', async () => {
    await write((trx) =>
      trx('stars').insert([
        { id: 1, x: 0.5, y: -0.5, z: 0.25 },
        { id: 2, x: 1, y: 1, z: -1 },
        { id: 3, x: 1.5, y: 0, z: 0 },
        { id: 4, x: 0, y: -1.5, z: 0 },
        { id: 5, x: 0, y: 0, z: 1.5 },
      ]),
    );
    expect(await find(ORIGIN)).to.deep.equal([1, 2]);
    expect(await find({ centre: [1.5, 0, 0], reach: 0.125 })).to.deep.equal([3]);
  });

  it('finds points despite the rounding of the index', async () => {
    const third = 1 / 3;
    await write((trx) => trx('stars').insert({ id: 1, x: third, y: -third, z: 0.1 }));
    expect(await find({ centre: [third, -third, 0.1], reach: 0 })).to.deep.equal([1]);
  });

  it('follows points that move, come and go', async () => {
    await write((trx) => trx('stars').insert({ id: 1, x: null, y: null, z: null }));
    expect(await find(ORIGIN)).to.deep.equal([]);
    await write((trx) => trx('stars').where({ id: 1 }).update({ x: 0, y: 0, z: 0 }));
    expect(await find(ORIGIN)).to.deep.equal([1]);
    await write((trx) => trx('stars').where({ id: 1 }).update({ x: 0, y: 0, z: 9 }));
    expect(await find(ORIGIN)).to.deep.equal([]);
    expect(await find({ centre: [0, 0, 9], reach: 1 })).to.deep.equal([1]);
    await write((trx) => trx('stars').where({ id: 1 }).update({ x: null, y: null, z: null }));
    expect(await find({ centre: [0, 0, 9], reach: 1 })).to.deep.equal([]);
    await write((trx) => trx('stars').where({ id: 1 }).delete());
    await write((trx) => trx('stars').insert({ id: 1, x: 9, y: 9, z: 9 }));
    expect(await find(ORIGIN)).to.deep.equal([]);
    expect(await find({ centre: [9, 9, 9], reach: 1 })).to.deep.equal([1]);
  });
});
