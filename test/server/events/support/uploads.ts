import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, As, Catalogue, Wire } from './catalogue.js';

/** Sends a file as the part `field` of a multipart body, with other fields beside it. */
export async function upload(
  catalogue: Catalogue,
  path: string,
  file: { readonly name: string; readonly bytes: Buffer; readonly field?: string },
  as: As = 'author',
  { fields = {}, headers = {} }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file.field ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = Buffer.from(await encoded.arrayBuffer());
  const reply = await catalogue.send('POST', path, body, as, { 'content-type': type, ...headers });
  const answer = JSON.parse(reply.rawPayload.toString()) as Wire;
  return { status: reply.statusCode, headers: reply.headers, body: answer };
}

/** Names of all image blobs that are kept. */
export async function keptImages({ folder }: Catalogue): Promise<string[]> {
  return readdir(join(folder, 'images')).catch(() => []);
}
