import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../../support/servers/feature-server.js';
import { getBytes, postForm, type RawReply } from '../../../../support/clients/post-form.js';

forEachDatabase('items of feature services', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let admin: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'author');
    admin = await server.signUp('admin', 'administrator');
  });
  after(() => server.close());

  const content = '/sharing/rest/content';
  const get = (id: string, token = owner): Promise<Json> => server.get(`${content}/items/${id}`, {}, token);
  const update = (id: string, parameters: Json, token = owner, user = 'owner'): Promise<Json> =>
    server.post(`${content}/users/${user}/items/${id}/update`, parameters, token);
  const data = (id: string, token: string): Promise<RawReply> =>
    getBytes(server.server, `${content}/items/${id}/data?f=json`, { authorization: `Bearer ${token}` });
  const idsOf = async (q: string): Promise<unknown[]> => {
    const { results } = await server.get('/sharing/rest/search', { q }, owner);
    return (results as Json[]).map(({ id }) => id);
  };

  async function make(definition: Json = {}): Promise<{ name: string; id: string }> {
    const name = await server.makeService(owner, definition);
    const { serviceItemId } = await server.get(`/rest/services/${name}/FeatureServer`, {}, owner);
    return { name, id: String(serviceItemId) };
  }

  const TEXTS = {
    title: 'Towns of Norway',
    tags: ['towns', 'north sea'],
    snippet: 'Where people live',
    description: '<b>All</b> of them',
    accessInformation: 'Kartverket',
    licenseInfo: 'CC BY 4.0',
  };

  it("shows the owner's properties of a service item, or those of the service", async () => {
    const { name, id } = await make({ description: 'Of the service', serviceDescription: 'In short' });
    const before = await get(id);
    expect(before).to.deep.include({
      title: name,
      tags: [],
      description: 'Of the service',
      snippet: 'In short',
      accessInformation: null,
      licenseInfo: null,
      extent: [],
    });
    expect(before['modified']).to.equal(before['created']);
    for (const [wkid, extent] of [
      [
        4326,
        [
          [5, 58],
          [31, 71],
        ],
      ],
      [25832, []],
    ] as const) {
      // In degrees or not told at all.
      const spatialReference = { wkid };
      const initialExtent = { xmin: 5, ymin: 58, xmax: 31, ymax: 71, spatialReference };
      const { id: placed } = await make({ spatialReference, initialExtent });
      expect(await get(placed)).to.deep.include({ extent });
    }
    expect(await update(id, { title: 'First' })).to.deep.equal({ success: true, id, folder: '' });
    expect(await get(id)).to.include({ title: 'First', description: 'Of the service', snippet: 'In short' });
    const sent = { ...TEXTS, extent: '4.5,57.9,31.1,71.2', typeKeywords: 'Towns,Service' };
    expect(await update(id.toUpperCase(), sent)).to.include({ success: true });
    const after = await get(id);
    expect(after).to.deep.include({
      ...TEXTS,
      id,
      name,
      type: 'Feature Service',
      url: `${PUBLIC_URL}/rest/services/${name}/FeatureServer`,
      extent: [
        [4.5, 57.9],
        [31.1, 71.2],
      ],
      typeKeywords: ['Data', 'Service', 'Feature Service', 'Hosted Service', 'Towns'],
    });
    expect(after['created']).to.equal(before['created']);
    expect(after['modified']).to.be.at.least(Number(before['modified']));
    // They are the item's alone.
    expect(await server.get(`/rest/services/${name}/FeatureServer`, {}, owner)).to.include({
      description: 'Of the service',
      serviceDescription: 'In short',
    });
  });

  it('keeps properties of a service item when the service changes', async () => {
    const { name, id } = await make();
    await update(id, TEXTS);
    const admins = `/rest/admin/services/${name}/FeatureServer/updateDefinition`;
    await server.post(admins, { updateDefinition: { description: 'New', capabilities: 'Query' } }, owner);
    await server.post(`${content}/users/owner/items/${id}/share`, { org: true }, owner);
    expect(await get(id)).to.deep.include({ ...TEXTS, access: 'org' });
  });

  it('keeps cleared properties empty, whatever the service has', async () => {
    const { id } = await make({ description: 'Of the service', serviceDescription: 'In short' });
    await update(id, { ...TEXTS, extent: '4.5,57.9,31.1,71.2' });
    const empty = Object.fromEntries([...Object.keys(TEXTS), 'extent'].map((name) => [name, '']));
    await update(id, empty);
    expect(await get(id)).to.deep.include(TEXTS);
    await update(id, { ...empty, clearEmptyFields: true });
    expect(await get(id)).to.deep.include({
      ...{ title: TEXTS.title, tags: [], snippet: null, description: null },
      ...{ accessInformation: null, licenseInfo: null, extent: [] },
    });
  });

  it('takes properties of a service item from createService', async () => {
    const made = await server.post(
      `${content}/users/owner/createService`,
      { ...TEXTS, createParameters: { name: 'Said_at_once', description: 'Of the service' } },
      owner,
    );
    expect(await get(String(made['itemId']))).to.deep.include(TEXTS);
  });

  it('searches and sorts service items by their properties', async () => {
    const [one, two] = [await make(), await make()];
    await update(one.id, { title: 'Zebra crossings', tags: 'stripes', snippet: 'black' });
    await update(two.id, { title: 'Aardvark crossings', tags: 'snouts', licenseInfo: 'stripes' });
    expect(await idsOf('tags:stripes')).to.deep.equal([one.id]);
    expect(await idsOf('snippet:black')).to.deep.equal([one.id]);
    expect(await idsOf(`title:${one.name}`)).to.deep.equal([]);
    expect(await idsOf(`name:${one.name}`)).to.deep.equal([one.id]);
    const wish = { q: 'title:crossings', sortField: 'title', sortOrder: 'asc' };
    const { results } = await server.get('/sharing/rest/search', wish, owner);
    expect((results as Json[]).map(({ id }) => id)).to.deep.equal([two.id, one.id]);
    await update(one.id, { snippet: 'white' });
    const newest = await server.get('/sharing/rest/search', { q: 'title:crossings' }, owner);
    const modified = (newest['results'] as Json[]).map((item) => Number(item['modified']));
    expect(modified[0]).to.be.at.least(modified[1] ?? 0);
  });

  it('keeps JSON of a service item as text', async () => {
    const { name, id } = await make();
    const empty = await data(id, owner);
    expect([empty.status, empty.bytes.length]).to.deep.equal([200, 0]);
    const text = '{"layers":[{"id":0,"popupInfo":{"title":"{name} \u00e6"}}]}';
    expect(await update(id, { text })).to.include({ success: true });
    const stored = await data(id, owner);
    expect(stored.bytes.toString()).to.equal(text);
    expect(stored.headers).to.include({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.json"; filename*=UTF-8''${name}.json`,
      'x-content-type-options': 'nosniff',
    });
    await update(id, { text: '{}' });
    await update(id, { title: 'Other' });
    expect((await data(id, owner)).bytes.toString()).to.equal('{}');
    expect(errorOf(JSON.parse((await data(id, other)).bytes.toString()) as Json).code).to.equal(403);
    expect(await server.post(`${content}/users/owner/items/${id}/delete`, {}, owner)).to.include({
      success: true,
    });
  });

  it('refuses partial changes and other types for a service item', async () => {
    const { id } = await make();
    const wrong = { title: 'New', text: '{no', extent: '1,2', type: 'CSV', dataUrl: 'https://example.org/' };
    const refused = errorOf(await update(id, wrong));
    expect(refused.code).to.equal(400);
    expect(refused.details.map((detail) => detail.split(':')[0])).to.have.members([
      'text',
      'extent',
      'type',
      'dataUrl',
    ]);
    const file = await postForm(
      server.server,
      `${content}/users/owner/items/${id}/update`,
      [
        ['title', 'New'],
        ['file', Buffer.from('a'), 'a.csv'],
      ],
      owner,
    );
    expect(errorOf(file).details.join()).to.match(/^file: /);
    expect((await get(id))['title']).not.to.equal('New');
    expect(await update(id, { title: 'New', type: 'Feature Service' })).to.include({ success: true });
    const part = await server.post(`${content}/users/owner/items/${id}/commit`, {}, owner);
    expect(errorOf(part)).to.include({ code: 400, message: 'A feature service has no content in parts.' });
  });

  it("lets the owner and administrators change a service item at the owner's address", async () => {
    const { id } = await make({ access: 'public' });
    expect(errorOf(await update(id, { title: 'x' }, other))).to.include({ messageCode: 'CONT_0001' });
    expect(errorOf(await update(id, { title: 'x' }, other, 'other'))).to.include({ code: 400 });
    expect(errorOf(await update(id, { title: 'x' }, '')).code).to.equal(499);
    expect(errorOf(await update(id, { title: 'x' }, admin, 'admin'))).to.include({ code: 400 });
    expect(await update(id, { title: 'By the administrator' }, admin)).to.include({ success: true });
    expect(await get(id)).to.include({ title: 'By the administrator', owner: 'owner' });
  });
});
