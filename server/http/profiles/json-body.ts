import { Readable } from 'node:stream';
import { JsonText } from '../../api/handlers.js';

/** Serializes a body as JSON text; text that is already JSON is returned unchanged. */
export function toJson(body: unknown): string {
  return body instanceof JsonText ? body.text : JSON.stringify(body);
}

/** Returns the text, bytes or stream of a media type other than JSON. */
export function toRaw(body: unknown): string | Buffer | Readable {
  if (typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable) return body;
  return toJson(body);
}

/** True if a media type is JSON, so that its body is a value to serialize. */
export function isJson(mediaType: string | undefined): boolean {
  return mediaType === undefined || /[/+]json\b/.test(mediaType);
}
