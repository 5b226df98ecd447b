import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import Joi from '@hapi/joi';
import { expect } from 'chai';
import type { Operation } from '../../../server/http/operation/operation.js';
import * as coercion from '../../../server/http/request/parameters/coercion.js';
import { type FixtureServer, startFixture } from './support/fixture-server.js';

interface Operations {
  keep: Keep;
  store: Keep;
  pick: Keep;
}
interface Keep {
  requestBody: { content: { 'application/x-www-form-urlencoded': { text?: string } } };
  responses: { 200: { content: { 'application/json': { bytes: number } } } };
}

const LIMIT = 100_000;

const operationOf = (operationId: keyof Operations, takesFile: boolean): Operation => ({
  operationId,
  method: 'post',
  path: `/rest/${operationId}`,
  security: 'optional',
  parameters: {
    coercion: coercion.object({ text: coercion.text, token: coercion.text, f: coercion.text }),
    schema: () => Joi.object({ text: Joi.string().allow('') }).unknown(true),
  },
  bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  ...(takesFile && { file: { field: 'file', isRequired: false } }),
  replies: { 200: { 'application/json': () => Joi.any() } },
});

const FORM = 'Content-Type: application/x-www-form-urlencoded';
const PARTS = 'Content-Type: multipart/form-data; boundary=b';
const FIELD = '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\n';
const END = '\r\n--b--\r\n';
const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';

/** Pieces that a server cannot have taken in before it answers, many times the buffers of a connection. */
const PIECE = 64 * 1024;
const PIECES = 400;

function chunk(bytes: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
}

/** Writes when there is room, as programs do that do not listen before they are done. */
async function write(socket: Socket, bytes: Buffer | string): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    socket.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

