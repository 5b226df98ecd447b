import { expect } from 'chai';
import { applyEdits } from '../../../../server/features/edit/apply-edits.js';
import { openTarget } from '../../../../server/features/edit/open-target.js';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { rejectionOf } from '../../../support/rejection.js';
import { errorsOf, type Result, resultsOf } from '../edit/edit-fixtures.js';
import { type Attributes, NORTH, openViewFixture, toFeature, type ViewFixture } from './view-fixture.js';

const NOT_THERE = '1019 There is no such feature.';
const UNUSABLE = '1000 code: this value cannot be used';
const CONCEALED = '1000 a field that the view does not show has no valid value';

forEachDatabase('editing through a view', (open, kind) => {
  let databases: TestDatabases;
  let fixture: ViewFixture;
  let source: string;
  let view: string;

  before(async () => {
    databases = await open();
    fixture = await openViewFixture(databases);
  });
  after(() => fixture.close());

  beforeEach(async () => {
    source = await fixture.makeSource();
    view = await fixture.makeView(source, NORTH, { capabilities: 'Query,Editing' });
  });

  /** An operation of layer 0, by the owner of both. */
  const edit = (service: string, operation: string, parameters: Parameters): Promise<Json> =>
    fixture.server.post(`/rest/services/${service}/FeatureServer/0/${operation}`, parameters, fixture.owner);
  const add = async (service: string, ...features: Json[]): Promise<Result[]> =>
    resultsOf(await edit(service, 'addFeatures', { features: features.map(toFeature) }), 'addResults');
  const update = async (service: string, features: Json[], more: Parameters = {}): Promise<Result[]> =>
    resultsOf(
      await edit(service, 'updateFeatures', { features: features.map(toFeature), ...more }),
      'updateResults',
    );
  const remove = async (service: string, selection: Parameters): Promise<Result[]> =>
    resultsOf(await edit(service, 'deleteFeatures', selection), 'deleteResults');
  const byCode = async (service = source): Promise<Record<string, Attributes>> =>
    Object.fromEntries((await fixture.rows(service)).map((row) => [String(row['code']), row]));
  const idOf = async (code: string): Promise<unknown> => (await byCode())[code]?.['OBJECTID'];
  const change = (service: string, path: string, updateDefinition: Parameters): Promise<Json> =>
    fixture.server.post(
      `/rest/admin/services/${service}/FeatureServer${path}/updateDefinition`,
      { updateDefinition },
      fixture.owner,
    );

  it('offers edits through a view as far as the service of the view allows', async () => {
    const layer = await fixture.server.get(`/rest/services/${view}/FeatureServer/0`, {}, fixture.owner);
    expect(layer).to.include({
      capabilities: 'Query,Editing,Create,Update,Delete',
      supportsCalculate: true,
      supportsApplyEditsWithGlobalIds: true,
      supportsTruncate: false,
    });
    const service = await fixture.server.get(`/rest/services/${view}/FeatureServer`, {}, fixture.owner);
    expect(service).to.include({ capabilities: 'Query,Editing,Create,Update,Delete', isUpdatableView: true });
  });

  it('adds features to the source, with defaults for fields that the view hides', async () => {
    const [added] = await add(view, {
      code: 'n4',
      name: 'Vardø',
      secret: 'told',
      region: 'north',
      x: 31,
      y: 70,
    });
    expect(added).to.include({ success: true });
    const row = (await byCode())['n4'];
    expect(row).to.include({ OBJECTID: added?.objectId, GlobalID: added?.globalId, name: 'Vardø' });
    expect(row).to.include({ secret: 'unset', region: null });
    // It is not of the north, and so not there for who looks through the view.
    expect(await fixture.codes(view)).to.deep.equal(['n1', 'n2', 'n3']);
    expect(errorsOf(await update(view, [{ OBJECTID: added?.objectId, name: 'mine' }]))).to.deep.equal([
      NOT_THERE,
    ]);
  });

  it('changes only shown fields of a feature', async () => {
    const id = await idOf('n1');
    const sent = { OBJECTID: id, name: 'changed', secret: 'told', region: 'south', x: 19, y: 69.5 };
    expect(errorsOf(await update(view, [sent]))).to.deep.equal(['']);
    expect((await byCode())['n1']).to.include({
      name: 'changed',
      people: 77,
      secret: 'alpha',
      region: 'north',
    });
    const reply = await edit(view, 'query', { objectIds: id });
    expect((reply['features'] as Json[])[0]?.['geometry']).to.deep.equal({ x: 19, y: 69.5 });
  });

  it('neither changes nor reveals features that the view excludes, however they are named', async () => {
    const before = await byCode();
    const ids = ['n1', 's1', 's2'].map((code) => before[code]?.['OBJECTID']);
    const guids = ['s1', 's2'].map((code) => before[code]?.['GlobalID']);
    const updates = [{ attributes: { OBJECTID: ids[1], name: 'taken' } }];
    const edits = await edit(view, 'applyEdits', { updates, deletes: ids.slice(1).join() });
    expect(errorsOf(resultsOf(edits, 'updateResults'))).to.deep.equal([NOT_THERE]);
    expect(errorsOf(resultsOf(edits, 'deleteResults'))).to.deep.equal([NOT_THERE, NOT_THERE]);
    // The reply repeats the ids that were sent, as for ids that do not exist.
    expect(resultsOf(edits, 'deleteResults').map(({ globalId }) => globalId)).to.deep.equal([null, null]);
    const byGuid = await edit(view, 'applyEdits', {
      updates: [{ attributes: { GlobalID: guids[0], name: 'taken' } }],
      deletes: guids.join(),
      useGlobalIds: true,
    });
    expect(errorsOf(resultsOf(byGuid, 'updateResults'))).to.deep.equal([NOT_THERE]);
    expect(resultsOf(byGuid, 'deleteResults').map(({ objectId }) => objectId)).to.deep.equal([-1, -1]);
    expect(await remove(view, { objectIds: ids.slice(1).join(), where: '1=1' })).to.deep.equal([]);
    const world = { xmin: -180, ymin: -90, xmax: 180, ymax: 50 };
    expect(await remove(view, { geometry: world, geometryType: 'esriGeometryEnvelope' })).to.deep.equal([]);
    const calculated = await edit(view, 'calculate', {
      where: "code LIKE 's%'",
      calcExpression: [{ field: 'name', value: 'taken' }],
    });
    expect(calculated).to.include({ updatedFeatureCount: 0 });
    expect(await byCode()).to.deep.equal(before);
  });

  it('edits only the features of the view where all are selected', async () => {
    const calculated = await edit(view, 'calculate', {
      where: '1=1',
      calcExpression: [{ field: 'people', sqlExpression: 'people + 1' }],
    });
    expect(calculated).to.include({ success: true, updatedFeatureCount: 3 });
    const rows = await byCode();
    expect(Object.values(rows).map(({ people }) => people)).to.deep.equal([78, 54, 22, 2800, 900]);
    expect(await remove(view, { where: '1=1' })).to.have.length(3);
    expect(await fixture.codes(source)).to.deep.equal(['s1', 's2']);
  });

  it('edits only features within the geometry of the view', async () => {
    const geometry = { xmin: 10, ymin: 60, xmax: 20, ymax: 80 };
    const value = { geometryType: 'esriGeometryEnvelope', geometry };
    const boxed = await fixture.makeView(source, {
      viewDefinitionQuery: 'people > 60',
      filter: { operator: 'esriSpatialRelContains', value },
    });
    const rows = await byCode();
    const features = ['n1', 'n2', 'n3', 's1'].map((code) => ({
      OBJECTID: rows[code]?.['OBJECTID'],
      name: 'seen',
    }));
    const changed = await update(boxed, features, { rollbackOnFailure: false });
    expect(errorsOf(changed)).to.deep.equal(['', NOT_THERE, NOT_THERE, NOT_THERE]);
    expect(await remove(boxed, { where: '1=1' })).to.have.length(1);
  });

  it('lets an edit move a feature out of the view', async () => {
    const open = await fixture.makeView(source, { viewDefinitionQuery: 'people > 50' });
    const id = await idOf('n1');
    expect(errorsOf(await update(open, [{ OBJECTID: id, people: 1 }]))).to.deep.equal(['']);
    expect(await fixture.codes(open)).to.deep.equal(['n2', 's1', 's2']);
    expect(errorsOf(await update(open, [{ OBJECTID: id, people: 99 }]))).to.deep.equal([NOT_THERE]);
    const calcExpression = [{ field: 'people', value: 0 }];
    expect(await edit(open, 'calculate', { where: '1=1', calcExpression })).to.include({
      updatedFeatureCount: 3,
    });
    expect(await fixture.codes(open)).to.deep.equal([]);
    expect(await fixture.codes(source)).to.have.length(5);
  });

  const NAMED: Readonly<Record<string, (field: string) => readonly [string, Parameters]>> = {
    'where of deleteFeatures': (field) => ['deleteFeatures', { where: `${field} = 'alpha'` }],
    'where of calculate': (field) => [
      'calculate',
      { where: `${field} = 'alpha'`, calcExpression: [{ field: 'name', value: 'x' }] },
    ],
    calcExpression: (field) => ['calculate', { where: '1=1', calcExpression: [{ field, value: 'x' }] }],
    sqlExpression: (field) => [
      'calculate',
      { where: '1=1', calcExpression: [{ field: 'name', sqlExpression: field }] },
    ],
  };
  for (const [place, request] of Object.entries(NAMED)) {
    it(`knows no hidden field in ${place} of an edit`, async () => {
      const before = await byCode();
      const told = async (field: string): Promise<string> =>
        JSON.stringify(errorOf(await edit(view, ...request(field)))).replaceAll(field, '…');
      expect(await told('secret')).to.equal(await told('colour'));
      expect(await byCode()).to.deep.equal(before);
    });
  }

  it('knows no hidden field of a view in validateSQL', async () => {
    const told = async (field: string): Promise<string> =>
      JSON.stringify(await edit(view, 'validateSQL', { sql: `${field} = 'a'` })).replaceAll(field, '…');
    expect(await told('region'))
      .to.equal(await told('colour'))
      .and.include('"isValidSQL":false');
  });

  it('reports the same error for a value of a hidden feature and of a shown one', async () => {
    const before = await byCode();
    const results = [
      ...(await add(view, { code: 's1' })),
      ...(await add(view, { code: 'n1' })),
      ...(await update(view, [{ OBJECTID: before['n1']?.['OBJECTID'], code: 's1' }])),
      ...(await update(view, [{ OBJECTID: before['n1']?.['OBJECTID'], code: 'n2' }])),
    ];
    expect(errorsOf(results)).to.deep.equal([UNUSABLE, UNUSABLE, UNUSABLE, UNUSABLE]);
    expect(await byCode()).to.deep.equal(before);
  });

  it('does not name a hidden field that prevents an edit', async () => {
    await fixture.server.post(
      `/rest/admin/services/${source}/FeatureServer/0/addToDefinition`,
      { addToDefinition: { indexes: [{ name: 'by_both', fields: 'name,secret', isUnique: true }] } },
      fixture.owner,
    );
    expect(errorsOf(await add(view, { code: 'n5', name: 'Same' }))).to.deep.equal(['']);
    const again = await add(view, { code: 'n6', name: 'Same' });
    expect(errorsOf(again)).to.deep.equal([CONCEALED]);
    const shown = await fixture.makeView(source, { sourceLayerFields: ['code', 'name'] });
    const calcExpression = [{ field: 'name', value: 'Same' }];
    await edit(source, 'calculate', { where: '1=1', calcExpression: [{ field: 'secret', value: 'one' }] });
    const reply = await edit(shown, 'calculate', { where: '1=1', calcExpression });
    expect(errorOf(reply).details).to.deep.equal([`calcExpression[0]: ${CONCEALED.slice(5)}`]);
  });

  it('does not name a hidden required field in an edit', async () => {
    await change(source, '/0', { fields: [{ name: 'region', nullable: false }] });
    const id = await idOf('n1');
    const updates = [{ attributes: { OBJECTID: id, name: 'changed' } }];
    const reply = await edit(view, 'applyEdits', {
      adds: [{ attributes: { code: 'n9' } }],
      updates,
      rollbackOnFailure: false,
    });
    expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal([CONCEALED]);
    expect(errorsOf(resultsOf(reply, 'updateResults'))).to.deep.equal(['']);
  });

  it('names the view, and not its source, in errors', async () => {
    const other = await fixture.makeSource();
    await change(other, '/0', { name: 'Concealed' });
    const shown = await fixture.makeView(other, { sourceLayerFields: ['code'] });
    const told = [
      await edit(shown, 'calculate', { where: '1=1', calcExpression: [{ field: 'people', value: 1 }] }),
      await edit(shown, 'deleteFeatures', { where: 'people = 1' }),
      await edit(shown, 'addFeatures', { features: [{ attributes: { code: 'n1' } }] }),
    ];
    expect(JSON.stringify(told)).not.to.match(/Concealed|sites/i);
  });

  it('reveals no hidden features by arithmetic', async () => {
    await edit(source, 'calculate', {
      where: "code LIKE 's%'",
      calcExpression: [{ field: 'people', sqlExpression: 'people * 1e300' }],
    });
    const calcExpression = [{ field: 'people', sqlExpression: 'people * 1e10' }];
    const where = 'people * 1e10 > 0';
    expect(await edit(view, 'calculate', { where, calcExpression })).to.include({ updatedFeatureCount: 3 });
    expect(await remove(view, { where })).to.have.length(3);
    if (kind === 'postgres') {
      expect(errorOf(await edit(source, 'deleteFeatures', { where })).details.join()).to.include('too large');
    }
  });

  it('accepts global ids, and does not reveal which are taken', async () => {
    const hidden = (await byCode())['s1']?.['GlobalID'];
    const fresh = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
    const adds = [hidden, fresh].map((GlobalID, index) => ({
      attributes: { GlobalID, code: `g${String(index)}` },
    }));
    const reply = await edit(view, 'applyEdits', { adds, useGlobalIds: true, rollbackOnFailure: false });
    const results = resultsOf(reply, 'addResults');
    expect(errorsOf(results)).to.deep.equal(['1000 GlobalID: this value cannot be used', '']);
    expect((await byCode())['g1']).to.include({ GlobalID: fresh });
  });

  it('updates the dates of the last edit and the extents of view and source by edits', async () => {
    const layerOf = (service: string): Promise<Json> =>
      fixture.server.get(`/rest/services/${service}/FeatureServer/0`, {}, fixture.owner);
    await update(view, [{ OBJECTID: await idOf('n1'), x: 60, y: 75 }]);
    const layers = [await layerOf(source), await layerOf(view)];
    for (const { editingInfo, extent } of layers) {
      expect((editingInfo as Json)['dataLastEditDate']).to.equal(
        (layers[0]?.['editingInfo'] as Json)['dataLastEditDate'],
      );
      expect(extent).to.include({ xmax: 60, ymax: 75 });
    }
    expect(layers[0]?.['extent']).to.include({ ymin: 41 });
    expect(layers[1]?.['extent']).to.include({ ymin: 67 });
  });

  it('edits several layers at once, two of which may show one source: all or nothing', async () => {
    const south = {
      name: 'South',
      viewDefinitionQuery: "region = 'south'",
      sourceLayerFields: ['code', 'name'],
    };
    await fixture.addView(view, source, south);
    const rows = await byCode();
    const updateOf = (code: string): Json => ({
      attributes: { OBJECTID: rows[code]?.['OBJECTID'], name: 'seen' },
    });
    const apply = (edits: Json[]): Promise<Json> =>
      fixture.server.post(`/rest/services/${view}/FeatureServer/applyEdits`, { edits }, fixture.owner);
    const crossed = await apply([
      { id: 0, updates: [updateOf('n1')] },
      { id: 1, updates: [updateOf('n2')] },
    ]);
    const outcome = (crossed as unknown as Json[]).map((one) => errorsOf(resultsOf(one, 'updateResults')));
    expect(outcome).to.deep.equal([['1003 Operation rolled back.'], [NOT_THERE]]);
    expect(await byCode()).to.deep.equal(rows);
    await apply([
      { id: 0, updates: [updateOf('n1')], deletes: String(rows['n3']?.['OBJECTID']) },
      { id: 1, updates: [updateOf('s1')], adds: [toFeature({ code: 's9', x: 1, y: 1 })] },
    ]);
    const after = await byCode();
    expect(Object.keys(after)).to.deep.equal(['n1', 'n2', 's1', 's2', 's9']);
    expect([after['n1'], after['s1']].map((row) => row?.['name'])).to.deep.equal(['seen', 'seen']);
    const layer = await fixture.server.get(`/rest/services/${source}/FeatureServer/0`, {}, fixture.owner);
    // Alta was the most northern and eastern one.
    expect(layer['extent']).to.include({ xmin: 1, ymin: 1, xmax: 18, ymax: 69 });
  });

  it('writes nothing if the view has changed its features meanwhile', async () => {
    const deps = { features: databases.features, clock: Date.now, waitMs: 5000 };
    const service = await findService(databases.features, view);
    const layer = service && (await findLayer(databases.features, service.key, 0));
    if (service === undefined || layer === undefined) throw new Error('the view is gone');
    const owner = { userId: service.ownerId, name: 'olga', role: 'author' } as const;
    const { signal } = new AbortController();
    const target = await openTarget(deps, { service, layer }, { principal: owner, signal }, ['Update']);
    expect(await change(view, '/0', { viewDefinitionQuery: "code = 'n2'" })).to.include({ success: true });
    const updates = [{ attributes: { OBJECTID: await idOf('n1'), name: 'late' } }];
    const options = { useGlobalIds: false, rollbackOnFailure: true, signal };
    const late = applyEdits(deps, [{ target, edits: { adds: [], updates, deletes: [] } }], options);
    expect(await rejectionOf(late)).to.include({ code: 'server.unavailable' });
    expect((await byCode())['n1']).to.include({ name: 'Tromsø' });
  });
});
