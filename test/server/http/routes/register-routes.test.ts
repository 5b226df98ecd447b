import Joi from '@hapi/joi';
import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import type { Checks, Handlers } from '../../../../server/api/handlers.js';
import type { Operation } from '../../../../server/http/operation/operation.js';
import * as coercion from '../../../../server/http/request/parameters/coercion.js';
import { BASIC, type FixtureServer, startFixture, TOKEN } from '../support/fixture-server.js';

/** A small catalogue and a small feature service, as the generator would type them. */
interface Operations {
  listThings: Get<
    { page: number; include?: number[] },
    { page: number; include?: number[]; who: string | null }
  >;
  updateThing: Write<{ title: string; id?: number }, { path: number; title: string; id?: number }>;
  deleteThing: Write<object, { gone: true }>;
  sayFeature: Get<{ f: string; text?: string }, { text?: string; who: string | null }>;
  sayFeaturePost: Write<{ f: string; text?: string }, { text?: string; who: string | null }>;
  lockFeature: Write<{ f: string }, { locked: true }>;
}
interface Get<Query, Body> {
  parameters: { query: Query };
  responses: { 200: { content: { 'application/json': Body } } };
}
interface Write<Input, Body> {
  parameters: { path: { id: number } };
  requestBody: { content: { 'application/json': Input } };
  responses: { 200: { content: { 'application/json': Body } } };
}

