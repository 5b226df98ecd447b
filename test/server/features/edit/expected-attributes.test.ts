import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const EVERYTHING = {
  name: 'Everything',
  type: 'Table',
  fields: [
    { name: 'a_text', type: 'esriFieldTypeString', length: 20 },
    { name: 'a_short', type: 'esriFieldTypeSmallInteger' },
    { name: 'a_big', type: 'esriFieldTypeBigInteger' },
    { name: 'a_single', type: 'esriFieldTypeSingle' },
    { name: 'a_double', type: 'esriFieldTypeDouble' },
    { name: 'a_moment', type: 'esriFieldTypeDate' },
    { name: 'a_day', type: 'esriFieldTypeDateOnly' },
    { name: 'a_time', type: 'esriFieldTypeTimeOnly' },
    { name: 'an_offset', type: 'esriFieldTypeTimestampOffset' },
    { name: 'a_guid', type: 'esriFieldTypeGUID' },
    { name: 'nothing', type: 'esriFieldTypeDouble' },
  ],
};

const VALUES = {
  a_text: 'Ærø “1”',
  a_short: -3,
  a_big: 9007199254740991,
  a_single: 1.1,
  a_double: 0.1,
  a_moment: 1_700_000_000_123,
  a_day: '2024-02-29',
  a_time: '23:59:58',
  an_offset: '2024-02-29T10:00:00.000+05:30',
  a_guid: '{0C6B928F-590F-49EB-AC04-761BAB413E49}',
  nothing: null,
};

forEachDatabase('updates that expect values', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  async function makeLayer(): Promise<string> {
    const layer = `${await world.makeService({}, [EVERYTHING])}/0`;
    const adds = [{ attributes: VALUES }, { attributes: VALUES }];
    const reply = await world.edit(`${layer}/applyEdits`, { adds });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['', '']);
    return layer;
  }

  it('writes an update whose expected values of all types are unchanged', async () => {
    const layer = await makeLayer();
    const [row = {}] = await world.rows(layer);
    for (const expectedAttributes of [row, VALUES, { A_TEXT: 'Ærø “1”' }, {}]) {
      const updates = [{ attributes: { OBJECTID: 1, a_text: 'Ærø “1”' }, expectedAttributes }];
      const reply = await world.edit(`${layer}/applyEdits`, { updates });
      expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['']);
    }
  });

  it('refuses an update with the names of changed fields, and writes nothing', async () => {
    const layer = await makeLayer();
    const before = await world.rows(layer);
    for (const [name, other] of Object.entries({
      a_text: null,
      a_short: 4,
      a_big: 9007199254740990,
      a_single: 1.2,
      a_double: 0.2,
      a_moment: 1_700_000_000_124,
      a_day: '2024-03-01',
      a_time: '23:59:59',
      an_offset: '2024-02-29T10:00:01.000+05:30',
      a_guid: '{1C6B928F-590F-49EB-AC04-761BAB413E49}',
      nothing: 0,
    })) {
      const updates = [
        { attributes: { OBJECTID: 1, a_short: 9 }, expectedAttributes: { ...VALUES, [name]: other } },
      ];
      for (const operation of ['applyEdits', 'updateFeatures']) {
        const edits = operation === 'applyEdits' ? { updates } : { features: updates };
        const reply = await world.edit(`${layer}/${operation}`, edits);
        expect(errorsOf(resultsOf(reply, 'updateResults')), name).to.deep.equal([
          `1020 The feature has been changed meanwhile: ${name}.`,
        ]);
      }
    }
    expect(await world.rows(layer)).to.deep.equal(before);
  });

  it('reports each refused update, and unknown fields of expectedAttributes', async () => {
    const layer = await makeLayer();
    const updates = [
      { attributes: { OBJECTID: 1, a_short: 7 }, expectedAttributes: { a_short: 1, a_double: 5 } },
      { attributes: { OBJECTID: 2, a_short: 8 }, expectedAttributes: { a_short: -3 } },
      { attributes: { OBJECTID: 2, a_short: 9 }, expectedAttributes: { none: 1 } },
      { attributes: { OBJECTID: 9 }, expectedAttributes: { a_short: 1 } },
    ];
    const reply = await world.edit(`${layer}/applyEdits`, { updates, rollbackOnFailure: false });
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal([
      '1020 The feature has been changed meanwhile: a_short, a_double.',
      '',
      '1000 expectedAttributes.none: must be a field of the layer',
      '1019 There is no such feature.',
    ]);
    expect((await world.rows(layer)).map((row) => row['a_short'])).to.deep.equal([-3, 8]);
  });

  it('compares expected values in edits of a service, too', async () => {
    const layer = await makeLayer();
    const edits = [
      { id: 0, updates: [{ attributes: { OBJECTID: 1, a_short: 7 }, expectedAttributes: { a_short: 1 } }] },
    ];
    const reply = await world.edit(`${layer.replace(/\/0$/, '')}/applyEdits`, { edits });
    expect(JSON.stringify(reply)).to.contain('"code":1020');
    expect((await world.rows(layer)).map((row) => row['a_short'])).to.deep.equal([-3, -3]);
  });
});
