import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import type { Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const COUNT = 600;
const numbers = Array.from({ length: COUNT }, (_, index) => index);
const codeOf = (index: number): string => `c${String(index)}`;

forEachDatabase('edits of many features', (open) => {
  let world: EditWorld;
  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  const towns = numbers.map((index) => ({
    attributes: { code: codeOf(index), people: index, size: index / 7 },
    geometry: index % 50 === 3 ? null : { x: index / 10, y: 1 },
  }));

  it('returns a result for each of many added features, in order', async () => {
    const layer = `${await world.makeService()}/0`;
    const reply = await world.edit(`${layer}/addFeatures`, { features: towns });
    const results = resultsOf(reply, 'addResults');
    const rows = await world.rows(layer);
    expect(results.map(({ objectId }) => objectId)).to.deep.equal(rows.map((row) => row['OBJECTID']));
    expect(results.map(({ globalId }) => globalId)).to.deep.equal(rows.map((row) => row['GlobalID']));
    expect(rows.map((row) => [row['code'], row['people'], row['size']])).to.deep.equal(
      numbers.map((index) => [codeOf(index), index, index / 7]),
    );
    const query = { where: '1=1', returnCountOnly: true, geometry: '-1,-1,100,100' };
    expect(await world.edit(`${layer}/query`, query)).to.deep.equal({ count: COUNT - COUNT / 50 });
  }).timeout(300_000);

  it('refuses only those of many features whose unique value another one has', async () => {
    const layer = `${await world.makeService()}/0`;
    const same = towns.map((town, index) =>
      [300, 301, 599].includes(index) ? { ...town, attributes: { ...town.attributes, code: 'c7' } } : town,
    );
    const refused = await world.edit(`${layer}/addFeatures`, { features: same });
    expect(errorsOf(resultsOf(refused, 'addResults')).filter((error) => error === '')).to.have.length(0);
    expect(await world.rows(layer)).to.have.length(0);
    const kept = await world.edit(`${layer}/addFeatures`, { features: same, rollbackOnFailure: false });
    const errors = errorsOf(resultsOf(kept, 'addResults'));
    expect(errors.flatMap((error, index) => (error === '' ? [] : [index]))).to.deep.equal([300, 301, 599]);
    const rows = await world.rows(layer);
    expect(rows.map((row) => row['code'])).to.deep.equal(
      numbers.filter((index) => ![300, 301, 599].includes(index)).map(codeOf),
    );
  }).timeout(300_000);

  it('applies many updates, several to one feature in the given order', async () => {
    const layer = `${await world.makeService()}/0`;
    const added = resultsOf(await world.edit(`${layer}/addFeatures`, { features: towns }), 'addResults');
    const idOf = (index: number): number => added[index]?.objectId ?? 0;
    const updates = numbers.map((index): Json => {
      const attributes = { OBJECTID: idOf(index), people: -index };
      if (index % 3 === 0) return { attributes, geometry: { x: 200, y: index } };
      return index % 3 === 1
        ? { attributes: { ...attributes, seen: 1000 * index, size: null } }
        : { attributes };
    });
    const again = [5, 6].map((index) => ({ attributes: { OBJECTID: idOf(index), people: 99 } }));
    const renamed = [5, 8].map((index) => ({ attributes: { OBJECTID: idOf(index), code: 'c9' } }));
    const features = [...updates, ...again, ...renamed, { attributes: { OBJECTID: 9999, people: 1 } }];
    const reply = await world.edit(`${layer}/updateFeatures`, { features, rollbackOnFailure: false });
    const results = resultsOf(reply, 'updateResults');
    expect(results.map(({ objectId }) => objectId)).to.deep.equal(
      features.map(({ attributes }) => (attributes as Json)['OBJECTID']),
    );
    const failures = errorsOf(results).flatMap((error, index) => (error === '' ? [] : [index]));
    expect(failures).to.deep.equal([COUNT + 2, COUNT + 3, COUNT + 4]);
    const rows = await world.rows(layer);
    expect(rows.map((row) => [row['people'], row['seen'], row['size'], row['code']])).to.deep.equal(
      numbers.map((index) => [
        [5, 6].includes(index) ? 99 : 0 - index,
        index % 3 === 1 ? 1000 * index : null,
        index % 3 === 1 ? null : index / 7,
        codeOf(index),
      ]),
    );
    const moved = { where: '1=1', returnCountOnly: true, geometry: '199,-1,201,700' };
    expect(await world.edit(`${layer}/query`, moved)).to.deep.equal({ count: COUNT / 3 });
    const description = await world.server.get(layer, {}, world.owner);
    expect(description['extent']).to.include({ xmax: 200, ymax: 597 });
  }).timeout(300_000);
});
