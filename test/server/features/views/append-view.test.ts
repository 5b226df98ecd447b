import { expect } from 'chai';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters } from '../../../support/servers/feature-server.js';
import { openViewFixture, type ViewFixture } from './view-fixture.js';

const BY_CODE = { upsert: true, upsertMatchingField: 'code' };

forEachDatabase('appending through a view', (open) => {
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
    view = await fixture.makeView(source);
  });

  const byCode = async (service = source): Promise<Record<string, Json>> =>
    Object.fromEntries((await fixture.rows(service)).map((row) => [String(row['code']), row]));
  const reasons = (job: Json): unknown[] =>
    (job['errors'] as Json[]).map(({ sourceRow, field, code }) => [sourceRow, field, code]);
  const layerOf = (service: string): Promise<Json> =>
    fixture.server.get(`/rest/services/${service}/FeatureServer/0`, {}, fixture.owner);

  it('inserts rows into the source of a view, with defaults and ids for hidden fields', async () => {
    const job = await fixture.append(view, [{ code: 'n4', name: 'Vardø', people: 2, x: 31, y: 70 }]);
    expect(job).to.include({ status: 'Completed', layerName: 'Shown', insertCount: 1, errorCount: 0 });
    expect((await byCode())['n4']).to.deep.include({ name: 'Vardø', secret: 'unset', region: null });
  });

  it('accepts rows that the view does not show, which then stay hidden', async () => {
    await fixture.append(view, [{ code: 'x1', name: 'Nowhere' }]);
    expect(await fixture.codes(view)).not.to.include('x1');
    expect(await fixture.codes(source)).to.include('x1');
    const open = await fixture.makeView(source, { viewDefinitionQuery: 'people > 50' });
    const job = await fixture.append(open, [
      { code: 'y1', people: 51 },
      { code: 'y2', people: 50 },
    ]);
    expect(job).to.include({ status: 'Completed', insertCount: 2 });
    expect(await fixture.codes(open))
      .to.include('y1')
      .and.not.include('y2');
  });

  it('writes no field that the view hides', async () => {
    const job = await fixture.append(view, [{ code: 'n4', secret: 'told', region: 'north' }]);
    expect(job).to.include({ status: 'Completed', insertCount: 1 });
    expect((await byCode())['n4']).to.deep.include({ secret: 'unset', region: null });
    await fixture.append(view, [{ code: 'n1', secret: 'told', region: 'south' }], BY_CODE);
    expect((await byCode())['n1']).to.deep.include({ secret: 'alpha', region: 'north' });
  });

  it('reports columns and fields without a match, except names that the view hides', async () => {
    const job = await fixture.append(view, [{ code: 'n4', secret: 'told', region: 'north' }]);
    expect(job).to.deep.include({
      unmatchedSourceFields: ['secret', 'region'],
      unfilledFields: ['name', 'people'],
    });
    const refused = await fixture.append(view, [{ secret: 'told', port: 'Bar' }]);
    expect(refused['statusMessage']).to.contain(
      'matches a field of Shown; nothing was written. The source has: secret, port. The layer has: code, name, people.',
    );
    const other = await fixture.append(view, [{ code: 'n5', port: 1, region: 'north' }], {
      appendFields: ['code', 'people'],
    });
    expect(other).to.deep.include({
      unmatchedSourceFields: ['port', 'region'],
      unfilledFields: ['people'],
    });
  });

  it('reports values outside of domains only for shown fields, by no type that the view hides', async () => {
    const range = (...bounds: number[]): Json => ({ type: 'range', name: 'people', range: bounds });
    const changed = await fixture.server.post(
      `/rest/admin/services/${source}/FeatureServer/0/updateDefinition`,
      {
        updateDefinition: {
          fields: [{ name: 'people', domain: range(0, 100) }],
          typeIdField: 'region',
          types: [{ id: 'north', name: 'North', domains: { people: range(0, 1) }, templates: [] }],
        },
      },
      fixture.owner,
    );
    expect(changed).to.include({ success: true });
    const warned = (job: Json): unknown[] =>
      (job['messages'] as Json[]).flatMap(({ type, description }) =>
        type === 'esriJobMessageTypeWarning' ? [description] : [],
      );
    const job = await fixture.append(
      view,
      [
        { code: 'n1', people: 50 },
        { code: 'n2', people: 101 },
      ],
      BY_CODE,
    );
    expect(warned(job)).to.deep.equal(['people: 1 value is outside of the domain of the field: 101.']);
    const own = await fixture.append(source, [{ code: 'n1', people: 50 }], BY_CODE);
    expect(warned(own)).to.deep.equal(['people: 1 value is outside of the domain of the field: 50.']);
  });

  const NAMED: Readonly<Record<string, Parameters>> = {
    fieldMappings: { fieldMappings: [{ name: 'secret', source: 'name' }] },
    appendFields: { appendFields: ['code', 'region'] },
    upsertMatchingField: { upsert: true, upsertMatchingField: 'secret' },
  };
  for (const [parameter, parameters] of Object.entries(NAMED)) {
    it(`refuses a hidden field in ${parameter} like an unknown one`, async () => {
      const { code, details } = errorOf(await fixture.append(view, [{ code: 'n4' }], parameters));
      expect(code).to.equal(400);
      expect(details.join()).to.match(new RegExp(`${parameter}.*the layer has no field (secret|region)`));
      expect(await fixture.codes(source)).to.have.length(5);
    });
  }

  it('writes nothing if the view has hidden a requested field meanwhile', async () => {
    const post = (path: string, parameters: Parameters): Promise<Json> =>
      fixture.server.post(`/rest/${path}`, parameters, fixture.owner);
    const NAMING: readonly [field: string, parameters: Parameters][] = [
      ['people', { fieldMappings: [{ name: 'people', source: 'number' }] }],
      ['people', { appendFields: ['code', 'people'] }],
      ['code', BY_CODE],
    ];
    for (const [name, parameters] of NAMING) {
      const [own, seen] = [await fixture.makeSource(), await fixture.makeViewService()];
      await fixture.addView(seen, own);
      // Refused as long as there is a row of this code, and would be good now.
      const failed = await fixture.append(seen, [{ code: 's1', people: 1, number: 1 }], parameters);
      expect(failed).to.include({ status: 'Failed', errorCount: 1 });
      await post(`services/${own}/FeatureServer/0/deleteFeatures`, { where: "code = 's1'" });
      const updateDefinition = { fields: [{ name, visible: false }] };
      const hidden = await post(`admin/services/${seen}/FeatureServer/0/updateDefinition`, {
        updateDefinition,
      });
      expect(hidden).to.deep.equal({ success: true });
      const again = await post(`services/${seen}/FeatureServer/jobs/${String(failed['jobId'])}/restart`, {});
      const status = await fixture.server.ended(String(again['statusUrl']), fixture.owner);
      expect(status).to.include({ status: 'Failed', insertCount: 0 });
      expect(status['statusMessage']).to.match(/^The view no longer shows all fields/);
      expect(await fixture.codes(own)).to.have.length(4);
    }
  });

  it('queues an append to a view with the other jobs of its source', async () => {
    const queue = createJobQueue(databases.system);
    const laneOf = async (service: string): Promise<unknown> => {
      const { jobId } = await fixture.append(service, [{ code: 'n1', name: 'seen' }], BY_CODE);
      return (await queue.find(String(jobId)))?.lane;
    };
    expect(await laneOf(view))
      .to.be.a('string')
      .and.equal(await laneOf(source));
    expect(await laneOf(await fixture.makeSource())).not.to.equal(await laneOf(source));
  });

  it('updates the rows that the view shows, and inserts others', async () => {
    const job = await fixture.append(
      view,
      [
        { code: 'n1', name: 'changed', x: 19, y: 69 },
        { code: 'n9', name: 'new' },
      ],
      BY_CODE,
    );
    expect(job).to.include({ status: 'Completed', insertCount: 1, updateCount: 1, errorCount: 0 });
    const rows = await byCode();
    expect(rows['n1']).to.include({ name: 'changed', people: 77, secret: 'alpha', region: 'north' });
    expect(rows['n9']).to.include({ name: 'new', secret: 'unset' });
  });

  it('neither changes nor reveals a hidden row, however it is named', async () => {
    const before = await byCode();
    const ids = { s1: before['s1']?.['OBJECTID'], guid: before['s1']?.['GlobalID'] };
    const keys: readonly [Json, Parameters][] = [
      [{ code: 's1' }, BY_CODE],
      [{ OBJECTID: ids.s1 }, { upsert: true }],
      [{ GlobalID: ids.guid }, { upsert: true, useGlobalIds: true }],
    ];
    for (const [key, parameters] of keys) {
      const sent = [{ ...key, name: 'taken over' }];
      const inserted = await fixture.append(view, sent, parameters);
      expect(inserted).to.include({ status: 'Failed', insertCount: 0, updateCount: 0, errorCount: 1 });
      expect(reasons(inserted)).to.deep.equal([[1, Object.keys(key)[0], 'invalid_key']]);
      const skipped = await fixture.append(view, sent, { ...parameters, skipInserts: true });
      expect(skipped).to.include({ status: 'Completed', updateCount: 0, skippedCount: 1, errorCount: 0 });
      const dry = await fixture.append(view, sent, { ...parameters, skipInserts: true, dryRun: true });
      expect(dry).to.include({ updateCount: 0, unchangedCount: 0, skippedCount: 1 });
    }
    expect(await byCode()).to.deep.equal(before);
  });

  it('rolls all rows back for a hidden row on request', async () => {
    const before = await byCode();
    const sent = [
      { code: 'n1', name: 'changed' },
      { code: 's1', name: 'changed' },
    ];
    const job = await fixture.append(view, sent, { ...BY_CODE, rollbackOnFailure: true });
    expect(job).to.include({ status: 'Failed', updateCount: 0, errorCount: 1 });
    expect(await byCode()).to.deep.equal(before);
    expect(await fixture.append(view, sent, BY_CODE)).to.include({ status: 'Completed', updateCount: 1 });
  });

  it('lets an update move a row out of the view', async () => {
    const open = await fixture.makeView(source, { viewDefinitionQuery: 'people > 50' });
    await fixture.append(open, [{ code: 'n1', people: 1 }], BY_CODE);
    expect(await fixture.codes(open)).to.deep.equal(['n2', 's1', 's2']);
    expect((await byCode())['n1']).to.include({ people: 1 });
  });

  it('matches only rows within the geometry of the view', async () => {
    const geometry = { xmin: 10, ymin: 60, xmax: 20, ymax: 80 };
    const filter = {
      operator: 'esriSpatialRelContains',
      value: { geometryType: 'esriGeometryEnvelope', geometry },
    };
    const boxed = await fixture.makeView(source, { filter });
    const sent = ['n1', 'n2', 'n3', 's1'].map((code) => ({ code, name: 'seen' }));
    const job = await fixture.append(boxed, sent, { ...BY_CODE, skipInserts: true });
    expect(job).to.include({ status: 'Completed', updateCount: 2, skippedCount: 2 });
    const seen = (await fixture.rows(source)).filter(({ name }) => name === 'seen').map(({ code }) => code);
    expect(seen).to.deep.equal(['n1', 'n2']);
  });

  it('reports the same error for a value of a hidden row and of a visible row', async () => {
    const sent = [{ code: 's1' }, { code: 'n1' }];
    const job = await fixture.append(view, sent);
    expect(reasons(job)).to.deep.equal([
      [1, 'code', 'duplicate_value'],
      [2, 'code', 'duplicate_value'],
    ]);
    const unusable = 'this value cannot be used';
    expect((job['errors'] as Json[]).map(({ description }) => description)).to.deep.equal([
      unusable,
      unusable,
    ]);
  });

  it('does not name a hidden field that must have a value', async () => {
    const strict = await fixture.makeSource();
    const updateDefinition = { fields: [{ name: 'region', nullable: false }] };
    await fixture.server.post(
      `/rest/admin/services/${strict}/FeatureServer/0/updateDefinition`,
      { updateDefinition },
      fixture.owner,
    );
    const shown = await fixture.makeView(strict);
    const job = await fixture.append(shown, [{ code: 'n1', name: 'changed' }, { code: 'n9' }], BY_CODE);
    expect(job).to.include({ status: 'Completed', updateCount: 1, errorCount: 1 });
    expect(reasons(job)).to.deep.equal([[2, null, 'required']]);
    expect(JSON.stringify(job)).not.to.include('region');
  });

  it('truncates nothing through a view', async () => {
    const reply = await fixture.append(view, [{ code: 'n4' }], { truncateExisting: true });
    expect(errorOf(reply).details.join()).to.include('truncateExisting');
    expect(await fixture.codes(source)).to.have.length(5);
  });

  it('updates the dates of the last edit and the extents of view and source', async () => {
    const before = [await layerOf(source), await layerOf(view)].map(({ editingInfo }) => editingInfo as Json);
    await fixture.append(view, [{ code: 'n1', x: 60, y: 75 }], BY_CODE);
    const layers = [await layerOf(source), await layerOf(view)];
    for (const [index, { editingInfo, extent }] of layers.entries()) {
      const { lastEditDate, dataLastEditDate } = editingInfo as Json;
      expect(lastEditDate).to.be.greaterThan(Number(before[index]?.['dataLastEditDate']) - 1);
      expect(dataLastEditDate).to.equal((layers[0]?.['editingInfo'] as Json)['dataLastEditDate']);
      expect(extent).to.include({ xmax: 60, ymax: 75 });
    }
    expect(layers[0]?.['extent']).to.include({ ymin: 41 });
    expect(layers[1]?.['extent']).to.include({ ymin: 67 });
  });

  it('reads uploads to the view, and shows its jobs at the addresses of the view', async () => {
    const uploaded = await fixture.server.upload(
      view,
      'rows.csv',
      'code,name,secret\nn7,Hammerfest,told\n',
      fixture.owner,
    );
    const { itemID } = uploaded['item'] as Json;
    const submitted = await fixture.server.post(
      `/rest/services/${view}/FeatureServer/0/append`,
      { appendUploadId: itemID, appendUploadFormat: 'csv', appendSourceInfo: {} },
      fixture.owner,
    );
    const ended = await fixture.server.ended(String(submitted['statusUrl']), fixture.owner);
    expect(ended).to.include({ status: 'Completed', insertCount: 1 });
    expect((await byCode())['n7']).to.include({ name: 'Hammerfest', secret: 'unset' });
    const job = `0/append/jobs/${String(submitted['jobId'])}`;
    const at = (service: string, path: string): Promise<Json> =>
      fixture.server.get(`/rest/services/${service}/FeatureServer/${path}`, {}, fixture.owner);
    expect(await at(view, job)).to.include({ status: 'Completed' });
    expect(errorOf(await at(source, job)).code).to.equal(404);
    expect(await at(view, '0/append/jobs')).to.include({ total: 1 });
  });

  it('appends to several layers of a view in one job', async () => {
    const other = await fixture.makeSource();
    await fixture.addView(view, other, { name: 'Others', sourceLayerFields: ['code'] });
    const layers = ['Shown', 'Others'].map((name) => ({
      layerDefinition: { name },
      featureSet: { features: [{ attributes: { code: 'both', name } }] },
    }));
    const submitted = await fixture.server.post(
      `/rest/services/${view}/FeatureServer/append`,
      { edits: { layers }, layers: [0, 1] },
      fixture.owner,
    );
    const job = await fixture.server.ended(String(submitted['statusUrl']), fixture.owner);
    expect(job).to.include({ status: 'Completed', insertCount: 2 });
    expect((job['layers'] as Json[]).map(({ id, name }) => [id, name])).to.deep.equal([
      [0, 'Shown'],
      [1, 'Others'],
    ]);
    expect((await byCode())['both']).to.include({ name: 'Shown' });
    expect((await byCode(other))['both']).to.include({ name: null });
  });

  it('refuses upserts to a view if it or its source tracks changes', async () => {
    for (const tracked of [source, view]) {
      const change = (capabilities: string): Promise<Json> =>
        fixture.server.post(
          `/rest/admin/services/${tracked}/FeatureServer/updateDefinition`,
          { updateDefinition: { capabilities } },
          fixture.owner,
        );
      await change('Query,ChangeTracking');
      expect(errorOf(await fixture.append(view, [{ code: 'n1' }], BY_CODE)).details.join()).to.include(
        'upsert',
      );
      await change('Query');
    }
    expect(await fixture.append(view, [{ code: 'n1' }], BY_CODE)).to.include({ status: 'Completed' });
  });
});
