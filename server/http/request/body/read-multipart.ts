import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { AppError } from '../../../lib/errors.js';
import type { UploadedFile } from '../../../api/handlers.js';
import type { Pair } from '../parameters/names.js';
import { brokenOff, tooLarge } from './read-text.js';

export interface MultipartOptions {
  readonly contentType: string;
  /** Maximum total size in bytes of all fields that are not files. */
  readonly fieldLimitBytes: number;
  readonly fileLimitBytes: number;
  /** Error for a larger file, in place of one that only names the limit. */
  readonly refuseFile?: (() => AppError) | undefined;
  /** True to go on reading after a file that is too large; `Multipart.refusal` then holds the reason. */
  readonly readsOn?: boolean | undefined;
  /** Returns a lower limit for a file that begins after these fields; an error it throws ends the reading. */
  readonly limitFile?: ((fields: Multipart['fields']) => Promise<FileLimit>) | undefined;
  /** Folder for files, created on demand; `undefined` if the operation accepts none. */
  readonly folder: string | undefined;
}

/** Maximum size of a file, and the error for a larger one. */
export interface FileLimit {
  readonly bytes: number;
  readonly refusal: AppError;
}

export interface Multipart {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Fields in the order in which they came. */
  readonly pairs: readonly Pair[];
  readonly files: readonly UploadedFile[];
  /** Reason why a file is not among `files`. */
  readonly refusal: AppError | undefined;
}

/** Media type of a part with unknown content. */
const BYTES = 'application/octet-stream';
const MAX_FIELDS = 1000;
const MAX_FILES = 10;

/**
 * Reads a multipart body: files to disk as they arrive, fields into memory. hapi's own reader uses field names as
 * properties of a plain object and does not bound fields; a field named `hasOwnProperty` ends the process.
 *
 * @throws {AppError} when it is malformed or too large; nothing is left on disk then.
 * @throws {Error} when files cannot be written.
 */
export async function readMultipart(source: Readable, options: MultipartOptions): Promise<Multipart> {
  const reader = new MultipartReader(source, options);
  try {
    return await reader.read();
  } catch (error) {
    await reader.discard();
    throw error instanceof AppError || isOwnFailure(error) ? error : malformed(error);
  }
}

/** A full disk is not the sender's fault. */
function isOwnFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

const malformed = (cause: unknown): AppError =>
  new AppError('request.invalid', 'The multipart body is malformed.', { cause });

/** Returns the error for a file that no handler would read. */
const unwantedFile = (field: string): AppError =>
  new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [{ field, reason: 'must not be a file: this operation accepts no files', kind: 'invalid' }],
  });

class MultipartReader {
  readonly #fields = new Map<string, string[]>();
  readonly #pairs: Pair[] = [];
  readonly #stored: UploadedFile[] = [];
  readonly #paths: string[] = [];
  readonly #writes: Promise<void>[] = [];
  readonly #abort = new AbortController();
  #fieldBytes = 0;
  #refusal: AppError | undefined;

  constructor(
    private readonly source: Readable,
    private readonly options: MultipartOptions,
  ) {}

  async read(): Promise<Multipart> {
    await this.#parse();
    await Promise.all(this.#writes);
    return { fields: this.#fields, pairs: this.#pairs, files: this.#stored, refusal: this.#refusal };
  }

  /** Stops pending writes and removes their files. */
  async discard(): Promise<void> {
    this.#abort.abort();
    await Promise.allSettled(this.#writes);
    await Promise.all(this.#paths.map((path) => rm(path, { force: true })));
  }

  #parse(): Promise<void> {
    const { contentType, fieldLimitBytes, fileLimitBytes, folder } = this.options;
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // If the operation accepts no file, bytes without a file name are a field.
      ...(folder === undefined && { isPartAFile: (_field, _type, fileName) => Boolean(fileName) }),
      limits: {
        fieldNameSize: 200,
        fieldSize: fieldLimitBytes,
        fields: MAX_FIELDS,
        fileSize: fileLimitBytes,
        files: MAX_FILES,
        headerPairs: 100,
      },
    });
    return new Promise((resolve, reject) => {
      let isEmpty = true;
      this.source.once('data', () => {
        isEmpty = false;
      });
      const fail = (error: unknown): void => {
        this.source.unpipe(parser);
        // The rest of the body is read and dropped, so that the sender gets the reply.
        this.source.resume();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      parser.on('finish', resolve);
      // The parser does not report a body that ends without its closing boundary.
      parser.on('error', (error) => (isEmpty ? resolve() : fail(error)));
      parser.on('fieldsLimit', () =>
        fail(new AppError('request.invalid', `More than ${MAX_FIELDS} fields.`)),
      );
      parser.on('filesLimit', () => fail(new AppError('request.invalid', `More than ${MAX_FILES} files.`)));
      parser.on('field', (name: string | undefined, value, _isNameCut, _isCut, _encoding, mediaType) => {
        // A form also sends a file part for an empty file input.
        if (folder === undefined && value === '' && mediaType === BYTES) return;
        this.#fieldBytes += value.length;
        if (this.#fieldBytes >= fieldLimitBytes) fail(tooLarge(fieldLimitBytes));
        else if (name === undefined) fail(new AppError('request.invalid', 'A part of the body has no name.'));
        else this.#keep(name, value);
      });
      parser.on('file', (field, stream, fileName, _encoding, mediaType) => {
        if (folder === undefined) {
          fail(unwantedFile(field));
          stream.once('error', fail).resume();
          return;
        }
        const write = this.#store(folder, field, stream, fileName, mediaType);
        write.catch(fail);
        this.#writes.push(write);
      });
      this.source.once('error', fail);
      this.source.once('aborted', () => fail(brokenOff()));
      this.source.pipe(parser);
    });
  }

  #keep(name: string, value: string): void {
    this.#pairs.push([name, value]);
    const values = this.#fields.get(name);
    if (values === undefined) this.#fields.set(name, [value]);
    else values.push(value);
  }

  async #store(
    folder: string,
    field: string,
    stream: BusboyFileStream,
    fileName: string,
    mediaType: string,
  ): Promise<void> {
    const { limitFile } = this.options;
    const path = join(folder, randomUUID());
    this.#paths.push(path);
    // The folder is created again on demand: systems clean temporary folders, and a server may wait weeks for the
    // next file. Synchronously, since the part's stream needs an error listener at once.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const { signal } = this.#abort;
    if (limitFile === undefined) await pipeline(stream, target, { signal });
    else await pipeline(stream, boundBytes(limitFile(this.#fields)), target, { signal });
    if (stream.truncated) {
      await this.#refuse(path);
      return;
    }
    this.#stored.push({ field, fileName, mediaType, path, bytes: stream.bytesRead });
  }

  /** Refuses a file that is too large, and the whole body unless reading goes on. */
  async #refuse(path: string): Promise<void> {
    const { refuseFile, fileLimitBytes, readsOn = false } = this.options;
    const refusal = refuseFile?.() ?? tooLarge(fileLimitBytes);
    if (!readsOn) throw refusal;
    this.#refusal ??= refusal;
    await rm(path, { force: true });
  }
}

/** Passes as many bytes as are allowed, once the limit is known. */
function boundBytes(limit: Promise<FileLimit>): (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  // The error is reported where the bytes are awaited; nothing listens earlier.
  limit.catch(() => undefined);
  return async function* (chunks) {
    const most = await limit;
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most.bytes) throw most.refusal;
      yield chunk;
    }
  };
}
