import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  type Parameters,
  PUBLIC_URL,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';

const CSV = 'code,name,people,lat,lon\nBGO,Bergen,291189,60.39,5.32\nOSL,Oslo,717710,59.91,10.75\n';
const COORDINATES = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };

forEachDatabase('append', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  async function append(service: string, parameters: Parameters, token = owner): Promise<Json> {
    return server.post(`/rest/services/${service}/FeatureServer/0/append`, parameters, token);
  }

  it('loads an upload, updates by a unique field and can be queried', async () => {
    const name = await server.makeService(owner);
    const appendUploadId = uploadIdOf(await server.upload(name, 'cities.csv', CSV, owner));
    const source = { appendUploadId, appendUploadFormat: 'csv', appendSourceInfo: COORDINATES };
    const first = await append(name, source);
    expect(first).to.include({ status: 'processing', itemId: appendUploadId });
    expect(first['statusMessage']).to.match(new RegExp(`jobId: ${String(first['jobId'])}`));
    expect(first['statusUrl']).to.equal(
      `${PUBLIC_URL}/rest/services/${name}/FeatureServer/jobs/${String(first['jobId'])}`,
    );
    const job = await server.ended(String(first['statusUrl']), owner);
    expect(job).to.include({ status: 'Completed', recordCount: 2, insertCount: 2, layerName: 'Cities' });

    const edits = JSON.stringify({ features: [{ attributes: { code: 'BGO', people: 300000 } }] });
    const second = await append(name, { edits, upsert: 'True', upsertMatchingField: 'code' });
    expect(await server.ended(String(second['statusUrl']), owner)).to.include({
      status: 'Completed',
      updateCount: 1,
      insertCount: 0,
    });
    const query = `/rest/services/${name}/FeatureServer/0/query`;
    expect(await server.get(query, { where: '1=1', returnCountOnly: 'true' }, owner)).to.deep.equal({
      count: 2,
    });
    const found = await server.post(
      query,
      { where: "code = 'BGO'", outFields: 'name,people', outSR: '4326' },
      owner,
    );
    const [feature] = found['features'] as { attributes: Json; geometry: { x: number; y: number } }[];
    expect(feature?.attributes).to.deep.equal({ name: 'Bergen', people: 300000 });
    expect(feature?.geometry.x).to.be.closeTo(5.32, 1e-6);
    const layer = await server.get(`/rest/services/${name}/FeatureServer/0`, {}, owner);
    expect((layer['extent'] as Json)['xmin']).to.be.closeTo(592220, 1);
  });

  it('reads an upload by the other names of its parameters', async () => {
    const name = await server.makeService(owner);
    const editsUploadId = uploadIdOf(await server.upload(name, 'cities.csv', CSV, owner));
    const source = { editsUploadId, editsUploadFormat: 'csv', appendSourceInfo: COORDINATES };
    const { statusUrl } = await append(name, source);
    expect(await server.ended(String(statusUrl), owner)).to.include({ status: 'Completed', insertCount: 2 });
  });

  it('shows a job at all its addresses, by either id, to callers who may see it', async () => {
    const name = await server.makeService(owner, { access: 'public', capabilities: 'Query,Append' });
    const edits = JSON.stringify({ features: [{ attributes: { code: 'X' } }] });
    const { statusUrl, jobId, itemId } = await append(name, { edits }, other);
    expect(itemId).to.equal(String(jobId).replaceAll('-', ''));
    await server.ended(String(statusUrl), other);
    const root = `/rest/services/${name}/FeatureServer`;
    const ids = [String(jobId), String(itemId)];
    for (const id of [...ids, ...ids.map((name) => name.toUpperCase())]) {
      for (const path of [`${root}/0/append/jobs/${id}`, `${root}/append/jobs/${id}`, `${root}/jobs/${id}`]) {
        expect(await server.get(path, {}, other), path).to.include({ status: 'Completed', jobId });
        expect(await server.post(path, {}, owner), path).to.include({ status: 'Completed', jobId });
      }
    }
    const stranger = await server.signUp('stranger', 'author');
    expect(errorOf(await server.get(`${root}/jobs/${String(jobId)}`, {}, stranger)).code).to.equal(404);
    expect(errorOf(await server.get(`${root}/1/append/jobs/${String(jobId)}`, {}, owner)).code).to.equal(404);
    expect(errorOf(await server.get(`${root}/jobs/${String(jobId)}`)).code).to.equal(499);
  });

  it('lets owners append always, and others only with the capability', async () => {
    const edits = JSON.stringify({ features: [{ attributes: { code: 'X' } }] });
    const closed = await server.makeService(owner, { access: 'public', capabilities: 'Query' });
    expect(await append(closed, { edits }, owner)).to.include({ status: 'processing' });
    expect(errorOf(await append(closed, { edits }, other)).code).to.equal(403);
    const anonymous = await server.post(`/rest/services/${closed}/FeatureServer/0/append`, { edits });
    expect(errorOf(anonymous).code).to.equal(499);
    const opened = await server.makeService(owner, { access: 'org', capabilities: 'query,append' });
    expect(await append(opened, { edits }, other)).to.include({ status: 'processing' });
  });

  it('lets others update their own and unowned features, and lets owners and administrators update all', async () => {
    const chief = await server.signUp('chief', 'administrator');
    const tracking = { enableEditorTracking: true, enableOwnershipAccessControl: true };
    const name = await server.makeService(owner, {
      access: 'public',
      capabilities: 'Query,Append',
      editorTrackingInfo: { ...tracking, allowOthersToUpdate: false },
    });
    const run = async (token: string, codes: string[], more: Json = {}): Promise<Json> => {
      const features = codes.map((code) => ({ attributes: { code, name: 'touched' } }));
      const { statusUrl } = await append(name, { edits: JSON.stringify({ features }), ...more }, token);
      return server.ended(String(statusUrl), token);
    };
    const upsert = { upsert: true, upsertMatchingField: 'code' };
    await run(owner, ['A']);
    await run(other, ['B']);
    const restricted = await run(other, ['A', 'B', 'C'], upsert);
    expect(restricted).to.include({ insertCount: 1, updateCount: 1, errorCount: 1 });
    expect((restricted['errors'] as Json[])[0]).to.include({ code: 'not_owner' });
    for (const token of [owner, chief]) {
      expect(await run(token, ['A', 'B', 'C'], upsert)).to.include({ updateCount: 3, errorCount: 0 });
    }
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/updateDefinition`,
      { updateDefinition: { editorTrackingInfo: { allowOthersToQuery: false } } },
      owner,
    );
    expect(((await run(other, ['A'], upsert))['errors'] as Json[])[0]).to.include({ code: 'invalid_key' });
  });

  it('refuses an upsert where changes are tracked', async () => {
    const name = await server.makeService(owner, { capabilities: 'Query,ChangeTracking' });
    const edits = JSON.stringify({ features: [{ attributes: { code: 'X' } }] });
    expect(errorOf(await append(name, { edits, upsert: true })).details.join()).to.match(/upsert/);
  });

  it('accepts an append only as POST', async () => {
    const name = await server.makeService(owner);
    const reply = await server.get(`/rest/services/${name}/FeatureServer/0/append`, {}, owner);
    expect(errorOf(reply).code).to.equal(405);
  });

  const bad: [string, Parameters, RegExp][] = [
    ['no source', {}, /edits: exactly one of .* not 0/],
    ['two sources', { edits: '{"features":[]}', appendUploadId: 'i1' }, /edits: .* not 2/],
    ['three sources', { edits: '[]', appendUploadId: 'i1', appendItemId: 'i2' }, /edits: .* not 3/],
    ['an unknown upload', { appendUploadId: 'i1', appendUploadFormat: 'geojson' }, /appendUploadId/],
    ['an unknown format', { edits: '{"features":[]}', appendUploadFormat: 'dbase' }, /appendUploadFormat/],
    [
      'a mapping to an unknown field',
      { edits: '{"features":[]}', fieldMappings: [{ source: 'a', name: 'b' }] },
      /fieldMappings\[0\]/,
    ],
    ['a mapping that is not JSON', { edits: '{"features":[]}', fieldMappings: '[{' }, /fieldMappings/],
    [
      'an unknown matching field',
      { edits: '{"features":[]}', upsert: true, upsertMatchingField: 'nope' },
      /upsertMatchingField/,
    ],
  ];
  for (const [what, parameters, place] of bad) {
    it(`names the faulty parameter for ${what}`, async () => {
      const error = errorOf(await append(await server.makeService(owner), parameters));
      expect(error.code).to.equal(400);
      expect(error.details.join()).to.match(place);
    });
  }

  // The last one, since nobody does jobs from here on.
  it('cancels a job that waits', async () => {
    const name = await server.makeService(owner);
    await server.worker.stop();
    const edits = JSON.stringify({ features: [{ attributes: { code: 'X' } }] });
    const { jobId } = await append(name, { edits });
    const path = `/rest/services/${name}/FeatureServer/jobs/${String(jobId)}`;
    expect(await server.get(path, {}, owner)).to.include({ status: 'Pending' });
    expect(await server.post(`${path}/cancel`, {}, owner)).to.include({ status: 'Failed' });
    expect(await server.get(`/rest/services/${name}/FeatureServer/0/append/jobs/${String(jobId)}`, {}, owner))
      .to.include({ status: 'Failed' })
      .and.not.to.have.property('error');
  });
});
