import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type Answer, bound, type Catalogue, openCatalogue } from '../support/catalogue.js';

const ORIGIN = 'https://shop.example.net';
const CLIENTS = ['Authorization', 'X-WP-Nonce', 'Content-Disposition', 'Content-MD5', 'Content-Type'];
const OURS = ['X-HTTP-Method-Override', 'If-Match', 'If-None-Match', 'Idempotency-Key', 'X-Request-Id'];
const SENT = [...CLIENTS, ...OURS];
const SEEN = [
  ...['X-TEC-Total', 'X-TEC-TotalPages', 'Link', 'X-WP-Total', 'X-WP-TotalPages'],
  ...['ETag', 'Location', 'Allow', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id', 'Content-Disposition'],
];

forEachDatabase('pages of other sites', (open) => {
  let catalogue: Catalogue;
  const { call, event } = bound(() => catalogue);
  before(async () => {
    catalogue = await openCatalogue(await open());
    await event();
  });
  after(() => catalogue.stop());

  const namesIn = ({ headers }: Answer, name: string): string[] =>
    String(headers[name])
      .split(',')
      .map((one) => one.trim());
  const from = (method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    call(method, path, undefined, 'nobody', { origin: ORIGIN, ...headers });

  for (const path of ['', '/events', '/events/999999', '/nothing', '/events?page=0']) {
    it(`allows pages of other sites to read ${path === '' ? 'the index' : path} and its headers`, async () => {
      const answer = await from('GET', path);
      expect(answer.headers).to.include({ 'access-control-allow-origin': ORIGIN });
      expect(answer.headers['vary']).to.match(/\bOrigin\b/i);
      expect(namesIn(answer, 'access-control-allow-methods')).to.have.members([
        ...['OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      ]);
      expect(namesIn(answer, 'access-control-expose-headers')).to.include.members(SEEN);
      expect(namesIn(answer, 'access-control-allow-headers')).to.include.members(SENT);
    });
  }

  it('answers preflight requests with the allowed methods and headers', async () => {
    for (const method of ['PUT', 'DELETE']) {
      const asked = {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      };
      const answer = await from('OPTIONS', '/events/5', asked);
      expect(answer.status).to.equal(200);
      expect(answer.headers).to.include({ 'access-control-allow-origin': ORIGIN });
      expect(namesIn(answer, 'access-control-allow-methods')).to.include(method);
    }
  });

  it('sends the other CORS headers without an Origin, but no permission', async () => {
    const answer = await call('GET', '/events');
    expect(answer.headers).to.not.have.any.keys(
      'access-control-allow-origin',
      'access-control-allow-methods',
    );
    expect(answer.headers).to.not.have.property('access-control-allow-credentials');
    expect(namesIn(answer, 'access-control-expose-headers')).to.include.members(SEEN);
    expect(namesIn(answer, 'access-control-allow-headers')).to.include.members(SENT);
  });

  it('allows pages of other sites to load public replies by JSONP', async () => {
    for (const [path, status] of [
      ['/events?_jsonp=app.show', 200],
      ['/events/999999?_jsonp=app.show', 404],
    ] as const) {
      const reply = await catalogue.send('GET', path);
      expect([reply.statusCode, reply.headers['content-type']]).to.deep.equal([
        ...[status, 'application/javascript; charset=UTF-8'],
      ]);
      const [, text = ''] = /^\/\*\*\/app\.show\((.*)\)$/s.exec(reply.rawPayload.toString()) ?? [];
      const { body } = await call('GET', path.replace(/\?.*/, ''));
      expect(JSON.parse(text)).to.deep.equal(body);
    }
    expect((await call('GET', '/events?_jsonp=alert(1)')).status).to.equal(400);
  });
});
