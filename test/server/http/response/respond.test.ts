import Joi from '@hapi/joi';
import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { type Handlers, JsonText } from '../../../../server/api/handlers.js';
import type { Operation } from '../../../../server/http/operation/operation.js';
import * as coercion from '../../../../server/http/request/parameters/coercion.js';
import { BASIC, type FixtureServer, startFixture } from '../support/fixture-server.js';

interface Json {
  content: { 'application/json': { id: number; name?: string } };
}
interface Operations {
  readText: { responses: { 200: Json } };
  readRecord: { responses: { 200: Json } };
  writeRecord: { responses: { 200: Json } };
  readFile: { responses: { 200: { content: { 'text/calendar': string } } } };
  readFeature: { responses: { 200: Json } };
}

const operation = (
  operationId: string,
  method: Operation['method'],
  path: string,
  mediaType = 'application/json',
): Operation => ({
  operationId,
  method,
  path,
  security: 'optional',
  parameters: {
    coercion: coercion.object({ id: coercion.integer }),
    schema: () => Joi.object({ id: Joi.number() }).unknown(true),
  },
  bodyTypes: [],
  replies: {
    200: { [mediaType]: mediaType === 'application/json' ? () => Joi.any() : undefined },
    404: { 'application/json': () => Joi.any() },
  },
});

const operations: Record<keyof Operations, Operation> = {
  readText: operation('readText', 'get', '/cal/text'),
  readRecord: operation('readRecord', 'get', '/cal/record'),
  writeRecord: operation('writeRecord', 'post', '/cal/record'),
  readFile: operation('readFile', 'get', '/cal/file', 'text/calendar'),
  readFeature: operation('readFeature', 'get', '/rest/feature'),
};

describe('respondWith', () => {
  let fixture: FixtureServer;
  let name = 'first';
  const text = new JsonText(JSON.stringify({ id: 1, name: 'a'.repeat(2000) }));
  const handlers: Handlers<Operations> = {
    readText: () => Promise.resolve({ status: 200, body: text, headers: { 'X-TEC-Total': '1' } }),
    readRecord: () => {
      if (name === 'gone') throw new AppError('event.not_found', 'Gone.');
      return Promise.resolve({ status: 200, body: { id: 1, name }, revision: 3 });
    },
    writeRecord: () => Promise.resolve({ status: 200, body: { id: 1, name }, revision: 4 }),
    readFile: () => Promise.resolve({ status: 200, body: 'BEGIN:VCALENDAR', mediaType: 'text/calendar' }),
    readFeature: () => Promise.resolve({ status: 200, body: { id: 1 } }),
  };
  before(async () => {
    fixture = await startFixture<Operations>({ operations, handlers });
  });
  beforeEach(() => {
    name = 'first';
  });
  after(() => fixture.stop());

  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fixture.request({ url, headers, method });
  const tagOf = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
    String((await get(url, headers)).headers['etag']);

  it('sends a strong ETag with what is read', async () => {
    for (const url of ['/cal/text', '/cal/file']) expect(await tagOf(url)).to.match(/^"[0-9a-f]{40}"$/);
    expect(await tagOf('/cal/record')).to.match(/^"3-[0-9a-f]{40}"$/);
  });

  it('keeps the ETag of equal content and changes it with the content', async () => {
    const before = await tagOf('/cal/record');
    expect(await tagOf('/cal/record')).to.equal(before);
    name = 'second';
    expect(await tagOf('/cal/record')).not.to.equal(before);
  });

  it('sends no body when the ETag matches', async () => {
    for (const url of ['/cal/text', '/cal/record', '/cal/file']) {
      const tag = await tagOf(url);
      for (const sent of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const reply = await get(url, { 'if-none-match': sent }, method);
          expect([reply.status, reply.text], `${method} ${url} ${sent}`).to.deep.equal([304, '']);
          expect(reply.headers['etag']).to.be.oneOf([tag, `W/${tag}`]);
          expect(reply.headers).to.include({ 'x-robots-tag': 'noindex' });
          expect(reply.headers['vary']).to.match(/^Origin/);
        }
      }
    }
  });

  it('sends the whole body when the ETag differs', async () => {
    const reply = await get('/cal/record', { 'if-none-match': '"3-0000"' });
    expect(reply.body).to.deep.equal({ id: 1, name: 'first' });
  });

  it('recognizes the ETag of a compressed reply', async () => {
    const packed = { 'accept-encoding': 'gzip' };
    const { headers } = await fixture.server.inject({ url: '/cal/text', headers: packed });
    const tag = String(headers['etag']);
    expect(tag).to.match(/-gzip"$/);
    expect((await get('/cal/text', { ...packed, 'if-none-match': tag })).status).to.equal(304);
    expect((await get('/cal/text', { 'if-none-match': tag })).status).to.equal(304);
  });

  it('forbids caching of replies to signed-in callers despite the ETag', async () => {
    const tag = await tagOf('/cal/record');
    const reply = await get('/cal/record', { 'if-none-match': tag, authorization: BASIC });
    expect(reply.status).to.equal(304);
    expect(reply.headers['cache-control']).to.contain('no-store');
  });

  it('sends the ETag of the new version after a write, whatever the caller has', async () => {
    const { status, headers } = await get('/cal/record', { 'if-none-match': '*' }, 'POST');
    expect(status).to.equal(200);
    expect(headers['etag']).to.match(/^"4-/);
  });

  it('sends no ETag with failures or in other interfaces', async () => {
    name = 'gone';
    const gone = await get('/cal/record', { 'if-none-match': '*' });
    expect(gone.status).to.equal(404);
    expect(gone.headers).not.to.have.property('etag');
    expect((await get('/rest/feature?f=json')).headers).not.to.have.property('etag');
  });

  it('gives trimmed, wrapped and JSONP replies their own ETags', async () => {
    expect((await get('/cal/text?_fields=id')).body).to.deep.equal({ id: 1 });
    expect(await tagOf('/cal/text?_fields=id')).not.to.equal(await tagOf('/cal/text'));
    const wrapped = await get('/cal/text?_fields=id&_envelope=1');
    expect(wrapped.body).to.deep.include({ body: { id: 1 }, status: 200 });
    expect(wrapped.body).to.have.nested.property('headers.X-TEC-Total', '1');
    expect(wrapped.body).to.have.nested.property('headers.allow', 'GET');
    const script = await get('/cal/text?_fields=id&_jsonp=f');
    expect(script.text).to.equal('/**/f({"id":1})');
    expect(script.headers).to.include({
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('wraps failures in an envelope, including those of the router', async () => {
    for (const url of ['/cal/nothing?_envelope=1', '/cal/record/1?_envelope=1']) {
      const { status, body } = await get(url);
      expect([status, body]).to.have.nested.property('[1].status', 404);
      expect(status).to.equal(200);
      expect(body).to.have.nested.property('body.code', 'rest_no_route');
    }
  });

  it('ignores JSONP calls of something that is not a function name', async () => {
    const { status, body } = await get('/cal/record?_jsonp=alert(1)', {}, 'POST');
    expect(status).to.equal(400);
    expect(body).to.have.nested.property('data.params._jsonp');
  });

  it('does not shape replies of other interfaces', async () => {
    expect((await get('/rest/feature?f=json&_fields=x&_envelope=1&_jsonp=a(')).text).to.equal('{"id":1}');
  });
});
