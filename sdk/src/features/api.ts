import createClient, { type Client } from 'openapi-fetch';
import type { CallOptions } from '../call-options.js';
import type { components, paths } from '../generated/features.js';
import { encodeForm } from '../transport/form.js';
import type { Call, Transport } from '../transport/transport.js';

type Schemas = components['schemas'];

export type ServiceDefinition = Schemas['ServiceDefinition'];
export type ServiceDescription = Schemas['Service'];
export type ServiceAdditions = Schemas['ServiceAdditions'];
export type AddedLayers = Schemas['AddToServiceDefinitionReply'];
export type Catalogue = Schemas['Catalogue'];
export type LayerAdditions = Schemas['LayerAdditions'];
export type LayerDefinition = Schemas['LayerDefinition'];
export type LayerDescription = Schemas['Layer'];
export type FieldDefinition = Schemas['FieldDefinition'];
export type IndexDefinition = Schemas['IndexDefinition'];
export type FeatureSet = Schemas['FeatureSet'];
export type Feature = FeatureSet['features'][number];
export type GeoJsonPage = Schemas['GeoJsonFeatureCollection'];
export type PortalUser = Schemas['PortalUser'];

/** Parameters by their own names: not those that the client sets itself, nor any others. */
export type Parameters<Name extends keyof Schemas> = KnownFields<Schemas[Name]>;

type KnownFields<Fields> = {
  [
    Name in keyof Fields as string extends Name ? never : Name extends 'f' | 'token' ? never : Name
  ]: Fields[Name];
};

/** Addresses that take POST, which is all of them. */
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

/** Errors share their status with good answers and are thrown, so what is returned is never one. */
type Reply<At extends Path> = Exclude<
  Post<At>['responses'][200]['content']['application/json'],
  Schemas['ErrorReply']
>;

/** What goes into an address, where there is something to put in, and what goes into the body. */
type Request<At extends Path> = ([PlaceNames<At>] extends [never]
  ? object
  : { readonly place: PlaceNames<At> }) & {
  readonly fields?: Fields<At> & { readonly f?: 'json' | 'geojson' };
};

const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * The requests of the feature interface, typed from its document. All are sent with POST, so that parameters
 * travel in bodies and not in addresses, which end up in logs.
 */
export class FeaturesApi {
  readonly #client: Client<paths>;
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
    this.#client = createClient<paths>({ baseUrl: transport.url });
  }

  /** A request that may be sent again when no good answer comes. */
  read<At extends Path>(path: At, request: Request<At>, options: CallOptions): Promise<Reply<At>> {
    return this.#post(path, request, { isSafe: true }, options);
  }

  /** A request that changes something, and is sent once. */
  write<At extends Path>(path: At, request: Request<At>, options: CallOptions): Promise<Reply<At>> {
    return this.#post(path, request, { isSafe: false }, options);
  }

  /**
   * Sends a file. Doing it twice mostly leaves a file that nobody uses, which the server sweeps: it may be repeated,
   * unless `isSafe` is false.
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

  #post<At extends Path>(
    path: At,
    request: Request<At> & { readonly place?: unknown },
    call: Call,
    options: CallOptions,
    encode: (form: URLSearchParams) => URLSearchParams | FormData = (form) => form,
  ): Promise<Reply<At>> {
    const { place, fields } = request;
    return this.#transport.call<Reply<At>>(call, options, (init) => {
      const form = encode(encodeForm({ f: 'json', ...fields }));
      const sent = {
        params: { path: place },
        body: form,
        ...init,
        bodySerializer: () => form,
        // For parts, the platform writes the header itself, with the boundary between them.
        headers: { ...(form instanceof URLSearchParams && FORM_HEADERS), ...init.headers },
      };
      // The type of this method is derived from the document as openapi-fetch's is; it cannot follow it here.
      return this.#client.POST(path as never, sent as never);
    });
  }
}
