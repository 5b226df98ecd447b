import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const feature = (attributes: object, geometry?: object): object => ({ attributes, geometry });

/** Ownership is told of on top of editor tracking. */
const OWNED = {
  enableEditorTracking: true,
  enableOwnershipAccessControl: true,
  allowOthersToQuery: true,
  allowOthersToUpdate: false,
  allowOthersToDelete: false,
};

forEachDatabase('rights to edit', (open, kind) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  /** A public service with its layer's address. */
  async function makeLayer(definition: Parameters): Promise<string> {
    return `${await world.makeService({ access: 'public', ...definition })}/0`;
  }

  /** The code of each refusal, 0 for what was done, of an add, an update and a deletion. */
  async function verdicts(layer: string, token: string | null): Promise<number[]> {
    const codeOf = (reply: Json): number => ('error' in reply ? errorOf(reply).code : 0);
    return [
      codeOf(await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'x' })] }, token)),
      codeOf(await world.edit(`${layer}/updateFeatures`, { features: [feature({ OBJECTID: 1 })] }, token)),
      codeOf(await world.edit(`${layer}/deleteFeatures`, { objectIds: 1 }, token)),
    ];
  }

  it('allows edits by capability, and all edits to the owner', async () => {
    const cases: [string, number[]][] = [
      ['Query', [403, 403, 403]],
      ['Query,Create', [0, 403, 403]],
      ['Query,Update,Delete', [403, 0, 0]],
      ['Query,Update', [403, 0, 403]],
      ['Query,Delete', [403, 403, 0]],
      ['Query,Editing', [0, 0, 0]],
    ];
    for (const [capabilities, wanted] of cases) {
      const layer = await makeLayer({ capabilities });
      expect(await verdicts(layer, world.other), capabilities).to.deep.equal(wanted);
      expect(await verdicts(layer, world.owner), capabilities).to.deep.equal([0, 0, 0]);
      const anonymous = wanted.map((code) => (code === 403 ? 499 : code));
      expect(await verdicts(layer, null), capabilities).to.deep.equal(anonymous);
    }
  });

  it('requires the capabilities of all edits in applyEdits', async () => {
    const service = await world.makeService({ access: 'public', capabilities: 'Query,Create' });
    const adds = [feature({ code: 'a' })];
    const both = { adds, deletes: '1' };
    expect(errorOf(await world.edit(`${service}/0/applyEdits`, both, world.other)).code).to.equal(403);
    const edits = [{ id: 0, ...both }];
    expect(errorOf(await world.edit(`${service}/applyEdits`, { edits }, world.other)).code).to.equal(403);
    const added = await world.edit(`${service}/0/applyEdits`, { adds }, world.other);
    expect(errorsOf(resultsOf(added, 'addResults'))).to.deep.equal(['']);
    // Nor is anybody told which layers there are who may not edit any.
    const elsewhere = [{ id: 7, deletes: [1] }];
    expect(
      errorOf(await world.edit(`${service}/applyEdits`, { edits: elsewhere }, world.other)).code,
    ).to.equal(403);
  });

  it('requires each capability in applyEdits separately', async () => {
    const lists = {
      Create: { adds: [feature({ code: 'b' })] },
      Update: { updates: [feature({ OBJECTID: 1 })] },
      Delete: { deletes: '1' },
    };
    for (const capability of Object.keys(lists)) {
      const service = await world.makeService({ access: 'public', capabilities: `Query,${capability}` });
      for (const [wanted, list] of Object.entries(lists)) {
        const onLayer = await world.edit(`${service}/0/applyEdits`, list, world.other);
        const edits = [{ id: 0, ...list }];
        const onService = await world.edit(`${service}/applyEdits`, { edits }, world.other);
        for (const reply of [onLayer, onService]) {
          const verdict = 'error' in reply ? errorOf(reply).code : 0;
          expect(verdict, `${wanted} with ${capability}`).to.equal(wanted === capability ? 0 : 403);
        }
      }
    }
  });

  it('refuses edits of a service that the caller may not see', async () => {
    const layer = await makeLayer({ access: 'private', capabilities: 'Query,Editing' });
    expect(await verdicts(layer, world.other)).to.deep.equal([404, 404, 404]);
    expect(await verdicts(layer, null)).to.deep.equal([499, 499, 499]);
  });

  it('refuses anonymous edits if the service does', async () => {
    const editorTrackingInfo = {
      enableEditorTracking: true,
      allowAnonymousToUpdate: false,
      allowAnonymousToDelete: false,
      allowAnonymousToQuery: false,
    };
    const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo });
    expect(await verdicts(layer, null)).to.deep.equal([0, 499, 499]);
    expect(await verdicts(layer, world.other)).to.deep.equal([0, 0, 0]);
    expect(errorOf(await world.server.get(`${layer}/query`, { where: '1=1' })).code).to.equal(499);
  });

  it('refuses changes of geometries where the service forbids them', async () => {
    const layer = await makeLayer({ capabilities: 'Query,Editing', allowGeometryUpdates: false });
    await world.edit(
      `${layer}/addFeatures`,
      { features: [feature({ code: 'a' }, { x: 1, y: 2 })] },
      world.other,
    );
    const features = [feature({ OBJECTID: 1, people: 2 }), feature({ OBJECTID: 1 }, { x: 3, y: 4 })];
    const edits = { features, rollbackOnFailure: false };
    expect(
      errorsOf(resultsOf(await world.edit(`${layer}/updateFeatures`, edits, world.other), 'updateResults')),
    ).to.deep.equal(['', '1000 geometry: this service does not allow geometry updates']);
    expect(
      errorsOf(resultsOf(await world.edit(`${layer}/updateFeatures`, edits), 'updateResults')),
    ).to.deep.equal(['', '']);
  });

  it('records creator and editor of a feature, whatever its attributes say', async () => {
    const editorTrackingInfo = { enableEditorTracking: true };
    const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo });
    const lie = { Creator: 'third', Editor: 'third', CreationDate: 1, EditDate: 1 };
    const made = await world.edit(
      `${layer}/addFeatures`,
      { features: [feature({ code: 'a', ...lie })], returnEditMoment: true },
      world.other,
    );
    const first = {
      Creator: 'other',
      Editor: 'other',
      CreationDate: made['editMoment'],
      EditDate: made['editMoment'],
    };
    expect((await world.rows(layer))[0]).to.include(first);
    const changed = await world.edit(`${layer}/updateFeatures`, {
      features: [feature({ OBJECTID: 1, ...lie })],
      returnEditMoment: true,
    });
    expect((await world.rows(layer))[0]).to.include({
      ...first,
      Editor: 'owner',
      EditDate: changed['editMoment'],
    });
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'b' })] }, null);
    expect((await world.rows(layer))[1]).to.include({ Creator: null, Editor: null });
  });

  it('refuses edits of others’ features under ownership-based access control', async () => {
    const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo: OWNED });
    const add = (code: string, token: string | null): Promise<Json> =>
      world.edit(`${layer}/addFeatures`, { features: [feature({ code })] }, token);
    await add('mine', world.other);
    await add('theirs', world.third);
    await add('nobodys', null);
    const updates = [1, 2, 3].map((id) => feature({ OBJECTID: id, people: id }));
    const refused = ['', '1000 The feature belongs to another user.', ''];
    const edits = { updates, deletes: '1,2,3', rollbackOnFailure: false };
    const changed = await world.edit(
      `${layer}/applyEdits`,
      { updates, rollbackOnFailure: false },
      world.other,
    );
    expect(errorsOf(resultsOf(changed, 'updateResults'))).to.deep.equal(refused);
    const anonymous = await world.edit(`${layer}/applyEdits`, { updates }, null);
    expect(errorsOf(resultsOf(anonymous, 'updateResults'))).to.deep.equal([
      '1000 The feature belongs to another user.',
      '1000 The feature belongs to another user.',
      '1003 Operation rolled back.',
    ]);
    const where = { where: '1=1' };
    const kept = await world.edit(`${layer}/deleteFeatures`, where, world.other);
    expect(errorsOf(resultsOf(kept, 'deleteResults'))).to.deep.equal([
      '1003 Operation rolled back.',
      '1000 The feature belongs to another user.',
      '1003 Operation rolled back.',
    ]);
    expect(await world.rows(layer)).to.have.length(3);
    const quiet = { ...where, returnDeleteResults: false, rollbackOnFailure: false };
    expect(await world.edit(`${layer}/deleteFeatures`, quiet, world.other)).to.deep.equal({
      success: false,
      error: { code: 1000, description: 'The feature belongs to another user.' },
    });
    expect((await world.rows(layer)).map(({ code, people }) => [code, people])).to.deep.equal([
      ['theirs', null],
    ]);
    const byOwner = await world.edit(`${layer}/applyEdits`, { ...edits, deletes: '2', updates: [] });
    expect(errorsOf(resultsOf(byOwner, 'deleteResults'))).to.deep.equal(['']);
  });

  it('refuses deletions of others’ features by ids, apart from the right to update', async () => {
    const rules = { ...OWNED, allowOthersToUpdate: true };
    const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo: rules });
    for (const [code, token] of [
      ['mine', world.other],
      ['theirs', world.third],
      ['nobodys', null],
    ] as const) {
      await world.edit(`${layer}/addFeatures`, { features: [feature({ code })] }, token);
    }
    const refused = '1000 The feature belongs to another user.';
    const byIds = await world.edit(`${layer}/deleteFeatures`, { objectIds: '1,2' }, world.other);
    expect(errorsOf(resultsOf(byIds, 'deleteResults'))).to.deep.equal([
      '1003 Operation rolled back.',
      refused,
    ]);
    const edits = { updates: [feature({ OBJECTID: 2, people: 5 })], deletes: '1,2,3' };
    const reply = await world.edit(
      `${layer}/applyEdits`,
      { ...edits, rollbackOnFailure: false },
      world.other,
    );
    expect(errorsOf(resultsOf(reply, 'deleteResults'))).to.deep.equal(['', refused, '']);
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['']);
    expect((await world.rows(layer)).map(({ code, people }) => [code, people])).to.deep.equal([
      ['theirs', 5],
    ]);
  });

  it('allows edits of features without a creator', async () => {
    const layer = await makeLayer({
      capabilities: 'Query,Editing',
      editorTrackingInfo: { ...OWNED, allowOthersToQuery: false },
    });
    const admin = layer.replace('/rest/services', '/rest/admin/services').replace(/\/0$/, '');
    const track = (enableEditorTracking: boolean): Promise<Json> =>
      world.edit(`${admin}/updateDefinition`, {
        updateDefinition: { editorTrackingInfo: { enableEditorTracking } },
      });
    await world.edit(
      `${layer}/addFeatures`,
      { features: [feature({ code: 'theirs' }), feature({ code: 'once' })] },
      world.third,
    );
    // Only as long as nobody is noted by the server can somebody be noted, or nobody.
    await track(false);
    const emptied = await world.edit(`${layer}/updateFeatures`, {
      features: [feature({ OBJECTID: 2, Creator: '' })],
    });
    expect(errorsOf(resultsOf(emptied, 'updateResults'))).to.deep.equal(['']);
    await track(true);
    expect((await world.rows(layer)).map(({ Creator }) => Creator)).to.deep.equal(['third', '']);
    const count = { where: '1=1', returnCountOnly: true };
    expect(await world.edit(`${layer}/query`, count, world.other)).to.deep.equal({ count: 1 });
    const changed = await world.edit(
      `${layer}/updateFeatures`,
      { features: [feature({ OBJECTID: 2, people: 1 })] },
      world.other,
    );
    expect(errorsOf(resultsOf(changed, 'updateResults'))).to.deep.equal(['']);
  });

  it('reveals no hidden features by arithmetic in edits', async () => {
    const hiding = { ...OWNED, allowOthersToQuery: false };
    const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo: hiding });
    const add = (code: string, people: number, token: string): Promise<Json> =>
      world.edit(`${layer}/addFeatures`, { features: [feature({ code, people })] }, token);
    await add('theirs', 100, world.third);
    await add('own', 1, world.other);
    const countAs = (token: string): Promise<Json> =>
      world.server.get(`${layer}/query`, { where: 'people * 1e307 > 0', returnCountOnly: true }, token);
    expect(await countAs(world.other)).to.deep.equal({ count: 1 });
    const asOwner = await countAs(world.owner);
    if (kind === 'sqlite') expect(asOwner).to.deep.equal({ count: 2 });
    else
      expect(errorOf(asOwner).details).to.deep.equal([
        "where: 'where' clause is invalid: a number is too large",
      ]);
  });

  it('reveals no hidden features by edits', async () => {
    const hiding = { ...OWNED, allowOthersToQuery: false };
    const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo: hiding });
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'a' })] }, world.third);
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'b' })] }, world.other);
    await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'c' })] }, null);
    const codesOf = async (token: string | null): Promise<unknown> => {
      const asked = { where: '1=1', outFields: 'code', orderByFields: 'code' };
      const reply = await world.server.get(`${layer}/query`, asked, token ?? undefined);
      return (reply['features'] as { attributes: Json }[]).map(({ attributes }) => attributes['code']);
    };
    expect(await codesOf(world.other)).to.deep.equal(['b', 'c']);
    expect(await codesOf(null)).to.deep.equal(['c']);
    expect(await codesOf(world.owner)).to.deep.equal(['a', 'b', 'c']);
    const all = { where: "code = 'a' OR 1=1", returnCountOnly: true };
    expect(await world.server.get(`${layer}/query`, all, world.other)).to.deep.equal({ count: 2 });
    const reply = await world.edit(
      `${layer}/applyEdits`,
      { updates: [feature({ OBJECTID: 1 })], deletes: '1', adds: [feature({ code: 'a' })] },
      world.other,
    );
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['1019 There is no such feature.']);
    expect(errorsOf(resultsOf(reply, 'deleteResults'))).to.deep.equal(['1019 There is no such feature.']);
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['1000 code: this value cannot be used']);
    const gone = await world.edit(`${layer}/deleteFeatures`, { where: '1=1' }, world.other);
    expect(resultsOf(gone, 'deleteResults').map(({ objectId }) => objectId)).to.deep.equal([2, 3]);
    expect(await codesOf(world.owner)).to.deep.equal(['a']);
  });

  it('neither changes nor reveals hidden features by calculate', async () => {
    for (const allowOthersToUpdate of [false, true]) {
      const hiding = { ...OWNED, allowOthersToQuery: false, allowOthersToUpdate };
      const layer = await makeLayer({ capabilities: 'Query,Editing', editorTrackingInfo: hiding });
      await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'theirs' })] }, world.third);
      await world.edit(`${layer}/addFeatures`, { features: [feature({ code: 'own' })] }, world.other);
      const asked = { where: '1=1', calcExpression: [{ field: 'people', value: 4 }] };
      expect(await world.edit(`${layer}/calculate`, asked, world.other)).to.deep.equal({
        success: true,
        updatedFeatureCount: 1,
      });
      expect((await world.rows(layer)).map(({ people }) => people)).to.deep.equal([null, 4]);
    }
  });
});
