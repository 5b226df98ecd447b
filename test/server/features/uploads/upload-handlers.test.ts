import { expect } from 'chai';
import { toMegabytes } from '../../../../server/features/uploads/upload-handlers.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  uploadIdOf,
  type FeatureServer,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const CSV = 'code,name\nBGO,Bergen\n';

describe('maxUploadFileSize', () => {
  const cases: [bytes: number, megabytes: number][] = [
    [10_000_000, 10],
    [10_485_760, 10],
    [2_500_000_000, 2500],
    [500_000, 0.5],
  ];
  for (const [bytes, megabytes] of cases) {
    it(`rounds a limit of ${String(bytes)} bytes to ${String(megabytes)} megabytes`, () => {
      expect(toMegabytes(bytes)).to.equal(megabytes);
    });
  }
});

forEachDatabase('uploads over HTTP', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  it('returns the limits of uploads', async () => {
    const name = await server.makeService(owner);
    const info = await server.get(`/rest/services/${name}/FeatureServer/uploads/info`, {}, owner);
    expect(info).to.deep.equal({
      maxUploadFileSize: 0.02,
      maxUploadPartSize: 100,
      maxCommittedFileSize: 2147,
    });
  });

  it('limits uploads to their uploader until they are deleted', async () => {
    const name = await server.makeService(owner, { access: 'org', capabilities: 'Query,Uploads,Append' });
    const id = uploadIdOf(await server.upload(name, 'C:\\data\\cities.csv', CSV, owner));
    expect(id).to.match(/^i[0-9a-f-]{36}$/);
    const path = `/rest/services/${name}/FeatureServer/uploads/${id}`;
    expect(await server.get(path, {}, owner)).to.include({
      itemID: id,
      itemName: 'cities.csv',
      committed: true,
    });
    expect(errorOf(await server.get(path, {}, other)).code).to.equal(404);
    expect(errorOf(await server.post(`${path}/delete`, {}, other)).code).to.equal(404);
    expect(await server.post(`${path}/delete`, {}, owner)).to.deep.equal({ success: true });
    expect(errorOf(await server.get(path, {}, owner)).code).to.equal(404);
  });

  it('refuses an upload larger than the limit', async () => {
    const name = await server.makeService(owner);
    expect(errorOf(await server.upload(name, 'big.csv', 'x'.repeat(20_001), owner)).code).to.equal(413);
  });

  it('accepts uploads of users who may append', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    expect(errorOf(await server.upload(name, 'cities.csv', CSV, other)).code).to.equal(403);
  });
});
