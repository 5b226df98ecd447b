import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import Joi from '@hapi/joi';
import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import type { Handlers, RequestContext } from '../../../../server/api/handlers.js';
import type { Operation } from '../../../../server/http/operation/operation.js';
import * as coercion from '../../../../server/http/request/parameters/coercion.js';
import { type FixtureServer, startFixture } from '../support/fixture-server.js';
import { countTurns } from '../../../support/turns.js';

interface Operations {
  upload: {
    requestBody: { content: { 'multipart/form-data': { name?: string } } };
    responses: { 200: { content: { 'application/json': { content: string; path: string } } } };
  };
  echo: {
    parameters: { header?: { 'X-Key'?: number } };
    requestBody: { content: { 'application/json': { text?: string } } };
    responses: { 200: { content: { 'application/json': { text?: string; key?: number } } } };
  };
  wait: { responses: { 200: { content: { 'application/json': object } } } };
}

const reply = {
  200: { 'application/json': () => Joi.object({ text: Joi.string(), key: Joi.number() }).unknown(false) },
};
/** Called when a text is read, and when it is checked. */
let watch: (step: 'read' | 'checked') => void = () => undefined;
const parameters = {
  coercion: coercion.object({
    text: coercion.recursive(() => {
      watch('read');
      return coercion.text;
    }),
  }),
  schema: () =>
    Joi.object({
      text: Joi.string().custom((text: string) => {
        watch('checked');
        return text;
      }),
    }).unknown(true),
};

const operations: Record<keyof Operations, Operation> = {
  upload: {
    operationId: 'upload',
    method: 'post',
    path: '/rest/upload',
    security: 'none',
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: true },
    replies: { 200: { 'application/json': () => Joi.any() } },
  },
  echo: {
    operationId: 'echo',
    method: 'post',
    path: '/cal/echo',
    security: 'none',
    headers: {
      coercion: coercion.object({ 'x-key': coercion.integer }),
      schema: () => Joi.object({ 'x-key': Joi.number() }).unknown(true),
    },
    parameters,
    bodyTypes: ['application/json'],
    replies: reply,
  },
  wait: {
    operationId: 'wait',
    method: 'get',
    path: '/cal/wait',
    security: 'none',
    bodyTypes: [],
    replies: reply,
  },
};

describe('serveOperation', () => {
  let fixture: FixtureServer;
  let waiting: (context: RequestContext) => Promise<void> = () => Promise.resolve();

  const handlers: Handlers<Operations> = {
    async upload({ files: [file] }) {
      const content = await readFile(file!.path, 'utf8');
      return { status: 200, body: { content, path: file!.path } };
    },
    echo({ parameters: { text }, headers }) {
      if (text === 'undocumented error') throw new AppError('access.forbidden', 'No.');
      const key = headers['x-key'];
      const body = { ...(text === undefined ? {} : { text }), ...(key === undefined ? {} : { key }) };
      // A member that the document does not have, past the compiler.
      return Promise.resolve({
        status: 200,
        body: text === 'undocumented' ? Object.assign(body, { more: 1 }) : body,
      });
    },
    async wait(_request, context) {
      await waiting(context);
      return { status: 200, body: {} };
    },
  };

  before(async () => {
    const settings = { requestTimeoutSeconds: 1 };
    fixture = await startFixture<Operations>({ operations, handlers, settings, bodyLimitBytes: 2000 });
  });
  after(() => fixture.stop());

  const send = (json: object | Buffer, headers: object = {}) =>
    fixture.request({
      method: 'POST',
      url: '/cal/echo',
      headers: { 'content-type': 'application/json', ...headers },
      payload: json,
    });

  it('passes files to the handler and removes them after the reply', async () => {
    const form = new FormData();
    form.set('itemFile', new Blob(['a,b\n']), 'a.csv');
    const encoded = new Response(form);
    const { body } = await fixture.request({
      method: 'POST',
      url: '/rest/upload?f=json',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(body).to.deep.include({ content: 'a,b\n' });
    expect(await readdir(fixture.uploadFolder)).to.deep.equal([]);
  });

  it('reports a missing required file', async () => {
    const { body } = await fixture.request({ method: 'POST', url: '/rest/upload?f=json' });
    expect(body).to.have.nested.property('error.details[0]', 'file: is required');
  });

  it('reads declared headers', async () => {
    expect((await send({}, { 'x-key': '5' })).body).to.deep.equal({ key: 5 });
    expect((await send({}, { 'x-key': 'five' })).body).to.have.nested.property('data.params.x-key');
  });

  it('reads a compressed body, limited by its decompressed size', async () => {
    const gzip = { 'content-encoding': 'gzip' };
    expect((await send(gzipSync('{"text":"a"}'), gzip)).body).to.deep.equal({ text: 'a' });
    const bomb = gzipSync(JSON.stringify({ text: 'a'.repeat(100_000) }));
    expect(bomb.length).to.be.below(2000);
    expect((await send(bomb, gzip)).status).to.equal(413);
  });

  it('yields to other requests while it checks a long body', async () => {
    const count = countTurns();
    const turnsBetween = async (sending: () => Promise<unknown>): Promise<number> => {
      const at = { read: NaN, checked: NaN };
      watch = (step) => (at[step] = count.turns);
      await sending();
      return at.checked - at.read;
    };
    try {
      expect(await turnsBetween(() => send({ text: 'a' }))).to.equal(0);
      const packed = gzipSync('{"text":"a"}');
      expect(await turnsBetween(() => send(packed, { 'content-encoding': 'gzip' }))).to.be.at.least(1);
    } finally {
      count.stop();
      watch = () => undefined;
    }
  });

  it('refuses to send a reply that the document does not list', async () => {
    for (const text of ['undocumented', 'undocumented error']) {
      const { status } = await send({ text });
      expect(status).to.equal(500);
    }
    const log = JSON.stringify(fixture.log);
    expect(log)
      .to.contain('echo 200 is not what the document says')
      .and.contain('echo 403 is not in the document');
  });

  it('ends with an error when a handler exceeds its time limit', async () => {
    let stopped: Promise<unknown> | undefined;
    waiting = async ({ signal }) => {
      stopped = once(signal, 'abort');
      await stopped;
    };
    const { status, body } = await fixture.request('/cal/wait');
    expect(status).to.equal(503);
    expect(body).to.deep.include({ code: 'rest_unavailable' });
    await stopped;
  });

  it("aborts the handler's signal when the caller disconnects", async () => {
    await fixture.server.start();
    let noticed: () => void;
    const gone = new Promise<void>((resolve) => (noticed = resolve));
    const client = httpRequest({ port: fixture.server.info.port, host: '127.0.0.1', path: '/cal/wait' });
    client.on('error', () => undefined);
    waiting = async ({ signal }) => {
      client.destroy();
      await once(signal, 'abort');
      noticed();
    };
    client.end();
    await gone;
  });
});
