import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

forEachDatabase('fields that filters of a list of events compare', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, put, remove, event, venue, organizer, category, tag } = bound(() => catalogue);

  const titles = async (query: string, as?: As): Promise<string[]> => {
    const { status, body } = await get(`/events?${query}`, as);
    expect(status, JSON.stringify(body)).to.equal(200);
    return (body['events'] as Wire[]).map(({ title }) => String(title));
  };
  const idOf = ({ id }: Wire): string => String(id);
  const on = (day: string): Wire => ({ start_date: `${day} 10:00`, end_date: `${day} 12:00` });

  describe('search', () => {
    before(async () => {
      await event({
        title: 'Lecture',
        description: 'On rivers',
        excerpt: 'With slides',
        ...on('2027-01-01'),
        venue: { venue: 'Observatory', city: 'Zurich' },
        organizer: { organizer: 'Astronomers' },
        categories: ['Science'],
        tags: ['Starlight'],
        cost: '$77',
        website: 'https://comet.example/',
        slug: 'nebula',
      });
    });

    for (const word of ['lecture', 'RIVERS', 'slides', 'ecture', 'lecture+slides+rivers']) {
      it(`finds ${word} in title, description or excerpt`, async () => {
        expect(await titles(`search=${word}`)).to.deep.equal(['Lecture']);
      });
    }

    for (const word of [
      'observatory',
      'zurich',
      'astronomers',
      'science',
      'starlight',
      '77',
      'comet',
      'nebula',
    ]) {
      it(`does not search ${word} in linked records, the price or the address`, async () => {
        expect(await titles(`search=${word}`)).to.deep.equal([]);
      });
    }

    it('does not search markup', async () => {
      await event({ title: 'Marked up', description: '<strong class="loud">B</strong>old<p>er</p>' });
      expect(await titles('search=strong')).to.deep.equal([]);
      expect(await titles('search=loud')).to.deep.equal([]);
      expect(await titles('search=marked')).to.deep.equal(['Marked up']);
    });

    it('searches the current texts after a change', async () => {
      const made = await event({ title: 'Firstword', description: 'Secondword', excerpt: 'Thirdword' });
      await put(`/events/${idOf(made)}`, { title: 'Fourthword', description: '', excerpt: 'Fifthword' });
      for (const gone of ['firstword', 'secondword', 'thirdword']) {
        expect(await titles(`search=${gone}`), gone).to.deep.equal([]);
      }
      for (const word of ['fourthword', 'fifthword', 'fourthword+fifthword']) {
        expect(await titles(`search=${word}`), word).to.deep.equal(['Fourthword']);
      }
    });
  });

  describe('include', () => {
    const ids: string[] = [];
    before(async () => {
      for (const fields of [
        { title: 'Past', ...on('2001-01-01'), date: '2020-01-02' },
        { title: 'Far', ...on('2090-01-01'), date: '2020-01-01' },
        { title: 'Tie', ...on('2027-06-01'), date: '2020-01-01', featured: true },
        { title: 'Unlisted', ...on('2027-06-02'), hide_from_listings: true },
        { title: 'Planned', ...on('2027-06-03'), status: 'draft' },
      ]) {
        ids.push(idOf(await event(fields)));
      }
    });

    it('ignores dates with include, and sorts by publication date, then by id', async () => {
      const all = `include=${ids.join(',')}`;
      expect(await titles(all)).to.deep.equal(['Far', 'Tie', 'Past']);
      expect(
        await titles(`${all}&start_date=2027-01-01&ends_before=2027-01-02&strict_dates=1`),
      ).to.deep.equal([...['Far', 'Tie', 'Past']]);
    });

    it('filters included events by status and visibility', async () => {
      const all = `include=${ids.join(',')}`;
      expect(await titles(all, 'administrator')).to.have.members(['Far', 'Tie', 'Past', 'Planned']);
      expect(await titles(`${all}&featured=true`)).to.deep.equal(['Tie']);
      expect(await titles(`${all}&search=past`)).to.deep.equal(['Past']);
      expect(await titles(`${all}&status=draft`, 'editor')).to.deep.equal(['Planned']);
    });
  });

  it('accepts venues and organizers without listed events, and finds nothing for them', async () => {
    const [hall, club] = [await venue({ venue: 'Closing' }), await organizer({ organizer: 'Closing' })];
    await event({ title: 'Last one', ...on('2027-02-01'), venue: hall['id'], organizer: club['id'] });
    for (const [name, record, list] of [
      ['venue', hall, 'venues'],
      ['organizer', club, 'organizers'],
    ] as const) {
      expect(await titles(`${name}=${idOf(record)}`)).to.deep.equal(['Last one']);
      await remove(`/${list}/${idOf(record)}`);
      expect(await titles(`${name}=${idOf(record)}`)).to.deep.equal([]);
    }
  });

  it('finds categories and tags by a name that differs from their slug, and by several', async () => {
    await category('Kids & Parents', { slug: 'families' });
    await tag('Entrée libre', { slug: 'gratis' });
    await tag('Indoors');
    await event({ title: 'Puppets', ...on('2027-04-01'), categories: ['families'], tags: ['gratis'] });
    await event({ title: 'Clay', ...on('2027-04-02'), tags: ['Indoors'] });
    for (const query of [
      ...['categories=Kids+%26+Parents', 'categories=kids+%26+PARENTS', 'categories=families'],
      ...['tags=Entr%C3%A9e+libre', 'tags[]=entree+libre', 'tags=gratis'],
    ]) {
      expect(await titles(query), query).to.deep.equal(['Puppets']);
    }
    for (const query of ['tags=gratis,indoors', 'tags=indoors,gratis', 'tags[]=Indoors&tags[]=gratis']) {
      expect(await titles(query), query).to.deep.equal(['Puppets', 'Clay']);
    }
  });

  it('accepts only booleans in featured', async () => {
    for (const value of ['yes', '2', '', 'TRUE!']) {
      const { status, body } = await get(`/events?featured=${value}`);
      expect([status, Object.keys(paramsOf(body))], value).to.deep.equal([400, ['featured']]);
    }
  });

  it('keeps sticky events in order and leaves hidden ones out of a search', async () => {
    await event({ title: 'Order first', ...on('2027-08-01') });
    await event({ title: 'Order last', ...on('2027-08-03'), sticky: true, featured: true });
    const hidden = await event({ title: 'Order hidden', ...on('2027-08-02'), hide_from_listings: true });
    expect(await titles('search=order')).to.deep.equal(['Order first', 'Order last']);
    for (const query of [
      'hide_from_listings=true',
      'hide_from_listings=false',
      'slug=order-hidden',
      'sticky=1',
    ]) {
      expect(await titles(`search=order&${query}`, 'editor'), query).to.not.include('Order hidden');
    }
    await put(`/events/${idOf(hidden)}`, { hide_from_listings: false });
    expect(await titles('search=order')).to.deep.equal(['Order first', 'Order hidden', 'Order last']);
  });
});
