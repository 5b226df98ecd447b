import createClient, { type Client } from 'openapi-fetch';
import type { CallOptions } from '../transport/call-options.js';
import type { components, paths } from '../generated/features.js';
import { encodeForm, type FormFields, formRequest } from '../transport/form.js';
import { type CreateOptions, makeIdempotencyKey } from '../transport/idempotency-key.js';
import { isRefusal, parseJson } from '../transport/read-error.js';
import {
  type Call,
  type Outcome,
  readingFailure,
  type SendInit,
  type Transport,
} from '../transport/transport.js';

type Schemas = components['schemas'];
/** Base of interfaces, which editors show by name. A type alias of a schema would show all its members. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];

/** Paths of the feature services API, for a client of openapi-fetch. */
export type FeaturesPaths = paths;
/** Named schemas of the feature services API. */
export type FeaturesSchemas = Schemas;

export type ServiceDefinition = Schemas['ServiceDefinition'];
export interface ServiceDescription extends Schema<'Service'> {}
export type ServiceAdditions = Schemas['ServiceAdditions'];
export interface AddedLayers extends Schema<'AddToServiceDefinitionReply'> {}
export type Catalogue = Schemas['Catalogue'];
export interface Folder extends Schema<'ContentFolder'> {}
export interface LayerDescriptions extends Schema<'Layers'> {}
export type LayerAdditions = Schemas['LayerAdditions'];
export type LayerDefinition = Schemas['LayerDefinition'];
export interface LayerDescription extends Schema<'Layer'> {}
export type FieldDefinition = Schemas['FieldDefinition'];
export type IndexDefinition = Schemas['IndexDefinition'];
export type FeatureSet = Schemas['FeatureSet'];
export type Feature = Schemas['Feature'];
export interface GeoJsonPage extends Schema<'GeoJsonFeatureCollection'> {}
export type User = Schemas['User'];
export type PortalUser = Schemas['PortalUser'];
export type EditResult = Schemas['EditResult'];
export type EditResults = Schemas['EditResults'];
export type LayerEditResults = Schemas['LayerEditResults'];
export type JobSummary = Schemas['JobSummary'];
export interface JobPage extends Schema<'JobListReply'> {}
export type ServiceChanges = Schemas['ServiceChanges'];
export type LayerChanges = Schemas['LayerChanges'];
export type StatisticSet = Schemas['StatisticSet'];
export interface Extent extends Schema<'EmptyableExtent'> {}
export interface Analysis extends Schema<'AnalysisReply'> {}
export type AnalyzeParameters = NonNullable<Schemas['AnalyzeParameters']['analyzeParameters']>;
export type SqlValidation = Schemas['SqlValidation'];

/** Named parameters of a request, without those that the client sets itself. */
export type Parameters<Name extends keyof Schemas> = KnownFields<Schemas[Name]>;

type KnownFields<Fields> = {
  [
    Name in keyof Fields as string extends Name ? never : Name extends 'f' | 'token' ? never : Name
  ]: Fields[Name];
};

/** Paths that accept POST, which is all of them. */
type Path = { [Key in keyof paths]: paths[Key] extends { post: PostOperation } ? Key : never }[keyof paths];

interface PostOperation {
  parameters: { path?: unknown };
  responses: { 200: { content: { 'application/json': unknown } } };
}

type Post<At extends Path> = paths[At] extends { post: infer Operation extends PostOperation }
  ? Operation
  : never;

type PlaceNames<At extends Path> = NonNullable<Post<At>['parameters']['path']>;

type Fields<At extends Path> =
  Post<At> extends { requestBody?: { content: { 'multipart/form-data': infer Body } } }
    ? KnownFields<Body>
    : never;

/** Body of a successful response. Errors share its status and are thrown, so they are excluded. */
type Reply<At extends Path> = Exclude<
  Post<At>['responses'][200]['content']['application/json'],
  Schemas['ErrorReply']
>;

/** Path parameters, if the path has any, and parameters of the body. */
type Request<At extends Path> = ([PlaceNames<At>] extends [never]
  ? object
  : { readonly place: PlaceNames<At> }) & {
  readonly fields?: Fields<At> & { readonly f?: 'json' | 'geojson' };
};

export interface FeaturesApiOptions {
  /**
   * True for servers that may not be Fairground.
   *
   * The client then avoids Fairground's extensions and sends tokens in bodies, where every feature service reads them.
   *
   * @default false
   */
  readonly isForeign?: boolean;
}

/**
 * Requests of the feature services API, typed from its OpenAPI document.
 *
 * All are sent with POST, so that parameters are in bodies and not in URLs, which end up in logs.
 */
export class FeaturesApi {
  readonly isForeign: boolean;
  readonly client: Client<paths>;
  readonly #transport: Transport;

