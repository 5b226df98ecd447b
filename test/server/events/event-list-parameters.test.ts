import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases.js';
import { bound, type Catalogue, openCatalogue, SITE } from './catalogue.js';

const PAGE = 'page=1&per_page=10';

forEachDatabase('links of a list of events', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, event, venue, organizer, category, tag } = bound(() => catalogue);

  it('repeat each filter by itself, as it was given', async () => {
    const { id: here } = await venue();
    const { id: host } = await organizer();
    const { id: parent } = await event();
    await category('Walks');
    await tag('Late');
    const filters: [sent: string, repeated?: string][] = [
      ['strict_dates=yes', 'strict_dates=true'],
      ['search=a+b', 'search=a+b'],
      [`venue=${String(here)}`],
      [`organizer=${String(host)}`],
      ['categories=Walks'],
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

  it('read lists with spaces around their commas', async () => {
    await catalogue.category('Spaced');
    const { status, body } = await get('/events?categories=+walks+,+spaced+');
    expect([status, body['total']]).to.deep.equal([200, 0]);
  });

  it('have no dates where events are asked for by id, and no filter that says nothing', async () => {
    const root = `${SITE}/cal/events/v1/events/?${PAGE}`;
    const silent = 'strict_dates=no&order=asc&context=view&orderby=popularity&start_date=2027-01-01';
    const { body } = await get(`/events?include=7,9&${silent}`);
    expect(body['rest_url']).to.equal(`${root}&include=7%2C9&status=publish`);
  });
});
