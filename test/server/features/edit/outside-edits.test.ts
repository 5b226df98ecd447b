import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import type { Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, openEditWorld } from './edit-fixtures.js';

const PIERS = {
  name: 'Piers',
  type: 'Table',
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 8 },
    { name: 'kind', type: 'esriFieldTypeInteger' },
    {
      name: 'depth',
      type: 'esriFieldTypeDouble',
      domain: { type: 'range', name: 'depths', range: [0, 100] },
    },
    {
      name: 'state',
      type: 'esriFieldTypeString',
      length: 10,
      domain: { type: 'codedValue', name: 'states', codedValues: [{ name: 'Open', code: 'open' }] },
    },
  ],
  indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
  typeIdField: 'kind',
  types: [
    { id: 1, name: 'Low', domains: { depth: { type: 'range', name: 'low', range: [0, 5] } }, templates: [] },
  ],
};

const feature = (attributes: object): object => ({ attributes });

forEachDatabase('edits with values outside of domains', (open) => {
  let world: EditWorld;
  let service: string;
  let layer: string;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  beforeEach(async () => {
    service = await world.makeService({}, [PIERS]);
    layer = `${service}/0`;
  });

  const told = ({ messages }: Json): unknown =>
    (messages as { description: string }[] | undefined)?.map(({ description }) => description);
  const add = (...features: object[]): Promise<Json> =>
    world.edit(`${layer}/addFeatures`, { features: features.map(feature) });

  it('stores values outside of domains and warns of them, also by the type of the feature, and of no good ones', async () => {
    expect(await add({ code: 'a', kind: 1, depth: 5, state: 'open' })).not.to.have.property('messages');
    const reply = await add(
      { code: 'b', kind: 1, depth: 6 },
      { code: 'c', kind: 2, DEPTH: 6, state: 'shut' },
      { code: 'd', depth: 101, state: 'shut' },
    );
    expect((reply['addResults'] as Json[]).map(({ success }) => success)).to.deep.equal([true, true, true]);
    expect(told(reply)).to.deep.equal([
      'depth: 2 values are outside of the domain of the field, such as 6.',
      'state: 2 values are outside of the domain of the field, such as shut.',
    ]);
  });

  it('counts values outside of domains that an update writes, by the type that the feature has', async () => {
    await add({ code: 'a', kind: 1, depth: 200 }, { code: 'b', kind: 2, depth: 1 });
    const update = (...features: object[]): Promise<Json> =>
      world.edit(`${layer}/updateFeatures`, { features: features.map(feature) });
    expect(told(await update({ OBJECTID: 1, state: 'open' }))).to.equal(undefined);
    expect(told(await update({ OBJECTID: 1, depth: 50 }, { OBJECTID: 2, depth: 50 }))).to.deep.equal([
      'depth: 1 value is outside of the domain of the field: 50.',
    ]);
  });

  it('warns of values outside of domains in applyEdits of a layer and of a service, but not of undone edits', async () => {
    const adds = [feature({ code: 'a', state: 'shut' })];
    const description = 'state: 1 value is outside of the domain of the field: shut.';
    expect(told(await world.edit(`${layer}/applyEdits`, { adds }))).to.deep.equal([description]);
    const updates = [feature({ OBJECTID: 1, state: 'shut' }), feature({ OBJECTID: 99 })];
    const undone = await world.edit(`${layer}/applyEdits`, { updates });
    expect(undone).not.to.have.property('messages');
    const kept = await world.edit(`${layer}/applyEdits`, { updates, rollbackOnFailure: false });
    expect(told(kept)).to.deep.equal([description]);
    const all = (await world.edit(`${service}/applyEdits`, {
      edits: [{ id: 0, adds: [feature({ code: 'b', state: 'shut' })] }],
    })) as unknown as Json[];
    expect(all.map(told)).to.deep.equal([[description]]);
  });

  it('warns of values outside of domains in calculate, for the fields that it sets', async () => {
    await add({ code: 'a', kind: 1, depth: 3, state: 'shut' }, { code: 'b', kind: 2, depth: 3 });
    const calculate = (...calcExpression: object[]): Promise<Json> =>
      world.edit(`${layer}/calculate`, { where: '1=1', calcExpression });
    expect(await calculate({ field: 'depth', sqlExpression: 'depth + 1' })).not.to.have.property('messages');
    const reply = await calculate(
      { field: 'depth', sqlExpression: 'depth * 2' },
      { field: 'state', value: 'x' },
    );
    expect(reply).to.include({ success: true, updatedFeatureCount: 2 });
    expect(told(reply)).to.deep.equal([
      'depth: 1 value is outside of the domain of the field: 8.',
      'state: 2 values are outside of the domain of the field, such as x.',
    ]);
  });
});
