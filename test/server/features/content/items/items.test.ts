import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { errorOf, type Json, PUBLIC_URL } from '../../../../support/servers/feature-server.js';
import {
  CONTENT,
  CSV,
  type ItemServer,
  OWN_CONTENT,
  startItemServer,
} from '../../../../support/servers/item-server.js';
import { type FormParts, postForm } from '../../../../support/clients/post-form.js';

forEachDatabase('items', (open) => {
  let items: ItemServer;

  before(async () => {
    items = await startItemServer(await open());
  });
  after(() => items.server.close());

  describe('are stored', () => {
    it('stores an item from a file with its properties', async () => {
      const reply = await items.add([
        ['title', 'Towns of Norway'],
        ['type', 'csv'],
        ['tags', 'towns, north sea'],
        ['typeKeywords', '["a","b"]'],
        ['snippet', 'All towns'],
        ['description', '<b>All</b>'],
        ['accessInformation', 'Kartverket'],
        ['licenseInfo', 'CC BY 4.0'],
        ['extent', '4.5,57.9,31.1,71.2'],
        ['file', CSV, 'C:\\data\\towns.csv'],
      ]);
      const id = String(reply['id']);
      expect(reply).to.deep.equal({ success: true, id, folder: '', item: 'towns.csv' });
      expect(id).to.match(/^[0-9a-f]{32}$/);
      const item = await items.get(id, items.owner);
      expect(item).to.deep.include({
        id,
        owner: 'owner',
        name: 'towns.csv',
        title: 'Towns of Norway',
        type: 'CSV',
        tags: ['towns', 'north sea'],
        typeKeywords: ['a', 'b'],
        snippet: 'All towns',
        description: '<b>All</b>',
        accessInformation: 'Kartverket',
        licenseInfo: 'CC BY 4.0',
        extent: [
          [4.5, 57.9],
          [31.1, 71.2],
        ],
        access: 'private',
        size: CSV.length,
        url: null,
      });
      expect(item['created']).to.equal(item['modified']);
      expect(await items.act(id, 'status')).to.deep.equal({
        status: 'completed',
        statusMessage: 'completed',
        itemId: id,
      });
    });

    it('stores an item from text, also as a form', async () => {
      const reply = await items.server.post(
        `${OWN_CONTENT}/addItem`,
        { title: 'Text', type: 'Feature Collection', text: '{"layers":[]}' },
        items.owner,
      );
      expect(await items.get(String(reply['id']), items.owner)).to.include({
        name: null,
        size: 13,
        type: 'Feature Collection',
      });
      expect((await items.download(String(reply['id']), items.owner)).bytes.toString()).to.equal(
        '{"layers":[]}',
      );
    });

    for (const [fileName, type] of [
      ['a.csv', 'CSV'],
      ['a.XLSX', 'Microsoft Excel'],
      ['a.xls', 'Microsoft Excel'],
      ['a.zip', 'Shapefile'],
      ['a.gdb.zip', 'File Geodatabase'],
      ['a.geojson', 'GeoJson'],
      ['a.sqlite', 'SQLite Geodatabase'],
      ['a.geodatabase', 'SQLite Geodatabase'],
      ['a.gpkg', 'GeoPackage'],
      ['a.json', 'Feature Collection'],
    ] as const) {
      it(`stores an item as ${type} if the file is ${fileName}`, async () => {
        const id = await items.store(CSV, items.freshName(fileName));
        expect((await items.get(id, items.owner))['type']).to.equal(type);
      });
    }

    it('derives the title of an item from the file name', async () => {
      expect(await items.get(await items.store(CSV, 'my.towns.csv'), items.owner)).to.include({
        title: 'my.towns',
      });
    });

    it('refuses an item without a type or content, or with more than one content', async () => {
      const refused: [FormParts, string][] = [
        [[['file', CSV, 'a.dat']], 'type: must be given, because the file name does not determine it'],
        [
          [
            ['title', 'x'],
            ['type', 'CSV'],
          ],
          'file: a file or text is required',
        ],
        [
          [
            ['text', 'a'],
            ['file', CSV, 'a.csv'],
          ],
          'text: must not be sent together with a file',
        ],
        [
          [
            ['dataUrl', 'https://example.org/a.csv'],
            ['type', 'CSV'],
          ],
          'dataUrl: is not supported: send the content as a file',
        ],
        [
          [
            ['text', 'a'],
            ['type', 'feature service'],
            ['title', 'x'],
          ],
          'type: Feature Service is not supported for stored content; use createService or publish',
        ],
        [
          [
            ['file', CSV, 'a.csv'],
            ['extent', '1,2,3'],
          ],
          'extent: must be xmin,ymin,xmax,ymax in degrees',
        ],
        [
          [
            ['multipart', 'true'],
            ['file', CSV, 'a.csv'],
          ],
          'multipart: must be false for a request with content: send parts by addPart',
        ],
        [
          [
            ['text', 'a'],
            ['type', 'CSV'],
            ['title', 'x'],
            ['filename', '/'],
          ],
          'filename: must be a file name',
        ],
      ];
      for (const [parts, detail] of refused) {
        expect(errorOf(await items.add(parts))).to.deep.include({ code: 400, details: [detail] });
      }
    });

    it('refuses a second item of a file name, or replaces the first with overwrite', async () => {
      const id = await items.store(CSV, 'Once.csv');
      const again = errorOf(await items.add([['file', Buffer.from('b'), 'once.CSV']]));
      expect(again.code).to.equal(409);
      expect(
        await items.add([
          ['overwrite', 'true'],
          ['title', 'New'],
          ['file', Buffer.from('b'), 'once.csv'],
        ]),
      ).to.include({ id });
      expect(await items.get(id, items.owner)).to.include({ title: 'New', size: 1, name: 'once.csv' });
      const both = await Promise.all([1, 2].map(() => items.add([['file', CSV, 'race.csv']])));
      expect(both.filter((reply) => reply['success'] === true)).to.have.length(1);
      expect(both.some((reply) => 'error' in reply && errorOf(reply).code === 409)).to.equal(true);
      const others = await postForm(
        items.server.server,
        `${CONTENT}/users/other/addItem`,
        [['file', CSV, 'once.csv']],
        items.other,
      );
      expect(others).to.include({ success: true });
    });

    it('stores items of publishers, for themselves or by an administrator for others', async () => {
      const subscriber = await items.server.signUp('subscriber', 'contributor');
      expect(errorOf(await items.add([['file', CSV, 'x.csv']], subscriber)).code).to.equal(403);
      const forOther = errorOf(await items.add([['file', CSV, 'x.csv']], items.other)) as unknown as Json;
      expect(forOther).to.include({ code: 403, messageCode: 'GWM_0003' });
      const anonymous = await items.server.post(`${OWN_CONTENT}/addItem`, {
        text: 'x',
        type: 'CSV',
        title: 'x',
      });
      expect(errorOf(anonymous).code).to.equal(499);
      const byAdmin = await items.add([['file', CSV, items.freshName()]], items.admin);
      expect((await items.get(String(byAdmin['id']), items.owner))['owner']).to.equal('owner');
    });

    it('stores an item up to the limit', async () => {
      const name = items.freshName();
      expect(errorOf(await items.add([['file', randomBytes(70_001), name]])).code).to.equal(413);
      await items.store(randomBytes(70_000), name);
    });

    it('stores an item in a folder up to the same limit', async () => {
      const { server, owner } = items;
      const created = await server.post(`${OWN_CONTENT}/createFolder`, { title: 'Large' }, owner);
      const { id } = created['folder'] as Json;
      const add = (bytes: number): Promise<Json> => {
        const parts: FormParts = [['file', randomBytes(bytes), items.freshName()]];
        return postForm(server.server, `${OWN_CONTENT}/${String(id)}/addItem`, parts, owner);
      };
      expect(errorOf(await add(70_001)).code).to.equal(413);
      expect(await add(70_000)).to.include({ success: true });
    });
  });

  describe('are handed out', () => {
    it('returns an item as a download, whole or in part', async () => {
      const id = await items.store(CSV, 'Bodø x.csv');
      const whole = await items.download(id, items.owner);
      expect(whole.bytes.equals(CSV)).to.equal(true);
      expect(whole.headers).to.include({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="Bod_ x.csv"; filename*=UTF-8''Bod%C3%B8%20x.csv`,
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      const middle = await items.download(id, items.owner, { range: 'bytes=5-8' });
      expect([middle.status, middle.bytes.toString()]).to.deep.equal([206, 'name']);
      expect((await items.download(id, items.owner, { range: 'bytes=900-' })).status).to.equal(416);
    });

    for (const [fileName, type] of [
      ['page.html', 'application/octet-stream'],
      ['a.svg', 'application/octet-stream'],
      ['a.geojson', 'application/geo+json'],
      ['a.zip', 'application/zip'],
    ] as const) {
      it(`returns an item as ${type} if the file is ${fileName}`, async () => {
        const id = await items.store(CSV, items.freshName(fileName), [['type', 'CSV']]);
        expect((await items.download(id, items.owner)).headers['content-type']).to.match(
          new RegExp(`^${type.replace('+', '\\+')}`),
        );
      });
    }

    it('returns an item to its owner and administrators', async () => {
      const id = await items.store();
      expect(errorOf(await items.get(id, items.other))).to.include({ code: 403, messageCode: 'GWM_0003' });
      expect(errorOf(await items.get(id)).code).to.equal(499);
      expect(
        errorOf(JSON.parse((await items.download(id, items.other)).bytes.toString()) as Json).code,
      ).to.equal(403);
      expect((await items.get(id, items.admin))['owner']).to.equal('owner');
      const unknown = errorOf(await items.get('0'.repeat(32), items.owner));
      expect(unknown).to.deep.include({ code: 400, messageCode: 'CONT_0001' });
      expect(unknown.message).to.equal('Item does not exist or is inaccessible.');
    });
  });

  describe('are changed', () => {
    it('changes properties of an item, and keeps the others', async () => {
      const id = await items.store(CSV, items.freshName(), [
        ['title', 'Old'],
        ['snippet', 'kept'],
      ]);
      const before = await items.get(id, items.owner);
      expect(await items.act(id, 'update', { title: 'New', tags: 'x' })).to.include({ success: true, id });
      expect(await items.get(id, items.owner)).to.deep.include({
        title: 'New',
        tags: ['x'],
        snippet: 'kept',
        size: CSV.length,
      });
      expect(Number((await items.get(id, items.owner))['modified'])).to.be.at.least(
        Number(before['modified']),
      );
    });

    it('clears an empty property only on request', async () => {
      const texts = {
        ...{ tags: ['a', 'b'], typeKeywords: ['k'], description: 'd', snippet: 's' },
        ...{ accessInformation: 'c', licenseInfo: 'l' },
      };
      const extent = [
        [1, 2],
        [3, 4],
      ];
      const id = await items.store(CSV, items.freshName(), [['title', 'Full']]);
      await items.act(id, 'update', { ...texts, extent: '1,2,3,4' });
      const empty = {
        ...{ title: '', tags: '', typeKeywords: '', description: '', snippet: '' },
        ...{ accessInformation: '', licenseInfo: '', extent: '' },
      };
      expect(await items.act(id, 'update', empty)).to.include({ success: true });
      expect(await items.get(id, items.owner)).to.deep.include({ ...texts, extent });
      const some = { snippet: '', tags: '[]', extent: '', clearEmptyFields: 'True' };
      expect(await items.act(id, 'update', some)).to.include({ success: true });
      const left = { ...texts, snippet: null, tags: [], extent: [] };
      expect(await items.get(id, items.owner)).to.deep.include(left);
      await items.act(id, 'update', { ...empty, clearEmptyFields: true });
      expect(await items.get(id, items.owner)).to.deep.include({
        ...{ title: 'Full', tags: [], typeKeywords: [], description: null, snippet: null },
        ...{ accessInformation: null, licenseInfo: null, extent: [], size: CSV.length },
      });
    });

    it('replaces the content of an item under the same id', async () => {
      const id = await items.store();
      const reply = await postForm(
        items.server.server,
        `${OWN_CONTENT}/items/${id}/update`,
        [['file', Buffer.from('b'), 'b.csv']],
        items.owner,
      );
      expect(reply).to.deep.equal({ success: true, id, folder: '', item: 'b.csv' });
      expect((await items.download(id, items.owner)).bytes.toString()).to.equal('b');
      expect(await items.act(id, 'update', { text: 'text' })).to.include({ success: true });
      expect((await items.download(id, items.owner)).bytes.toString()).to.equal('text');
    });

    it('refuses the file name of another item', async () => {
      const [id, fileName] = [await items.store(), items.freshName()];
      await items.store(CSV, fileName);
      expect(errorOf(await items.act(id, 'update', { filename: fileName })).code).to.equal(409);
      expect(errorOf(await items.act(id, 'update', { dataUrl: 'https://example.org' })).code).to.equal(400);
    });

    it('lets only the owner and administrators change an item', async () => {
      const id = await items.store();
      expect(errorOf(await items.act(id, 'update', { title: 'x' }, items.other))).to.include({
        messageCode: 'CONT_0001',
      });
      expect(errorOf(await items.act(id, 'update', { title: 'x' }, '')).code).to.equal(499);
      expect(await items.act(id, 'update', { title: 'x' }, items.admin)).to.include({ success: true });
      const elsewhere = await items.server.post(
        `${CONTENT}/users/admin/items/${id}/update`,
        { title: 'y' },
        items.admin,
      );
      expect(errorOf(elsewhere)).to.include({ messageCode: 'CONT_0001' });
    });
  });

  it('lets the owner and administrators delete items', async () => {
    const [mine, theirs] = [await items.store(), await items.store()];
    expect(errorOf(await items.act(mine, 'delete', {}, items.other))).to.include({
      messageCode: 'CONT_0001',
    });
    expect(await items.act(mine, 'delete')).to.deep.equal({ success: true, itemId: mine });
    expect(await items.act(theirs, 'delete', {}, items.admin)).to.deep.equal({
      success: true,
      itemId: theirs,
    });
    for (const id of [mine, theirs]) expect(errorOf(await items.get(id, items.owner)).code).to.equal(400);
    expect(errorOf(await items.act(mine, 'delete')).code).to.equal(400);
  });

  describe('of feature services', () => {
    it('lists items of feature services beside stored items', async () => {
      const name = await items.server.makeService(items.owner, {
        description: 'Where they are',
        access: 'private',
      });
      const url = `${PUBLIC_URL}/rest/services/${name}/FeatureServer`;
      const { serviceItemId } = await items.server.get(
        `/rest/services/${name}/FeatureServer`,
        {},
        items.owner,
      );
      const id = String(serviceItemId);
      expect(await items.get(id, items.owner)).to.deep.include({
        id,
        url,
        title: name,
        type: 'Feature Service',
        owner: 'owner',
        size: -1,
        description: 'Where they are',
      });
      expect(errorOf(await items.get(id, items.other)).code).to.equal(403);
      expect(await items.act(id, 'status')).to.include({ status: 'completed' });
      const found = await items.server.get('/sharing/rest/search', { q: `id:${id}` }, items.owner);
      expect((found['results'] as Json[])[0]).to.include({ id, url });
    });
  });

  describe('are sources of append', () => {
    const append = async (name: string, appendItemId: string, more: object, token: string): Promise<Json> =>
      items.server.post(
        `/rest/services/${name}/FeatureServer/0/append`,
        { appendItemId, appendSourceInfo: {}, ...more },
        token,
      );

    it('appends an item in the format of its type, for users who may read it', async () => {
      const name = await items.server.makeService(items.owner, {
        access: 'org',
        capabilities: 'Query,Append',
      });
      const id = await items.store();
      // Ids are hexadecimal digits, in any case.
      const submitted = await append(name, id.toUpperCase(), {}, items.owner);
      expect(await items.server.ended(String(submitted['statusUrl']), items.owner)).to.include({
        status: 'Completed',
        insertCount: 1,
      });
      expect((await items.download(id, items.owner)).bytes.equals(CSV)).to.equal(true);
      const byOther = errorOf(await append(name, id, { appendUploadFormat: 'csv' }, items.other));
      expect(byOther.details.join()).to.match(/appendItemId: was not found, or you do not have access to it/);
      const partial = await items.add([
        ['multipart', 'true'],
        ['filename', items.freshName()],
      ]);
      expect(errorOf(await append(name, String(partial['id']), {}, items.owner)).code).to.equal(400);
    });
  });
});
