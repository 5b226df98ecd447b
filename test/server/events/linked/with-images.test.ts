import { expect } from 'chai';
import { findImage } from '../../../../server/events/images/image-repository.js';
import { createImageStore, type ImageStore } from '../../../../server/events/images/image-store.js';
import { withImages } from '../../../../server/events/linked/with-images.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { type FileServer, openFileServer } from '../../outbound/file-server.js';
import {
  type Answer,
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  paramsOf,
  SITE,
  type Wire,
} from '../support/catalogue.js';
import { encode, picture } from '../support/pictures.js';
import { keptImages, upload } from '../support/uploads.js';

const DAY = { title: 'Evening Walk', start_date: '2027-05-14 18:00', end_date: '2027-05-14 21:00' };

forEachDatabase('an image named by its address', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let files: FileServer;
  let png: Buffer;
  let counter = 0;
  const { get, post, put, remove, call, event, venue, organizer } = bound(() => catalogue);
  before(async () => {
    files = await openFileServer();
    databases = await open();
    catalogue = await openCatalogue(databases, 'UTC', { FAIRGROUND_FETCH_ALLOW: files.host });
    png = await encode(picture(320, 240), 'png');
  });
  after(async () => {
    await catalogue.stop();
    await files.stop();
  });

  /** An address of its own, and how often it was asked for. */
  const serve = (): { readonly address: string; readonly count: () => number } => {
    counter += 1;
    const path = `/picture-${String(counter)}.png`;
    const address = files.serve(path, png);
    return { address, count: () => files.requests.filter(({ url }) => url === path).length };
  };
  /** Counts what is kept of all images, as rows and as files. */
  const kept = async (): Promise<unknown> => [
    (await databases.events.knex<{ id: number }>('images').select('id')).length,
    (await databases.events.knex('records').where({ kind: 'image' }).select('id')).length,
    await keptImages(catalogue),
  ];
  const codeOf = ({ status, body }: Answer): unknown => [status, body['code']];

  it('fetches no image while anything else is wrong', async () => {
    const { address: image, count } = serve();
    const before = await kept();
    const { id, slug } = await event();
    const path = `/events/${String(id)}`;
    const hall = `/venues/${String((await venue({ venue: 'Unpictured Hall' }))['id'])}`;
    const answers = [
      await post('/events', { ...DAY, image, start_date: 'nonsense' }),
      await post('/events', { ...DAY, image, venue: 999_999 }),
      await post('/events', { ...DAY, venue: { venue: 'Hall', image, website: 'foo' } }),
      await post('/events', { title: 'No times', image }),
      await post('/venues', { venue: '', image }),
      await put(path, { image, website: 'foo' }),
      await put('/events/999999', { image }),
      await put(path, { image }, 'author'),
      await put(path, { image }, 'nobody'),
      await call('PUT', path, { image }, 'editor', { 'if-match': '"99-abc"' }),
      await put(`/events/by-slug/${String(slug)}`, { image }, 'author'),
      await put(hall, { image }, 'author'),
      await call('PUT', hall, { image }, 'editor', { 'if-match': '"99-abc"' }),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([
      ...[400, 400, 400, 400, 400, 400, 404, 403, 401, 412, 403, 403, 412],
    ]);
    expect(count()).to.equal(0);
    expect(await kept()).to.deep.equal(before);
  });

  it('fetches no image for a venue or an organizer that is named by its id', async () => {
    const { address: image, count } = serve();
    const { address: other } = serve();
    const place = await venue({ venue: 'Pictured Hall', image: other });
    const club = await catalogue.organizer({ organizer: 'Pictured Club', image: other });
    const links = { venue: { id: place['id'], image }, organizer: [{ id: String(club['id']), image }] };
    const { status, body } = await post('/events', { ...DAY, ...links });
    expect([status, inside(body, 'venue')['image']]).to.deep.equal([201, place['image']]);
    expect((body['organizer'] as Wire[])[0]?.['image']).to.deep.equal(club['image']);
    expect(count()).to.equal(0);
  });

  it('reports all addresses that cannot be fetched, and leaves nothing behind', async () => {
    const { address, count } = serve();
    const before = await kept();
    const none = `http://${files.host}/none.png`;
    const { status, body } = await post('/events', {
      ...DAY,
      image: address,
      venue: { venue: 'Hall', image: none },
      organizer: [{ organizer: 'Club', image: none }],
    });
    expect([status, paramsOf(body)]).to.deep.equal([
      400,
      {
        venue: 'venue image was answered with status 404.',
        organizer: 'organizer image was answered with status 404.',
      },
    ]);
    expect(count()).to.equal(1);
    expect(await kept()).to.deep.equal(before);
  });

  it('deletes a fetched image if the record cannot be written', async () => {
    const { address: image, count } = serve();
    const before = await kept();
    const { editor } = catalogue.ids;
    for (const refused of [
      await post('/events', { ...DAY, image, author: editor }, 'author'),
      await post('/venues', { venue: 'Hall', image, author: editor }, 'author'),
      await post('/events', { ...DAY, image, venue: { venue: 'Hall', image }, author: editor }, 'author'),
    ]) {
      expect(codeOf(refused)).to.deep.equal([403, 'rest_forbidden']);
    }
    expect(count()).to.equal(3);
    expect(await kept()).to.deep.equal(before);
  });

  it('keeps a fetched image that existed before, or that others show', async () => {
    const { address: image } = serve();
    const shown = await event({ image });
    const { editor } = catalogue.ids;
    await post('/events', { ...DAY, image, author: editor }, 'author');
    const path = `/events/${String(shown['id'])}`;
    expect((await get(path)).body['image']).to.deep.equal(shown['image']);
    await remove(path);
    await post('/events', { ...DAY, image, author: editor }, 'author');
    const { id } = inside(shown, 'image');
    expect((await get(`/images/${String(id)}`)).status).to.equal(200);
  });

  it('keeps an image for a second request if the request that fetched it fails', async () => {
    const { address, count } = serve();
    const deps = { database: databases.events, images: await openStore() };
    const context = {
      caller: { userId: catalogue.ids.editor, name: 'editor', role: 'editor' },
      request: { publicUrl: SITE, signal: new AbortController().signal },
    } as const;
    let takeBack = (): void => undefined;
    const takenBack = new Promise<void>((resolve) => {
      takeBack = resolve;
    });
    let other: Promise<Wire> = Promise.resolve({});
    const failed = withImages(deps, { image: address }, context, async () => {
      await new Promise<void>((resolve, reject) => {
        other = withImages(deps, { image: address }, context, async ({ image }) => {
          resolve();
          await takenBack;
          return venue({ venue: 'Late Hall', image });
        });
        other.catch(reject);
      });
      throw new Error('cannot be written');
    });
    expect(await rejectionOf(failed)).to.have.property('message', 'cannot be written');
    takeBack();
    expect(inside(await other, 'image')).to.include({ width: 320, height: 240 });
    expect(count()).to.equal(1);
  });

  it('passes on a failure to fetch that is not the fault of the request', async () => {
    const deps = { database: databases.events, images: await openStore() };
    const caller = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
    const request = { publicUrl: SITE, signal: AbortSignal.abort(new Error('hung up')) };
    const fields = { image: serve().address };
    const failed = withImages(deps, fields, { caller, request }, () => Promise.resolve('written'));
    expect(await rejectionOf(failed)).to.have.property('message', 'hung up');
  });

  it('reports an image that was deleted after it was checked', async () => {
    const deps = { database: databases.events, images: await openStore() };
    const caller = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
    const request = { publicUrl: SITE, signal: new AbortController().signal };
    const fields = { image: 999_999, venue: { venue: 'Hall', image: '999998' } };
    const refused = withImages(deps, fields, { caller, request }, () => Promise.resolve('written'));
    expect(await rejectionOf(refused))
      .to.have.property('faults')
      .that.deep.equals([
        { field: 'image', reason: 'was deleted', kind: 'invalid' },
        { field: 'venue', reason: 'image was deleted', kind: 'invalid' },
      ]);
  });

  it('keeps an image for a request that fetched it at the same time', async () => {
    const { address, count } = serve();
    const images = await openStore();
    const editor = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
    const fetchIt = () => images.fetch(new URL(address), editor, new AbortController().signal);
    const [first, second] = [await fetchIt(), await fetchIt()];
    expect([count(), first.isNew, second.isNew, second.image.id]).to.deep.equal([
      ...[2, true, false, first.image.id],
    ]);
    await images.removeUnused(first.image);
    expect((await get(`/images/${String(first.image.id)}`)).status).to.equal(200);
  });

  it('fetches an image once for requests with the same key, and not for a key of another request', async () => {
    const { address: image, count } = serve();
    const other = serve();
    const create = (fields: Wire): Promise<Answer> =>
      call('POST', '/events', { ...DAY, ...fields }, 'editor', { 'idempotency-key': `once-${image}` });
    const first = await create({ image });
    await remove(`/images/${String(inside(first.body, 'image')['id'])}`);
    const again = await create({ image });
    expect([again.status, again.body['id'], again.body['image']]).to.deep.equal([
      201,
      first.body['id'],
      false,
    ]);
    expect(count()).to.equal(1);
    expect(codeOf(await create({ image: other.address }))).to.deep.equal([422, 'rest_idempotency_mismatch']);
    expect(other.count()).to.equal(0);
  });

  it('keeps an image while any record shows it', async () => {
    const store = await openStore();
    for (const [list, make, name] of [
      ['events', event, 'title'],
      ['venues', venue, 'venue'],
      ['organizers', organizer, 'organizer'],
    ] as const) {
      const { body } = await upload(catalogue, '/images', { name: 'a.png', bytes: png });
      const { id } = await make({ [name]: `Showing ${list}`, image: body['id'] });
      const image = { ...(await findStored(body)) };
      await store.removeUnused(image);
      expect((await get(`/${list}/${String(id)}`)).body['image']).to.deep.equal(body);
      const files = await keptImages(catalogue);
      const path = String(body['url']).slice(`${SITE}/cal/events/v1`.length);
      expect((await catalogue.send('GET', path)).statusCode).to.equal(200);
      await put(`/${list}/${String(id)}`, { image: 0 });
      await store.removeUnused(image);
      expect((await get(`/images/${String(body['id'])}`)).status, list).to.equal(400);
      expect(await keptImages(catalogue)).to.have.lengthOf(files.length - 3);
    }
  });

  async function openStore(): Promise<ImageStore> {
    const blobs = await openBlobs(`file:${catalogue.folder}`);
    const settings = { uploadLimitBytes: 1e7, fetchAllow: [files.host] };
    return createImageStore({ database: databases.events, blobs, clock: () => 0, settings });
  }

  async function findStored({ id }: Wire) {
    const image = await findImage(databases.events.knex, Number(id));
    if (image === undefined) throw new Error('there is no image');
    return image;
  }
});
