import { expect } from 'chai';
import { createNominatimGeocoder } from '../../../server/geocoding/providers/nominatim/nominatim-geocoder.js';
import {
  type Address,
  type Candidate,
  GeocodeError,
  type Geocoder,
} from '../../../server/geocoding/geocoder.js';
import { answerJson, answerText } from '../../support/servers/http-server.js';
import { rejectionOf } from '../../support/rejection.js';
import { nominatimResult, type NominatimServer, startNominatimServer } from './nominatim-server.js';

const CITY = nominatimResult('Bergen, Vestland, Norge', '5.3289', '60.3943');
const HOUSE = nominatimResult('2, Torget, Bergen, Norge', '5.3247', '60.3944', {
  category: 'building',
  type: 'yes',
  addresstype: 'building',
  place_rank: 30,
  address: { house_number: '2', road: 'Torget' },
});
const ROAD = nominatimResult('Torget, Bergen, Norge', '5.3250', '60.3945', {
  category: 'highway',
  type: 'pedestrian',
  addresstype: 'road',
  place_rank: 26,
});
const COUNTRY = nominatimResult('Norge', '13', '65', {
  category: 'boundary',
  type: 'administrative',
  addresstype: 'country',
  place_rank: 4,
});

describe('the Nominatim geocoder', () => {
  const servers: NominatimServer[] = [];
  const { signal } = new AbortController();

  after(() => Promise.all(servers.map((server) => server.stop())));

  async function open(
    instead?: Parameters<typeof startNominatimServer>[1],
    requestsPerSecond = 1000,
  ): Promise<{ server: NominatimServer; geocoder: Geocoder }> {
    const known = {
      Bergen: [CITY],
      'Torget 2': [HOUSE],
      Torget: [ROAD],
      'Torget 99': [CITY],
      Atlantis: [COUNTRY],
    };
    const server = await startNominatimServer({ ...known, 'Torget 2, Bergen': [CITY, HOUSE] }, instead);
    servers.push(server);
    const geocoder = createNominatimGeocoder({
      url: server.url,
      contact: 'maps@example.org',
      version: '1.2.3',
      allow: [server.host],
      requestsPerSecond,
      pauseMs: 1,
    });
    return { server, geocoder };
  }

  async function find(geocoder: Geocoder, address: Address, countries: string[] = []): Promise<Candidate[]> {
    const [answer] = await geocoder.geocode([address], { signal, countries });
    if (answer?.kind !== 'found') throw new Error(answer?.reason);
    return [...answer.candidates];
  }

  const query = ({ requests }: NominatimServer, index = 0): URLSearchParams =>
    new URL(requests[index]?.url ?? '', 'http://localhost').searchParams;

  it('sends parts as parts, and identifies the server', async () => {
    const { server, geocoder } = await open();
    const address = {
      address: 'Torget 2',
      city: 'Bergen',
      subregion: 'S',
      region: 'R',
      postal: '5014',
      countryCode: 'NO',
    };
    await find(geocoder, address, ['NO', 'SE']);
    expect(Object.fromEntries(query(server))).to.deep.equal({
      format: 'jsonv2',
      addressdetails: '1',
      limit: '5',
      countrycodes: 'no,se',
      street: 'Torget 2',
      city: 'Bergen',
      county: 'S',
      state: 'R',
      postalcode: '5014',
      country: 'NO',
    });
    expect(server.requests[0]?.headers['user-agent']).to.equal('Fairground/1.2.3 (maps@example.org)');
  });

  it('sends a line as a line', async () => {
    const { server, geocoder } = await open();
    const found = await find(geocoder, { singleLine: 'Torget 2, Bergen' });
    expect(found.map(({ matchedAddress }) => matchedAddress)).to.have.members([
      'Bergen, Vestland, Norge',
      '2, Torget, Bergen, Norge',
    ]);
    expect(query(server).get('q')).to.equal('Torget 2, Bergen');
  });

  for (const [address, type, score] of [
    [{ address: 'Torget 2' }, 'address', 100],
    [{ address: 'Torget' }, 'street', 100],
    [{ address: 'Torget 99' }, 'city', 70],
    [{ city: 'Bergen' }, 'city', 100],
    [{ city: 'Atlantis' }, 'country', 70],
    [{ countryCode: 'Atlantis' }, 'country', 100],
  ] as [Address, string, number][]) {
    it(`scores a ${type} that is found for ${JSON.stringify(address)} with ${String(score)}`, async () => {
      const { geocoder } = await open();
      expect((await find(geocoder, address))[0]).to.include({ matchType: type, score });
    });
  }

  it('finds nothing where the server finds nothing', async () => {
    const { geocoder } = await open();
    expect(await find(geocoder, { city: 'Nowhere' })).to.deep.equal([]);
  });

  it('sends one address after the other, at the configured pace', async () => {
    const { server, geocoder } = await open(undefined, 20);
    const startedAt = performance.now();
    const places = [{ city: 'Bergen' }, { city: 'Torget' }, { city: 'Atlantis' }, { city: 'Nowhere' }];
    const answers = await geocoder.geocode(places, { signal, countries: [] });
    expect(answers.map((answer) => answer.kind === 'found' && answer.candidates.length)).to.deep.equal([
      1, 1, 1, 0,
    ]);
    expect(server.requests.map((_, index) => query(server, index).get('city'))).to.deep.equal(
      places.map(({ city }) => city),
    );
    // Not a limit on our speed, but on theirs: three pauses of a twentieth of a second.
    expect(performance.now() - startedAt).to.be.greaterThan(140);
  });

  it('continues with the next address when one is refused', async () => {
    const { geocoder } = await open((_, response, count) => {
      if (count !== 1) return false;
      answerJson(response, 400, { error: { code: 400, message: 'Nothing to search for.' } });
      return true;
    });
    const places = [{ city: 'Bad' }, { city: 'Bergen' }];
    const [bad, good] = await geocoder.geocode(places, { signal, countries: [] });
    expect(bad).to.deep.equal({ kind: 'refused', reason: 'Nothing to search for.' });
    expect(good?.kind).to.equal('found');
  });

  it('gives up with a server that refuses access', async () => {
    const { server, geocoder } = await open((_, response) => {
      answerText(response, 403, 'text/html', '<h1>Access denied</h1>');
      return true;
    });
    const error = await rejectionOf(find(geocoder, { city: 'Bergen' }));
    expect(error).to.be.instanceOf(GeocodeError).with.property('fault', 'refused');
    expect(server.requests).to.have.lengthOf(1);
  });
});
