import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Principal } from '../auth/principal.js';
import type { Fault } from '../lib/errors.js';

/**
 * Handlers of a document, one per operation. Their types follow from the document: a missing handler, an unknown
 * parameter or a reply of another shape does not compile.
 */
export type Handlers<Operations> = {
  readonly [Id in keyof Operations]: (
    request: OperationRequest<Operations[Id]>,
    context: RequestContext,
  ) => Promise<OperationReply<Operations[Id]>>;
};

/**
 * Checks that a document cannot express, such as that a time zone exists. They run with the document's checks and
 * without the parameters refused there, so that the caller gets all faults at once.
 */
export type Checks<Operations> = {
  readonly [Id in keyof Operations]?: (
    request: {
      readonly path: OperationRequest<Operations[Id]>['path'];
      readonly parameters: Partial<OperationRequest<Operations[Id]>['parameters']>;
      readonly headers: Partial<OperationRequest<Operations[Id]>['headers']>;
    },
    context: RequestContext,
  ) => Promise<readonly Fault[]>;
};

/** Parameters and files of a request, read and checked against the document. */
export interface OperationRequest<Op> {
  readonly path: PathParameters<Op>;
  /** Parameters of query and body together. */
  readonly parameters: QueryParameters<Op> & BodyParameters<Op>;
  /** Documented headers by lower-case name. */
  readonly headers: HeaderParameters<Op>;
  /** File parts of a multipart body, in the order sent; their files are removed after the reply. */
  readonly files: readonly UploadedFile[];
}

/** One of the documented successes. Any other outcome is thrown as an `AppError`. */
export type OperationReply<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: Reply<Status, Content<Responses[Status]>> }[keyof Responses &
      Success]
  : never;

/** Context of a request. */
export interface RequestContext {
  /** Caller of the request; `undefined` without credentials. */
  readonly principal: Principal | undefined;
  /** Aborted when the caller disconnects, or the time limit has passed. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Public URL of this server for links, without a trailing slash. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** The caller's network address. */
  readonly address: string;
  readonly referer: string | undefined;
  /** Session cookie that identified the caller, if there was one; see `server/api/session.ts`. */
  readonly session?: string | undefined;
  /**
   * Cookie of a browser that has not signed in. For an operation that changes data, present only if one of our own
   * forms sent the request.
   */
  readonly visit?: string | undefined;
}

/** A file part of a multipart body, on disk. */
export interface UploadedFile {
  /** Name of the form field. */
  readonly field: string;
  /** File name as the caller gave it; a label, never a path. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly path: string;
  readonly bytes: number;
}

/** JSON that is already text, so that a large page is not parsed and serialized again. */
export class JsonText {
  #content: string | Buffer;
  #digest: string | undefined;

  /** @param content - text, or its UTF-8 bytes */
  constructor(content: string | Buffer) {
    this.#content = content;
  }

  get text(): string {
    return this.#content.toString();
  }

  /** Bytes in UTF-8; encoded once and kept in place of the text, however often they are sent. */
  get bytes(): Buffer {
    if (typeof this.#content === 'string') this.#content = Buffer.from(this.#content);
    return this.#content;
  }

  /** Hash of the bytes, computed once. */
  get digest(): string {
    return (this.#digest ??= digestOf(this.bytes));
  }
}

/** Returns a digest of letters and digits for the content. */
export function digestOf(content: string | Buffer): string {
  return hash('sha1', content, 'hex');
}

type Success = 200 | 201 | 202 | 204 | 303;

interface Reply<Status, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Media type, if the document offers several; default JSON. */
  readonly mediaType?: string;
  /** Revision of the single record in the body; the `ETag` starts with it, for `If-Match`. */
  readonly revision?: number;
}

/**
 * Body of a reply by media type. JSON bodies have the type of their schema, or are text or a stream of text; other
 * media types are text or bytes. Error bodies are excluded: the profile writes them.
 */
type Content<Response> = Response extends { content: infer Media }
  ? [keyof Media] extends [never]
    ? undefined
    : {
        [Type in keyof Media]: Type extends `${string}json`
          ? JsonBody<Media[Type]>
          : string | Buffer | Readable;
      }[keyof Media]
  : undefined;

type JsonBody<Body> = Exclude<Body, { error: unknown }> | JsonText | Readable;

type Nothing = object;
type Part<Op, Name extends string> = Op extends { parameters: infer Groups }
  ? Name extends keyof Groups
    ? [Exclude<Groups[Name], undefined>] extends [never]
      ? Nothing
      : Exclude<Groups[Name], undefined>
    : Nothing
  : Nothing;

type PathParameters<Op> = Readonly<Part<Op, 'path'>>;
/** Header names are lower-case on the server, whatever the case in the document. */
type HeaderParameters<Op> = {
  readonly [Name in keyof Part<Op, 'header'> as Lowercase<Name & string>]: Part<Op, 'header'>[Name];
};
type QueryParameters<Op> = Readonly<Part<Op, 'query'>>;
type BodyParameters<Op> = Op extends { requestBody?: infer Body }
  ? BodyContent<Exclude<Body, undefined>>
  : Nothing;
type BodyContent<Body> = [Body] extends [never]
  ? Nothing
  : Body extends { content: infer Media }
    ? Readonly<Media[keyof Media]>
    : Nothing;
