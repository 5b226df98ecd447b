import { isUtf8 } from 'node:buffer';
import { AppError } from '../../../lib/errors.js';

const UTF8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);
/** Labels that the Encoding Standard reads as windows-1252, the default of older HTTP clients. */
const LATIN = new Set(['iso-8859-1', 'iso_8859-1', 'iso8859-1', 'latin1', 'windows-1252', 'cp1252']);

/** Encoding of a body as text. */
export type Charset = 'utf-8' | 'windows-1252';

/**
 * Returns the `charset` of a media type; UTF-8 by default.
 *
 * @throws {AppError} `request.media_type` for an unsupported charset.
 */
export function charsetOf(contentType: string): Charset {
  const [, name = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType) ?? [];
  const label = name.toLowerCase();
  if (label === '' || UTF8.has(label)) return 'utf-8';
  if (LATIN.has(label)) return 'windows-1252';
  throw new AppError(
    'request.media_type',
    `A body in the charset ${name.slice(0, 100)} is not supported; send UTF-8.`,
  );
}

/**
 * Decodes a body; `undefined` if its bytes are invalid in the charset. Valid UTF-8 is read as UTF-8 whatever the
 * label says.
 */
export function decodeText(bytes: Buffer, charset: Charset): string | undefined {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  return charset === 'utf-8' ? undefined : decodeLatin(bytes);
}

/** Decodes a form body into text with UTF-8 escapes; escapes of another charset are rewritten. */
export function decodeForm(bytes: Buffer, charset: Charset): string | undefined {
  const text = decodeText(bytes, charset);
  if (charset === 'utf-8') return text;
  return text?.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const escaped = Buffer.from(escapes.replaceAll('%', ''), 'hex');
    return isUtf8(escaped) ? escapes : encodeURIComponent(decodeLatin(escaped));
  });
}

function decodeLatin(bytes: Buffer): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