const anyJson = {
  200: { 'application/json': () => Joi.any() },
  400: { 'application/json': () => Joi.any() },
  401: { 'application/json': () => Joi.any() },
};
const integer = Joi.number().integer();
const idPath = {
  coercion: coercion.object({ id: coercion.integer }),
  schema: () => Joi.object({ id: integer.min(0).required() }),
};
const things = '/cal/things';
const say = {
  coercion: coercion.object({ f: coercion.text, text: coercion.text }),
  schema: () =>
    Joi.object({ f: Joi.valid('html', 'json', 'pjson').default('html'), text: Joi.string() }).unknown(true),
};
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const operations: Record<keyof Operations, Operation> = {
  listThings: {
    operationId: 'listThings',
    method: 'get',
    path: things,
    security: 'optional',
    parameters: {
      coercion: coercion.object({ page: coercion.integer, include: coercion.list(coercion.integer) }),
      schema: () =>
        Joi.object({ page: integer.min(1).default(1), include: Joi.array().items(integer) }).unknown(true),
    },
    bodyTypes: [],
    replies: anyJson,
  },
  updateThing: {
    operationId: 'updateThing',
    method: 'post',
    path: `${things}/{id}`,
    security: 'required',
    pathParameters: idPath,
    parameters: {
      coercion: coercion.object({ title: coercion.text, id: coercion.integer }),
      schema: () => Joi.object({ title: Joi.string().required(), id: integer }).unknown(true),
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: anyJson,
  },
  deleteThing: {
    operationId: 'deleteThing',
    method: 'delete',
    path: `${things}/{id}`,
    security: 'required',
    pathParameters: idPath,
    bodyTypes: [],
    replies: anyJson,
  },
  sayFeature: {
    operationId: 'sayFeature',
    method: 'get',
    path: '/rest/say',
    security: 'optional',
    parameters: say,
    bodyTypes: [],
    replies: anyJson,
  },
  sayFeaturePost: {
    operationId: 'sayFeaturePost',
    method: 'post',
    path: '/rest/say',
    security: 'optional',
    parameters: say,
    bodyTypes: forms,
    replies: anyJson,
  },
  lockFeature: {
    operationId: 'lockFeature',
    method: 'post',
    path: '/rest/lock/{id}',
    security: 'required',
    pathParameters: idPath,
    parameters: say,
    bodyTypes: forms,
    replies: anyJson,
  },
};

const handlers: Handlers<Operations> = {
  listThings: ({ parameters }, { principal }) =>
    Promise.resolve({ status: 200, body: { ...parameters, who: principal?.name ?? null } }),
  updateThing: ({ path, parameters }, { principal }) => {
    if (principal === undefined) throw new AppError('access.token_required', 'You may not do this.');
    if (parameters.title === 'boom') throw new Error('select secret from vault');
    return Promise.resolve({ status: 200, body: { path: path.id, ...parameters } });
  },
  deleteThing: () => Promise.resolve({ status: 200, body: { gone: true } }),
  sayFeature: ({ parameters: { text } }, { principal }) =>
    Promise.resolve({
      status: 200,
      body: { ...(text === undefined ? {} : { text }), who: principal?.name ?? null },
    }),
  sayFeaturePost: (request, context) => handlers.sayFeature({ ...request, path: {} }, context),
  lockFeature: () => Promise.resolve({ status: 200, body: { locked: true } }),
};

/** A title that the document has nothing against. */
const checks: Checks<Operations> = {
  updateThing: ({ parameters: { title } }) =>
    Promise.resolve(
      title === 'taken' ? [{ field: 'title', reason: 'is taken', kind: 'invalid' as const }] : [],
    ),
};

describe('bindDocument', () => {
  let fixture: FixtureServer;
  before(async () => {
    fixture = await startFixture<Operations>({ operations, handlers, checks, bodyLimitBytes: 1000 });
  });
  after(() => fixture.stop());

  const json = (payload: string | object, extra: object = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: BASIC, ...extra },
    payload,
  });
  const form = (payload: string, extra: object = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...extra },
    payload,
  });

  describe('in the events profile', () => {
    it('reads typed parameters from the query, with their defaults', async () => {
      const { status, body } = await fixture.request('/cal/things?include=1,2&unknown=x');
      expect(status).to.equal(200);
      expect(body).to.deep.equal({ page: 1, include: [1, 2], who: null });
    });

    it('uses the last value of a repeated parameter, and all values for a list', async () => {
      const { body } = await fixture.request('/cal/things?page=2&page=3&include=1&include=2');
      expect(body).to.deep.include({ page: 3, include: [1, 2] });
      const url = '/cal/things/5';
      const written = await fixture.request({ url, ...form('title=a&title=b', { authorization: BASIC }) });
      expect(written.body).to.deep.include({ title: 'b' });
      expect((await fixture.request({ url, ...json({ title: ['a', 'b'] }) })).status).to.equal(400);
    });

    it('serves a path in any case and with a trailing slash', async () => {
      expect((await fixture.request('/CAL/Things/?page=2')).body).to.include({ page: 2 });
    });

    it('serves a path with several leading slashes', async () => {
      const { status, body } = await fixture.request('//cal/things?page=2');
      expect(status).to.equal(200);
      expect(body).to.include({ page: 2 });
      expect((await fixture.request('///cal/nothing')).status).to.equal(404);
    });

    it('answers HEAD without a body', async () => {
      const { status, text } = await fixture.request({ method: 'HEAD', url: '/cal/things' });
      expect([status, text]).to.deep.equal([200, '']);
    });

    it('names every invalid parameter', async () => {
      const { status, body } = await fixture.request('/cal/things?page=0&include=a');
      expect(status).to.equal(400);
      expect(body).to.deep.include({ code: 'rest_invalid_param' });
      expect(body).to.have.nested.property('data.params.page');
      expect(body).to.have.nested.property('data.details').that.deep.equals([]);
    });

    it('accepts JSON and forms alike, and prefers the body to the query', async () => {
      const url = '/cal/things/5?title=query';
      expect((await fixture.request({ url, ...json({ title: 'json' }) })).body).to.deep.equal({
        path: 5,
        title: 'json',
      });
      const sent = form('title=form', { authorization: BASIC });
      expect((await fixture.request({ url, ...sent })).body).to.deep.equal({ path: 5, title: 'form' });
      const empty = { url, method: 'POST', headers: { authorization: BASIC } };
      expect((await fixture.request(empty)).body).to.deep.equal({ path: 5, title: 'query' });
    });

    it('separates a path parameter from a body parameter of the same name', async () => {
      const { body } = await fixture.request({ url: '/cal/things/5?id=6', ...json({ title: 'a', id: 7 }) });
      expect(body).to.deep.equal({ path: 5, title: 'a', id: 7 });
    });

    it('treats a body that is not an object as empty', async () => {
      const { body } = await fixture.request({ url: '/cal/things/5', ...json('[1]') });
      expect(body).to.deep.include({ code: 'rest_missing_callback_param' });
      expect(body).to.have.nested.property('data.params').that.deep.equals(['title']);
    });

    it('refuses a body of another media type', async () => {
      for (const type of ['text/plain', 'malformed', 'multipart/form-data']) {
        const other = json('title', { 'content-type': type });
        const { status, body } = await fixture.request({ url: '/cal/things/5', ...other });
        expect(status).to.equal(415);
        expect(body).to.deep.include({ code: 'rest_unsupported_media_type' });
        expect(body).to.have.property('message').that.includes(`of type ${type} is not supported`);
      }
    });

    it('reports the fault of malformed JSON', async () => {
      const { status, body } = await fixture.request({ url: '/cal/things/5', ...json('{"title": ') });
      expect(status).to.equal(400);
      expect(body).to.deep.include({ code: 'rest_invalid_json' });
      expect(body).to.have.nested.property('data.json_error_code', 4);
      expect(body).to.have.nested.property('data.json_error_message').that.is.a('string');
    });

    it('reports wrong credentials first, on public resources too', async () => {
      const wrong = `Basic ${Buffer.from('eva:nope').toString('base64')}`;
      for (const url of ['/cal/things', '/cal/nothing', '/cal/things/abc']) {
        const { status, body } = await fixture.request({ url, headers: { authorization: wrong } });
        expect(status, url).to.equal(401);
        expect(body, url).to.deep.include({ code: 'incorrect_password' });
      }
      const { body } = await fixture.request({
        url: '/cal/things/5',
        ...json('{', { authorization: wrong }),
      });
      expect(body).to.deep.include({ code: 'incorrect_password' });
    });

    it('reports an invalid parameter before a missing right', async () => {
      const anonymous = { url: '/cal/things/5', ...form('title=') };
      expect((await fixture.request(anonymous)).status).to.equal(400);
      expect((await fixture.request({ url: '/cal/things/5', ...form('title=a') })).status).to.equal(401);
    });

    it("reports faults of the handler's checks together with those of the document", async () => {
      const { status, body } = await fixture.request({
        url: '/cal/things/5',
        ...json({ title: 'taken', id: 'x' }),
      });
      expect(status).to.equal(400);
      expect(body).to.have.nested.property('data.params.title', 'title is taken.');
      const anonymous = await fixture.request({ url: '/cal/things/5', ...form('title=taken') });
      expect(anonymous.status).to.equal(400);
    });

    it('answers unknown paths, wrong methods and invalid ids with no route', async () => {
      const requests = [
        { method: 'GET', url: '/cal/nothing' },
        { method: 'PUT', url: '/cal/things' },
        { method: 'GET', url: '/cal/things/5' },
        { method: 'DELETE', url: '/cal/things/-1' },
        { method: 'DELETE', url: '/cal/things/1.5' },
        { method: 'DELETE', url: '/cal/things/1.0' },
        { method: 'DELETE', url: '/cal/things/+1' },
        { method: 'DELETE', url: '/cal//things' },
      ];
      for (const request of requests) {
        const { status, body } = await fixture.request(request);
        expect(status, request.url).to.equal(404);
        expect(body, request.url).to.deep.include({ code: 'rest_no_route', data: { status: 404 } });
      }
    });

    it('lets POST replace another method', async () => {
      const url = '/cal/things/5';
      const byHeader = await fixture.request({
        url,
        method: 'POST',
        headers: { 'x-http-method-override': 'DELETE' },
      });
      const byName = await fixture.request({ url: `${url}?_method=delete`, method: 'POST' });
      expect([byHeader.body, byName.body]).to.deep.equal([{ gone: true }, { gone: true }]);
    });

    it('does not let POST replace HEAD, since its client expects a body', async () => {
      const { status, body } = await fixture.request({ method: 'POST', url: '/cal/things?_method=HEAD' });
      expect(status).to.equal(404);
      expect(body).to.deep.include({ code: 'rest_no_route' });
    });

    it('lists the methods that the caller may use', async () => {
      const anonymous = await fixture.request('/cal/things');
      expect(anonymous.headers).to.include({ allow: 'GET' });
      const signedIn = await fixture.request({ url: '/cal/things/5', ...json({ title: 'a' }) });
      expect(signedIn.headers).to.include({ allow: 'DELETE, POST' });
      const options = await fixture.request({ method: 'OPTIONS', url: '/cal/things/5' });
      expect([options.status, options.headers['allow']]).to.deep.equal([200, 'DELETE, POST']);
      expect(options.body).to.deep.equal({ methods: ['DELETE', 'POST'] });
      const nowhere = await fixture.request({ method: 'OPTIONS', url: '/cal/things/abc' });
      expect(nowhere.body).to.deep.include({ code: 'rest_no_route' });
    });

    it('refuses an unknown token, on public resources too', async () => {
      const headers = { authorization: 'Bearer unknown' };
      for (const asked of [
        { url: '/cal/things', headers },
        { url: '/cal/things?token=unknown' },
        { url: '/cal/things', headers: { authorization: 'Bearer two words' } },
        { url: '/cal/things/5', ...json({ title: 'a' }, headers) },
        { url: '/cal/things/5', ...form('title=a&token=unknown') },
        { method: 'OPTIONS' as const, url: '/cal/things', headers },
      ]) {
        const { status, body, headers: sent } = await fixture.request(asked);
        expect(status, asked.url).to.equal(401);
        expect(body, asked.url).to.deep.include({ code: 'rest_invalid_token' });
        expect(sent, asked.url).to.include({ 'www-authenticate': 'Bearer error="invalid_token"' });
      }
    });

    it('forbids caching for signed-in callers only', async () => {
      expect((await fixture.request('/cal/things')).headers).not.to.have.property('cache-control');
      const { headers } = await fixture.request({ url: '/cal/things', headers: { authorization: BASIC } });
      expect(headers['cache-control']).to.contain('private');
      expect(headers).to.include({
        'content-type': 'application/json; charset=UTF-8',
        'x-robots-tag': 'noindex',
      });
    });

    it('reveals nothing about an internal error, and logs it', async () => {
      const { status, text } = await fixture.request({ url: '/cal/things/5', ...json({ title: 'boom' }) });
      expect(status).to.equal(500);
      expect(text).not.to.contain('secret');
      expect(JSON.stringify(fixture.log)).to.contain('select secret from vault');
    });

    it('refuses a body beyond the limit', async () => {
      const { status, body } = await fixture.request({
        url: '/cal/things/5',
        ...json({ title: 'a'.repeat(2000) }),
      });
      expect(status).to.equal(413);
      expect(body).to.deep.include({ code: 'rest_too_large' });
    });
  });

  describe('in the features profile', () => {
    it('replies with a page by default', async () => {
      const { headers, text } = await fixture.request('/rest/say?text=%3Cscript%3E');
      expect(headers['content-type']).to.equal('text/html; charset=utf-8');
      expect(headers['content-security-policy']).to.contain("default-src 'none'");
      expect(text).to.contain('&lt;script&gt;').and.not.to.contain('<script>');
    });

    it('replies with compact or indented JSON', async () => {
      expect((await fixture.request('/rest/say?f=json&text=a')).text).to.equal('{"text":"a","who":null}');
      expect((await fixture.request('/rest/say?f=pjson')).text).to.equal('{\n  "who": null\n}');
    });

    it('refuses an unknown format by name', async () => {
      const { status, body } = await fixture.request('/rest/say?f=xml');
      expect(status).to.equal(200);
      expect(body).to.have.nested.property('error.code', 400);
      expect(body).to.have.nested.property('error.details[0]').that.matches(/^f: /);
    });

    it('prefers the query to the body, and a non-empty value to an empty one', async () => {
      const both = await fixture.request({
        url: '/rest/say?f=json&text=query',
        ...form('f=pjson&text=body'),
      });
      expect(both.text).to.equal('{"text":"query","who":null}');
      const empty = await fixture.request({ url: '/rest/say?f=json&text=', ...form('text=body') });
      expect(empty.text).to.equal('{"text":"body","who":null}');
    });

    it('reads a multipart body', async () => {
      const data = new FormData();
      data.set('f', 'json');
      data.set('text', 'grüße');
      const encoded = new Response(data);
      const { body } = await fixture.request({
        url: '/rest/say',
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      expect(body).to.deep.equal({ text: 'grüße', who: null });
    });

    it('accepts a token in the parameter, the body or either header', async () => {
      const sent = [
        { url: `/rest/say?f=json&token=${TOKEN}` },
        { url: '/rest/say?f=json', ...form(`token=${TOKEN}`) },
        { url: '/rest/say?f=json', headers: { authorization: `Bearer ${TOKEN}` } },
        { url: '/rest/say?f=json', headers: { 'x-esri-authorization': `Bearer ${TOKEN}` } },
        { url: '/rest/say?f=json', headers: { authorization: BASIC } },
      ];
      for (const request of sent) {
        expect((await fixture.request(request)).body, JSON.stringify(request)).to.deep.equal({ who: 'eva' });
      }
    });

    it('replies 498 to a bad token and 499 to a missing one, with status 200', async () => {
      const bad = await fixture.request('/rest/say?f=json&token=bad');
      expect([bad.status, bad.body]).to.deep.equal([
        200,
        { error: { code: 498, message: 'Invalid token.', details: [] } },
      ]);
      const none = await fixture.request({ url: '/rest/lock/1', ...form('f=json') });
      expect(none.body).to.deep.equal({ error: { code: 499, message: 'Token Required', details: [] } });
    });

    it('replies 405 to a wrong method and 404 to an unknown path, with status 200', async () => {
      const wrong = await fixture.request('/rest/lock/1?f=json');
      expect([wrong.status, wrong.headers['allow']]).to.deep.equal([200, 'POST']);
      expect(wrong.body).to.have.nested.property('error.code', 405);
      const unknown = await fixture.request('/rest/nothing?f=json');
      expect(unknown.status).to.equal(200);
      expect(unknown.body).to.have.nested.property('error.code', 404);
    });

    it('refuses a body that cannot be read', async () => {
      const { body } = await fixture.request({ url: '/rest/say?f=json', ...json({ f: 'json' }) });
      expect(body).to.have.nested.property('error.code', 400);
    });

    it('replies in JSON when the body is too large to read the format', async () => {
      const { status, body } = await fixture.request({
        url: '/rest/say',
        ...form(`text=${'a'.repeat(2000)}`),
      });
      expect(status).to.equal(200);
      expect(body).to.have.nested.property('error.code', 413);
    });
  });
});
