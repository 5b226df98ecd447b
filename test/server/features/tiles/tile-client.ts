import type { ServerInjectResponse } from '@hapi/hapi';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { expect } from 'chai';
import { PbfReader } from 'pbf';
import type { FeatureServer, Json, Parameters } from '../../../support/servers/feature-server.js';

/** A feature of a tile, decoded. */
export interface TileFeature {
  readonly id: number | undefined;
  readonly type: VectorTileFeature['type'];
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly parts: readonly (readonly (readonly [x: number, y: number])[])[];
}

export type Address = readonly [z: number, x: number, y: number];

export function tilePath(service: string, [z, x, y]: Address): string {
  return `/rest/services/${service}/VectorTileServer/tile/${[z, y, x].join('/')}.pbf`;
}

/** Requests a tile, with the headers of the caller. */
export function requestTile(
  { server }: Pick<FeatureServer, 'server'>,
  service: string,
  address: Address,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<ServerInjectResponse> {
  return server.inject({ method, url: tilePath(service, address), headers });
}

/** The features of a tile by the name of their layer. */
export async function readTile(
  server: Pick<FeatureServer, 'server'>,
  service: string,
  address: Address,
  token?: string,
): Promise<Record<string, TileFeature[]>> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await requestTile(server, service, address, headers);
  expect(reply.statusCode).to.equal(200);
  expect(reply.headers['content-type'], reply.payload).to.equal('application/vnd.mapbox-vector-tile');
  return decodeTile(reply.rawPayload);
}

export function decodeTile(bytes: Buffer): Record<string, TileFeature[]> {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => {
      expect(layer).to.include({ version: 2, extent: 4096 });
      const features = Array.from({ length: layer.length }, (_, index): TileFeature => {
        const feature = layer.feature(index);
        const parts = feature.loadGeometry().map((part) => part.map(({ x, y }) => [x, y] as const));
        return { id: feature.id, type: feature.type, attributes: { ...feature.properties }, parts };
      });
      return [name, features];
    }),
  );
}

export const idsOf = (features: readonly TileFeature[] = []): number[] =>
  features.map(({ id }) => Number(id)).sort((one, other) => one - other);

/** Side of the world in Web Mercator. */
export const WORLD_SIDE = 2 * 20037508.342789244;

/** The box of a tile in Web Mercator, with so many of its 4096 units around it. */
export function boxOf([z, x, y]: Address, buffer = 0): Record<'xmin' | 'ymin' | 'xmax' | 'ymax', number> {
  const side = WORLD_SIDE / 2 ** z;
  const margin = (buffer * side) / 4096;
  return {
    xmin: x * side - WORLD_SIDE / 2 - margin,
    ymin: WORLD_SIDE / 2 - (y + 1) * side - margin,
    xmax: (x + 1) * side - WORLD_SIDE / 2 + margin,
    ymax: WORLD_SIDE / 2 - y * side + margin,
  };
}

/** Object ids that a query finds in the box of a tile. */
export async function queryIds(
  server: FeatureServer,
  layer: string,
  address: Address,
  { token, buffer }: { readonly token?: string; readonly buffer?: number } = {},
): Promise<number[]> {
  const { objectIds } = await server.get(
    `${layer}/query`,
    {
      geometry: { ...boxOf(address, buffer), spatialReference: { wkid: 102100 } },
      geometryType: 'esriGeometryEnvelope',
      returnIdsOnly: true,
    },
    token,
  );
  return (objectIds as number[]).sort((one, other) => one - other);
}

/** A public service with these layers; its name. */
export async function makeTileService(
  server: FeatureServer,
  token: string,
  name: string,
  layers: readonly Parameters[],
  definition: Parameters = {},
): Promise<string> {
  const { username } = await server.get('/sharing/rest/community/self', {}, token);
  const created = await server.post(
    `/sharing/rest/content/users/${String(username)}/createService`,
    {
      createParameters: { name, capabilities: 'Query,Create,Update,Delete', ...definition },
      outputType: 'featureService',
    },
    token,
  );
  expect(created).to.include({ success: true });
  const addedTo = `/rest/admin/services/${name}/FeatureServer/addToDefinition`;
  const added = await server.post(addedTo, { addToDefinition: { layers } }, token);
  expect(added, JSON.stringify(added)).to.include({ success: true });
  const { itemId } = created as { itemId: string };
  const shared = await server.post(
    `/sharing/rest/content/users/${String(username)}/items/${itemId}/share`,
    { everyone: true },
    token,
  );
  expect(shared).not.to.have.property('error');
  return name;
}

/** Adds features to a layer; their object ids. */
export async function addFeatures(
  server: FeatureServer,
  layer: string,
  features: readonly object[],
  token: string,
): Promise<number[]> {
  const { addResults } = await server.post(`${layer}/addFeatures`, { features }, token);
  return (addResults as Json[]).map((result) => {
    expect(result, JSON.stringify(result)).to.include({ success: true });
    return Number(result['objectId']);
  });
}
