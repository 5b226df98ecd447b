import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type As, bound, type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';
import { MASKED_EVENT } from '../support/masked-event.js';

const READERS: readonly As[] = ['nobody', 'contributor', 'author', 'editor', 'administrator'];
const CONTACT = {
  address: '4 Quay Road',
  city: 'Portsmouth',
  country: 'United States',
  province: 'Rockingham',
  state: 'NH',
  zip: '03801',
  phone: '+1 555 0142',
  website: 'https://hall.example.org/',
};
const SECRETS = ['Hush', 'Whisper', 'Quay', 'Portsmouth', '03801', 'choir@', '43.07', 'score', 'tulip'];

forEachDatabase('fields masked by a password', (open) => {
  let catalogue: Catalogue;
  let made: Wire;
  let hall: Wire;
  let choir: Wire;
  before(async () => {
    catalogue = await openCatalogue(await open());
    const password = 'tulip';
    hall = await catalogue.venue({
      venue: 'Choir Hall',
      description: 'Mind the score',
      password,
      geo_lat: 43.07,
      geo_lng: -70.76,
      ...CONTACT,
    });
    choir = await catalogue.organizer({
      organizer: 'The Choir',
      description: 'Mind the score',
      password,
      email: 'choir@example.org',
      phone: '+1 555 0143',
      website: 'https://choir.example.org/',
    });
    made = await catalogue.event({
      title: 'Rehearsal',
      description: 'Bring the score',
      excerpt: 'The score',
      cost: '$77',
      password,
      website: 'https://score.example.org/',
      categories: ['Hush'],
      tags: ['Whisper'],
      all_day: true,
      show_map: true,
      show_map_link: true,
      sticky: true,
      featured: true,
      venue: { venue: 'Portsmouth Room' },
      organizer: [{ organizer: 'Whisper Club' }],
    });
  });
  after(() => catalogue.stop());
  const { get, event } = bound(() => catalogue);

  it('shows only name and times of a protected event in a list', async () => {
    for (const as of READERS) {
      const { body } = await get('/events?search=rehearsal', as);
      expect(body['events'], as).to.deep.equal([{ ...made, ...MASKED_EVENT }]);
    }
  });

  it('shows only name and keys of a protected venue, without its place', async () => {
    const emptied = Object.fromEntries(Object.keys(CONTACT).map((name) => [name, '']));
    const { geo_lat: latitude, geo_lng: longitude, ...rest } = hall;
    expect([latitude, longitude]).to.deep.equal([43.07, -70.76]);
    const masked = {
      ...rest,
      ...emptied,
      description: '',
      stateprovince: '',
      show_map: null,
      show_map_link: null,
    };
    for (const as of READERS) {
      expect((await get(`/venues/${String(hall['id'])}`, as)).body, as).to.deep.equal(masked);
      expect((await get('/venues?search=choir', as)).body['venues'], as).to.deep.equal([masked]);
    }
  });

  it('shows only name and keys of a protected organizer', async () => {
    const masked = { ...choir, description: '', phone: '', email: '', website: '' };
    for (const as of READERS) {
      expect((await get(`/organizers/${String(choir['id'])}`, as)).body, as).to.deep.equal(masked);
      expect((await get('/organizers?search=choir', as)).body['organizers'], as).to.deep.equal([masked]);
    }
  });

  it('shows no protected word to any reading without the password', async () => {
    const open = await event({ title: 'Concert', venue: hall['id'], organizer: choir['id'] });
    for (const path of [
      ...[`/events/${String(made['id'])}`, '/events/by-slug/rehearsal', `/events/${String(open['id'])}`],
      ...[`/venues/${String(hall['id'])}`, `/organizers/${String(choir['id'])}`, '/events'],
      ...['/venues?search=hall', '/organizers?search=choir', `/events/${String(open['id'])}?password=rose`],
    ]) {
      for (const as of ['nobody', 'editor'] as const) {
        const text = JSON.stringify((await get(path, as)).body);
        const told = SECRETS.filter((secret) => text.includes(secret));
        expect(told, `${path} as ${as}`).to.deep.equal([]);
      }
    }
  });
});
