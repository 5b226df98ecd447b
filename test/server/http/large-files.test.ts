import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import Joi from '@hapi/joi';
import { expect } from 'chai';
import type { Handlers } from '../../../server/api/handlers.js';
import type { Operation } from '../../../server/http/operation/operation.js';
import * as coercion from '../../../server/http/request/parameters/coercion.js';
import { type FixtureServer, startFixture, TOKEN } from './support/fixture-server.js';

interface Operations {
  small: Upload;
  large: Upload;
  slow: Upload;
}
interface Upload {
  requestBody: { content: { 'multipart/form-data': { itemId?: string } } };
  responses: {
    200: { content: { 'application/json': { bytes: number; who: string | null; itemId?: string } } };
  };
}

const operationOf = (operationId: keyof Operations): Operation => ({
  operationId,
  method: 'post',
  path: `/rest/${operationId}`,
  security: 'optional',
  parameters: {
    coercion: coercion.object({ itemId: coercion.text, token: coercion.text, f: coercion.text }),
    schema: () => Joi.object({ itemId: Joi.string() }).unknown(true),
  },
  bodyTypes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  file: { field: 'file', isRequired: false },
  replies: { 200: { 'application/json': () => Joi.any() } },
});

describe('operations with limits of their own', () => {
  let fixture: FixtureServer;

  const answer: Handlers<Operations>['large'] = ({ files, parameters: { itemId } }, { principal }) =>
    Promise.resolve({
      status: 200,
      body: {
        bytes: files[0]?.bytes ?? 0,
        who: principal?.name ?? null,
        ...(itemId !== undefined && { itemId }),
      },
    });

  before(async () => {
    fixture = await startFixture<Operations>({
      operations: { small: operationOf('small'), large: operationOf('large'), slow: operationOf('slow') },
      handlers: { small: answer, large: answer, slow: answer },
      settings: { requestTimeoutSeconds: 1, uploadTimeoutSeconds: 60 },
      bodyLimitBytes: 2000,
      fileLimitBytes: 5000,
      limits: {
        large: { fileBytes: 1_000_000, anonymousFileBytes: 8000, timeoutSeconds: 60 },
        slow: { timeoutSeconds: 60 },
      },
    });
    await fixture.server.start();
  });
  after(() => fixture.stop());

  async function send(path: string, parts: readonly (readonly [string, string | number])[], headers = {}) {
    const form = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob(['x'.repeat(value)]), 'a.csv');
    }
    const reply = await fetch(`${fixture.server.info.uri}/rest/${path}`, {
      method: 'POST',
      body: form,
      headers,
    });
    return (await reply.json()) as Record<string, unknown>;
  }

  it('accepts larger files in operations for large files', async () => {
    const bearer = { authorization: `Bearer ${TOKEN}` };
    expect(await send('small?f=json', [['file', 5001]], bearer)).to.have.nested.property('error.code', 413);
    expect(await send('large?f=json', [['file', 999_000]], bearer)).to.deep.equal({
      bytes: 999_000,
      who: 'eva',
    });
    expect(await send('large?f=json', [['file', 1_000_001]], bearer)).to.have.nested.property(
      'error.code',
      413,
    );
  });

  it('accepts a large file from a caller who authenticates before it', async () => {
    expect(await send(`large?f=json&token=${TOKEN}`, [['file', 9000]])).to.include({ who: 'eva' });
    expect(
      await send('large?f=json', [
        ['token', TOKEN],
        ['file', 9000],
      ]),
    ).to.include({ who: 'eva', bytes: 9000 });
    expect(
      await send('large?f=json', [
        ['file', 9000],
        ['token', TOKEN],
      ]),
    ).to.have.nested.property('error.code', 413);
    expect(
      await send('large?f=json', [
        ['file', 7000],
        ['token', TOKEN],
      ]),
    ).to.include({ who: 'eva', bytes: 7000 });
    expect(
      await send('large?f=json', [
        ['token', 'wrong'],
        ['file', 9000],
      ]),
    ).to.have.nested.property('error.code', 498);
    expect(await readdir(fixture.uploadFolder)).to.deep.equal([]);
  });

  it('reads the token parameter in any case, and the query before the body', async () => {
    expect(await send('small?f=json', [['ITEMID', 'a']])).to.include({ itemId: 'a' });
    expect(await send('small?f=json&itemid=q', [['itemId', 'b']])).to.include({ itemId: 'q' });
    expect(await send('small?f=json&itemid=', [['itemId', 'b']])).to.include({ itemId: 'b' });
  });

  it('grants large files more time', async () => {
    const request = httpRequest(`${fixture.server.info.uri}/rest/slow?f=json`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    request.write('itemId=');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    request.end('recursive');
    const [response] = (await once(request, 'response')) as [AsyncIterable<Buffer>];
    let text = '';
    for await (const chunk of response) text += chunk.toString();
    expect(JSON.parse(text)).to.include({ itemId: 'recursive' });
  });

  it('closes connections with slow bodies for all other operations', async () => {
    const socket = connect(Number(fixture.server.info.port), '127.0.0.1');
    socket.write(
      'POST /rest/small?f=json HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n' +
        'Content-Type: application/x-www-form-urlencoded\r\n\r\nitemId=',
    );
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).to.match(/^HTTP\/1\.1 200 [^]*connection: close[^]*"code":503/i);
  });
});
