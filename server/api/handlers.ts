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
 * Checks that a document cannot express, such as that a time zone exists. They run beside the document's checks,
 * without the parameters that those refused, so that the caller gets all faults at once.
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
  /** Query and body as one. */
  readonly parameters: QueryParameters<Op> & BodyParameters<Op>;
  /** By lower-case name; those that the document lists. */
  readonly headers: HeaderParameters<Op>;
  /** File parts of a multipart body, in the order sent; their files are removed after the reply. */
  readonly files: readonly UploadedFile[];
}

/** One of the documented successes. Anything else is thrown as an `AppError`. */
export type OperationReply<Op> = Op extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: Reply<Status, Content<Responses[Status]>> }[keyof Responses &
      Success]
  : never;

/** Circumstances of a request. */
export interface RequestContext {
  /** Caller of the request; `undefined` without credentials. */
  readonly principal: Principal | undefined;
  /** Aborted when the caller goes away, or has been told that it took too long. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /** Address of this server for links, without a slash at its end. */
  readonly publicUrl: string;
  readonly requestId: string;
  /** The caller's network address. */
  readonly address: string;
  readonly referer: string | undefined;
  /** The cookie of a page that has shown who asks, where it was one; see `server/api/session.ts`. */
  readonly session?: string | undefined;
  /** The cookie of a browser that has not signed in. Of what may change something: if it came by a form of ours. */
  readonly visit?: string | undefined;
}

/** A file part of a multipart body, on disk. */
export interface UploadedFile {
  /** Name of the form field. */
  readonly field: string;
  /** As the caller gave it; a label, never a path. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly path: string;
  readonly bytes: number;
}

/** JSON that is text already, so that a big page is not made into objects and back. */
export class JsonText {
  #content: string | Buffer;
  #digest: string | undefined;

  /** @param content - text, or the same in UTF-8 */
  constructor(content: string | Buffer) {
    this.#content = content;
  }

  get text(): string {
    return this.#content.toString();
  }

  /** In UTF-8; made once, in the place of the text, however often it is sent. */
  get bytes(): Buffer {
    if (typeof this.#content === 'string') this.#content = Buffer.from(this.#content);
    return this.#content;
  }

  /** A hash of the bytes, made once as well. */
  get digest(): string {
    return (this.#digest ??= digestOf(this.bytes));
  }
}

/** Returns a digest in letters and digits, different for different content. */
export function digestOf(content: string | Buffer): string {
  return hash('sha1', content, 'hex');
}

type Success = 200 | 201 | 202 | 204 | 303;

interface Reply<Status, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** Where the document offers several; JSON otherwise. */
  readonly mediaType?: string;
  /** Revision of the one record in the body: the `ETag` begins with it, for `If-Match`. */
  readonly revision?: number;
}

/** JSON bodies by their schema, or as text, or a stream of it, without the error bodies, which a profile writes; other media types as text or bytes. */
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
/** Header names are lower-case on the server, whatever the document writes. */
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
