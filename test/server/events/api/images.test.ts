import { expect } from 'chai';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tempFolderPrefix } from '../../../../server/lib/temp-folders.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  type Answer,
  type As,
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';
import { encode, photograph, picture } from '../support/pictures.js';
import { keptImages, upload } from '../support/uploads.js';

forEachDatabase('images over HTTP', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let png: Buffer;
  const { call, get, remove, event, venue, organizer } = bound(() => catalogue);

  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases);
    png = await encode(picture(600, 400), 'png');
  });
  after(() => catalogue.stop());

  const send = (
    file: { name: string; bytes: Buffer; field?: string } = { name: 'poster.png', bytes: png },
    as: As = 'author',
    options?: { fields?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<Answer> => upload(catalogue, '/images', file, as, options);

  async function image(as: As = 'author', name = 'poster.png'): Promise<Wire> {
    const { status, body } = await send({ name, bytes: png }, as);
    expect(status).to.equal(201);
    return body;
  }

  /** Requests an image file; `url` is as in a body. */
  const file = (
    url: unknown,
    headers: Record<string, string> = {},
    method = 'GET',
  ): ReturnType<Catalogue['send']> =>
    catalogue.send(method, String(url).replace(`${SITE}/cal/events/v1`, ''), undefined, 'nobody', headers);

  describe('uploading', () => {
    it('answers an upload with the image and its URL', async () => {
      const { status, headers, body } = await send();
      expect(status).to.equal(201);
      const id = Number(body['id']);
      const files = `${SITE}/cal/events/v1/images/${id}/files`;
      expect(headers['location']).to.equal(`${SITE}/cal/events/v1/images/${id}`);
      const sizes = inside(body, 'sizes');
      const { filesize } = inside(sizes, 'medium');
      const { filesize: thumbnailSize } = inside(sizes, 'thumbnail');
      expect(body).to.deep.equal({
        url: `${files}/poster.png`,
        id,
        extension: 'png',
        width: 600,
        height: 400,
        filesize: (await file(body['url'])).rawPayload.length,
        sizes: {
          thumbnail: {
            width: 150,
            height: 150,
            'mime-type': 'image/png',
            filesize: thumbnailSize,
            url: `${files}/poster-150x150.png`,
          },
          medium: {
            width: 300,
            height: 200,
            'mime-type': 'image/png',
            filesize,
            url: `${files}/poster-300x200.png`,
          },
        },
      });
    });

    it('reports the media type of each size by content', async () => {
      const { body } = await send({ name: 'quay.jpg', bytes: await photograph(600, 400) });
      expect(body['extension']).to.equal('jpg');
      const types = Object.values(inside(body, 'sizes')).map((size) => (size as Wire)['mime-type']);
      expect(types).to.deep.equal(['image/jpeg', 'image/jpeg']);
    });

    it('takes image ids from the common id space', async () => {
      const before = Number((await event())['id']);
      expect((await image())['id']).to.equal(before + 1);
      expect((await venue({ venue: 'After an image' }))['id']).to.equal(before + 2);
    });

    it('names image files after the title', async () => {
      const { body } = await send(undefined, 'editor', { fields: { title: 'Der <b>Hafen</b> bei Nacht' } });
      expect(body['url']).to.match(/\/files\/der-hafen-bei-nacht\.png$/);
    });

    it('detects the format by content, not by file name', async () => {
      const { body } = await send({ name: '../../run.php', bytes: await photograph(200, 100) });
      expect(body['extension']).to.equal('jpg');
      expect(body['url']).to.match(/\/files\/run\.jpg$/);
      expect([body['width'], body['height']]).to.deep.equal([100, 200]);
      const { rawPayload } = await file(body['url']);
      expect(rawPayload.includes('Lovelace')).to.equal(false);
    });

    it('refuses a file that is not an image, and names the field', async () => {
      for (const bytes of [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        Buffer.from(''),
        png.subarray(0, 60),
      ]) {
        const { status, body } = await send({ name: 'poster.png', bytes });
        expect(status).to.equal(400);
        expect(body['code']).to.equal('rest_invalid_param');
        expect(String(paramsOf(body)['file'])).to.match(/must be a JPEG|is damaged/);
      }
    });

    it('requires a part named file in an upload', async () => {
      const answer = await send({ name: 'poster.png', bytes: png, field: 'picture' });
      expect(answer.status).to.equal(400);
      expect(answer.body['code']).to.equal('rest_missing_callback_param');
      expect(inside(answer.body, 'data')['params']).to.deep.equal(['file']);
    });

    it('refuses an upload that is not multipart, and names the supported type', async () => {
      const { status, body } = await catalogue.post('/images', {}, 'author');
      expect([status, body['code']]).to.deep.equal([415, 'rest_unsupported_media_type']);
      expect(body['message']).to.include('application/json').and.to.include('multipart/form-data');
    });

    it('refuses an image above the size limit', async () => {
      const { status, body } = await send({ name: 'large.png', bytes: Buffer.alloc(10_485_761) });
      expect([status, body['code']]).to.deep.equal([413, 'rest_too_large']);
    });

    const rights: readonly [as: As, status: number][] = [
      ['nobody', 401],
      ['subscriber', 403],
      ['contributor', 403],
      ['author', 201],
      ['editor', 201],
      ['administrator', 201],
    ];
    for (const [as, status] of rights) {
      it(`answers an upload by ${as} with ${status}`, async () => {
        const before = await keptImages(catalogue);
        const answer = await send(undefined, as);
        expect(answer.status).to.equal(status);
        if (status === 201) return;
        expect(answer.body['code']).to.equal('rest_forbidden');
        expect(await keptImages(catalogue)).to.deep.equal(before);
      });
    }

    it('stores one image for two uploads with the same key', async () => {
      const headers = { 'idempotency-key': 'poster-1' };
      const first = await send(undefined, 'author', { headers });
      const kept = await keptImages(catalogue);
      const again = await send(undefined, 'author', { headers });
      expect(again.status).to.equal(201);
      expect(again.body).to.deep.equal(first.body);
      expect(await keptImages(catalogue)).to.deep.equal(kept);
      const other = { name: 'poster.png', bytes: await encode(picture(10, 10), 'png') };
      expect((await send(other, 'author', { headers })).status).to.equal(422);
      const named = await send(undefined, 'author', { headers, fields: { title: 'Another title' } });
      expect(named.status).to.equal(422);
      expect(await keptImages(catalogue)).to.deep.equal(kept);
    });

    it('leaves nothing behind when an image cannot be stored', async () => {
      const before = await keptImages(catalogue);
      const folders = async (): Promise<string[]> =>
        (await readdir(tmpdir())).filter((name) => name.startsWith(tempFolderPrefix('image')));
      const foldersBefore = await folders();
      const rename = (from: string, to: string): Promise<void> =>
        databases.events.write(async (trx) => trx.schema.renameTable(from, to));
      await rename('images', 'images_away');
      try {
        expect((await send()).status).to.equal(500);
      } finally {
        await rename('images_away', 'images');
      }
      expect(await keptImages(catalogue)).to.deep.equal(before);
      expect((await folders()).filter((name) => !foldersBefore.includes(name))).to.deep.equal([]);
      expect((await send()).status).to.equal(201);
    });
  });

  describe('serving files', () => {
    it('sends the bytes of each image size, with a cache lifetime of a year', async () => {
      const body = await image();
      const medium = inside(inside(body, 'sizes'), 'medium');
      for (const { url, filesize } of [body, medium]) {
        const { statusCode, headers, rawPayload } = await file(url);
        expect(statusCode).to.equal(200);
        expect(rawPayload.length).to.equal(filesize);
        expect(headers).to.include({
          'content-type': 'image/png',
          'content-length': String(filesize),
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'",
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'all',
        });
        expect(headers['etag']).to.match(/^"[0-9a-f]{64}"$/);
      }
    });

    it('sends no image bytes to a client that has them', async () => {
      const { url } = await image();
      const { headers } = await file(url);
      const again = await file(url, { 'if-none-match': String(headers['etag']) });
      expect([again.statusCode, again.rawPayload.length]).to.deep.equal([304, 0]);
      expect(again.headers).to.include({
        etag: headers['etag'],
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await file(url, { 'if-none-match': '"other"' })).statusCode).to.equal(200);
    });

    it('answers HEAD for an image file without its bytes', async () => {
      const { url, filesize } = await image();
      const { statusCode, headers, rawPayload } = await file(url, {}, 'HEAD');
      expect([statusCode, rawPayload.length]).to.deep.equal([200, 0]);
      expect(headers['content-length']).to.equal(String(filesize));
    });

    it('answers 404 for unknown file names of an image', async () => {
      const { id, url } = await image();
      const other = await image('author', 'other.png');
      const paths = [
        `${String(url)}x`,
        String(url).replace('poster', 'Poster'),
        String(url).replace(String(id), String(other['id'])),
        String(url).replace(String(id), '999999999'),
        String(url).replace(String(id), '99999999999999'),
        String(url).replace(String(id), 'abc'),
        `${SITE}/cal/events/v1/images/${String(id)}/files/..%2F..%2Fevents.db`,
        `${SITE}/cal/events/v1/images/${String(id)}/files/`,
      ];
      for (const path of paths) {
        const { statusCode, rawPayload } = await file(path);
        expect(statusCode, path).to.equal(404);
        expect(JSON.parse(rawPayload.toString()), path).to.include({ code: 'rest_no_route' });
      }
    });

    it('answers for a deleted file as for an unknown one', async () => {
      const { url } = await image();
      const kept = await keptImages(catalogue);
      await Promise.all(kept.map((name) => rm(join(catalogue.folder, 'images', name))));
      expect((await file(url)).statusCode).to.equal(404);
    });
  });

  describe('reading', () => {
    it('shows an image to every caller', async () => {
      const body = await image();
      expect((await get(`/images/${String(body['id'])}`)).body).to.deep.equal(body);
    });

    it('refuses ids of other kinds of records as image ids', async () => {
      const { id } = await event();
      for (const other of [id, 0, 999_999_999, 99_999_999_999]) {
        const { status, body } = await get(`/images/${String(other)}`);
        expect([status, body['code']]).to.deep.equal([400, 'rest_invalid_param']);
        expect(paramsOf(body)).to.have.all.keys('id');
      }
      expect((await get('/images/abc')).body['code']).to.equal('rest_no_route');
    });

    it('refuses image ids in the operations of other records', async () => {
      const { id } = await image();
      for (const [list, code] of [
        ['events', 'rest-invalid-event-id'],
        ['venues', 'rest_invalid_param'],
        ['organizers', 'rest_invalid_param'],
      ] as const) {
        for (const method of ['GET', 'PUT', 'DELETE']) {
          const sent = method === 'PUT' ? {} : undefined;
          const { status, body } = await call(method, `/${list}/${String(id)}`, sent, 'editor');
          expect([status, body['code']], `${method} ${list}`).to.deep.equal([400, code]);
        }
      }
    });
  });

  describe('listing', () => {
    let fresh: Catalogue;
    const ids = (answer: Answer): unknown[] => (answer.body['images'] as Wire[]).map(({ id }) => id);
    let theirs: unknown[];
    let own: unknown[];
    let none: Answer;

    before(async () => {
      fresh = await openCatalogue(await open());
      none = await fresh.get('/images', 'author');
      const add = async (as: As): Promise<unknown> =>
        (await upload(fresh, '/images', { name: 'a.png', bytes: png }, as)).body['id'];
      own = [await add('author'), await add('author'), await add('author')];
      theirs = [await add('other author')];
    });
    after(() => fresh.stop());

    it('lists all images for editors, newest first', async () => {
      for (const as of ['editor', 'administrator'] as const) {
        const answer = await fresh.get('/images', as);
        expect(ids(answer)).to.deep.equal([...own, ...theirs].reverse());
        expect(answer.body).to.include({
          total: 4,
          total_pages: 1,
          rest_url: `${SITE}/cal/events/v1/images/?page=1&per_page=10`,
        });
        expect(answer.headers).to.include({ 'x-tec-total': '4', 'x-tec-totalpages': '1' });
      }
    });

    it('lists no images when there are none', () => {
      expect([none.status, none.body['images'], none.body['total']]).to.deep.equal([200, [], 0]);
    });

    it('lists for authors their own images', async () => {
      expect(ids(await fresh.get('/images', 'author'))).to.deep.equal([...own].reverse());
      expect(ids(await fresh.get('/images', 'other author'))).to.deep.equal(theirs);
    });

    it('refuses the list of images to callers who may not upload', async () => {
      expect((await fresh.get('/images')).status).to.equal(401);
      expect((await fresh.get('/images', 'subscriber')).status).to.equal(403);
      expect((await fresh.get('/images', 'contributor')).status).to.equal(403);
    });

    it('divides the list of images into pages', async () => {
      const second = await fresh.get('/images?per_page=3&page=2', 'editor');
      expect(ids(second)).to.deep.equal([own[0]]);
      expect(second.body).to.include({
        total: 4,
        total_pages: 2,
        previous_rest_url: `${SITE}/cal/events/v1/images/?per_page=3`,
      });
      expect(second.body).not.to.have.key('next_rest_url');
      const first = await fresh.get('/images?per_page=3', 'editor');
      expect(ids(first)).to.deep.equal([...own, ...theirs].reverse().slice(0, 3));
      for (const query of ['per_page=3&page=3', 'per_page=2&page=3']) {
        const past = await fresh.get(`/images?${query}`, 'editor');
        expect([past.status, past.body['code']], query).to.deep.equal([404, 'image-archive-page-not-found']);
      }
      expect((await fresh.get('/images?page=0', 'editor')).status).to.equal(400);
    });
  });

  describe('deleting', () => {
    const exists = async (id: unknown): Promise<boolean> =>
      (await get(`/images/${String(id)}`)).status === 200;

    it('deletes an image with its files permanently', async () => {
      const before = await keptImages(catalogue);
      const body = await image();
      const answer = await remove(`/images/${String(body['id'])}`, 'author');
      expect([answer.status, answer.body]).to.deep.equal([200, body]);
      expect(await exists(body['id'])).to.equal(false);
      expect((await file(body['url'])).statusCode).to.equal(404);
      expect(await keptImages(catalogue)).to.deep.equal(before);
      const records = await databases.events.knex('records').where({ id: body['id'] });
      expect(records).to.deep.equal([]);
      const again = await remove(`/images/${String(body['id'])}`, 'author');
      expect([again.status, again.body['code']]).to.deep.equal([400, 'rest_invalid_param']);
      expect((await image())['id']).to.be.greaterThan(Number(body['id']));
    });

    it('removes a deleted image from its records, and gives them a new revision', async () => {
      const { id } = await image();
      const other = await image();
      const shown = await event({ image: id });
      const kept = await event({ image: other['id'] });
      const place = await venue({ venue: 'Hall with a picture', image: id });
      const club = await organizer({ organizer: 'Club with a picture', image: id });
      expect(inside(place, 'image')['id']).to.equal(id);
      const tag = (await get(`/events/${String(shown['id'])}`)).headers['etag'];
      await remove(`/images/${String(id)}`);
      const after = await get(`/events/${String(shown['id'])}`);
      expect(after.body['image']).to.equal(false);
      expect(after.headers['etag']).not.to.equal(tag);
      expect((await get(`/venues/${String(place['id'])}`)).body).not.to.have.property('image');
      expect((await get(`/organizers/${String(club['id'])}`)).body).not.to.have.property('image');
      expect(inside((await get(`/events/${String(kept['id'])}`)).body, 'image')['id']).to.equal(other['id']);
      for (const [table, record] of [
        ['events', shown],
        ['venues', place],
        ['organizers', club],
      ] as const) {
        const rows: unknown = await databases.events
          .knex(table)
          .where({ id: record['id'] })
          .select('revision', 'image_id');
        expect(rows, table).to.deep.equal([{ revision: 2, image_id: null }]);
      }
    });

    const rights: readonly [as: As, status: number][] = [
      ['nobody', 401],
      ['subscriber', 403],
      ['contributor', 403],
      ['other author', 403],
      ['author', 200],
      ['editor', 200],
      ['administrator', 200],
    ];
    for (const [as, status] of rights) {
      it(`answers the deletion of an image by ${as} with ${status}`, async () => {
        const { id } = await image('author');
        expect((await remove(`/images/${String(id)}`, as)).status).to.equal(status);
        expect(await exists(id)).to.equal(status !== 200);
      });
    }

    it('reports an unknown image id before a missing right', async () => {
      const { id } = await event();
      for (const unknown of [id, 999_999_999]) {
        const { status, body } = await remove(`/images/${String(unknown)}`, 'nobody');
        expect(status).to.equal(400);
        expect(paramsOf(body)).to.have.all.keys('id');
      }
    });
  });
});
