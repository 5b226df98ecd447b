import { expect } from 'chai';
import { selectItemsIn } from '../../../../../server/features/content/folders/folder-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../../support/servers/feature-server.js';
import { postForm } from '../../../../support/clients/post-form.js';
import { publish } from '../../publish/publishing.js';

forEachDatabase('folders', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let admin: string;
  let count = 0;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'author');
    admin = await server.signUp('admin', 'administrator');
  });
  after(() => server.close());

  const users = '/sharing/rest/content/users/owner';
  const post = (path: string, parameters: Json = {}, token = owner): Promise<Json> =>
    server.post(`${users}/${path}`, parameters, token);
  const list = (folder = '', token = owner): Promise<Json> => server.get(`${users}${folder}`, {}, token);
  const titles = (content: Json): unknown[] => (content['items'] as Json[]).map(({ title }) => title).sort();
  const getItem = (id: unknown, token = owner): Promise<Json> =>
    server.get(`/sharing/rest/content/items/${String(id)}`, {}, token);

  async function make(title = `Folder ${String(++count)}`): Promise<{ id: string; title: string }> {
    const reply = await post('createFolder', { title });
    expect(reply).to.include({ success: true });
    return reply['folder'] as { id: string; title: string };
  }

  async function addItem(place = ''): Promise<{ id: string; title: string }> {
    const title = `Item ${String(++count)}`;
    const parts: [string, Buffer | string, string?][] = [
      ['file', Buffer.from('a\n1\n'), `item-${String(count)}.csv`],
      ['title', title],
    ];
    const reply = await postForm(server.server, `${users}${place}/addItem`, parts, owner);
    expect(reply).to.include({ success: true });
    return { id: String(reply['id']), title };
  }

  async function makeService(place = ''): Promise<{ id: string; title: string }> {
    const title = `Service_${String(++count)}`;
    const reply = await server.post(
      `${users}${place}/createService`,
      { createParameters: { name: title }, outputType: 'featureService' },
      owner,
    );
    expect(reply).to.include({ success: true });
    return { id: String(reply['itemId']), title };
  }

  it('creates folders, and lists them by title', async () => {
    const made = await make('Zoos');
    expect(made).to.include({ username: 'owner', title: 'Zoos' });
    expect(made.id).to.match(/^[0-9a-f]{32}$/);
    // The older name of the parameter, and an administrator for somebody else.
    expect(await post('createFolder', { folderName: 'Arenas' }, admin)).to.include({ success: true });
    const { folders, currentFolder } = await list();
    expect((folders as Json[]).map(({ title }) => title)).to.include.ordered.members(['Arenas', 'Zoos']);
    expect(currentFolder).to.equal(null);
  });

  it("requires a title that is unique among the user's folders, regardless of case", async () => {
    await make('Städte');
    expect(errorOf(await post('createFolder', { title: 'STÄDTE' })).code).to.equal(409);
    expect(errorOf(await post('createFolder')).details).to.deep.equal(['title: required']);
    expect(errorOf(await post('createFolder', { title: '   ' })).code).to.equal(400);
    const elsewhere = '/sharing/rest/content/users/other/createFolder';
    expect(await server.post(elsewhere, { title: 'Städte' }, other)).to.include({ success: true });
  });

  it("lists items in their folder, and the others in the user's own list", async () => {
    const folder = await make();
    const [outside, item, service] = [
      await addItem(),
      await addItem(`/${folder.id}`),
      await makeService(`/${folder.id}`),
    ];
    const inside = await list(`/${folder.id}`);
    expect(titles(inside)).to.deep.equal([item.title, service.title].sort());
    expect(inside).to.include({ total: 2 }).and.have.nested.property('currentFolder.id', folder.id);
    expect((inside['items'] as Json[]).map(({ ownerFolder }) => ownerFolder)).to.deep.equal([
      folder.id,
      folder.id,
    ]);
    const root = titles(await list());
    expect(root).to.include(outside.title);
    expect(root).not.to.include(item.title);
    expect(root).not.to.include(service.title);
    // By its title, and by POST, the same.
    expect(titles(await list(`/${encodeURIComponent(folder.title.toUpperCase())}`))).to.have.length(2);
    expect(titles(await post(folder.id))).to.have.length(2);
    // Searches find what is in folders as anything else.
    const found = await server.get('/sharing/rest/search', { q: `id:${service.id}` }, owner);
    expect((found['results'] as Json[])[0]).to.include({ ownerFolder: folder.id });
  });

  it('limits folders to their owner and administrators', async () => {
    const folder = await make();
    const item = await addItem(`/${folder.id}`);
    expect(errorOf(await list(`/${folder.id}`, other)).code).to.equal(403);
    expect(errorOf(await post(`${folder.id}/delete`, {}, other)).code).to.equal(403);
    expect(errorOf(await server.get(`${users}/${folder.id}`)).code).to.equal(499);
    expect(titles(await list(`/${folder.id}`, admin))).to.deep.equal([item.title]);
    // Another user's folder is none of one's own.
    const mine = `/sharing/rest/content/users/other/${folder.id}`;
    expect(errorOf(await server.get(mine, {}, other)).message).to.contain('Folder does not exist');
    expect(errorOf(await server.post(`${mine}/delete`, {}, other)).code).to.equal(400);
    await post(`items/${item.id}/share`, { everyone: 'true' });
    const found = async (token?: string): Promise<unknown> => {
      const { results } = await server.get('/sharing/rest/search', { q: `id:${item.id}` }, token);
      return (results as Json[]).map(({ ownerFolder }) => ownerFolder);
    };
    for (const [token, ownerFolder] of [
      [other, null],
      [undefined, null],
      [admin, folder.id],
      [owner, folder.id],
    ] as const) {
      expect(await server.get(`/sharing/rest/content/items/${item.id}`, {}, token)).to.include({
        ownerFolder,
      });
      expect(await found(token)).to.deep.equal([ownerFolder]);
    }
  });

  it('finds folders by id first, whatever the titles of others', async () => {
    const folder = await make();
    const namesake = await make(folder.id);
    const { id } = await addItem(`/${folder.id}`);
    expect(await getItem(id)).to.include({ ownerFolder: folder.id });
    expect(titles(await list(`/${namesake.id}`))).to.deep.equal([]);
    expect(await post(`items/${id}/move`, { folder: '  ' })).to.include({ folder: '' });
    expect(await getItem(id)).to.include({ ownerFolder: null });
  });

  it('limits a user to a thousand folders', async () => {
    const { id } = await databases.system.knex('users').where('name', 'other').first<{ id: number }>('id');
    const [{ count: had }] = (await databases.system
      .knex('folders')
      .where('owner_id', id)
      .count({ count: '*' })) as [{ count: number | string }];
    await databases.system.write(async (trx) => {
      for (let number = Number(had); number < 999; number += 1) {
        const title = `f${String(number)}`;
        const key = String(number).padStart(32, '0');
        await trx('folders').insert({ id: key, owner_id: id, title, title_key: title, created_at: 0 });
      }
    });
    const path = '/sharing/rest/content/users/other/createFolder';
    expect(await server.post(path, { title: 'The last one' }, other)).to.include({ success: true });
    const refused = errorOf(await server.post(path, { title: 'One too many' }, other));
    expect(refused.details).to.deep.equal(['title: would make more than 1000 folders']);
  });

  it('moves items and services into and out of folders', async () => {
    const folder = await make();
    for (const { id } of [await addItem(), await makeService()]) {
      expect(await post(`items/${id}/move`, { folder: folder.id })).to.deep.equal({
        success: true,
        itemId: id,
        owner: 'owner',
        folder: folder.id,
      });
      expect(await getItem(id)).to.include({ ownerFolder: folder.id });
      const elsewhere = await make();
      expect(await post(`items/${id}/move`, { folder: elsewhere.title })).to.include({
        folder: elsewhere.id,
      });
      expect(errorOf(await post(`items/${id}/move`, { folder: 'nowhere' })).code).to.equal(400);
      expect(errorOf(await post(`items/${id}/move`, { folder: '/' }, other)).code).to.equal(400);
      expect(await getItem(id)).to.include({ ownerFolder: elsewhere.id });
      expect(await post(`items/${id}/move`, { folder: '/' })).to.include({ folder: '' });
      expect(await getItem(id)).to.include({ ownerFolder: null });
    }
    expect(titles(await list(`/${folder.id}`))).to.deep.equal([]);
  });

  it('accepts a folder in the address of an item', async () => {
    const folder = await make();
    const { id } = await addItem(`/${folder.id}`);
    const path = `${folder.id}/items/${id}`;
    expect(await post(`${path}/update`, { title: 'Other' })).to.include({ success: true, folder: folder.id });
    expect(await getItem(id)).to.include({ title: 'Other' });
    expect(await post(`${path}/status`)).to.include({ status: 'completed' });
    expect(await post(`${path}/delete`)).to.deep.equal({ success: true, itemId: id });
    expect(errorOf(await getItem(id)).code).to.equal(400);
  });

  it("puts a service that is published from an item into the item's folder", async () => {
    const folder = await make();
    const { id } = await addItem(`/${folder.id}`);
    const published = await post(`${folder.id}/publish`, {
      itemid: id,
      filetype: 'csv',
      publishParameters: {
        name: `Published_${String(++count)}`,
        layerInfo: { fields: [{ name: 'a', type: 'esriFieldTypeInteger' }] },
        locationType: 'none',
      },
    });
    const [service] = published['services'] as [Json];
    expect(await getItem(service['serviceItemId'])).to.include({ ownerFolder: folder.id });
  });

  it('removes a service that could not be filled from its folder', async () => {
    const folder = await make();
    const { id } = await addItem(`/${folder.id}`);
    const publishParameters = {
      name: `Published_${String(++count)}`,
      // The file has no such field.
      layerInfo: { fields: [{ name: 'b', type: 'esriFieldTypeInteger' }] },
      locationType: 'none',
    };
    const { status } = await publish(server, 'owner', { itemid: id, publishParameters }, owner);
    expect(status, JSON.stringify(status)).to.include({ status: 'failed' });
    expect(await selectItemsIn(databases.system.knex, folder.id)).to.deep.equal([id]);
  });

  it("does not put services that another user publishes into the item's folder", async () => {
    const folder = await make();
    const { id } = await addItem(`/${folder.id}`);
    await post(`items/${id}/share`, { everyone: 'true' });
    const published = await server.post(
      '/sharing/rest/content/users/other/publish',
      {
        itemid: id,
        filetype: 'csv',
        publishParameters: {
          name: `Published_${String(++count)}`,
          layerInfo: { fields: [{ name: 'a', type: 'esriFieldTypeInteger' }] },
          locationType: 'none',
        },
      },
      other,
    );
    const [service] = published['services'] as [Json];
    expect(await getItem(service['serviceItemId'], other)).to.include({ ownerFolder: null });
    expect(titles(await list(`/${folder.id}`))).to.have.length(1);
  });

  it('leaves folders unchanged if a service cannot be created', async () => {
    const folder = await make();
    const { title } = await makeService();
    const reply = await post(`${folder.id}/createService`, { createParameters: { name: title } });
    expect(errorOf(reply).code).to.equal(409);
    expect(await databases.system.knex('folder_items').where('folder_id', folder.id)).to.deep.equal([]);
    const nowhere = await post('nowhere/createService', { createParameters: { name: `${title}_2` } });
    expect(errorOf(nowhere).code).to.equal(400);
    const isFree = await server.get(
      '/sharing/rest/portals/self/isServiceNameAvailable',
      { name: `${title}_2`, type: 'Feature Service' },
      owner,
    );
    expect(isFree).to.deep.equal({ available: true });
  });

  it('deletes a folder with its content', async () => {
    const folder = await make();
    const kept = await addItem();
    const gone = [await addItem(`/${folder.id}`), await makeService(`/${folder.id}`)];
    const deleted = await post(`${folder.id}/delete`);
    expect(deleted).to.have.nested.property('folder.id', folder.id);
    for (const { id } of gone) expect(errorOf(await getItem(id)).code, id).to.equal(400);
    expect(await getItem(kept.id)).to.include({ title: kept.title });
    expect(errorOf(await list(`/${folder.id}`)).code).to.equal(400);
    expect(
      errorOf(await server.get(`/rest/services/${String(gone[1]?.title)}/FeatureServer`, {}, owner)).code,
    ).to.equal(404);
    // Neither do items that are deleted one by one leave anything behind.
    const another = await make();
    for (const { id } of [await addItem(`/${another.id}`), await makeService(`/${another.id}`)]) {
      await post(`items/${id}/delete`);
    }
    expect(await databases.system.knex('folder_items').where('folder_id', another.id)).to.deep.equal([]);
  });
});
