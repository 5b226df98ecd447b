import { Readable } from 'node:stream';
import { runInNewContext } from 'node:vm';
import Joi from '@hapi/joi';
import { expect } from 'chai';
import type { Handlers } from '../../../../server/api/handlers.js';
import type { Operation } from '../../../../server/http/operation/operation.js';
import { SESSION_COOKIE } from '../../../../server/api/session.js';
import {
  BASIC,
  type FixtureReply,
  type FixtureServer,
  startFixture,
  TOKEN,
} from '../support/fixture-server.js';

interface Json {
  content: { 'application/json': { caller: string } };
}
interface Operations {
  read: { responses: { 200: Json } };
  write: { responses: { 200: Json } };
  readLong: { responses: { 200: { content: { 'application/geo+json': Readable } } } };
  readFile: { responses: { 200: { content: { 'application/octet-stream': Readable } } } };
}

const operation = (operationId: string, method: Operation['method'], path: string): Operation => ({
  operationId,
  method,
  path,
  security: 'optional',
  bodyTypes: [],
  replies: {
    200: {
      'application/json': () => Joi.any(),
      'application/geo+json': undefined,
      'application/octet-stream': undefined,
    },
  },
});

const operations: Record<keyof Operations, Operation> = {
  read: operation('read', 'get', '/rest/read'),
  write: operation('write', 'post', '/rest/read'),
  readLong: operation('readLong', 'get', '/rest/long'),
  readFile: operation('readFile', 'get', '/rest/file'),
};

const LONG = Buffer.from('{"a":"\u2028é","b":"\u2029"}');

const handlers: Handlers<Operations> = {
  read: (_call, { principal }) =>
    Promise.resolve({ status: 200, body: { caller: principal?.name ?? 'nobody' } }),
  write: () => Promise.resolve({ status: 200, body: { caller: 'nobody' } }),
  readLong: () =>
    Promise.resolve({
      status: 200,
      // Byte for byte, so that each character of several is cut.
      body: Readable.from(
        [...LONG].map((byte) => Buffer.from([byte])),
        { objectMode: false },
      ),
      mediaType: 'application/geo+json',
    }),
  readFile: () =>
    Promise.resolve({
      status: 200,
      body: Readable.from(Buffer.from('[1]'), { objectMode: false }),
      mediaType: 'application/octet-stream',
      headers: { 'content-type': 'application/json' },
    }),
};

