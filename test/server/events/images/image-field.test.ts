import { expect } from 'chai';
import { type FileServer, openFileServer } from '../../outbound/file-server.js';
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

const DAY = { title: 'Evening Walk', start_date: '2027-05-14 18:00', end_date: '2027-05-14 21:00' };
const NO_IMAGE = 'must be the id of an image, or an http or https address of one';

forEachDatabase('the field image', (open) => {
  let databases: TestDatabases;
  let catalogue: Catalogue;
  let files: FileServer;
  let png: Buffer;
  let known: Wire;
  const { get, post, put, event, venue, organizer, remove } = bound(() => catalogue);

  before(async () => {
    files = await openFileServer();
    databases = await open();
    catalogue = await openCatalogue(databases, 'UTC', { FAIRGROUND_FETCH_ALLOW: files.host });
    png = await encode(picture(320, 240), 'png');
    known = (await upload(catalogue, '/images', { name: 'known.png', bytes: png }, 'other author')).body;
  });
  after(async () => {
    await catalogue.stop();
    await files.stop();
  });

  const createEvent = (image: unknown, as: As = 'author'): Promise<Answer> =>
    post('/events', { ...DAY, image }, as);

  /** Returns the reason given for `field` of a refused request. */
  function reasonOf({ status, body }: Answer, field = 'image'): string {
    expect([status, body['code']], JSON.stringify(body)).to.deep.equal([400, 'rest_invalid_param']);
    return String(paramsOf(body)[field]).replace(`${field} `, '').replace(/\.$/, '');
  }

  const countImages = async (): Promise<number> =>
    (await databases.events.knex<{ id: number }>('images').select('id')).length;

  describe('naming an image', () => {
    it('accepts an image by id, as a number or digits, and as it was read', async () => {
      const { id } = known;
      for (const image of [id, String(id), ` ${String(id)} `, known, { id }, known['url']]) {
        const { status, body } = await createEvent(image);
        expect(status, JSON.stringify(body)).to.equal(201);
        expect(body['image']).to.deep.equal(known);
      }
    });

    it('accepts an image by the address of one of its sizes', async () => {
      const { url } = inside(inside(known, 'sizes'), 'thumbnail');
      expect((await createEvent(url)).body['image']).to.deep.equal(known);
    });

    it('accepts an image in forms and in the query', async () => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const form = new URLSearchParams({ ...DAY, image: String(known['id']) }).toString();
      const sent = await catalogue.call('POST', '/events', form, 'author', type);
      expect(inside(sent.body, 'image')['id']).to.equal(known['id']);
      const nested = new URLSearchParams({ ...DAY, 'image[id]': String(known['id']) }).toString();
      const back = await catalogue.call('POST', '/events', nested, 'author', type);
      expect(inside(back.body, 'image')['id']).to.equal(known['id']);
      const { id } = await event();
      const path = `/events/${String(id)}?image=${String(known['id'])}`;
      expect(inside((await put(path, {})).body, 'image')['id']).to.equal(known['id']);
    });

    it('accepts images of venues and organizers, too', async () => {
      const place = await venue({ venue: 'Hall', image: known['id'] });
      const club = await organizer({ organizer: 'Club', image: known });
      expect(place['image']).to.deep.equal(known);
      expect(club['image']).to.deep.equal(known);
      expect((await get(`/venues/${String(place['id'])}`)).body['image']).to.deep.equal(known);
      const list = (await get('/organizers')).body['organizers'] as Wire[];
      expect(list.find(({ id }) => id === club['id'])?.['image']).to.deep.equal(known);
    });

    it('accepts the image of a venue whose id a form leaves empty', async () => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const fields = { 'venue[id]': '', 'venue[venue]': 'Form Hall', 'venue[image]': String(known['url']) };
      const form = new URLSearchParams({ ...DAY, ...fields }).toString();
      const { body } = await catalogue.call('POST', '/events', form, 'author', type);
      expect(inside(body, 'venue')).to.deep.include({ venue: 'Form Hall', image: known });
    });

    it('accepts images of a venue and an organizer that are created with the event', async () => {
      const { body } = await post('/events', {
        ...DAY,
        venue: { venue: 'Inline Hall', image: String(known['id']) },
        organizer: [{ organizer: 'Inline Club', image: known['url'] }, { organizer: 'Plain Club' }],
      });
      expect(inside(body, 'venue')['image']).to.deep.equal(known);
      const [club, plain] = body['organizer'] as Wire[];
      expect(club?.['image']).to.deep.equal(known);
      expect(plain).not.to.have.property('image');
      const alone = { ...DAY, organizer: { organizer: 'Lone Club', image: known['id'] } };
      const { body: read } = await get(`/events/${String((await post('/events', alone)).body['id'])}`);
      expect((read['organizer'] as Wire[])[0]?.['image']).to.deep.equal(known);
    });
  });

  describe('in replies', () => {
    it('returns image false for events without one, and no key for venues and organizers', async () => {
      expect((await event())['image']).to.equal(false);
      expect(await venue({ venue: 'Bare Hall' })).not.to.have.property('image');
      expect(await organizer({ organizer: 'Bare Club' })).not.to.have.property('image');
    });

    it('includes the address of the image in json_ld', async () => {
      const { id } = await event({ image: known['id'] });
      const { body } = await get(`/events/${String(id)}`);
      expect(inside(body, 'json_ld')['image']).to.equal(known['url']);
      const { id: bare } = await event();
      expect(inside((await get(`/events/${String(bare)}`)).body, 'json_ld')).not.to.have.property('image');
    });

    it('hides the image of a protected event without the password', async () => {
      const image = known['id'];
      const { id } = await event({ image, password: 'open', slug: 'behind-a-password' });
      const list = (await get(`/events?include=${String(id)}`)).body['events'] as Wire[];
      expect(list[0]?.['image']).to.equal(false);
      const opened = await get(`/events/${String(id)}?password=open`);
      expect(opened.body['image']).to.deep.equal(known);
      const place = await venue({ venue: 'Guarded Hall', image, password: 'open' });
      expect((await get(`/venues/${String(place['id'])}`)).body).not.to.have.property('image');
      const club = await organizer({ organizer: 'Guarded Club', image, password: 'open' });
      expect((await get(`/organizers/${String(club['id'])}`)).body).not.to.have.property('image');
    });

    it('reads all images of a list with one query', async () => {
      const hall = await venue({ venue: 'Listed Hall', image: known['id'] });
      const ids: unknown[] = [];
      for (let count = 0; count < 4; count += 1) {
        ids.push((await event({ image: count % 2 === 0 ? known['id'] : 0, venue: hall['id'] }))['id']);
      }
      const queries: string[] = [];
      const listen = ({ sql }: { sql: string }): void => {
        if (/from [`"]images[`"]/.test(sql)) queries.push(sql);
      };
      databases.events.knex.on('query', listen);
      try {
        const { body } = await get(`/events?include=${ids.join(',')}`, 'editor');
        const images = (body['events'] as Wire[]).map(({ image }) => image);
        expect(images).to.have.deep.members([known, false, known, false]);
        for (const item of body['events'] as Wire[]) {
          expect(inside(item, 'venue')['image']).to.deep.equal(known);
        }
      } finally {
        databases.events.knex.removeListener('query', listen);
      }
      expect(queries).to.have.length(1);
    });
  });

  describe('in updates', () => {
    it('keeps the image if an update does not send it', async () => {
      const { id } = await event({ image: known['id'] });
      expect((await put(`/events/${String(id)}`, { title: 'Later' })).body['image']).to.deep.equal(known);
      const place = await venue({ venue: 'Pictured Hall', image: known['id'] });
      const moved = await put(`/venues/${String(place['id'])}`, { city: 'Graz' });
      expect(moved.body['image']).to.deep.equal(known);
      const club = await organizer({ organizer: 'Pictured Club', image: known['id'] });
      const called = await put(`/organizers/${String(club['id'])}`, { phone: '1' });
      expect(called.body['image']).to.deep.equal(known);
    });

    it('keeps the image if the record is found by its name and changed', async () => {
      for (const [kind, make] of [
        ['venue', venue],
        ['organizer', organizer],
      ] as const) {
        const made = await make({ [kind]: 'Found pictured', image: known['id'] });
        const found = await make({ [kind]: 'found PICTURED', phone: '1' });
        expect(found).to.deep.include({ id: made['id'], phone: '1', image: known });
      }
    });

    it('sets the image of a venue or an organizer, also by an address', async () => {
      const address = files.serve('/changed.png', png);
      const place = await venue({ venue: 'Changed Hall' });
      const club = await organizer({ organizer: 'Changed Club' });
      for (const path of [`/venues/${String(place['id'])}`, `/organizers/${String(club['id'])}`]) {
        expect((await put(path, { image: known['id'] })).body['image'], path).to.deep.equal(known);
        const { body } = await put(path, { image: address });
        expect(inside(body, 'image')['url'], path).to.match(/changed\.png$/);
      }
    });

    const empty: readonly unknown[] = ['', 0, '0', null, false, 'false'];
    for (const image of empty) {
      it(`clears the image for ${JSON.stringify(image)}`, async () => {
        const { id } = await event({ image: known['id'] });
        const changed = await put(`/events/${String(id)}`, { image });
        expect([changed.status, changed.body['image']]).to.deep.equal([200, false]);
        const place = await venue({ venue: `Cleared by ${JSON.stringify(image)}`, image: known['id'] });
        expect((await put(`/venues/${String(place['id'])}`, { image })).body).not.to.have.property('image');
        const club = await organizer({ organizer: `By ${JSON.stringify(image)}`, image: known['id'] });
        const after = await put(`/organizers/${String(club['id'])}`, { image });
        expect(after.body).not.to.have.property('image');
      });
    }

    it('accepts the whole body that was read', async () => {
      for (const image of [known['id'], false]) {
        const { id } = await event({ image });
        const { body } = await get(`/events/${String(id)}`);
        const again = await put(`/events/${String(id)}`, body);
        expect(again.status, JSON.stringify(again.body)).to.equal(200);
        expect(again.body['image']).to.deep.equal(body['image']);
      }
    });
  });

  describe('with a fault', () => {
    it('refuses ids of anything but images', async () => {
      const { id } = await event();
      for (const image of [id, String(id), 999_999_999, '99999999999', { id: 999_999_999 }]) {
        expect(reasonOf(await createEvent(image)), JSON.stringify(image)).to.equal(
          'must be the id of an image',
        );
      }
    });

    it('refuses a value that names no image', async () => {
      for (const image of ['foo bar', 'foo', -1, '-1', '1.5', true, '/images/1', 'example.org/a.png']) {
        expect(reasonOf(await createEvent(image)), JSON.stringify(image)).to.equal(NO_IMAGE);
      }
      for (const image of [1.5, [known['id']], {}, { id: 0 }, { url: known['url'] }]) {
        expect((await createEvent(image)).status, JSON.stringify(image)).to.equal(400);
      }
    });

    it('refuses an image together with all other faults', async () => {
      const { body } = await post('/events', { title: '', start_date: 'nonsense', image: 'foo' });
      expect(inside(body, 'data')['params']).to.deep.equal(['end_date']);
      const invalid = await post('/events', { ...DAY, start_date: 'nonsense', image: 'foo' }, 'author');
      expect(paramsOf(invalid.body)).to.deep.equal({
        start_date: 'start_date must be a date and time.',
        image: `image ${NO_IMAGE}.`,
      });
    });

    it('refuses an image of venues, organizers and within an event, and names its path', async () => {
      expect(reasonOf(await post('/venues', { venue: 'Hall', image: 'foo' }))).to.equal(NO_IMAGE);
      expect(reasonOf(await post('/organizers', { organizer: 'Club', image: 'foo' }))).to.equal(NO_IMAGE);
      const within = await post('/events', { ...DAY, venue: { venue: 'Nowhere', image: 'foo' } });
      expect(reasonOf(within, 'venue')).to.equal(`image ${NO_IMAGE}`);
    });

    it('reports a database failure as 500, not as a wrong image', async () => {
      const rename = (from: string, to: string): Promise<void> =>
        databases.events.write(async (trx) => trx.schema.renameTable(from, to));
      await rename('images', 'images_away');
      try {
        const { status, body } = await createEvent(known['id']);
        expect([status, body['code']]).to.deep.equal([500, 'internal_server_error']);
      } finally {
        await rename('images_away', 'images');
      }
      expect((await createEvent(known['id'])).status).to.equal(201);
    });

    it('refuses a deleted image', async () => {
      const { body } = await upload(catalogue, '/images', { name: 'a.png', bytes: png });
      await remove(`/images/${String(body['id'])}`);
      expect(reasonOf(await createEvent(body))).to.equal('must be the id of an image');
      expect(reasonOf(await createEvent(body['url']))).to.equal('must be the id of an image');
    });
  });

  describe('with an address to fetch', () => {
    it('fetches an image once and keeps it', async () => {
      const address = files.serve('/harbour.png', png);
      const before = await countImages();
      const first = inside((await createEvent(address)).body, 'image');
      expect(first).to.include({ extension: 'png', width: 320, height: 240 });
      expect(first['url']).to.equal(`${SITE}/cal/events/v1/images/${String(first['id'])}/files/harbour.png`);
      const again = inside((await createEvent(`${address}#part`, 'editor')).body, 'image');
      expect(again).to.deep.equal(first);
      expect((await venue({ venue: 'Same picture', image: address }))['image']).to.deep.equal(first);
      expect(await countImages()).to.equal(before + 1);
      expect(files.requests.filter(({ url }) => url === '/harbour.png')).to.have.length(1);
    });

    it('names the files of a fetched image after the last part of its address', async () => {
      const named: [path: string, name: string][] = [
        ['/2027/Gr%C3%BC%C3%9Fe%20aus%20Graz.png?size=1', 'grusse-aus-graz.png'],
        ['/100%25%zz.png', '100-zz.png'],
        ['/', 'image.png'],
      ];
      for (const [path, name] of named) {
        const { url } = inside((await createEvent(files.serve(path, png))).body, 'image');
        expect(String(url).split('/').at(-1), path).to.equal(name);
      }
    });

    it('fetches an image once for concurrent requests', async () => {
      const address = files.serve('/crowd.png', png);
      const kept = (await keptImages(catalogue)).length;
      const answers = await Promise.all(Array.from({ length: 6 }, () => createEvent(address)));
      expect(new Set(answers.map(({ body }) => inside(body, 'image')['id'])).size).to.equal(1);
      const sizes = Object.keys(inside(inside(answers[0]!.body, 'image'), 'sizes')).length;
      expect((await keptImages(catalogue)).length).to.equal(kept + 1 + sizes);
    });

    it('stores a fetched image as the image of the caller', async () => {
      const { id } = inside((await createEvent(files.serve('/mine.png', png))).body, 'image');
      expect((await remove(`/images/${String(id)}`, 'other author')).status).to.equal(403);
      expect((await remove(`/images/${String(id)}`, 'author')).status).to.equal(200);
    });

    it('fetches an address again after its image was deleted', async () => {
      const address = files.serve('/again.png', png);
      const { id } = inside((await createEvent(address)).body, 'image');
      await remove(`/images/${String(id)}`);
      expect(inside((await createEvent(address)).body, 'image')['id']).to.be.greaterThan(Number(id));
    });

    it('removes personal metadata from a fetched image', async () => {
      const address = files.serve('/photo', await photograph(200, 100), { 'content-type': 'image/jpg' });
      const image = inside((await createEvent(address)).body, 'image');
      expect(image).to.include({ extension: 'jpg', width: 100, height: 200 });
      const file = await catalogue.send('GET', String(image['url']).replace(`${SITE}/cal/events/v1`, ''));
      expect([file.statusCode, file.rawPayload.includes('Ada Lovelace')]).to.deep.equal([200, false]);
    });

    it('waits at most 15 seconds for an image', async () => {
      const address = files.answer('/silent.png', () => undefined);
      const wait = AbortSignal.timeout.bind(AbortSignal);
      // Time goes a thousand times as fast.
      AbortSignal.timeout = (ms) => wait(ms / 1000);
      try {
        expect(reasonOf(await createEvent(address))).to.equal('took longer than 15 seconds');
      } finally {
        AbortSignal.timeout = wait;
      }
    });

    it('fetches the image of a venue that is created with the event', async () => {
      const address = files.serve('/inline.png', png);
      const { body } = await post(
        '/events',
        { ...DAY, venue: { venue: 'Fetched Hall', image: address } },
        'author',
      );
      expect(inside(inside(body, 'venue'), 'image')['url']).to.match(/inline\.png$/);
    });

    it('reports why an address gives no image', async () => {
      const page = files.serve('/page', '<p>', { 'content-type': 'text/html' });
      const liar = files.serve('/liar.png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
      const large = files.serve('/large.png', Buffer.alloc(10_485_761));
      const inward = files.redirect('/inward.png', 'http://127.0.0.1:1/');
      const reasons: readonly [address: string, reason: string][] = [
        [`http://${files.host}/none.png`, 'was answered with status 404'],
        [page, 'does not lead to one of image/jpeg, image/png, image/webp, image/gif, image/avif, image/jpg'],
        [liar, 'must be a JPEG, PNG, WebP, GIF or AVIF image'],
        [large, 'leads to more than 10485760 bytes'],
        [inward, 'leads to a server that is not public'],
        ['http://localhost/a.png', 'leads to a server that is not public'],
        ['http://169.254.169.254/latest/meta-data/', 'leads to a server that is not public'],
        ['ftp://files.example.org/a.png', 'must begin with http:// or https://'],
        ['http://me:secret@files.example.org/a.png', 'must not hold a user or password'],
        [
          `http://files.example.org/${'a'.repeat(2000)}`,
          'must be an address of at most 2000 characters, escapes included',
        ],
        // As it is sent to that server, that is.
        [
          `http://files.example.org/${'ü'.repeat(350)}`,
          'must be an address of at most 2000 characters, escapes included',
        ],
      ];
      const before = await keptImages(catalogue);
      for (const [address, reason] of reasons) {
        expect(reasonOf(await createEvent(address)), address.slice(0, 60)).to.equal(reason);
      }
      expect(await keptImages(catalogue)).to.deep.equal(before);
    });

    const rights: readonly [as: As, status: number][] = [
      ['nobody', 401],
      ['subscriber', 403],
      ['contributor', 400],
      ['author', 201],
      ['editor', 201],
      ['administrator', 201],
    ];
    for (const [as, status] of rights) {
      it(`answers ${as} with ${status} for an address of an image`, async () => {
        const path = `/${as}.png`;
        const address = files.serve(path, png);
        const answers = [
          await createEvent(address, as),
          await post('/venues', { venue: `Hall of ${as}`, image: address }, as),
          await post('/organizers', { organizer: `Club of ${as}`, image: address }, as),
        ];
        const within = [
          await post('/events', { ...DAY, venue: { venue: `Inner hall of ${as}`, image: address } }, as),
          await post('/events', { ...DAY, organizer: [{ organizer: `Of ${as}`, image: address }] }, as),
        ];
        expect([...answers, ...within].map((answer) => answer.status)).to.deep.equal(
          new Array<number>(5).fill(status),
        );
        const isFetched = files.requests.some(({ url }) => url === path);
        expect(isFetched).to.equal(status === 201);
        if (status !== 400) return;
        const reason = 'must be the id of an image: an address needs the right to upload';
        for (const answer of answers) expect(reasonOf(answer)).to.equal(reason);
        for (const [index, field] of ['venue', 'organizer'].entries()) {
          expect(reasonOf(within[index]!, field)).to.equal(`image ${reason}`);
        }
      });
    }

    it('lets a contributor use existing images', async () => {
      const { status, body } = await createEvent(known['id'], 'contributor');
      expect([status, inside(body, 'image')]).to.deep.equal([201, known]);
    });
  });
});
