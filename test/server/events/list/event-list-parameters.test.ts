import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, SITE } from '../support/catalogue.js';

const PAGE = 'page=1&per_page=10';

forEachDatabase('links of a list of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, event, venue, organizer, category, tag } = bound(() => catalogue);

  it('repeats each filter in links separately, as it was given', async () => {
    const { id: here } = await venue();
    const { id: host } = await organizer();
    const { id: parent } = await event();
    await category('Strolls');
    await tag('Late');
    const filters: [sent: string, repeated?: string][] = [
      ['strict_dates=yes', 'strict_dates=true'],
      ['search=a+b', 'search=a+b'],
      [`venue=${String(here)}`],
      [`organizer=${String(host)}`],
      ['categories=Strolls'],
      ['tags=late'],
      ['featured=1', 'featured=true'],
      ['featured=0', 'featured=false'],
      [`post_parent=${String(parent)}`],
      ['ticketed=false'],
      ['modified_after=2026-01-01'],
      ['slug=a,b', 'slug=a%2Cb'],
      ['author=1'],
      ['orderby=Title', 'orderby=title'],
      ['order=DESC', 'order=desc'],
      ['context=edit'],
      ['geoloc=0', 'geoloc=false'],
      ['geoloc_lat=1&geoloc_lng=2', 'geoloc_lat=1&geoloc_lng=2&geoloc_radius=25'],
    ];
    for (const [sent, repeated = sent] of filters) {
      const { status, body } = await get(`/events?start_date=2027-01-01&end_date=2027-12-31&${sent}`);
      expect(status, sent).to.equal(200);
      const url = String(body['rest_url']);
      const dates = 'start_date=2027-01-01+00%3A00%3A00&end_date=2027-12-31+23%3A59%3A59';
      const exact = 'start_date=2027-01-01+00%3A00%3A00&end_date=2027-12-31+00%3A00%3A00';
      const shown = url
        .slice(url.indexOf('?') + 1)
        .split('&')
        .filter((part) => part !== 'status=publish');
      const kept = sent.startsWith('strict') ? exact : dates;
      expect(shown.join('&'), sent).to.equal(`${PAGE}&${kept}&${repeated}`);
    }
  });

  it('omits dates from links if events are listed by id, and filters without effect', async () => {
    const root = `${SITE}/cal/events/v1/events/?${PAGE}`;
    const silent = 'strict_dates=no&order=asc&context=view&start_date=2027-01-01';
    const { body } = await get(`/events?include=7,9&${silent}`);
    expect(body['rest_url']).to.equal(`${root}&include=7%2C9&status=publish`);
  });

  it('repeats every given filter but the password in links', async () => {
    const [hall, club] = [await venue({ geo_lat: 43, geo_lng: -70 }), await organizer()];
    const series = await event({ title: 'Series' });
    await category('Walks');
    await tag('Free');
    const fields = {
      venue: hall['id'],
      organizer: club['id'],
      categories: ['walks'],
      tags: ['free'],
      featured: true,
      post_parent: series['id'],
    };
    await event({ ...fields, title: 'Long walk' });
    await event({ ...fields, title: 'Short walk' });
    const given = {
      start_date: '2027-01-01 00:00:00',
      end_date: '2027-12-31 23:59:59',
      starts_before: '2027-12-01 23:59:59',
      starts_after: '2026-12-01 23:59:59',
      ends_before: '2027-12-02 23:59:59',
      ends_after: '2026-12-02 23:59:59',
      runs_after: '2027-01-01 00:00:00',
      runs_before: '2027-12-31 23:59:59',
      search: 'walk -"by night"',
      venue: String(hall['id']),
      organizer: String(club['id']),
      categories: 'walks',
      tags: 'free',
      featured: 'true',
      post_parent: String(series['id']),
      ticketed: 'false',
      modified_after: '2020-01-01',
      slug: 'long-walk,short-walk',
      author: String(catalogue.ids.editor),
      orderby: 'end',
      geoloc: 'true',
      geoloc_lat: '43',
      geoloc_lng: '-70',
      geoloc_radius: '10',
      status: 'publish',
      order: 'desc',
      context: 'edit',
    };
    const query = new URLSearchParams({ ...given, per_page: '1', password: 'tulip' });
    const { status, body } = await get(`/events?${query.toString()}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body['total']).to.equal(2);
    for (const [name, extra] of [
      ['rest_url', { page: '1' }],
      ['next_rest_url', { page: '2' }],
    ] as const) {
      const link = new URL(String(body[name]));
      expect(Object.fromEntries(link.searchParams), name).to.deep.equal({
        ...given,
        per_page: '1',
        ...extra,
      });
      const again = await get(link.href.slice(link.href.indexOf('/v1/') + 3));
      expect(again.body['total'], name).to.equal(2);
    }
    expect(String(body['next_rest_url'])).to.match(/&page=2$/);
  });

  it('repeats the ids of include in links, without dates', async () => {
    const ids = [await event({ title: 'One' }), await event({ title: 'Two' })].map(({ id }) => String(id));
    const { body } = await get(`/events?include[]=${ids.join('&include[]=')}&per_page=1`);
    expect(body['total']).to.equal(2);
    const link = new URL(String(body['next_rest_url']));
    expect(Object.fromEntries(link.searchParams)).to.deep.equal({
      per_page: '1',
      include: ids.join(','),
      status: 'publish',
      page: '2',
    });
  });

  it('repeats strict_dates and false values in links', async () => {
    const { body } = await get('/events?strict_dates=true&start_date=2027-01-01+09:30&featured=false');
    const link = new URL(String(body['rest_url']));
    expect(link.searchParams.get('strict_dates')).to.equal('true');
    expect(link.searchParams.get('featured')).to.equal('false');
    expect(link.searchParams.get('start_date')).to.equal('2027-01-01 09:30:00');
  });

  it('states the status in links that applies to the caller', async () => {
    const status = async (as: As): Promise<string | null> => {
      const { body } = await get('/events', as);
      return new URL(String(body['rest_url'])).searchParams.get('status');
    };
    for (const as of ['nobody', 'subscriber'] as const) expect(await status(as)).to.equal('publish');
    for (const as of ['contributor', 'author', 'editor'] as const) expect(await status(as)).to.equal('any');
  });
});