describe('bodies that are refused', () => {
  let fixture: FixtureServer;

  const answer = ({ parameters: { text = '' } }: { parameters: { text?: string } }) =>
    Promise.resolve({ status: 200 as const, body: { bytes: text.length } });

  before(async () => {
    fixture = await startFixture<Operations>({
      operations: {
        keep: operationOf('keep', false),
        store: operationOf('store', true),
        pick: {
          ...operationOf('pick', false),
          path: '/rest/pick/{which}',
          pathParameters: {
            coercion: coercion.object({ which: coercion.text }),
            schema: () => Joi.object({ which: Joi.number() }),
          },
        },
      },
      handlers: { keep: answer, store: answer, pick: answer },
      bodyLimitBytes: LIMIT,
      fileLimitBytes: 10 * LIMIT,
      settings: { requestTimeoutSeconds: 60 },
    });
    await fixture.server.start();
  });
  after(() => fixture.stop());

  const head = (path: string, ...lines: readonly string[]): string =>
    [`POST /rest/${path} HTTP/1.1`, 'Host: a', ...lines, '', ''].join('\r\n');

  /** Everything is sent before anything is read, and slowly enough for the server to answer amid it. */
  async function sendWhole(first: string, pieces: Iterable<Buffer | string>): Promise<string> {
    const socket = connect(Number(fixture.server.info.port), '127.0.0.1');
    socket.pause();
    const failure = new Promise<never>((_, reject) => socket.once('error', reject));
    failure.catch(() => undefined);
    await Promise.race([write(socket, first), failure]);
    let count = 0;
    for (const piece of pieces) {
      await Promise.race([write(socket, piece), failure]);
      count += 1;
      if (count % 50 === 0) await setTimeout(20);
    }
    let text = '';
    socket.setEncoding('utf8');
    const told = (async () => {
      for await (const part of socket) {
        text += String(part);
        if (/\r\n\r\n\{.*\}$/s.test(text)) break;
      }
      return text;
    })();
    return Promise.race([told, failure]);
  }

  const FILLING = Array.from({ length: PIECES }, () => Buffer.alloc(PIECE, 'a'));

  function* inChunks(...pieces: readonly (Buffer | string)[]): Generator<Buffer | string> {
    for (const piece of pieces) yield chunk(piece);
    yield '0\r\n\r\n';
  }
  const lengthOf = (...around: readonly string[]): string =>
    `Content-Length: ${String(around.join('').length + PIECES * PIECE)}`;
  const CHUNKED = 'Transfer-Encoding: chunked';
  const GZIP = 'Content-Encoding: gzip';

  // Packed, but not smaller.
  const packed = gzipSync(Buffer.concat(FILLING), { level: 0 });
  const packedPieces = FILLING.map((_, index) => packed.subarray(index * PIECE, (index + 1) * PIECE));
  const broken = [gzipSync(Buffer.alloc(10 * LIMIT, 'a')), ...FILLING];

  const cases: Readonly<
    Record<string, readonly [code: number, head: string, pieces: () => Iterable<Buffer | string>]>
  > = {
    'a form': [413, head('keep?f=json', FORM, lengthOf()), () => FILLING],
    'a form in chunks': [413, head('keep?f=json', FORM, CHUNKED), () => inChunks(...FILLING)],
    'a form where a file might come': [413, head('store?f=json', FORM, CHUNKED), () => inChunks(...FILLING)],
    'a form that is packed': [413, head('keep?f=json', FORM, GZIP, CHUNKED), () => inChunks(...packedPieces)],
    'a form that is packed and broken behind what is too much': [
      413,
      head('keep?f=json', FORM, GZIP, CHUNKED),
      () => inChunks(...broken),
    ],
    'a packed and broken form for nothing that is there': [
      404,
      head('pick/none?f=json', FORM, GZIP, CHUNKED),
      () => inChunks(...broken),
    ],
    'a field among parts': [413, head('keep?f=json', PARTS, CHUNKED), () => inChunks(FIELD, ...FILLING, END)],
    'a field among parts of a known length': [
      413,
      head('keep?f=json', PARTS, lengthOf(FIELD, END)),
      () => [FIELD, ...FILLING, END],
    ],
    'a file in chunks': [413, head('store?f=json', PARTS, CHUNKED), () => inChunks(FILE, ...FILLING, END)],
    'a body of no known type': [413, head('keep?f=json', CHUNKED), () => inChunks(...FILLING)],
    'parts without an end': [400, head('store?f=json', PARTS, CHUNKED), () => inChunks('--', ...FILLING)],
    'a form after wrong credentials': [498, head('keep?f=json&token=wrong', FORM, lengthOf()), () => FILLING],
    'chunks after wrong credentials': [
      498,
      head('keep?f=json&token=wrong', FORM, CHUNKED),
      () => inChunks(...FILLING),
    ],
  };

  for (const [what, [code, first, pieces]] of Object.entries(cases)) {
    it(`replies ${String(code)} to a refused body that is sent to its end: ${what}`, async () => {
      const told = await sendWhole(first, pieces());
      expect(told).to.match(/^HTTP\/1\.1 200 /);
      expect(told).to.include(`{"error":{"code":${String(code)},`);
    });
  }

  it('refuses a body before it is sent when the client sends Expect: 100-continue', async () => {
    for (const [code, first] of [
      [413, head('keep?f=json', FORM, lengthOf(), 'Expect: 100-continue')],
      [498, head('keep?f=json&token=wrong', FORM, 'Content-Length: 10', 'Expect: 100-continue')],
    ] as const) {
      const told = await sendWhole(first, []);
      expect(told).to.match(/^HTTP\/1\.1 200 /);
      expect(told).to.include(`{"error":{"code":${String(code)},`);
    }
  });

  it('refuses a body after 100 Continue if it is invalid', async () => {
    const told = await sendWhole(
      head('keep?f=json', FORM, CHUNKED, 'Expect: 100-continue'),
      inChunks(...FILLING),
    );
    expect(told).to.match(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(told).to.include('{"error":{"code":413,');
  });

  it('accepts other bodies after Expect: 100-continue', async () => {
    const told = await sendWhole(head('keep?f=json', FORM, 'Content-Length: 7', 'Expect: 100-continue'), [
      'text=ab',
    ]);
    expect(told).to.match(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 [^]*\{"bytes":2\}$/);
  });
});