  constructor(transport: Transport, { isForeign = false }: FeaturesApiOptions = {}) {
    this.isForeign = isForeign;
    this.#transport = transport;
    this.client = createClient<paths>({
      baseUrl: transport.url,
      fetch: (request) => transport.send(request),
      Request: formRequest(),
      pathSerializer: fillPath,
      querySerializer: { array: { style: 'form', explode: false } },
      bodySerializer: (body: FormFields | FormData | undefined) =>
        body instanceof FormData ? body : encodeForm(withFormat(body)),
    });
  }

  /** Sends a read request, which is retried when no good response arrives. */
  read<At extends Path>(path: At, request: Request<At>, options: CallOptions): Promise<Reply<At>> {
    return this.#post(path, request, { isSafe: true }, options);
  }

  /** Sends a request that changes something, once. */
  write<At extends Path>(path: At, request: Request<At>, options: CallOptions): Promise<Reply<At>> {
    return this.#post(path, request, { isSafe: false }, options);
  }

  /**
   * Sends a request that creates something, with an idempotency key so that it can be retried.
   *
   * To foreign servers, which may ignore keys, it is sent once unless the caller supplies a key.
   */
  create<At extends Path>(path: At, request: Request<At>, options: CreateOptions): Promise<Reply<At>> {
    const ownKey = this.isForeign ? undefined : makeIdempotencyKey();
    const idempotencyKey = options.idempotencyKey ?? ownKey;
    return this.#post(path, request, { isSafe: false, idempotencyKey }, options);
  }

  /**
   * Uploads a file. It is retried unless `isSafe` is false.
   *
   * A repeated upload usually leaves an unused file, which the server deletes later.
   */
  upload<At extends Path>(
    path: At,
    request: Request<At> & {
      readonly file: Blob;
      readonly fileName: string;
      readonly timeoutMs: number;
      readonly isSafe?: boolean;
    },
    options: CallOptions,
  ): Promise<Reply<At>> {
    const { file, fileName, timeoutMs, isSafe = true } = request;
    return this.#post(path, request, { isSafe, timeoutMs }, options, (form) => {
      const parts = new FormData();
      for (const [name, value] of form) parts.set(name, value);
      parts.set('file', file, fileName);
      return parts;
    });
  }

  /** Downloads a file. The time limit holds until the response begins, the caller's signal until its end. */
  download<At extends Path>(
    path: At,
    request: Request<At>,
    options: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    return this.#transport.call<ReadableStream<Uint8Array>>(
      { isSafe: true, isFile: true },
      options,
      async (init) => {
        const sent = { ...this.#form(request, init), parseAs: 'stream' };
        const outcome = (await this.client.POST(path as never, sent as never)) as Outcome<
          ReadableStream<Uint8Array>
        >;
        const { data, response } = outcome;
        if (!response.ok) return outcome;
        // A response may be an error despite status 200. A file can be JSON too, and large, but has a file name.
        const { headers } = response;
        // Other servers send their JSON as `text/plain`.
        const [, type] = /^(application\/json|text\/plain)/.exec(headers.get('content-type') ?? '') ?? [];
        if (type === undefined || headers.has('content-disposition')) {
          const pipe = new TransformStream<Uint8Array, Uint8Array>();
          // Connect the caller's signal to the stream, because the call's own signal no longer follows it.
          (data ?? new Blob([]).stream())
            .pipeTo(pipe.writable, { ...options, preventAbort: true })
            .catch((error: unknown) => pipe.writable.abort(readingFailure(error, response)));
          return { data: pipe.readable, response };
        }
        const text = await new Response(data).text();
        const body = type.startsWith('text') ? parseJson(text) : (JSON.parse(text) as unknown);
        return { data: isRefusal(body) ? (body as never) : new Blob([text]).stream(), response };
      },
    );
  }

  #post<At extends Path>(
    path: At,
    request: Request<At> & { readonly place?: unknown },
    call: Call,
    options: CallOptions,
    encode?: (form: URLSearchParams) => FormData,
  ): Promise<Reply<At>> {
    return this.#transport.call<Reply<At>>(call, options, (init) =>
      // Cast, because TypeScript cannot relate this method's types to openapi-fetch's. Both derive from the document.
      this.client.POST(path as never, this.#form(request, init, encode) as never),
    );
  }

  #form(
    { place, fields }: { readonly place?: unknown; readonly fields?: FormFields },
    init: SendInit,
    encode: (form: URLSearchParams) => URLSearchParams | FormData = (form) => form,
  ): object {
    const headers = { ...init.headers };
    const bearer = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1];
    const token = this.isForeign ? bearer : undefined;
    if (token !== undefined) delete headers['authorization'];
    const form = encode(encodeForm({ ...withFormat(fields), token }));
    return { params: { path: place }, body: form, ...init, bodySerializer: () => form, headers };
  }
}

function withFormat(fields: FormFields | undefined): FormFields {
  return { f: 'json', ...fields };
}

/** Fills in path parameters. A service name may contain one slash, after its folder. */
function fillPath(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name]);
    return name === 'serviceName'
      ? value.split('/').map(encodeURIComponent).join('/')
      : encodeURIComponent(value);
  });
}
