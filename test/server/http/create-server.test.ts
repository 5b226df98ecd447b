import { connect } from 'node:net';
import { expect } from 'chai';
import { type FixtureServer, startFixture } from './support/fixture-server.js';

const nothing = { operations: {}, handlers: {} };

describe('createServer', () => {
  let fixture: FixtureServer | undefined;
  afterEach(() => fixture?.stop());

  it('answers requests for unknown paths in the plain profile', async () => {
    fixture = await startFixture(nothing);
    const { status, body } = await fixture.request('/nothing');
    expect([status, body]).to.deep.equal([
      404,
      { code: 'request.no_route', message: 'There is nothing at this address.' },
    ]);
  });

  it('renders errors for malformed paths and queries in the profile of the address', async () => {
    fixture = await startFixture(nothing);
    expect((await fixture.request('/rest/%zz?f=json')).body).to.have.nested.property('error.code', 400);
    expect((await fixture.request('/cal/%zz')).body).to.deep.include({ code: 'rest_invalid_param' });
    expect((await fixture.request(`/cal/x?a${'[b]'.repeat(9)}=1`)).status).to.equal(400);
  });

  it('assigns a request id, or keeps a valid one that the client sent', async () => {
    fixture = await startFixture(nothing);
    const own = await fixture.request({ url: '/x', headers: { 'x-request-id': 'abc-1' } });
    expect(own.headers).to.include({ 'x-request-id': 'abc-1', 'x-content-type-options': 'nosniff' });
    const forged = await fixture.request({ url: '/x', headers: { 'x-request-id': 'a b"}' } });
    expect(forged.headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
    const long = await fixture.request({ url: '/x', headers: { 'x-request-id': 'a'.repeat(65) } });
    expect(long.headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/);
  });

  it('logs one line per request, with path and client but without the query', async () => {
    fixture = await startFixture(nothing);
    await fixture.request('/rest/x?token=secret-token&f=json');
    const lines = fixture.log.filter(({ msg }) => msg === 'request');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include({
      ...{ method: 'GET', path: '/rest/x', route: '/rest/{rest*}', status: 200, address: '127.0.0.1' },
    });
    expect(lines[0]).not.to.have.property('user');
    expect(lines[0]).to.have.property('requestId').that.is.a('string');
    expect(lines[0]).to.have.property('ms').that.is.a('number');
    expect(JSON.stringify(fixture.log)).not.to.contain('secret-token');
  });

  it('allows cross-origin requests and exposes the headers that they need', async () => {
    fixture = await startFixture(nothing);
    const plain = await fixture.request('/cal/x');
    for (const name of [
      ...['X-TEC-Total', 'X-TEC-TotalPages', 'Link', 'ETag', 'Location', 'Allow'],
      ...['Date', 'Retry-After', 'X-Request-Id'],
    ]) {
      expect(plain.headers['access-control-expose-headers']).to.match(new RegExp(`(^|, )${name}(,|$)`));
    }
    expect(plain.headers).not.to.have.property('access-control-allow-origin');
    const { headers } = await fixture.request({ url: '/cal/x', headers: { origin: 'https://a.example' } });
    expect(headers).to.include({ 'access-control-allow-origin': 'https://a.example', vary: 'Origin' });
    // The cookie of our own pages stays with them.
    expect(headers).not.to.have.property('access-control-allow-credentials');
    for (const name of ['Authorization', 'X-Esri-Authorization', 'If-Match', 'Idempotency-Key']) {
      expect(headers['access-control-allow-headers']).to.match(new RegExp(`(^|, )${name}(,|$)`));
    }
  });

  it('sends the Link header of the catalogue root with catalogue replies only', async () => {
    fixture = await startFixture(nothing);
    const { headers } = await fixture.request('/cal/x');
    expect(headers).to.include({ link: '<https://fair.example/>; rel="https://api.w.org/"' });
    expect((await fixture.request('/rest/x?f=json')).headers).not.to.have.property('link');
  });

  it('sends headers that keep replies from running, loading or being framed', async () => {
    fixture = await startFixture(nothing);
    for (const url of ['/cal/x', '/rest/x?f=json', '/nothing']) {
      const { headers } = await fixture.request(url);
      expect(headers['content-security-policy']).to.contain("default-src 'none'");
      expect(headers['content-security-policy']).to.contain("frame-ancestors 'none'");
      expect(headers).to.include({ 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' });
    }
  });

  it('closes connections after the reply once the server is about to stop', async () => {
    const stopping = new AbortController();
    fixture = await startFixture({ ...nothing, stopping: stopping.signal });
    expect((await fixture.request('/cal/x')).headers['connection']).not.to.equal('close');
    stopping.abort();
    expect((await fixture.request('/cal/x')).headers['connection']).to.equal('close');
  });

  it('allows cross-origin requests from the configured sites only', async () => {
    fixture = await startFixture({ ...nothing, settings: { corsOrigins: ['https://a.example'] } });
    const asked = async (origin: string) =>
      (await fixture!.request({ url: '/cal/x', headers: { origin } })).headers;
    expect(await asked('https://a.example')).to.have.property('access-control-allow-origin');
    expect(await asked('https://b.example')).not.to.have.property('access-control-allow-origin');
  });

  it('rejects an address above the rate limit, in each profile', async () => {
    fixture = await startFixture({ ...nothing, settings: { rateLimit: 1 } });
    await fixture.request('/cal/x');
    const events = await fixture.request('/cal/x');
    expect([events.status, events.body]).to.deep.include(429);
    expect(events.body).to.deep.include({ code: 'rest_rate_limited' });
    expect(events.headers).to.have.property('retry-after');
    const features = await fixture.request('/rest/x?f=json');
    expect(features.status).to.equal(200);
    expect(features.body).to.have.nested.property('error.code', 429);
  });

  it('counts clients behind a trusted proxy separately', async () => {
    fixture = await startFixture({ ...nothing, settings: { rateLimit: 1, trustedProxies: 1 } });
    const from = (address: string) =>
      fixture!.request({ url: '/cal/x', headers: { 'x-forwarded-for': address } });
    expect((await from('1.1.1.1')).status).to.equal(404);
    expect((await from('2.2.2.2')).status).to.equal(404);
    expect((await from('forged, 1.1.1.1')).status).to.equal(429);
  });

  it('counts the addresses of one IPv6 network together, and other networks separately', async () => {
    fixture = await startFixture({ ...nothing, settings: { rateLimit: 2, trustedProxies: 1 } });
    const from = async (address: string) =>
      (await fixture!.request({ url: '/cal/x', headers: { 'x-forwarded-for': address } })).status;
    expect(await from('2001:db8::1')).to.equal(404);
    expect(await from('2001:db8::ffff:1')).to.equal(404);
    expect(await from('2001:DB8:0:0:1::')).to.equal(429);
    expect(await from('2001:db8:0:1::1')).to.equal(404);
    expect(await from('::ffff:192.0.2.1')).to.equal(404);
    expect(await from('192.0.2.1')).to.equal(404);
    expect(await from('::ffff:c000:201')).to.equal(429);
  });

  it('limits the time in which a request must arrive', async () => {
    fixture = await startFixture({ ...nothing, settings: { requestTimeoutSeconds: 7 } });
    expect(fixture.server.listener.requestTimeout).to.equal(7000);
  });

  it('ignores cookies of other sites', async () => {
    fixture = await startFixture(nothing);
    const { body } = await fixture.request({ url: '/rest/x?f=json', headers: { cookie: 'a="b c=;;' } });
    expect(body).to.have.nested.property('error.code', 404);
  });

  it('answers requests with an invalid Host header', async () => {
    fixture = await startFixture(nothing);
    await fixture.server.start();
    const socket = connect(Number(fixture.server.info.port), '127.0.0.1');
    socket.end('GET /rest/x?f=json HTTP/1.1\r\nHost: a b<>\r\nConnection: close\r\n\r\n');
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).to.match(/^HTTP\/1\.1 200 [^]*"code":404/);
  });
});
