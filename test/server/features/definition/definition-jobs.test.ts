import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const FIELD = { name: 'note', type: 'esriFieldTypeString', length: 10 };

forEachDatabase('changes of definitions with async', (open) => {
  let server: FeatureServer;
  let owner: string;
  let admin: string;
  let other: string;
  let name: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    admin = await server.signUp('admin', 'administrator');
    other = await server.signUp('other', 'author');
    name = await server.makeService(owner, { access: 'public' });
  });
  after(() => server.close());

  const root = (): string => `/rest/admin/services/${name}/FeatureServer`;

  // In an order in which each can be done; the layer that it is about, if it is about one.
  const CHANGES: readonly (readonly [path: string, sent: Json, about: string | undefined])[] = [
    ['/updateDefinition', { updateDefinition: { description: 'Towns' } }, undefined],
    ['/0/updateDefinition', { updateDefinition: { minScale: 5 } }, 'Cities'],
    ['/0/addToDefinition', { addToDefinition: { fields: [FIELD] } }, 'Cities'],
    ['/0/deleteFromDefinition', { deleteFromDefinition: { fields: [{ name: 'note' }] } }, 'Cities'],
    ['/0/truncate', {}, 'Cities'],
    ['/addToDefinition', { addToDefinition: { tables: [{ name: 'Notes' }] } }, undefined],
    ['/deleteFromDefinition', { deleteFromDefinition: { tables: [{ id: 1 }] } }, undefined],
  ];

  it('returns a status URL for a change of a definition with async', async () => {
    for (const [path, sent, about] of CHANGES) {
      const before = Date.now();
      const reply = await server.post(root() + path, { ...sent, async: true }, owner);
      expect(reply, path).to.include({ success: true });
      const statusUrl = String(reply['statusURL']);
      expect(statusUrl).to.match(new RegExp(`^${PUBLIC_URL}${root()}/jobs/[0-9a-f-]{36}$`));
      for (const token of [owner, admin]) {
        const job = await server.get(statusUrl.slice(PUBLIC_URL.length), {}, token);
        expect(job).to.include({ status: 'Completed', layerName: about ?? name });
        expect(job['submissionTime']).to.be.at.least(before);
        expect(job['lastUpdatedTime']).to.be.at.least(Number(job['submissionTime']));
      }
    }
  });

  it('returns no status URL without async', async () => {
    const sent = { updateDefinition: { description: 'Towns' } };
    expect(await server.post(`${root()}/updateDefinition`, sent, owner)).to.deep.equal({ success: true });
    expect(await server.post(`${root()}/0/truncate`, { async: 'False' }, owner)).to.deep.equal({
      success: true,
    });
  });

  it('reports a faulty change with async at once', async () => {
    const wrong = { updateDefinition: { capabilities: 'Nonsense' }, async: true };
    expect(errorOf(await server.post(`${root()}/updateDefinition`, wrong, owner)).code).to.equal(400);
  });

  it('shows a change with async only to who administers the service, and only under that service', async () => {
    const sent = { updateDefinition: { description: 'Towns' }, async: true };
    const { statusURL } = await server.post(`${root()}/updateDefinition`, sent, owner);
    const path = String(statusURL).slice(PUBLIC_URL.length);
    expect(errorOf(await server.get(path, {}, other)).code).to.equal(403);
    expect(errorOf(await server.get(path)).code).to.equal(499);
    const elsewhere = await server.makeService(owner);
    expect(errorOf(await server.get(path.replace(name, elsewhere), {}, owner)).code).to.equal(404);
    expect(errorOf(await server.get(`${root()}/jobs/nothing`, {}, owner)).code).to.equal(404);
    // It is no append.
    const asAppend = path.replace('/rest/admin/', '/rest/');
    expect(errorOf(await server.get(asAppend, {}, owner)).code).to.equal(404);
    const { jobs } = await server.get(`/rest/services/${name}/FeatureServer/jobs`, {}, owner);
    expect(jobs).to.deep.equal([]);
  });
});
