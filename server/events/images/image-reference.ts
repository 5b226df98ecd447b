import { FetchError } from '../../outbound/fetch-error.js';
import { parseHttpUrl } from '../../outbound/resolve-server.js';
import { readOwnImageUrl } from './image-body.js';
import { ImageFault } from './image-fault.js';

/** The image that a request names for a record. */
export type ImageReference =
  | { readonly kind: 'none' }
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'address'; readonly url: URL };

/** Maximum length that fits into the index of URLs. */
const MAX_ADDRESS_LENGTH = 2000;
const TOO_LONG = `must be an address of at most ${String(MAX_ADDRESS_LENGTH)} characters, escapes included`;

/**
 * Reads the field `image`: an id, an address, an image's own body; nothing, zero, false or an empty list for none.
 *
 * @throws {ImageFault} when it is none of these.
 */
export function readImageReference(value: unknown, publicUrl: string): ImageReference {
  if (value === null || value === false || value === 0) return { kind: 'none' };
  if (Array.isArray(value) && value.length === 0) return { kind: 'none' };
  if (typeof value === 'number') return readId(value);
  if (typeof value === 'string') return readText(value.trim(), publicUrl);
  if (typeof value === 'object' && 'id' in value) {
    const { id } = value;
    if (typeof id === 'number' || (typeof id === 'string' && /^\d{1,15}$/.test(id)))
      return readId(Number(id));
  }
  throw malformed();
}

function readText(text: string, publicUrl: string): ImageReference {
  if (text === '' || text === 'false') return { kind: 'none' };
  if (/^\d{1,15}$/.test(text)) return Number(text) === 0 ? { kind: 'none' } : readId(Number(text));
  const own = readOwnImageUrl(text, publicUrl);
  return own === undefined ? { kind: 'address', url: readAddress(text) } : readId(own);
}

function readId(id: number): ImageReference {
  if (!Number.isSafeInteger(id) || id < 1) throw malformed();
  return { kind: 'id', id };
}

function readAddress(text: string): URL {
  if (text.length > MAX_ADDRESS_LENGTH) throw new ImageFault(TOO_LONG);
  try {
    const url = parseHttpUrl(text);
    // Escaping may have made the URL longer.
    if (url.href.length <= MAX_ADDRESS_LENGTH) return url;
  } catch (error) {
    if (error instanceof FetchError && URL.canParse(text)) throw new ImageFault(error.message);
    throw malformed();
  }
  throw new ImageFault(TOO_LONG);
}

function malformed(): ImageFault {
  return new ImageFault('must be the id of an image, or an http or https address of one');
}
