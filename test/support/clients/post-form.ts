import type { Server } from '@hapi/hapi';
import { expect } from 'chai';
import type { Json } from '../servers/feature-server.js';

/** Fields of a multipart body in their order; bytes become a file part. */
export type FormParts = readonly (readonly [name: string, value: string | Buffer, fileName?: string])[];

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/** POSTs a multipart body with `f=json`; the reply, an `error` too. */
export async function postForm(server: Server, url: string, parts: FormParts, token?: string): Promise<Json> {
  const form = new FormData();
  form.set('f', 'json');
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName ?? 'file');
  }
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await server.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(response.statusCode, response.payload).to.equal(200);
  return JSON.parse(response.payload) as Json;
}

/** GETs what is not JSON. */
export async function getBytes(
  server: Server,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawReply> {
  const { statusCode, headers: replied, rawPayload } = await server.inject({ url, headers: { ...headers } });
  return { status: statusCode, headers: replied, bytes: rawPayload };
}
