import type { LoadRequest } from './http-load.js';

/** A request as it goes over the wire. */
export function requestBytes(url: string, { method, path, headers = {}, body }: LoadRequest): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${new URL(url).host}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}
