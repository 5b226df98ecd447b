import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
  uploadIdOf,
} from '../../../support/servers/feature-server.js';

const CSV = 'code,name,people,lat,lon\nBGO,Bergen,291189,60.39,5.32\nOSL,Oslo,717710,59.91,10.75\n';
const COORDINATES = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };

forEachDatabase('the itemId of an append', (open) => {
  const source = { appendUploadFormat: 'csv', appendSourceInfo: COORDINATES };
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let chief: string;
  let name: string;
  let root: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
    chief = await server.signUp('chief', 'administrator');
  });
  after(() => server.close());

  const append = (service: string, parameters: Parameters, token = owner): Promise<Json> =>
    server.post(`/rest/services/${service}/FeatureServer/0/append`, parameters, token);

  beforeEach(async () => {
    name = await server.makeService(owner, { access: 'org', capabilities: 'Query,Uploads,Append' });
    root = `/rest/services/${name}/FeatureServer`;
  });

  const addItem = async (access: string): Promise<string> => {
    const user = `/sharing/rest/content/users/owner`;
    const item = { type: 'CSV', title: 'Cities', text: CSV };
    const id = String((await server.post(`${user}/addItem`, item, owner))['id']);
    const everyone = String(access === 'public');
    await server.post(`${user}/items/${id}/share`, { everyone, org: everyone }, owner);
    return id;
  };
  const done = async (submission: Json, token: string): Promise<Json> =>
    server.ended(String(submission['statusUrl']), token);
  const jobAt = async (path: string, token = owner): Promise<unknown> => {
    const reply = await server.get(`${root}${path}`, {}, token);
    return reply['error'] === undefined ? reply['jobId'] : errorOf(reply).code;
  };

  it('gives an append the itemId of its stored item, which finds the job’s status at each of its addresses', async () => {
    const itemId = await addItem('private');
    const submission = await append(name, { ...source, appendItemId: itemId.toUpperCase() });
    const { jobId } = submission;
    expect(submission).to.include({ itemId });
    expect(await done(submission, owner)).to.include({ status: 'Completed', itemId, jobId });
    for (const path of ['/0/append/jobs/', '/append/jobs/', '/jobs/']) {
      expect(await jobAt(`${path}${itemId}`), path).to.equal(jobId);
      expect(await server.post(`${root}${path}${itemId.toUpperCase()}`, {}, owner), path).to.include({
        jobId,
        itemId,
      });
    }
    expect(await jobAt(`/1/append/jobs/${itemId}`)).to.equal(404);
    const elsewhere = await server.makeService(owner);
    const reply = await server.get(`/rest/services/${elsewhere}/FeatureServer/jobs/${itemId}`, {}, owner);
    expect(errorOf(reply).code).to.equal(404);
  });

  it('gives an append the itemId of its upload, also for an append to the service', async () => {
    const appendUploadId = uploadIdOf(await server.upload(name, 'cities.csv', CSV, owner));
    const submission = await server.post(`${root}/append`, { ...source, appendUploadId }, owner);
    expect(submission).to.include({ itemId: appendUploadId });
    expect(await done(submission, owner)).to.include({ status: 'Completed', itemId: appendUploadId });
    expect(await jobAt(`/append/jobs/${appendUploadId}`)).to.equal(submission['jobId']);
    expect(await jobAt(`/0/append/jobs/${appendUploadId}`)).to.equal(submission['jobId']);
  });

  it('finds the caller’s latest job by an itemId of several jobs, or the latest of all for who administers the service', async () => {
    const itemId = await addItem('public');
    const read = { ...source, appendItemId: itemId };
    const submit = async (token: string): Promise<unknown> => {
      const submission = await append(name, read, token);
      await done(submission, token);
      return submission['jobId'];
    };
    await submit(owner);
    const ofOwner = await submit(owner);
    const ofOther = await submit(other);
    const stranger = await server.signUp('visitor', 'author');
    const seen = [owner, other, chief, stranger].map((token) => jobAt(`/0/append/jobs/${itemId}`, token));
    expect(await Promise.all(seen)).to.deep.equal([ofOwner, ofOther, ofOther, 404]);
  });

  it('finds the new job by itemId when a job is run again', async () => {
    const twice = `${CSV}BGO,Bergen,1,1,1\n`;
    const appendUploadId = uploadIdOf(await server.upload(name, 'cities.csv', twice, owner));
    const first = await append(name, { ...source, appendUploadId, rollbackOnFailure: true });
    expect(await done(first, owner)).to.include({ status: 'Failed', itemId: appendUploadId });
    const second = await server.post(`${root}/jobs/${appendUploadId}/restart`, {}, owner);
    expect(second).to.include({ itemId: appendUploadId });
    await done(second, owner);
    expect(second['jobId']).not.to.equal(first['jobId']);
    expect(await jobAt(`/0/append/jobs/${appendUploadId}`)).to.equal(second['jobId']);
    expect(await jobAt(`/0/append/jobs/${String(first['jobId'])}`)).to.equal(first['jobId']);
  });
});
