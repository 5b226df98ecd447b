import { digestOf } from '../../api/handlers.js';
import { AppError } from '../../lib/errors.js';
import { assertMayQuery } from '../catalog/rights.js';
import { createReadServices, type ReadService } from '../metadata/read-services.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
  type ServicePath,
} from '../model/call.js';
import { describeTileService } from './describe/describe-tile-service.js';
import { describeTileJson } from './describe/describe-tile-json.js';
import { measureExtent } from './describe/measure-extent.js';
import { describeStyle } from './describe/describe-style.js';
import { makeTile } from './make/make-tile.js';
import { TileCache } from './make/tile-cache.js';
import { isInGrid, type TileAddress } from './plan/tile-grid.js';
import { openTileLayers } from './plan/tile-layer.js';

/** Bytes of the tiles that are kept in memory. */
const CACHE_BYTES = 64_000_000;

interface TileReply {
  readonly status: 200;
  readonly body: Buffer;
  readonly mediaType: 'application/vnd.mapbox-vector-tile';
  readonly headers: Readonly<Record<string, string>>;
}

/** Vector tiles of feature services, for those who may query them. */
export function createTileHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const reading = createReadServices(deps.databases);
  const cache = new TileCache(CACHE_BYTES);

  /** @throws {AppError} as a query, where the caller may not query the service. */
  async function open(path: ServicePath, { principal }: CallContext): Promise<ReadService> {
    const found = await reading.readLayers(path, principal);
    assertMayQuery(principal, found.service);
    return found;
  }

  async function tile(
    call: Call<ServicePath & TileAddress> & { readonly headers: { readonly 'if-none-match'?: string } },
    context: CallContext,
  ): Promise<TileReply> {
    const { z, x, y } = call.path;
    const address: TileAddress = { z, x, y };
    const { service, layers: found } = await open(call.path, context);
    if (!isInGrid(address))
      throw new AppError('request.no_route', `There is no tile ${[z, y, x].join('/')}.`);
    const { principal, signal } = context;
    const now = new Date(deps.clock());
    const layers = await openTileLayers(features, found, principal, { signal, now });
    const key = digestOf(JSON.stringify([address, layers.map(({ version }) => version)]));
    const tag = `W/"${key}"`;
    const isPublic = principal === undefined && service.access === 'public';
    const headers = { etag: tag, 'cache-control': `${isPublic ? 'public' : 'private'}, no-cache` };
    const reply = (body: Buffer): TileReply => {
      return { status: 200, body, mediaType: 'application/vnd.mapbox-vector-tile', headers };
    };
    // The HTTP layer makes it a 304, by the tag.
    if (hasTag(call.headers['if-none-match'], tag)) return reply(Buffer.alloc(0));
    return reply(
      await cache.get(key, signal, (making) => makeTile(layers, address, { signal: making, now })),
    );
  }

  async function tileService(
    call: Call<ServicePath>,
    context: CallContext,
  ): Promise<Reply<Schemas['VectorTileService']>> {
    const { service } = await open(call.path, context);
    const layers = await reading.layers(service, context.principal);
    return okReply(describeTileService(service, await measureExtent(layers, context.signal)));
  }

  async function style(
    { path, parameters: { f } }: Call<ServicePath, Schemas['FormatParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['VectorTileStyle']>> {
    const { service, layers } = await open(path, context);
    const hasServiceUrl = f === 'json' || f === 'pjson';
    return okReply(describeStyle(service, layers, { publicUrl: context.publicUrl, hasServiceUrl }));
  }

  async function tileJson(
    call: Call<ServicePath>,
    context: CallContext,
  ): Promise<Reply<Schemas['TileJson']>> {
    const { service } = await open(call.path, context);
    const layers = await reading.layers(service, context.principal);
    const extent = await measureExtent(layers, context.signal);
    return okReply(describeTileJson(service, layers, { extent, publicUrl: context.publicUrl }));
  }

  return {
    getVectorTileService: tileService,
    getVectorTileServicePost: tileService,
    getVectorTile: tile,
    getVectorTileStyles: style,
    getVectorTileStyle: style,
    getTileJson: tileJson,
  };
}

function hasTag(sent: string | undefined, tag: string): boolean {
  return sent?.split(/\s*,\s*/).includes(tag) === true;
}
