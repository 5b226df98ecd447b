import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type FileServer, openFileServer } from '../../outbound/file-server.js';
import {
  type Answer,
  bound,
  type Catalogue,
  inside,
  openCatalogue,
  SITE,
  type Wire,
  without,
} from '../support/catalogue.js';
import { encode, picture } from '../support/pictures.js';

const ROOT = `${SITE}/cal/events/v1`;
/** Every key of an event in a list, as clients have typed it. */
const TYPES: Readonly<Record<string, string>> = {
  id: 'number',
  global_id: 'string',
  global_id_lineage: 'array',
  author: 'string',
  status: 'string',
  date: 'string',
  date_utc: 'string',
  modified: 'string',
  modified_utc: 'string',
  url: 'string',
  rest_url: 'string',
  title: 'string',
  description: 'string',
  excerpt: 'string',
  slug: 'string',
  image: 'boolean',
  all_day: 'boolean',
  start_date: 'string',
  start_date_details: 'object',
  end_date: 'string',
  end_date_details: 'object',
  utc_start_date: 'string',
  utc_start_date_details: 'object',
  utc_end_date: 'string',
  utc_end_date_details: 'object',
  timezone: 'string',
  timezone_abbr: 'string',
  cost: 'string',
  cost_details: 'object',
  website: 'string',
  show_map: 'boolean',
  show_map_link: 'boolean',
  hide_from_listings: 'boolean',
  sticky: 'boolean',
  featured: 'boolean',
  categories: 'array',
  tags: 'array',
  venue: 'array',
  organizer: 'array',
  custom_fields: 'array',
};

