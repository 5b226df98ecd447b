import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../support/feature-server.js';
import { type FormParts, getBytes, postForm, type RawReply } from '../../../support/post-form.js';

const CSV = Buffer.from('code,name\nBGO,Bergen\n');

forEachDatabase('items', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let admin: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_PART_LIMIT: '30000',
      FAIRGROUND_FILE_LIMIT: '70000',
    });
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'author');
    admin = await server.signUp('admin', 'administrator');
  });
  after(() => server.close());

  const content = '/sharing/rest/content';
  const users = `${content}/users/owner`;
  const add = (parts: FormParts, token = owner): Promise<Json> =>
    postForm(server.server, `${users}/addItem`, parts, token);
  const get = (id: string, token?: string): Promise<Json> => server.get(`${content}/items/${id}`, {}, token);
  const data = (id: string, token: string, headers = {}): Promise<RawReply> =>
    getBytes(server.server, `${content}/items/${id}/data?f=json`, {
      authorization: `Bearer ${token}`,
      ...headers,
    });
  const act = (id: string, action: string, parameters: object = {}, token = owner): Promise<Json> =>
    server.post(`${users}/items/${id}/${action}`, { ...parameters }, token);
  let files = 0;
  const freshName = (extension = 'csv'): string => `file-${String(++files)}.${extension}`;
  async function stored(bytes = CSV, fileName = freshName(), more: FormParts = []): Promise<string> {
    const reply = await add([['itemFile', bytes, fileName], ...more]);
    expect(reply).to.include({ success: true, item: fileName });
    return String(reply['id']);
  }

  describe('are stored', () => {
    it('from a file, with what is said of them', async () => {
      const reply = await add([
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
      const item = await get(id, owner);
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
      expect(await act(id, 'status')).to.deep.equal({
        status: 'completed',
        statusMessage: 'completed',
        itemId: id,
      });
    });

    it('from text, in a form as well', async () => {
      const reply = await server.post(
        `${users}/addItem`,
        { title: 'Text', type: 'Feature Collection', text: '{"layers":[]}' },
        owner,
      );
      expect(await get(String(reply['id']), owner)).to.include({
        name: null,
        size: 13,
        type: 'Feature Collection',
      });
      expect((await data(String(reply['id']), owner)).bytes.toString()).to.equal('{"layers":[]}');
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
      it(`as ${type} where the file is ${fileName}`, async () => {
        const id = await stored(CSV, `${String(++files)}${fileName}`);
        expect((await get(id, owner))['type']).to.equal(type);
      });
    }

    it('with a title after the file', async () => {
      expect(await get(await stored(CSV, 'my.towns.csv'), owner)).to.include({ title: 'my.towns' });
    });

    it('not without a type, content, or more than one', async () => {
      const refused: [FormParts, string][] = [
        [[['file', CSV, 'a.dat']], 'type: required, where the file name does not tell'],
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
          'text: cannot be given beside a file',
        ],
        [
          [
            ['dataUrl', 'https://example.org/a.csv'],
            ['type', 'CSV'],
          ],
          'dataUrl: content is stored here, not linked; send the file',
        ],
        [
          [
            ['text', 'a'],
            ['type', 'feature service'],
            ['title', 'x'],
          ],
          'type: Feature Service is not for stored content; use createService or publish',
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
          'multipart: the content comes with addPart then',
        ],
      ];
      for (const [parts, detail] of refused) {
        expect(errorOf(await add(parts))).to.deep.include({ code: 400, details: [detail] });
      }
    });

    it('one of a file name, or over the one that there is', async () => {
      const id = await stored(CSV, 'Once.csv');
      const again = errorOf(await add([['file', Buffer.from('b'), 'once.CSV']]));
      expect(again.code).to.equal(409);
      expect(
        await add([
          ['overwrite', 'true'],
          ['title', 'New'],
          ['file', Buffer.from('b'), 'once.csv'],
        ]),
      ).to.include({ id });
      expect(await get(id, owner)).to.include({ title: 'New', size: 1, name: 'once.csv' });
      const both = await Promise.all([1, 2].map(() => add([['file', CSV, 'race.csv']])));
      expect(both.filter((reply) => reply['success'] === true)).to.have.length(1);
      expect(both.some((reply) => 'error' in reply && errorOf(reply).code === 409)).to.equal(true);
      const others = await postForm(
        server.server,
        `${content}/users/other/addItem`,
        [['file', CSV, 'once.csv']],
        other,
      );
      expect(others).to.include({ success: true });
    });

    it('by those who publish, for themselves or by an administrator for others', async () => {
      const subscriber = await server.signUp('subscriber', 'contributor');
      expect(errorOf(await add([['file', CSV, 'x.csv']], subscriber)).code).to.equal(403);
      const forOther = errorOf(await add([['file', CSV, 'x.csv']], other)) as unknown as Json;
      expect(forOther).to.include({ code: 403, messageCode: 'GWM_0003' });
      const anonymous = await server.post(`${users}/addItem`, { text: 'x', type: 'CSV', title: 'x' });
      expect(errorOf(anonymous).code).to.equal(499);
      const byAdmin = await add([['file', CSV, freshName()]], admin);
      expect((await get(String(byAdmin['id']), owner))['owner']).to.equal('owner');
    });

    it('up to the limit', async () => {
      const name = freshName();
      expect(errorOf(await add([['file', randomBytes(70_001), name]])).code).to.equal(413);
      await stored(randomBytes(70_000), name);
    });
  });

  describe('are handed out', () => {
    it('as a download, whole or in part', async () => {
      const id = await stored(CSV, 'Bodø x.csv');
      const whole = await data(id, owner);
      expect(whole.bytes.equals(CSV)).to.equal(true);
      expect(whole.headers).to.include({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="Bod_ x.csv"; filename*=UTF-8''Bod%C3%B8%20x.csv`,
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      const middle = await data(id, owner, { range: 'bytes=5-8' });
      expect([middle.status, middle.bytes.toString()]).to.deep.equal([206, 'name']);
      expect((await data(id, owner, { range: 'bytes=900-' })).status).to.equal(416);
    });

    for (const [fileName, type] of [
      ['page.html', 'application/octet-stream'],
      ['a.svg', 'application/octet-stream'],
      ['a.geojson', 'application/geo+json'],
      ['a.zip', 'application/zip'],
    ] as const) {
      it(`as ${type} where the file is ${fileName}`, async () => {
        const id = await stored(CSV, `${String(++files)}${fileName}`, [['type', 'CSV']]);
        expect((await data(id, owner)).headers['content-type']).to.match(
          new RegExp(`^${type.replace('+', '\\+')}`),
        );
      });
    }

    it('to their owner and administrators', async () => {
      const id = await stored();
      expect(errorOf(await get(id, other))).to.include({ code: 403, messageCode: 'GWM_0003' });
      expect(errorOf(await get(id)).code).to.equal(499);
      expect(errorOf(JSON.parse((await data(id, other)).bytes.toString()) as Json).code).to.equal(403);
      expect((await get(id, admin))['owner']).to.equal('owner');
      const unknown = errorOf(await get('0'.repeat(32), owner));
      expect(unknown).to.deep.include({ code: 400, messageCode: 'CONT_0001' });
      expect(unknown.message).to.equal('Item does not exist or is inaccessible.');
    });
  });

  describe('are changed', () => {
    it('in what is said of them, and keep the rest', async () => {
      const id = await stored(CSV, freshName(), [
        ['title', 'Old'],
        ['snippet', 'kept'],
      ]);
      const before = await get(id, owner);
      expect(await act(id, 'update', { title: 'New', tags: 'x' })).to.include({ success: true, id });
      expect(await get(id, owner)).to.deep.include({
        title: 'New',
        tags: ['x'],
        snippet: 'kept',
        size: CSV.length,
      });
      expect(Number((await get(id, owner))['modified'])).to.be.at.least(Number(before['modified']));
    });

    it('by what is sent empty only where that is asked for', async () => {
      const texts = {
        ...{ tags: ['a', 'b'], typeKeywords: ['k'], description: 'd', snippet: 's' },
        ...{ accessInformation: 'c', licenseInfo: 'l' },
      };
      const extent = [
        [1, 2],
        [3, 4],
      ];
      const id = await stored(CSV, freshName(), [['title', 'Full']]);
      await act(id, 'update', { ...texts, extent: '1,2,3,4' });
      const empty = {
        ...{ title: '', tags: '', typeKeywords: '', description: '', snippet: '' },
        ...{ accessInformation: '', licenseInfo: '', extent: '' },
      };
      expect(await act(id, 'update', empty)).to.include({ success: true });
      expect(await get(id, owner)).to.deep.include({ ...texts, extent });
      const some = { snippet: '', tags: '[]', extent: '', clearEmptyFields: 'True' };
      expect(await act(id, 'update', some)).to.include({ success: true });
      const left = { ...texts, snippet: null, tags: [], extent: [] };
      expect(await get(id, owner)).to.deep.include(left);
      await act(id, 'update', { ...empty, clearEmptyFields: true });
      expect(await get(id, owner)).to.deep.include({
        ...{ title: 'Full', tags: [], typeKeywords: [], description: null, snippet: null },
        ...{ accessInformation: null, licenseInfo: null, extent: [], size: CSV.length },
      });
    });

    it('in their content, under the same id', async () => {
      const id = await stored();
      const reply = await postForm(
        server.server,
        `${users}/items/${id}/update`,
        [['file', Buffer.from('b'), 'b.csv']],
        owner,
      );
      expect(reply).to.deep.equal({ success: true, id, folder: '', item: 'b.csv' });
      expect((await data(id, owner)).bytes.toString()).to.equal('b');
      expect(await act(id, 'update', { text: 'text' })).to.include({ success: true });
      expect((await data(id, owner)).bytes.toString()).to.equal('text');
    });

    it('not to the file name of another', async () => {
      const [id, fileName] = [await stored(), freshName()];
      await stored(CSV, fileName);
      expect(errorOf(await act(id, 'update', { filename: fileName })).code).to.equal(409);
      expect(errorOf(await act(id, 'update', { dataUrl: 'https://example.org' })).code).to.equal(400);
    });

    it('by their owner and administrators', async () => {
      const id = await stored();
      expect(errorOf(await act(id, 'update', { title: 'x' }, other))).to.include({
        messageCode: 'CONT_0001',
      });
      expect(errorOf(await act(id, 'update', { title: 'x' }, '')).code).to.equal(499);
      expect(await act(id, 'update', { title: 'x' }, admin)).to.include({ success: true });
      const elsewhere = await server.post(`${content}/users/admin/items/${id}/update`, { title: 'y' }, admin);
      expect(errorOf(elsewhere)).to.include({ messageCode: 'CONT_0001' });
    });
  });

  it('are deleted by their owner and administrators', async () => {
    const [mine, theirs] = [await stored(), await stored()];
    expect(errorOf(await act(mine, 'delete', {}, other))).to.include({ messageCode: 'CONT_0001' });
    expect(await act(mine, 'delete')).to.deep.equal({ success: true, itemId: mine });
    expect(await act(theirs, 'delete', {}, admin)).to.deep.equal({ success: true, itemId: theirs });
    for (const id of [mine, theirs]) expect(errorOf(await get(id, owner)).code).to.equal(400);
    expect(errorOf(await act(mine, 'delete')).code).to.equal(400);
  });

  describe('of feature services', () => {
    it('are there beside the stored ones', async () => {
      const name = await server.makeService(owner, { description: 'Where they are', access: 'private' });
      const url = `${PUBLIC_URL}/rest/services/${name}/FeatureServer`;
      const { serviceItemId } = await server.get(`/rest/services/${name}/FeatureServer`, {}, owner);
      const id = String(serviceItemId);
      expect(await get(id, owner)).to.deep.include({
        id,
        url,
        title: name,
        type: 'Feature Service',
        owner: 'owner',
        size: -1,
        description: 'Where they are',
      });
      expect(errorOf(await get(id, other)).code).to.equal(403);
      expect(await act(id, 'status')).to.include({ status: 'completed' });
      const found = await server.get('/sharing/rest/search', { q: `id:${id}` }, owner);
      expect((found['results'] as Json[])[0]).to.include({ id, url });
    });
  });

  describe('are sources of append', () => {
    const append = async (name: string, appendItemId: string, more: object, token: string): Promise<Json> =>
      server.post(
        `/rest/services/${name}/FeatureServer/0/append`,
        { appendItemId, appendSourceInfo: {}, ...more },
        token,
      );

    it('in the format of their type, for those who may read them', async () => {
      const name = await server.makeService(owner, { access: 'org', capabilities: 'Query,Append' });
      const id = await stored();
      const submitted = await append(name, id, {}, owner);
      expect(await server.ended(String(submitted['statusUrl']), owner)).to.include({
        status: 'Completed',
        insertCount: 1,
      });
      expect((await data(id, owner)).bytes.equals(CSV)).to.equal(true);
      const byOther = errorOf(await append(name, id, { appendUploadFormat: 'csv' }, other));
      expect(byOther.details.join()).to.match(/appendItemId: there is no such item, or you may not read it/);
      const partial = await add([
        ['multipart', 'true'],
        ['filename', freshName()],
      ]);
      expect(errorOf(await append(name, String(partial['id']), {}, owner)).code).to.equal(400);
    });
  });
});
