import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, openEditWorld } from './edit-fixtures.js';

const DAY_MS = 86_400_000;

forEachDatabase('calculate', (open) => {
  let world: EditWorld;
  let layer: string;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  beforeEach(async () => {
    const service = await world.makeService({ editorTrackingInfo: { enableEditorTracking: true } });
    layer = `${service}/0`;
    const attributes = [
      { code: 'a', name: 'Oslo', people: 1, size: 0.5, seen: 0 },
      { code: 'b', name: 'Bergen', people: 2, size: 1.25, seen: DAY_MS },
      { code: 'c', name: null, people: 3, size: null, seen: null },
    ];
    const features = attributes.map((own) => ({ attributes: own, geometry: { x: 1, y: 2 } }));
    await world.edit(`${layer}/addFeatures`, { features }, world.owner);
  });

  const calculate = (where: string, calcExpression: unknown, more: object = {}): Promise<Json> =>
    world.edit(`${layer}/calculate`, { where, calcExpression, ...more });

  const faultsOf = async (where: string, calcExpression: unknown): Promise<string[]> =>
    errorOf(await calculate(where, calcExpression)).details;

  it('sets values and results of expressions in each feature', async () => {
    const reply = await calculate(
      'people < 3',
      [
        { field: 'KIND', value: 7 },
        { field: 'people', sqlExpression: 'people * 10 + kind' },
        { field: 'size', sqlExpression: 'people' },
        { field: 'name', sqlExpression: 'UPPER(name)' },
        { field: 'seen', sqlExpression: "DATE '1970-01-03'" },
      ],
      { returnEditMoment: true, sqlFormat: 'standard' },
    );
    const description = 'kind: 2 values are outside of the domain of the field, such as 7.';
    expect(reply).to.deep.equal({
      success: true,
      updatedFeatureCount: 2,
      editMoment: reply['editMoment'],
      messages: [{ type: 'esriJobMessageTypeWarning', description }],
    });
    expect(await world.server.get(layer, {}, world.owner)).to.have.nested.property(
      'editingInfo.dataLastEditDate',
      reply['editMoment'],
    );
    const rows = await world.rows(layer);
    // Expressions see the feature as it was.
    expect(rows[0]).to.include({ kind: 7, people: 11, size: 1, name: 'OSLO', seen: 2 * DAY_MS });
    expect(rows[1]).to.include({
      kind: 7,
      people: 21,
      size: 2,
      name: 'BERGEN',
      EditDate: reply['editMoment'],
    });
    expect(rows[2]).to.include({ kind: 1, people: 3, name: null });
  });

  it('changes the case of letters of every alphabet', async () => {
    await calculate('people = 1', [{ field: 'name', value: 'ÅreМОСКВА' }]);
    await calculate("LOWER(name) LIKE '%москва'", [{ field: 'name', sqlExpression: 'LOWER(name)' }]);
    expect((await world.rows(layer))[0]).to.include({ name: 'åreмосква' });
  });

  it('accepts null, quoted dates, and other fields of the same kind', async () => {
    await calculate('1=1', [
      { field: 'name', sqlExpression: 'null' },
      { field: 'people', value: null },
      { field: 'seen', sqlExpression: "'1970-01-02'" },
    ]);
    for (const row of await world.rows(layer))
      expect(row).to.include({ name: null, people: null, seen: DAY_MS });
    expect(await calculate("code = 'nothing'", [{ field: 'people', value: 1 }])).to.deep.equal({
      success: true,
      updatedFeatureCount: 0,
    });
  });

  it('changes nothing where one feature cannot have its value, and names it', async () => {
    const before = await world.rows(layer);
    expect(await faultsOf('1=1', [{ field: 'people', sqlExpression: 'size' }])).to.deep.equal([
      'calcExpression[0]: feature 1: must be a whole number',
      'calcExpression[0]: feature 2: must be a whole number',
    ]);
    expect(await faultsOf('1=1', [{ field: 'code', sqlExpression: 'name' }])).to.deep.equal([
      'calcExpression[0]: feature 3: must not be empty',
    ]);
    expect(await faultsOf('1=1', [{ field: 'people', sqlExpression: 'people * 1000000000' }])).to.deep.equal([
      'calcExpression[0]: feature 3: must be between -2147483648 and 2147483647',
    ]);
    const same = 'code: features would have the same value, which must be unique';
    expect(await faultsOf('1=1', [{ field: 'code', value: 'x' }])).to.deep.equal([
      `calcExpression[0]: ${same}`,
    ]);
    expect(await faultsOf('people = 1', [{ field: 'code', value: 'b' }])).to.deep.equal([
      `calcExpression[0]: ${same}`,
    ]);
    expect(await world.rows(layer)).to.deep.equal(before);
  });

  it('names the first ten of the features that cannot have their values', async () => {
    const features = Array.from({ length: 12 }, (_, index) => ({
      attributes: { code: `x${String(index)}`, size: 0.5 },
    }));
    await world.edit(`${layer}/addFeatures`, { features });
    const told = await faultsOf("code LIKE 'x%'", [{ field: 'people', sqlExpression: 'size' }]);
    expect(told).to.deep.equal(
      Array.from(
        { length: 10 },
        (_, index) => `calcExpression[0]: feature ${String(index + 4)}: must be a whole number`,
      ),
    );
  });

  it('reports all faults of a calculation at once', async () => {
    const wishes = [
      { field: 'nowhere', value: 1 },
      { field: 'OBJECTID', value: 1 },
      { field: 'Creator', value: 'x' },
      { field: 'people', value: 1.5 },
      { field: 'people', sqlExpression: 'name' },
      { field: 'code', value: null },
      { field: 'name' },
      { field: 'size', sqlExpression: '(SELECT 1)' },
    ];
    expect(await faultsOf('1=1', wishes)).to.deep.equal([
      "calcExpression[0].field: 'nowhere' is not a field of 'Towns'",
      'calcExpression[1].field: OBJECTID cannot be written by clients',
      'calcExpression[2].field: Creator cannot be written by clients',
      'calcExpression[3].value: must be a whole number',
      'calcExpression[4].field: people must not occur twice',
      "calcExpression[4].sqlExpression: 'name' is text, and cannot be compared with a number (at character 1)",
      'calcExpression[5].value: must not be empty',
      'calcExpression[6]: either value or sqlExpression must be given',
      'calcExpression[7].sqlExpression: a subselect is not supported (at character 2)',
    ]);
    expect(await faultsOf('  ', [{ field: 'people', value: 1 }])).to.deep.equal([
      'where: must not be blank: use 1=1 for every feature',
    ]);
    expect(await faultsOf('nowhere = 1', [{ field: 'people', value: 1 }])).to.have.length(1);
    const native = { sqlFormat: 'native' };
    expect(errorOf(await calculate('1=1', [{ field: 'people', value: 1 }], native)).code).to.equal(400);
  });

  it('requires Update, and refuses to change features of others', async () => {
    const editorTrackingInfo = {
      enableEditorTracking: true,
      enableOwnershipAccessControl: true,
      allowOthersToUpdate: false,
    };
    const makeLayer = async (capabilities: string): Promise<string> =>
      `${await world.makeService({ access: 'org', capabilities, editorTrackingInfo })}/0`;
    const asked = { where: '1=1', calcExpression: [{ field: 'people', value: 4 }] };
    const closed = await makeLayer('Query,Create');
    expect(errorOf(await world.edit(`${closed}/calculate`, asked, world.other)).code).to.equal(403);
    const shared = await makeLayer('Query,Editing');
    const add = (code: string, token: string): Promise<Json> =>
      world.edit(`${shared}/addFeatures`, { features: [{ attributes: { code } }] }, token);
    await add('a', world.other);
    await add('b', world.third);
    expect(errorOf(await world.edit(`${shared}/calculate`, asked, world.other)).code).to.equal(403);
    const own = { ...asked, where: "Creator = 'other'" };
    expect(await world.edit(`${shared}/calculate`, own, world.other)).to.include({ updatedFeatureCount: 1 });
    expect((await world.rows(shared)).map(({ people }) => people)).to.deep.equal([4, null]);
  });

  it('calculates in many features', async () => {
    const features = Array.from({ length: 1500 }, (_, index) => ({
      attributes: { code: `x${String(index)}` },
    }));
    await world.edit(`${layer}/addFeatures`, { features });
    const reply = await calculate('1=1', [{ field: 'people', sqlExpression: 'CHAR_LENGTH(code)' }]);
    expect(reply).to.include({ updatedFeatureCount: 1503 });
    const count = { where: 'people = CHAR_LENGTH(code)', returnCountOnly: true };
    expect(await world.server.get(`${layer}/query`, count, world.owner)).to.deep.equal({ count: 1503 });
  });
});