/** Requests of clients of such catalogues, as they send them: each line of their code that relies on something. */
forEachDatabase('habits of clients', (open) => {
  let catalogue: Catalogue;
  let files: FileServer;
  const { get, call, event, venue, organizer, category, tag } = bound(() => catalogue);
  const concerts = Array.from({ length: 57 }, (_none, index) => `Concert ${String(index + 1)}`);
  let music: Wire;

  before(async () => {
    files = await openFileServer();
    catalogue = await openCatalogue(await open(), undefined, {
      FAIRGROUND_FETCH_ALLOW: files.host,
      // Clients see what is sent, not what the server makes sure of.
      FAIRGROUND_VALIDATE_RESPONSES: 'off',
    });
    music = await category('Music & Dance');
    for (const [index, title] of concerts.entries()) {
      const day = `2027-${String(1 + Math.floor(index / 20)).padStart(2, '0')}-${String(1 + (index % 20)).padStart(2, '0')}`;
      const times = { start_date: `${day} 09:05`, end_date: `${day} 11:00`, timezone: 'Europe/Rome' };
      await event({ title, categories: [music['id']], ...times });
    }
    await event({ title: 'Archive', start_date: '1995-06-01 10:00', end_date: '1995-06-01 12:00' });
    await event({ title: 'Millennium', start_date: '2000-01-01 00:00', end_date: '2000-01-01 01:00' });
    await event({ title: 'Over', start_date: '2026-08-20', end_date: '2026-08-30' });
    await event({ title: 'Running', start_date: '2026-08-20', end_date: '2026-09-20' });
    for (const name of ['North', 'South', 'East', 'West', 'Upper']) await venue({ venue: `${name} Hall` });
    await organizer({ organizer: 'Rock & Roll Club' });
  });
  after(async () => {
    await catalogue.stop();
    await files.stop();
  });

  const listOf = ({ status, body }: Answer, list = 'events'): Wire[] => {
    expect(status, JSON.stringify(body).slice(0, 300)).to.equal(200);
    return body[list] as Wire[];
  };
  const titlesOf = (answer: Answer): unknown[] => listOf(answer).map(({ title }) => title);
  /** An address that the server gave, as a path of the catalogue. */
  const pathOf = (address: unknown): string => String(address).replace(ROOT, '');
  const titled = async (title: string): Promise<Wire> => {
    const [first] = listOf(await get(`/events?search="${title}"&start_date=1990-01-01`));
    return first!;
  };

  it('serves clients that read pages up to total_pages, 50 at a time', async () => {
    const titles: unknown[] = [];
    let totalPages = 1;
    for (let page = 1; page <= totalPages; page += 1) {
      const answer = await get(`/events?page=${String(page)}&per_page=50`);
      titles.push(...titlesOf(answer));
      totalPages = Number(answer.body['total_pages']);
    }
    expect(titles).to.deep.equal(concerts);
    expect(totalPages).to.equal(2);
  });

  it('serves clients that read pages until one is missing', async () => {
    let page = 1;
    while ((await get(`/events?page=${String(page)}&per_page=50`)).status === 200 && page < 9) page += 1;
    expect(page).to.equal(3);
  });

  it('serves clients that read pages by the header', async () => {
    const { headers } = await get('/events?per_page=10');
    expect(Number.parseInt(String(headers['x-tec-totalpages']), 10)).to.equal(6);
  });

  for (const [path, list, key, pages] of [
    ['/events?per_page=5&categories=music-dance&search="concert 1"', 'events', 'title', 3],
    ['/venues?per_page=2&search=t+hall', 'venues', 'venue', 2],
  ] as const) {
    it(`serves clients that follow next_rest_url of ${list} without own parameters`, async () => {
      const found: unknown[] = [];
      let next: string | undefined = path;
      let count = 0;
      while (next !== undefined && count < 9) {
        const answer: Answer = await get(next);
        found.push(...listOf(answer, list).map((record) => record[key]));
        next = 'next_rest_url' in answer.body ? pathOf(answer.body['next_rest_url']) : undefined;
        count += 1;
      }
      expect(count).to.equal(pages);
      expect(found).to.deep.equal(
        list === 'events'
          ? concerts.filter((title) => title.startsWith('Concert 1'))
          : ['West Hall', 'East Hall', 'South Hall', 'North Hall'],
      );
    });
  }

  it('serves clients that ask for 100 records per page', async () => {
    for (const list of ['events', 'venues', 'organizers', 'categories', 'tags']) {
      const records = listOf(await get(`/${list}?per_page=100`), list);
      expect(records.length, list).to.equal(list === 'events' ? 50 : records.length);
    }
  });

  it('serves clients that read the whole archive with an early start_date', async () => {
    expect(titlesOf(await get('/events?start_date=1990-01-01&per_page=4'))).to.deep.equal([
      ...['Archive', 'Millennium', 'Over', 'Running'],
    ]);
    const since = await get('/events?start_date=2000-01-01&per_page=1');
    expect([titlesOf(since), since.body['total']]).to.deep.equal([['Millennium'], 60]);
  });

  it('serves clients that keep running events with ends_after yesterday', async () => {
    expect(titlesOf(await get('/events?ends_after=2026-09-01&per_page=2'))).to.deep.equal([
      ...['Running', 'Concert 1'],
    ]);
  });

  it('serves clients that probe for a list of events, which may be empty', async () => {
    const { status, body } = await get('/events?per_page=1&search=unheard-of');
    expect([status, body['events']]).to.deep.equal([200, []]);
  });

  it('serves clients that compare image with false, count organizers and join date parts as text', async () => {
    const [concert] = listOf(await get('/events?per_page=1'));
    const { image, organizer: organizers, start_date_details: start } = concert!;
    expect([image, (organizers as Wire[]).length]).to.deep.equal([false, 0]);
    expect(start).to.deep.equal({
      ...{ year: '2027', month: '01', day: '01', hour: '09', minutes: '05', seconds: '00' },
    });
  });

  it('serves clients that expect a venue object, and treat other values as none', async () => {
    const placed = await event({ title: 'Placed', venue: { venue: 'Cellar', city: 'Graz' } });
    const read = (await get(`/events/${String(placed['id'])}`)).body;
    // So that none has to be asked for apart.
    expect(inside(read, 'venue')).to.include({ venue: 'Cellar', city: 'Graz' }).and.have.property('id');
    expect((await titled('Archive'))['venue']).to.deep.equal([]);
    await catalogue.remove(`/events/${String(placed['id'])}`);
  });

  it('serves clients with a typed model of every key', async () => {
    const [concert] = listOf(await get('/events?per_page=1'));
    expect(Object.keys(concert!)).to.have.members(Object.keys(TYPES));
    for (const [key, type] of Object.entries(TYPES)) expect(concert![key], key).to.be.an(type);
    expect((await get(`/events/${String(concert!['id'])}`)).body).to.have.all.keys(
      ...Object.keys(TYPES),
      'json_ld',
    );
  });

  it('serves clients that unescape titles and names, and show descriptions as HTML', async () => {
    const text = "Rock & Roll at Ada's";
    const unescape = (html: unknown): string =>
      String(html).replace(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)));
    const made = await event({ title: text, description: 'One\n\nTwo', venue: { venue: text } });
    expect(made['title']).to.equal('Rock &#038; Roll at Ada&#8217;s');
    const names = [made['title'], inside(made, 'venue')['venue']];
    expect(names.map(unescape)).to.deep.equal(['Rock & Roll at Ada’s', 'Rock & Roll at Ada’s']);
    expect(made['description']).to.equal('<p>One</p>\n<p>Two</p>');
    const [club] = listOf(await get('/organizers?search=rock'), 'organizers');
    expect(unescape(club!['organizer'])).to.equal('Rock & Roll Club');
    await catalogue.remove(`/events/${String(made['id'])}`);
  });

  it('serves clients that use start_date with timezone', async () => {
    const [concert] = listOf(await get('/events?per_page=1'));
    for (const name of ['start_date', 'end_date', 'utc_start_date', 'utc_end_date', 'date', 'modified']) {
      expect(concert![name], name).to.match(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    }
    expect([concert!['start_date'], concert!['timezone']]).to.deep.equal([
      ...['2027-01-01 09:05:00', 'Europe/Rome'],
    ]);
  });

  it('serves clients that find events of a list by slug, and expect 400 for an unknown slug', async () => {
    const [concert] = listOf(await get('/events?per_page=1'));
    const { status, body } = await get(`/events/by-slug/${String(concert!['slug'])}`);
    expect(status).to.equal(200);
    expect(without(body, 'json_ld')).to.deep.equal(concert);
    expect((await get('/events/by-slug/unheard-of')).status).to.equal(400);
  });

  it('serves clients that read prices from the cost text', async () => {
    const isFree = ({ cost }: Wire): boolean => /free|^0/i.test(String(cost));
    for (const [cost, free, text] of [
      ['0', true, 'Free'],
      ['Free', true, 'Free'],
      ['$12', false, '$12'],
      ['', false, ''],
    ] as const) {
      const made = await event({ title: 'Priced', cost });
      expect([isFree(made), made['cost']], cost).to.deep.equal([free, text]);
      await catalogue.remove(`/events/${String(made['id'])}`);
    }
  });

  it('serves clients that fill selection lists with published records', async () => {
    const query = 'per_page=50&status=publish';
    const categories = listOf(await get(`/categories?${query}`), 'categories');
    expect(categories.map(({ name, slug }) => [name, slug])).to.deep.equal([
      ['Music &amp; Dance', 'music-dance'],
    ]);
    for (const list of ['tags', 'venues', 'organizers', 'events'])
      listOf(await get(`/${list}?${query}`), list);
  });

  it('serves clients that synchronize events from another program', async () => {
    const png = await encode(picture(20, 10), 'png');
    const image = files.serve('/flyer.png', png, { 'content-type': 'image/png' });
    const [hall, club, label] = [await venue(), await organizer(), await tag('synced')];
    const wanted = {
      ...{ title: 'Synced Walk', start_date: '2027-06-01 10:00:00', end_date: '2027-06-01 12:00:00' },
      ...{ description: 'From elsewhere', cost: '$5', website: 'https://walks.example.org/' },
      ...{ venue: [hall['id']], organizer: [club['id']], tags: [label['id']], image },
    };
    const find = async (): Promise<Wire[]> =>
      listOf(await get('/events?search=Synced%20Walk&start_date=2027-06-01', 'author'));
    expect(await find()).to.deep.equal([]);
    const made = await call('POST', '/events', wanted, 'author');
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    const id = Number(made.body['id']);
    expect((await find()).map((found) => found['id'])).to.deep.equal([id]);
    const changed = await call('PUT', `/events/${String(id)}`, { title: 'Synced Walk, later' }, 'author');
    expect([changed.status, changed.body['id']]).to.deep.equal([200, id]);
    const { title, modified, modified_utc, slug, ...rest } = changed.body;
    expect([title, slug, modified, modified_utc].every((text) => typeof text === 'string')).to.equal(true);
    expect(made.body).to.deep.include(rest);
    expect(inside(changed.body, 'venue')['id']).to.equal(hall['id']);
    expect((changed.body['organizer'] as Wire[]).map((one) => one['id'])).to.deep.equal([club['id']]);
    expect((changed.body['tags'] as Wire[]).map((one) => one['id'])).to.deep.equal([label['id']]);
    expect(inside(changed.body, 'image')).to.include({ width: 20, height: 10, extension: 'png' });
    const gone = await call('DELETE', `/events/${String(id)}?force=true`, undefined, 'author');
    expect([gone.status, gone.body['id'], gone.body['status']]).to.deep.equal([200, id, 'trash']);
    expect(await find()).to.deep.equal([]);
  });

  it('serves clients that write US dates and POST to a slug', async () => {
    const times = { start_date: '12/30/2027', end_date: '12/31/2027' };
    const { id } = await event({ title: 'By Slug', ...times });
    const changed = await call('POST', '/events/by-slug/by-slug', { start_date: '12/29/2027' }, 'editor');
    expect([
      changed.status,
      changed.body['id'],
      changed.body['start_date'],
      changed.body['end_date'],
    ]).to.deep.equal([200, id, '2027-12-29 00:00:00', '2027-12-31 00:00:00']);
    await catalogue.remove(`/events/${String(id)}`);
  });

  it('serves clients that build sitemaps from id, slug, end_date and modified', async () => {
    const { id } = await event({ title: 'Mapped' });
    catalogue.setNow('2026-09-03T14:00:00Z');
    await catalogue.put(`/events/${String(id)}`, { end_date: '2027-05-15 01:00:00' });
    const [mapped] = listOf(
      await get('/events?search=mapped&_fields=events.id,events.slug,events.end_date,events.modified'),
    );
    expect(mapped).to.deep.equal({
      id,
      slug: 'mapped',
      end_date: '2027-05-15 01:00:00',
      modified: '2026-09-03 10:00:00',
    });
  });
});
