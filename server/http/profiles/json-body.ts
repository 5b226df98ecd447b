import { Readable } from 'node:stream';
import { JsonText } from '../../api/handlers.js';

/** A body as JSON text; ready text is taken as it is. */
export function toJson(body: unknown): string {
  return body instanceof JsonText ? body.text : JSON.stringify(body);
}

/** Text, bytes or a stream of a media type other than JSON. */
export function toRaw(body: unknown): string | Buffer | Readable {
  if (typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable) return body;
  return toJson(body);
}

/** True if a media type is JSON, so that its body is a value to serialize. */
export function isJson(mediaType: string | undefined): boolean {
  return mediaType === undefined || /[/+]json\b/.test(mediaType);
}