/** Runs the reply as a script element would, and returns the argument of the page's function. */
function received({ status, headers, text }: FixtureReply): unknown {
  expect(status).to.equal(200);
  expect(headers).to.include({
    'content-type': 'text/javascript;charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(text).to.match(/^\/\*\*\/app\.show\(/);
  const got: unknown[] = [];
  runInNewContext(text, { app: { show: (value: unknown) => got.push(value) } });
  expect(got).to.have.length(1);
  return JSON.parse(JSON.stringify(got[0]));
}

describe('a reply that is loaded as a script', () => {
  let fixture: FixtureServer;
  let closed: FixtureServer;

  before(async () => {
    fixture = await startFixture<Operations>({ operations, handlers });
    const settings = { corsOrigins: ['https://maps.example'] };
    closed = await startFixture<Operations>({ operations, handlers, settings });
  });
  after(() => Promise.all([fixture.stop(), closed.stop()]));

  it('passes the reply to the JSONP function, with the parameter in any case', async () => {
    for (const query of [
      'f=json&callback=app.show',
      'CallBack=app.show&f=pjson',
      'callback=x&callback=app.show&f=geojson',
      'F=JSON&callback=app.show',
    ]) {
      expect(received(await fixture.request(`/rest/read?${query}`)), query).to.deep.equal({
        caller: 'nobody',
      });
    }
  });

  it('passes errors to the JSONP function, for unknown addresses too', async () => {
    for (const url of ['/rest/read?token=wrong&', '/rest/nothing?']) {
      const reply = await fixture.request(`${url}f=json&callback=app.show`);
      expect(received(reply)).to.have.nested.property('error.message');
    }
  });

  it('streams JSON into the JSONP script, with the line ends of older JavaScript escaped', async () => {
    const reply = await fixture.request('/rest/long?f=geojson&callback=app.show');
    expect(reply.text).not.to.match(/[\u2028\u2029]/u);
    expect(received(reply)).to.deep.equal(JSON.parse(LONG.toString()));
    const plain = await fixture.request('/rest/long?f=geojson');
    expect([plain.headers['content-type'], plain.text]).to.deep.equal([
      'application/geo+json;charset=utf-8',
      LONG.toString(),
    ]);
  });

  it('never wraps file content in a JSONP script', async () => {
    const { headers, text } = await fixture.request('/rest/file?f=json&callback=app.show');
    expect([headers['content-type'], text]).to.deep.equal(['application/json; charset=utf-8', '[1]']);
  });

  it('ignores the callback for other methods and formats', async () => {
    const sent = await fixture.request({ method: 'POST', url: '/rest/read?f=json&callback=app.show' });
    expect(sent.body).to.deep.equal({ caller: 'nobody' });
    for (const query of ['callback=app.show', 'f=html&callback=app.show', 'f=html&callback=1']) {
      const { headers } = await fixture.request(`/rest/read?${query}`);
      expect(headers['content-type'], query).to.match(/^text\/html/);
    }
    expect((await fixture.request('/rest/read?f=json&callback=')).body).to.deep.equal({ caller: 'nobody' });
  });

  it('authenticates a JSONP request by token only, not by headers of the browser', async () => {
    const url = '/rest/read?f=json&callback=app.show';
    const ask = async (headers: Record<string, string>, more = ''): Promise<unknown> =>
      received(await fixture.request({ url: url + more, headers }));
    const added: readonly Record<string, string>[] = [
      { cookie: `${SESSION_COOKIE}=${TOKEN}` },
      { authorization: BASIC },
      { authorization: `Bearer ${TOKEN}` },
      { 'x-esri-authorization': `Bearer ${TOKEN}` },
    ];
    for (const headers of added) {
      expect(await ask(headers), Object.keys(headers).join()).to.deep.equal({ caller: 'nobody' });
      const plain = await fixture.request({ url: '/rest/read?f=json', headers });
      expect(plain.body, 'without a function').to.deep.equal({ caller: 'eva' });
    }
    expect(await ask({}, `&token=${TOKEN}`)).to.deep.equal({ caller: 'eva' });
  });

  it('refuses a callback that is not a function name, in JSON', async () => {
    for (const name of [
      'alert(1)',
      'a b',
      'a..b',
      '1a',
      'a;b',
      '<script>',
      'a[0]',
      'a%0a',
      'a'.repeat(101),
    ]) {
      const reply = await fixture.request(`/rest/read?f=json&callback=${name}`);
      expect(reply.headers['content-type'], name).to.equal('application/json;charset=utf-8');
      expect(reply.body).to.deep.equal({
        error: {
          code: 400,
          message: 'Some parameters were not accepted.',
          details: ['callback: must be the name of a function'],
        },
      });
    }
    const nested = await fixture.request('/rest/read?f=json&callback[a]=b');
    expect(nested.body).to.have.nested.property('error.code', 400);
  });

  it('refuses JSONP to pages of this server', async () => {
    const url = '/rest/read?f=json&callback=app.show';
    const ask = (site: string) => fixture.request({ url, headers: { 'sec-fetch-site': site } });
    expect((await ask('same-origin')).body).to.have.nested.property('error.code', 400);
    for (const site of ['same-site', 'cross-site', 'none']) received(await ask(site));
  });

  it('refuses JSONP where only some origins may call', async () => {
    const { body } = await closed.request('/rest/read?f=json&callback=app.show');
    expect(body)
      .to.have.nested.property('error.details[0]')
      .that.matches(/^callback: is not supported on this server/);
  });
});
