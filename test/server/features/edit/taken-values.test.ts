import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const FIELDS = ['left', 'right', 'one', 'two'];
const KEYS = {
  name: 'Keys',
  type: 'Table',
  fields: FIELDS.map((name) => ({ name, type: 'esriFieldTypeInteger' })),
  indexes: [
    { name: 'by_both', fields: 'left,right', isUnique: true },
    { name: 'by_one', fields: 'one', isUnique: true },
    { name: 'by_two', fields: 'two', isUnique: true },
  ],
};

const TAKEN = 'another feature has this value already';

forEachDatabase('values that other features have', (open) => {
  let world: EditWorld;
  let keys: string;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  beforeEach(async () => {
    keys = `${await world.makeService({}, [KEYS])}/0`;
    const features = [1, 2].map((number) => ({
      attributes: Object.fromEntries(FIELDS.map((name) => [name, number])),
    }));
    const reply = await world.edit(`${keys}/addFeatures`, { features });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['', '']);
  });

  const update = (attributes: object): Promise<Json> =>
    world.edit(`${keys}/updateFeatures`, { features: [{ attributes: { OBJECTID: 2, ...attributes } }] });

  it('reports all taken unique values at once', async () => {
    const added = await world.edit(`${keys}/addFeatures`, {
      features: [{ attributes: { left: 1, right: 1, one: 3, two: 2 } }, { attributes: { one: 1, two: 1 } }],
    });
    expect(errorsOf(resultsOf(added, 'addResults'))).to.deep.equal([
      `1000 left, right: ${TAKEN}; two: ${TAKEN}`,
      `1000 one: ${TAKEN}; two: ${TAKEN}`,
    ]);
    expect(errorsOf(resultsOf(await update({ one: 1, two: 1 }), 'updateResults'))).to.deep.equal([
      `1000 one: ${TAKEN}; two: ${TAKEN}`,
    ]);
  });

  it('reports the fields that are certainly taken rather than those that may be', async () => {
    expect(errorsOf(resultsOf(await update({ left: 3, one: 1 }), 'updateResults'))).to.deep.equal([
      `1000 one: ${TAKEN}`,
    ]);
    expect(errorsOf(resultsOf(await update({ left: 1, right: 1 }), 'updateResults'))).to.deep.equal([
      `1000 left, right: ${TAKEN}`,
    ]);
    await update({ right: 1 });
    expect(errorsOf(resultsOf(await update({ left: 1 }), 'updateResults'))).to.deep.equal([
      `1000 left, right: ${TAKEN}`,
    ]);
  });

  it('reports all taken unique values at once in calculate', async () => {
    const calcExpression = ['one', 'two'].map((field) => ({ field, value: 1 }));
    const reply = await world.edit(`${keys}/calculate`, { where: 'OBJECTID = 2', calcExpression });
    expect(errorOf(reply).details).to.deep.equal(
      ['one', 'two'].map(
        (name, index) =>
          `calcExpression[${String(index)}]: ${name}: features would have the same value, which must be unique`,
      ),
    );
  });
});
