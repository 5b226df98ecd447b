import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../../support/servers/feature-server.js';
import { postForm } from '../../../../support/clients/post-form.js';

const ITEM_IS_PRIVATE = { access: 'private' };

forEachDatabase('sharing', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let admin: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'subscriber');
    admin = await server.signUp('admin', 'administrator');
  });
  after(() => server.close());

  const share = (id: string, wish: Json, token = owner, user = 'owner'): Promise<Json> =>
    server.post(`/sharing/rest/content/users/${user}/items/${id}/share`, wish, token);
  const codeOf = (reply: Json): number => ('error' in reply ? errorOf(reply).code : 200);

  // Parameters that published clients send for each, and the callers who see the item then: owner, administrator,
  // other, anonymous.
  const CASES = [
    {
      wish: { everyone: 'true', account: 'true', org: 'false' },
      access: 'public',
      codes: [200, 200, 200, 200],
    },
    { wish: { everyone: 'false', org: 'true' }, access: 'org', codes: [200, 200, 200, 499] },
    { wish: { everyone: 'True' }, access: 'public', codes: [200, 200, 200, 200] },
    { wish: { account: '1' }, access: 'org', codes: [200, 200, 200, 499] },
    { wish: { everyone: 'true', org: 'true' }, access: 'public', codes: [200, 200, 200, 200] },
    {
      wish: { everyone: 'false', org: 'false', groups: ' ' },
      access: 'private',
      codes: [200, 200, 403, 499],
    },
  ];

  async function codesOf(path: string, parameters: Json = {}): Promise<number[]> {
    const codes: number[] = [];
    for (const token of [owner, admin, other, undefined]) {
      codes.push(codeOf(await server.get(path, parameters, token)));
    }
    return codes;
  }

  it('sets who may see a service, its layers, features and item', async () => {
    const name = await server.makeService(owner);
    const root = `/rest/services/${name}/FeatureServer`;
    const id = String((await server.get(root, {}, owner))['serviceItemId']);
    for (const { wish, access, codes } of CASES) {
      expect(await share(id, wish)).to.deep.equal({ notSharedWith: [], itemId: id });
      expect(await codesOf(`/sharing/rest/content/items/${id}`), access).to.deep.equal(codes);
      // A service that others may not see does not exist for them; of an item they are told.
      const ofService = codes.map((code) => (code === 403 ? 404 : code));
      for (const path of [root, `${root}/layers`, `${root}/0`]) {
        expect(await codesOf(path), `${path} ${access}`).to.deep.equal(ofService);
      }
      expect(await codesOf(`${root}/0/query`, { where: '1=1' }), access).to.deep.equal(ofService);
      const item = await server.get(`/sharing/rest/content/items/${id}`, {}, owner);
      expect(item).to.include({ access });
      for (const [index, token] of [owner, admin, other, undefined].entries()) {
        const { services } = await server.get('/rest/services', {}, token);
        const isListed = (services as Json[]).some((one) => one['name'] === name);
        expect(isListed, `${access} ${String(index)}`).to.equal(codes[index] === 200);
        const { total } = await server.get('/sharing/rest/search', { q: `id:${id}` }, token);
        expect(total, `${access} ${String(index)}`).to.equal(codes[index] === 200 ? 1 : 0);
      }
    }
  });

  it('sets who may see a stored item and its content', async () => {
    const stored = await postForm(
      server.server,
      '/sharing/rest/content/users/owner/addItem',
      [['file', Buffer.from('a\n1\n'), 'shared.csv']],
      owner,
    );
    const id = String(stored['id']);
    const path = `/sharing/rest/content/items/${id}`;
    expect(await server.get(path, {}, owner)).to.include(ITEM_IS_PRIVATE);
    for (const { wish, access, codes } of CASES) {
      await share(id, wish);
      expect(await server.get(path, {}, owner)).to.include({ access });
      expect(await codesOf(path), access).to.deep.equal(codes);
      for (const [index, token] of [owner, admin, other, undefined].entries()) {
        const { total } = await server.get('/sharing/rest/search', { q: `id:${id}` }, token);
        expect(total, `${access} ${String(index)}`).to.equal(codes[index] === 200 ? 1 : 0);
        const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const data = await server.server.inject({ url: `${path}/data?f=json`, headers });
        expect(data.payload.startsWith('a\n1'), `${access} ${String(index)}`).to.equal(codes[index] === 200);
      }
    }
  });

  it('lets only the owner and administrators share items', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const root = `/rest/services/${name}/FeatureServer`;
    const id = String((await server.get(root, {}, owner))['serviceItemId']);
    expect(codeOf(await share(id, {}, other))).to.equal(400);
    expect(codeOf(await share(id, {}, other, 'other'))).to.equal(400);
    expect(codeOf(await server.post(`/sharing/rest/content/users/owner/items/${id}/share`, {}))).to.equal(
      499,
    );
    expect(await codesOf(root)).to.deep.equal([200, 200, 200, 200]);
    expect(codeOf(await share(id, { org: 'true' }, admin))).to.equal(200);
    expect(await codesOf(root)).to.deep.equal([200, 200, 200, 499]);
    expect(codeOf(await share('0'.repeat(32), { org: 'true' }))).to.equal(400);
  });

  it('reports that there are no groups', async () => {
    const name = await server.makeService(owner);
    const service = await server.get(`/rest/services/${name}/FeatureServer`, {}, owner);
    const id = String(service['serviceItemId']);
    const reply = await share(id, { everyone: 'false', groups: 'surveyors,clerks' });
    expect(reply).to.deep.equal({ notSharedWith: ['surveyors', 'clerks'], itemId: id });
    const blank = await share(id, { everyone: 'false', groups: '["", " clerks ", " "]' });
    expect(blank).to.deep.equal({ notSharedWith: ['clerks'], itemId: id });
  });

  it('unshares items from no groups, whatever their names', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const root = `/rest/services/${name}/FeatureServer`;
    const id = String((await server.get(root, {}, owner))['serviceItemId']);
    const path = `/sharing/rest/content/users/owner/items/${id}/unshare`;
    const reply = await server.post(path, { groups: 'surveyors, clerks' }, owner);
    expect(reply).to.deep.equal({ notUnsharedFrom: ['surveyors', 'clerks'], itemId: id });
    expect(await server.post(path, {}, owner)).to.deep.equal({ notUnsharedFrom: [], itemId: id });
    expect(codeOf(await server.post(path, {}, other))).to.equal(400);
    expect(await codesOf(root)).to.deep.equal([200, 200, 200, 200]);
  });

  it('shares several items at once, with a result for each', async () => {
    const users = '/sharing/rest/content/users/owner';
    const name = await server.makeService(owner);
    const root = `/rest/services/${name}/FeatureServer`;
    const service = String((await server.get(root, {}, owner))['serviceItemId']);
    const added = await server.post(
      `${users}/addItem`,
      { text: 'a\n1\n', type: 'CSV', title: 'Together' },
      owner,
    );
    const ids = [service, String(added['id']), '0'.repeat(32)];
    const wish = { items: ids.join(), everyone: false, org: true, groups: 'clerks' };
    const unknown = { code: 400, message: 'Item does not exist or is inaccessible.' };
    const results = [
      { itemId: ids[0], success: true, notSharedWith: ['clerks'] },
      { itemId: ids[1], success: true, notSharedWith: ['clerks'] },
      { itemId: ids[2], success: false, notSharedWith: ['clerks'], error: unknown },
    ];
    expect(await server.post(`${users}/shareItems`, wish, owner)).to.deep.equal({ results });
    expect(await codesOf(root)).to.deep.equal([200, 200, 200, 499]);
    expect(await codesOf(`/sharing/rest/content/items/${String(ids[1])}`)).to.deep.equal([
      200, 200, 200, 499,
    ]);

    const byOther = await server.post(`${users}/shareItems`, { items: ids, everyone: true }, other);
    expect((byOther['results'] as Json[]).map(({ success }) => success)).to.deep.equal([false, false, false]);
    expect(await codesOf(root)).to.deep.equal([200, 200, 200, 499]);
    expect(codeOf(await server.post(`${users}/shareItems`, { items: ids }))).to.equal(499);
    expect(codeOf(await server.post(`${users}/shareItems`, { everyone: true }, owner))).to.equal(400);

    const taken = await server.post(`${users}/unshareItems`, { items: ids, groups: 'clerks' }, owner);
    expect(taken['results']).to.deep.equal(
      results.map(({ notSharedWith, ...result }) => ({ ...result, notUnsharedFrom: notSharedWith })),
    );
    expect(await codesOf(root)).to.deep.equal([200, 200, 200, 499]);
    await server.post(`${users}/shareItems`, { items: service }, owner);
    expect(await codesOf(root)).to.deep.equal([200, 200, 404, 499]);
  });

  it('grants only read access: append needs its capability and a signed-in user', async () => {
    const name = await server.makeService(owner);
    const root = `/rest/services/${name}/FeatureServer`;
    const id = String((await server.get(root, {}, owner))['serviceItemId']);
    const edits = { edits: { features: [{ attributes: { code: 'A' } }] } };
    const append = async (token?: string): Promise<number> =>
      codeOf(await server.post(`${root}/0/append`, edits, token));
    await share(id, { everyone: 'true' });
    expect([await append(other), await append(), await append(admin)]).to.deep.equal([403, 499, 200]);
    const update = { updateDefinition: { capabilities: 'Query,Append' } };
    await server.post(`/rest/admin/services/${name}/FeatureServer/updateDefinition`, update, owner);
    expect([await append(other), await append()]).to.deep.equal([200, 499]);
    await share(id, {});
    expect([await append(other), await append()]).to.deep.equal([404, 499]);
  });
});
