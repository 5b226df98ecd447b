import type { Readable } from 'node:stream';
import { quoteBigIntegers } from '../../../lib/big-integers.js';
import { AppError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../api/handlers.js';
import { parseForm } from '../parameters/form.js';
import { isTooDeep } from '../parameters/json-depth.js';
import { nestNames } from '../parameters/names.js';
import { type Charset, charsetOf, decodeForm, decodeText } from './charset.js';
import { type MultipartOptions, readMultipart } from './read-multipart.js';
import { readBytes, readText } from './read-text.js';

export interface BodyOptions {
  readonly contentType: string | undefined;
  /** Media types that the operation reads. */
  readonly accepted: readonly string[];
  /** True if a body in another media type counts as empty; otherwise it is refused. */
  readonly ignoresOthers: boolean;
  /** True if large integers of JSON become text of their digits; default false. */
  readonly keepsDigits?: boolean;
  readonly limitBytes: number;
  readonly fileLimitBytes: number;
  readonly refuseFile?: MultipartOptions['refuseFile'];
  readonly readsOn?: MultipartOptions['readsOn'];
  /** Returns a lower limit for a file that begins after these fields. */
  readonly limitFile?: MultipartOptions['limitFile'];
  /** Folder for files; `undefined` if the operation accepts none. */
  readonly folder: string | undefined;
}

export interface Body {
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
  /** Reason why a file is not among `files`, if reading went on. */
  readonly refusal?: AppError | undefined;
}

const NOTHING: Body = { values: {}, files: [] };

/**
 * Reads a request's body into files and parameters by name.
 *
 * @throws {AppError} `request.bad_json`, `request.media_type`, `request.too_large` or `request.invalid`.
 */
export async function readBody(source: Readable, options: BodyOptions): Promise<Body> {
  const { contentType = '', accepted, limitBytes } = options;
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!accepted.includes(mediaType)) return readUnknownBody(source, mediaType, options);
  switch (mediaType) {
    case 'application/json':
      return {
        values: parseJson(
          await readBytes(source, limitBytes),
          charsetOf(contentType),
          options.keepsDigits === true,
        ),
        files: [],
      };
    case 'application/x-www-form-urlencoded':
      return { values: await readForm(await readBytes(source, limitBytes), contentType), files: [] };
    case 'multipart/form-data':
      return readParts(source, { ...options, contentType });
    default:
      return NOTHING;
  }
}

async function readForm(bytes: Buffer, contentType: string): Promise<Body['values']> {
  const text = decodeForm(bytes, charsetOf(contentType));
  if (text === undefined) throw new AppError('request.invalid', 'The body must be in UTF-8.');
  return parseForm(text);
}

async function readParts(
  source: Readable,
  options: BodyOptions & { readonly contentType: string },
): Promise<Body> {
  const { contentType, limitBytes } = options;
  if (!/;\s*boundary\s*=/i.test(contentType)) {
    if ((await readText(source, limitBytes)) === '') return NOTHING;
    const message = 'The Content-Type of a multipart body must name its boundary.';
    throw new AppError('request.invalid', message);
  }
  const { pairs, files, refusal } = await readMultipart(source, { ...options, fieldLimitBytes: limitBytes });
  return { values: nestNames(pairs), files, refusal };
}

/** An empty body has no media type. */
async function readUnknownBody(source: Readable, mediaType: string, options: BodyOptions): Promise<Body> {
  const text = await readText(source, options.limitBytes);
  if (text === '' || options.ignoresOthers || options.accepted.length === 0) return NOTHING;
  const named = mediaType === '' ? 'without a media type' : `of type ${mediaType}`;
  const wanted = options.accepted.join(' or ');
  throw new AppError('request.media_type', `A body ${named} is not supported; send ${wanted}.`);
}

/** Only an object holds parameters; a list or a plain value holds none. */
function parseJson(bytes: Buffer, charset: Charset, keepsDigits: boolean): Body['values'] {
  const text = decodeText(bytes, charset);
  // Without this check, characters in another encoding would be lost without an error.
  if (text === undefined) throw badJson(5, 'The text is not in UTF-8');
  if (text.trim() === '') return {};
  if (isTooDeep(text)) throw badJson(1, 'Maximum stack depth exceeded');
  let value: unknown;
  try {
    value = JSON.parse(keepsDigits ? quoteBigIntegers(text) : text);
  } catch (error) {
    throw badJson(4, error instanceof Error ? error.message : 'Syntax error', error);
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Body['values'])
    : {};
}

function badJson(code: number, message: string, cause?: unknown): AppError {
  const data = { json_error_code: code, json_error_message: message };
  return new AppError('request.bad_json', 'The body could not be read as JSON.', { data, cause });
}
