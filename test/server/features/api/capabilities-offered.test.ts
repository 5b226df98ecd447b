import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const UPSERT = {
  edits: JSON.stringify({ features: [{ attributes: { code: 'BGO' } }] }),
  upsert: true,
  upsertMatchingField: 'code',
};

forEachDatabase('capabilities that nothing serves yet', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let name: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());
  beforeEach(async () => {
    name = await server.makeService(owner, {
      access: 'public',
      capabilities: 'query,append,sync,changeTracking,extract',
    });
  });

  const read = (path: string, token = owner): Promise<Json> =>
    server.get(path.replace('NAME', name), {}, token);
  const change = (updateDefinition: Json, layer = ''): Promise<Json> =>
    server.post(
      `/rest/admin/services/${name}/FeatureServer${layer}/updateDefinition`,
      { updateDefinition },
      owner,
    );
  const ADMIN = '/rest/admin/services/NAME/FeatureServer';
  const SET = 'Query,Sync,ChangeTracking,Extract,Append';
  const upsert = async (): Promise<number | 'ok'> => {
    const reply = await server.post(`/rest/services/${name}/FeatureServer/0/append`, UPSERT, owner);
    return reply['error'] === undefined ? 'ok' : errorOf(reply).code;
  };

  it('shows capabilities that nothing serves yet to no client, not even to the owner, and offers no replicas', async () => {
    for (const token of [owner, other]) {
      const service = await read('/rest/services/NAME/FeatureServer', token);
      expect(service).to.include({ capabilities: 'Query,Append', syncEnabled: false });
      expect(await read('/rest/services/NAME/FeatureServer/0', token)).to.include({
        capabilities: 'Query,Append',
      });
      const { layers } = await read('/rest/services/NAME/FeatureServer/layers', token);
      expect((layers as Json[])[0]).to.include({ capabilities: 'Query,Append' });
    }
    for (const path of ['', '/0']) {
      const page = await server.server.inject(`/rest/services/${name}/FeatureServer${path}?f=html`);
      expect(page.payload).to.include('Query, Append').and.not.include('Sync');
    }
  });

  it('shows capabilities that nothing serves yet at the administration addresses, and refuses upserts with them', async () => {
    expect(await read(ADMIN)).to.include({ capabilities: SET, syncEnabled: false });
    expect(await read(`${ADMIN}/0`)).to.include({ capabilities: SET });
    expect(await upsert()).to.equal(400);
  });

  it('keeps such capabilities when a definition read at an administration address is sent back', async () => {
    const { capabilities, syncEnabled } = await read(ADMIN);
    expect(await change({ capabilities, syncEnabled, description: 'All' })).to.include({ success: true });
    expect(await read(ADMIN)).to.include({ capabilities: SET, description: 'All' });
    await change({ capabilities: (await read(`${ADMIN}/0`))['capabilities'] }, '/0');
    expect(await read(ADMIN)).to.include({ capabilities: SET });
    expect(await upsert()).to.equal(400);
  });

  it('removes such capabilities by a list without them, such as the one that clients see', async () => {
    const { capabilities } = await read('/rest/services/NAME/FeatureServer');
    await change({ capabilities });
    expect(await read(ADMIN)).to.include({ capabilities: 'Query,Append' });
    expect(await upsert()).to.equal('ok');
  });

  it('sets Sync by syncEnabled when the request has no list of capabilities', async () => {
    await change({ syncEnabled: false });
    expect(await read(ADMIN)).to.include({ capabilities: 'Query,ChangeTracking,Extract,Append' });
    await change({ syncEnabled: true });
    expect(await read(ADMIN)).to.include({ capabilities: SET, syncEnabled: false });
  });
});
