import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { basic, Fairground, type Layer } from '@fairground/sdk';
import type { BenchSource } from './append-source.js';
import type { BenchPlace } from '../support/bench-place.js';
import { type BenchGeometry, ROW_FIELDS } from './rows.js';
import { settle } from '../support/settle.js';

/** A server of our own with one service, used as a client would. */
export interface AppendSession {
  readonly url: string;
  addLayer(name: string, geometry: BenchGeometry): Promise<Layer>;
  /** @throws {Error} when not every row was inserted or updated as expected. */
  append(layer: Layer, source: BenchSource, expected?: Expected): Promise<AppendTimes>;
  stop(): Promise<void>;
}

/** From submission to completion, as the job itself says: without the upload. */
export interface AppendTimes {
  readonly seconds: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** Expected counts of an upsert; without one, every row is inserted. */
export interface Expected {
  readonly inserted: number;
  readonly updated: number;
}

/** Settings of a place whose server takes the largest of the files. */
export const APPEND_SETTINGS = { FAIRGROUND_FILE_LIMIT: '16GB' };

const SERVICE = 'Bench';
const SOURCE_INFO = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
const ONE_ROW = 'label,lon,lat\nfirst,10,60\n';
const GEOMETRY_TYPES = { point: 'esriGeometryPoint', polygon: 'esriGeometryPolygon' } as const;
const LONGEST_MS = 3 * 3_600_000;
const POLL_MS = 250;

/** @param srid - of the service's layers. */
export async function startSession(
  place: BenchPlace,
  signal: AbortSignal,
  srid = 4326,
): Promise<AppendSession> {
  const server = await place.serve();
  const fairground = new Fairground({ url: server.url, credentials: basic(place.administrator) });
  const service = await fairground.services.create({ name: SERVICE, spatialReference: { wkid: srid } });
  const addLayer = async (name: string, geometry: BenchGeometry): Promise<Layer> => {
    const { layers } = await service.addLayers({
      layers: [{ name, geometryType: GEOMETRY_TYPES[geometry], fields: [...ROW_FIELDS] }],
    });
    return service.layer(layers[0]?.id ?? 0);
  };
  // The worker is there, and has done this before, as in any server that has run for a while.
  const first = await addLayer('First', 'point');
  await (await first.append(ONE_ROW, { format: 'csv', sourceInfo: SOURCE_INFO })).wait({ signal });
  return {
    url: server.url,
    addLayer,
    async append(layer, source, expected) {
      await settle(place.databaseUrl, signal);
      return append(layer, source, expected, signal);
    },
    stop: () => server.stop(),
  };
}

/** Where a layer's features are asked for. */
export function queryPath(layer: Layer): string {
  return `/rest/services/${layer.serviceName}/FeatureServer/${layer.id}/query`;
}

async function append(
  layer: Layer,
  { format, file, rows }: BenchSource,
  expected: Expected | undefined,
  signal: AbortSignal,
): Promise<AppendTimes> {
  const job = await layer.append(await openAsBlob(file), {
    format,
    fileName: basename(file),
    ...((format === 'csv' || format === 'excel') && { sourceInfo: SOURCE_INFO }),
    ...(expected !== undefined && { upsertOn: 'GlobalID', fieldMappings: { GlobalID: 'guid' } }),
    timeoutMs: LONGEST_MS,
    signal,
  });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  for (;;) {
    const status = await job.status({ signal: deadline });
    if (status.status === 'Completed') {
      const { inserted, updated } = expected ?? { inserted: rows, updated: 0 };
      if (status.insertCount !== inserted || status.updateCount !== updated)
        throw new Error(`not all was appended: ${JSON.stringify(status)}`);
      const { submissionTime: startedAt, lastUpdatedTime: endedAt } = status;
      return { seconds: (endedAt - startedAt) / 1000, startedAt, endedAt };
    }
    if (status.status === 'Failed') throw new Error(`the append failed: ${JSON.stringify(status)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
