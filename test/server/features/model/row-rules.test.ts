import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

forEachDatabase('allowsUpdateToOthers, another spelling of allowOthersToUpdate,', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let made = 0;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  const TRACKED = { enableEditorTracking: true, enableOwnershipAccessControl: true };
  const create = (editorTrackingInfo: Json): Promise<Json> =>
    server.post(
      '/sharing/rest/content/users/owner/createService',
      { createParameters: { name: `Rules${String((made += 1))}`, editorTrackingInfo } },
      owner,
    );
  const change = (name: string, updateDefinition: Json, layer = ''): Promise<Json> =>
    server.post(
      `/rest/admin/services/${name}/FeatureServer${layer}/updateDefinition`,
      { updateDefinition },
      owner,
    );
  const mayUpdate = async (name: string): Promise<unknown> => {
    const service = await server.get(`/rest/services/${name}/FeatureServer`, {}, owner);
    return (service['editorTrackingInfo'] as Json)['allowOthersToUpdate'];
  };
  const both = { allowOthersToUpdate: true, allowsUpdateToOthers: false };
  const contradiction = (path: string): string =>
    `${path}.allowsUpdateToOthers: must be the same as ${path}.allowOthersToUpdate: both are names of one member`;

  it('applies allowsUpdateToOthers to a new service', async () => {
    const name = await server.makeService(owner, {
      access: 'org',
      capabilities: 'Query,Append',
      editorTrackingInfo: { ...TRACKED, allowsUpdateToOthers: false },
    });
    const run = async (token: string): Promise<Json> => {
      const edits = JSON.stringify({ features: [{ attributes: { code: 'A' } }] });
      const parameters = { edits, upsert: true, upsertMatchingField: 'code' };
      const submitted = await server.post(`/rest/services/${name}/FeatureServer/0/append`, parameters, token);
      return server.ended(String(submitted['statusUrl']), token);
    };
    await run(owner);
    expect(((await run(other))['errors'] as Json[])[0]).to.include({ code: 'not_owner' });
    expect(await mayUpdate(name)).to.equal(false);
  });

  it('changes services and layers by allowsUpdateToOthers', async () => {
    const name = await server.makeService(owner, { editorTrackingInfo: TRACKED });
    await change(name, { editorTrackingInfo: { allowsUpdateToOthers: false } });
    expect(await mayUpdate(name)).to.equal(false);
    const ownershipBasedAccessControlForFeatures = { allowsUpdateToOthers: true };
    await change(name, { ownershipBasedAccessControlForFeatures }, '/0');
    expect(await mayUpdate(name)).to.equal(true);
    await change(name, { editorTrackingInfo: { allowOthersToUpdate: false, allowsUpdateToOthers: false } });
    expect(await mayUpdate(name)).to.equal(false);
  });

  it('refuses allowsUpdateToOthers beside allowOthersToUpdate with another value', async () => {
    const refused = errorOf(await create({ ...TRACKED, ...both }));
    expect(refused.details).to.deep.equal([contradiction('createParameters.editorTrackingInfo')]);
    const name = await server.makeService(owner, { editorTrackingInfo: TRACKED });
    expect(errorOf(await change(name, { editorTrackingInfo: both })).details).to.deep.equal([
      contradiction('updateDefinition.editorTrackingInfo'),
    ]);
    const member = 'ownershipBasedAccessControlForFeatures';
    expect(errorOf(await change(name, { [member]: both }, '/0')).details).to.deep.equal([
      contradiction(`updateDefinition.${member}`),
    ]);
    expect(await mayUpdate(name)).to.equal(true);
  });
});
