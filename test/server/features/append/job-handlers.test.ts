import { expect } from 'chai';
import { fromPayload } from '../../../../server/features/append/request/request.js';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const row = (code: string | null, name = 'Bergen'): Json => ({ attributes: { code, name } });

forEachDatabase('append jobs', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let third: string;
  let administrator: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
    third = await server.signUp('third', 'contributor');
    administrator = await server.signUp('chief', 'administrator');
  });
  after(() => server.close());

  const open2 = { access: 'public', capabilities: 'Query,Uploads,Append' };
  const path = (name: string): string => `/rest/services/${name}/FeatureServer`;
  const append = (name: string, parameters: Json, token = owner, layer = '/0'): Promise<Json> =>
    server.post(`${path(name)}${layer}/append`, parameters, token);
  const ended = (submission: Json, token = owner): Promise<Json> =>
    server.ended(String(submission['statusUrl']), token);
  const idsOf = (reply: Json): unknown[] => (reply['jobs'] as Json[]).map((job) => job['jobId']);

  async function raw(url: string, token: string): Promise<{ body: string; type: string; status: number }> {
    const reply = await server.server.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return { body: reply.payload, type: String(reply.headers['content-type']), status: reply.statusCode };
  }

  async function keyed(name: string, key: string, parameters: Json, token = owner): Promise<Json> {
    const form = new URLSearchParams({ f: 'json', token });
    for (const [member, value] of Object.entries(parameters)) {
      form.set(member, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const reply = await server.server.inject({
      method: 'POST',
      url: `${path(name)}/0/append`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
      payload: form.toString(),
    });
    return JSON.parse(reply.payload) as Json;
  }

  it('creates one append job per idempotency key, even if the source is gone', async () => {
    const name = await server.makeService(owner);
    const upload = await server.upload(
      name,
      'a.geojson',
      '{"type":"FeatureCollection","features":[]}',
      owner,
    );
    const appendUploadId = String((upload['item'] as Json)['itemID']);
    const parameters = { appendUploadId, appendUploadFormat: 'geojson' };
    const first = await keyed(name, 'one', parameters);
    expect(first).to.include({ itemId: appendUploadId });
    await ended(first);
    await server.post(`${path(name)}/uploads/${appendUploadId}/delete`, {}, owner);
    expect(await keyed(name, 'one', { ...parameters, f: 'pjson' })).to.deep.equal(first);
    expect(errorOf(await keyed(name, 'one', { ...parameters, upsert: 'true' })).code).to.equal(422);
    expect(errorOf(await keyed(name, 'two', parameters)).code).to.equal(400);
    const elsewhere = await server.makeService(owner);
    expect(errorOf(await keyed(elsewhere, 'one', parameters)).code).to.equal(422);
    expect((await server.get(`${path(name)}/jobs`, {}, owner))['total']).to.equal(1);
  });

  it("lists jobs newest first: the caller's own, or all for administrators of the service", async () => {
    const name = await server.makeService(owner, open2);
    const edits = { edits: { features: [row('A')] } };
    const mine = await append(name, edits);
    const theirs = await append(name, { edits: { features: [row('B')] } }, other);
    await ended(theirs, other);
    const all = await server.get(`${path(name)}/jobs`, {}, owner);
    expect(idsOf(all)).to.deep.equal([theirs['jobId'], mine['jobId']]);
    expect(all).to.include({ total: 2, start: 1, num: 10, nextStart: -1 });
    expect((all['jobs'] as Json[])[0]).to.include({
      status: 'Completed',
      layerName: 'Cities',
      recordCount: 1,
      owner: 'other',
    });
    expect(idsOf(await server.post(`${path(name)}/jobs`, {}, other))).to.deep.equal([theirs['jobId']]);
    expect(idsOf(await server.get(`${path(name)}/0/append/jobs`, {}, third))).to.deep.equal([]);
    const page = await server.get(`${path(name)}/0/append/jobs`, { start: '1', num: '1' }, owner);
    expect(idsOf(page)).to.deep.equal([theirs['jobId']]);
    expect(page).to.include({ total: 2, nextStart: 2 });
    expect(errorOf(await server.get(`${path(name)}/jobs`)).code).to.equal(499);
  });

  it('does not find jobs at the address of another service, nor jobs of other kinds', async () => {
    const [name, elsewhere] = [await server.makeService(owner), await server.makeService(owner)];
    const submission = await append(name, { edits: { features: [row('A')] } });
    const { id } = await createJobQueue(databases.system).submit({ kind: 'other', payload: {} });
    for (const at of [
      `${path(elsewhere)}/jobs/${String(submission['jobId'])}`,
      `${path(elsewhere)}/0/append/jobs/${String(submission['jobId'])}`,
      `${path(name)}/jobs/${id}`,
      `${path(name)}/jobs/${id}/restart`,
    ]) {
      expect(errorOf(await server.post(at, {}, administrator)).code, at).to.equal(404);
    }
    await ended(submission);
  });

  it('returns every refused row as CSV and NDJSON to callers who may see the job', async () => {
    const name = await server.makeService(owner, open2);
    const features = [row('A'), row('far too long', '=1+1,"x"'), row(null)];
    const submission = await append(name, { edits: { features } });
    const status = await ended(submission);
    expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 2 });
    const url = `${path(name)}/jobs/${String(submission['jobId'])}/report`;
    expect(status['reportUrl']).to.match(new RegExp(`${url}$`));
    const ndjson = await raw(`${url}?format=ndjson`, owner);
    expect(ndjson.type).to.contain('application/x-ndjson');
    const lines = ndjson.body.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as Json)).to.deep.equal(status['errors']);
    const csv = await raw(url, owner);
    expect(csv.type).to.contain('text/csv');
    expect(csv.body.split('\r\n')).to.have.length(4);
    expect(csv.body).to.match(
      /^layerId,sourceRow,field,value,code,description\r\n,2,code,far too long,too_long,/,
    );
    const refused = await raw(`${url}?f=json`, third);
    expect(refused.body).to.contain('Job not found.');
  });

  it('returns a report if nothing was written, and none if nothing was refused', async () => {
    const name = await server.makeService(owner);
    const failed = await append(name, {
      edits: { features: [row('A'), row(null)] },
      rollbackOnFailure: true,
    });
    expect(await ended(failed))
      .to.include({ status: 'Failed' })
      .and.to.have.property('reportUrl');
    const good = await append(name, { edits: { features: [row('A')] } });
    expect(await ended(good)).not.to.have.property('reportUrl');
    const none = await raw(`${path(name)}/jobs/${String(good['jobId'])}/report?f=json`, owner);
    expect(none.body).to.contain('The job refused no rows.');
  });

  it('restarts failed jobs on request as the user who submitted them', async () => {
    const name = await server.makeService(owner, open2);
    const edits = { features: [row('A'), row('A')] };
    const first = await append(name, { edits, rollbackOnFailure: true }, other);
    expect(await ended(first, other)).to.include({ status: 'Failed' });
    const restart = (token: string, id = first['jobId']): Promise<Json> =>
      server.post(`${path(name)}/jobs/${String(id)}/restart`, {}, token);
    expect(errorOf(await restart(third)).code).to.equal(404);
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/updateDefinition`,
      { updateDefinition: { capabilities: 'Query' } },
      owner,
    );
    // The owner may append; who submitted the job may not any more.
    for (const token of [other, owner]) expect(errorOf(await restart(token)).code).to.equal(403);
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/updateDefinition`,
      { updateDefinition: { capabilities: 'Query,Append' } },
      owner,
    );
    const second = await restart(other);
    expect(second['jobId']).not.to.equal(first['jobId']);
    expect(await ended(second, other)).to.include({ status: 'Failed', errorCount: 1 });
    for (const token of [owner, administrator]) {
      const theirs = await restart(token);
      expect(await ended(theirs, other)).to.include({ status: 'Failed', errorCount: 1 });
      const [newest] = (await server.get(`${path(name)}/jobs`, {}, other))['jobs'] as Json[];
      expect(newest).to.include({ jobId: theirs['jobId'], owner: 'other' });
    }
    const good = await append(name, { edits: { features: [row('B')] } }, other);
    await ended(good, other);
    expect(errorOf(await restart(other, good['jobId'])).message).to.contain('Only a failed job');
  });

  it('restarts a job only while its source, layer and submitter exist, under current rules', async () => {
    const tracking = { enableEditorTracking: true, enableOwnershipAccessControl: true };
    const name = await server.makeService(owner, {
      ...open2,
      editorTrackingInfo: { ...tracking, allowOthersToUpdate: false },
    });
    const leaver = await server.signUp('leaver', 'contributor');
    await ended(await append(name, { edits: { features: [row('A', 'by owner')] } }));
    const upsert = { upsert: true, upsertMatchingField: 'code' };
    const first = await append(name, { edits: { features: [row('A', 'by other')] }, ...upsert }, leaver);
    expect(await ended(first, leaver)).to.include({ status: 'Failed', errorCount: 1 });
    const restart = (): Promise<Json> =>
      server.post(`${path(name)}/jobs/${String(first['jobId'])}/restart`, {}, owner);
    // The owner may update the row; in whose name it is repeated may not.
    expect(await ended(await restart())).to.include({ status: 'Failed', errorCount: 1 });
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/updateDefinition`,
      { updateDefinition: { editorTrackingInfo: { allowOthersToUpdate: true } } },
      owner,
    );
    expect(await ended(await restart())).to.include({ status: 'Completed', updateCount: 1 });
    await databases.system.write((trx) =>
      trx('users').where({ name: 'leaver' }).update({ disabled_at: Date.now() }),
    );
    expect(errorOf(await restart()).message).to.contain('user who submitted the job no longer exists');
    await databases.system.write((trx) =>
      trx('users').where({ name: 'leaver' }).update({ disabled_at: null }),
    );
    const blobs = await openBlobs(`file:${server.folder}`);
    const job = await createJobQueue(databases.system).find(String(first['jobId']));
    if (job !== undefined) await blobs.delete(fromPayload(job.payload).source.blobKey);
    expect(errorOf(await restart()).message).to.contain('The source of the job no longer exists');
  });

  it('shows jobs at their service although their layer is gone, and not at another service of that name', async () => {
    const name = await server.makeService(owner, open2);
    const job = await append(name, { edits: { features: [row('A')] } });
    expect(await ended(job)).to.include({ status: 'Completed' });
    const admin = `/rest/admin/services/${name}/FeatureServer`;
    const deleteFromDefinition = { layers: [{ id: 0 }] };
    await server.post(`${admin}/deleteFromDefinition`, { deleteFromDefinition }, owner);
    const address = `${path(name)}/jobs/${String(job['jobId'])}`;
    expect(await server.get(address, {}, owner)).to.include({ status: 'Completed', insertCount: 1 });
    expect(errorOf(await server.get(address, {}, third)).code).to.equal(404);
    expect(errorOf(await server.post(`${address}/restart`, {}, owner)).code).to.equal(400);
    const other = await server.makeService(owner, open2);
    const elsewhere = `${path(other)}/jobs/${String(job['jobId'])}`;
    expect(errorOf(await server.get(elsewhere, {}, owner)).code).to.equal(404);
  });

  it('refuses to restart upserts once the service has sync', async () => {
    const name = await server.makeService(owner, open2);
    const change = (capabilities: string): Promise<Json> =>
      server.post(
        `/rest/admin/services/${name}/FeatureServer/updateDefinition`,
        { updateDefinition: { capabilities } },
        owner,
      );
    const bad = { edits: { features: [{ attributes: { name: 'Bergen' } }] }, upsert: true };
    const first = await append(name, { ...bad, upsertMatchingField: 'code' });
    expect(await ended(first)).to.include({ status: 'Failed' });
    const restart = (): Promise<Json> =>
      server.post(`${path(name)}/jobs/${String(first['jobId'])}/restart`, {}, owner);
    await change('Query,Uploads,Append,ChangeTracking');
    expect(errorOf(await restart()).message).to.contain('sync or change tracking');
    await change('Query,Uploads,Append');
    expect(await ended(await restart())).to.include({ status: 'Failed' });
  });

  it('writes to several layers of a service with one request', async () => {
    const name = await server.makeService(owner);
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
      { addToDefinition: { layers: [{ ...CITIES, name: 'Towns' }] } },
      owner,
    );
    const layerOf = (layerName: string, features: Json[]): Json => ({
      layerDefinition: { name: layerName },
      featureSet: { features },
    });
    const edits = { layers: [layerOf('Cities', [row('A'), row('B')]), layerOf('T', [row('C')])] };
    const layerMappings = [{ id: 1, sourceTableName: 'T' }];
    const submission = await append(name, { edits, layers: '0,1', layerMappings }, owner, '');
    const status = await ended(submission);
    expect(status).to.include({ status: 'Completed', layerName: name, recordCount: 3, insertCount: 3 });
    expect((status['layers'] as Json[]).map(({ id, insertCount }) => [id, insertCount])).to.deep.equal([
      [0, 2],
      [1, 1],
    ]);
    for (const layer of [0, 1]) {
      expect(idsOf(await server.get(`${path(name)}/${String(layer)}/append/jobs`, {}, owner))).to.deep.equal([
        submission['jobId'],
      ]);
      expect(
        await server.get(
          `${path(name)}/${String(layer)}/append/jobs/${String(submission['jobId'])}`,
          {},
          owner,
        ),
      ).to.include({ status: 'Completed' });
    }
    await server.post(
      `/rest/admin/services/${name}/FeatureServer/1/updateDefinition`,
      { updateDefinition: { supportsAppend: false } },
      owner,
    );
    const refused = errorOf(await append(name, { edits, layers: '0,1', layerMappings }, owner, ''));
    expect(refused.message).to.contain('Layer "Towns" does not support append');
    const unknown = errorOf(await append(name, { edits, layers: '0,7' }, owner, ''));
    expect(unknown.details.join()).to.contain('layers: the service has no layer 7');
    expect(errorOf(await append(name, { edits }, third, '')).code).to.equal(404);
  });

  it('appends to layer 0 if the request names no layer of the service', async () => {
    const name = await server.makeService(owner);
    const submission = await append(name, { edits: { features: [row('A')] } }, owner, '');
    expect(await ended(submission)).to.include({ status: 'Completed', insertCount: 1 });
  });
});
