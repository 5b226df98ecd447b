import { expect } from 'chai';
import { createArcgisGeocoder } from '../../../server/geocoding/providers/arcgis/arcgis-geocoder.js';
import {
  type Address,
  type Answer,
  GeocodeError,
  type Geocoder,
} from '../../../server/geocoding/geocoder.js';
import { answerJson } from '../../support/servers/http-server.js';
import { eventually } from '../../support/servers/jobs.js';
import { rejectionOf } from '../../support/rejection.js';
import { type ArcgisServer, type ArcgisServerOptions, startArcgisServer } from './arcgis-server.js';

const REDLANDS = {
  x: -117.1956,
  y: 34.0564,
  score: 98.5,
  match: '380 New York St, Redlands, California, 92373',
};
const KNOWN = {
  '380 New York St': REDLANDS,
  '380 New York St, Redlands, CA': REDLANDS,
  Springfield: {
    x: -89.6,
    y: 39.8,
    score: 100,
    match: 'Springfield',
    type: 'Locality',
    status: 'T' as const,
  },
};

describe('the ArcGIS geocoder', () => {
  const servers: ArcgisServer[] = [];
  const { signal } = new AbortController();

  after(() => Promise.all(servers.map((server) => server.stop())));

  async function open(
    options: Partial<ArcgisServerOptions> = {},
    token?: string,
  ): Promise<{ server: ArcgisServer; geocoder: Geocoder }> {
    const server = await startArcgisServer({ known: KNOWN, ...options });
    servers.push(server);
    const geocoder = createArcgisGeocoder({
      url: server.serviceUrl,
      token,
      allow: [server.host],
      requestsPerSecond: 1000,
      pauseMs: 1,
    });
    return { server, geocoder };
  }

  const geocode = (geocoder: Geocoder, addresses: readonly Address[], countries: readonly string[] = []) =>
    geocoder.geocode(addresses, { signal, countries });

  const matches = (answers: readonly Answer[]): (string | undefined)[] =>
    answers.map((answer) => (answer.kind === 'found' ? answer.candidates[0]?.matchedAddress : answer.reason));

  it('continues for other callers when the first one gives up', async () => {
    // Nobody hears what the service says of itself the first time.
    const { server, geocoder } = await open({ instead: (_request, _response, count) => count === 1 });
    const leaving = new AbortController();
    const first = geocoder.geocode([{ city: 'Springfield' }], { signal: leaving.signal, countries: [] });
    await eventually(() => (server.requests.length === 1 ? true : undefined));
    const second = geocode(geocoder, [{ city: 'Springfield' }]);
    leaving.abort(new Error('cancelled'));
    expect(await rejectionOf(first)).to.equal(leaving.signal.reason);
    expect(matches(await second)).to.deep.equal(['Springfield']);
  });

  it('sends a batch in one request, by the names of the service, and puts the answers in order', async () => {
    const { server, geocoder } = await open();
    const addresses = [
      { city: 'Nowhere' },
      { address: '380 New York St', city: 'Redlands', region: 'CA', countryCode: 'USA' },
      { city: 'Springfield' },
    ];
    const answers = await geocode(geocoder, addresses, ['US', 'CA']);
    expect(matches(answers)).to.deep.equal([undefined, REDLANDS.match, 'Springfield']);
    const [, batch] = server.requests;
    expect(batch?.method).to.equal('POST');
    const form = new URLSearchParams(batch?.body);
    expect(form.get('outSR')).to.equal('4326');
    expect(form.get('sourceCountry')).to.equal('US,CA');
    expect(JSON.parse(form.get('addresses') ?? '')).to.deep.equal({
      records: [
        { attributes: { OBJECTID: 1, City: 'Nowhere' } },
        {
          attributes: {
            OBJECTID: 2,
            Address: '380 New York St',
            City: 'Redlands',
            Region: 'CA',
            CountryCode: 'USA',
          },
        },
        { attributes: { OBJECTID: 3, City: 'Springfield' } },
      ],
    });
  });

  it('returns place, score and kind of a match, and whether another one fits as well', async () => {
    const { geocoder } = await open();
    const [house, town] = await geocode(geocoder, [{ address: '380 New York St' }, { city: 'Springfield' }]);
    expect(house).to.have.nested.property('candidates[0]').that.deep.includes({
      longitude: -117.1956,
      latitude: 34.0564,
      score: 98.5,
      matchType: 'address',
    });
    expect(town).to.have.nested.property('candidates[0].matchType', 'city');
    expect(town).to.have.nested.property('candidates[0].attributes.Status', 'T');
  });

  it('sends a single address, in one line or in parts, as a search', async () => {
    const { server, geocoder } = await open();
    const [answer] = await geocode(geocoder, [{ singleLine: '380 New York St, Redlands, CA' }]);
    expect(matches(answer === undefined ? [] : [answer])).to.deep.equal([REDLANDS.match]);
    const url = new URL(server.requests[1]?.url ?? '', server.url);
    expect(url.pathname).to.match(/\/findAddressCandidates$/);
    expect(url.searchParams.get('SingleLine')).to.equal('380 New York St, Redlands, CA');
    expect(url.searchParams.get('forStorage')).to.equal('true');
  });

  it('sends addresses one by one where the service accepts no batches', async () => {
    const { server, geocoder } = await open({ capabilities: 'ReverseGeocode,Suggest' });
    const answers = await geocode(geocoder, [{ address: '380 New York St' }, { city: 'Springfield' }]);
    expect(matches(answers)).to.deep.equal([REDLANDS.match, 'Springfield']);
    expect(server.batches).to.deep.equal([]);
  });

  for (const [maxBatchSize, suggestedBatchSize, size] of [
    [1000, 150, 150],
    [100, 500, 100],
    [50_000, 50_000, 1000],
    [0, 0, 1],
  ] as const) {
    it(`sends batches of ${String(size)} where ${String(suggestedBatchSize)} of ${String(maxBatchSize)} are suggested`, async () => {
      const { geocoder } = await open({ maxBatchSize, suggestedBatchSize });
      expect(await geocoder.findBatchSize(signal)).to.equal(size);
    });
  }

  it('sends its token, and reports when that is refused', async () => {
    const { geocoder } = await open({ token: 'secret' }, 'secret');
    expect(matches(await geocode(geocoder, [{ address: '380 New York St' }]))).to.deep.equal([
      REDLANDS.match,
    ]);
    const other = await open({ token: 'secret' }, 'stale');
    const error = await rejectionOf(geocode(other.geocoder, [{ city: 'Springfield' }]));
    expect(error).to.be.instanceOf(GeocodeError).with.property('fault', 'refused');
    expect((error as Error).message).to.equal('The geocoder says: Invalid token.');
    // Nothing to be gained by asking again.
    expect(other.server.requests).to.have.lengthOf(1);
  });

  it('tries again when the service reports overload in its JSON', async () => {
    const { server, geocoder } = await open({
      instead: (_, response, count) => {
        if (count !== 2) return false;
        answerJson(response, 200, { error: { code: 504, message: 'Timed out', details: [] } });
        return true;
      },
    });
    expect(matches(await geocode(geocoder, [{ city: 'Springfield' }]))).to.deep.equal(['Springfield']);
    expect(server.requests).to.have.lengthOf(3);
  });

  it('fails with the message of the service for a bad request', async () => {
    const { geocoder } = await open({
      instead: (request, response) => {
        if (!request.url.includes('find')) return false;
        answerJson(response, 200, { error: { code: 400, message: 'Unable to complete operation.' } });
        return true;
      },
    });
    const error = await rejectionOf(geocode(geocoder, [{ city: 'Springfield' }]));
    expect(error).to.be.instanceOf(GeocodeError).with.property('fault', 'unavailable');
    expect((error as Error).message).to.contain('Unable to complete operation.');
  });

  it('names itself by where it is, without the token', async () => {
    const { server, geocoder } = await open({}, 'secret');
    expect(geocoder.name).to.equal(`arcgis:${server.host}/arcgis/rest/services/World/GeocodeServer`);
  });
});
