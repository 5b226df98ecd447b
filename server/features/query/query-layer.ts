import type { Database } from '../../storage/database.js';
import type { Box } from '../../storage/dialect.js';
import type { Layer } from '../layer.js';
import { queryFault } from './query-fault.js';
import type { QueryParameters } from './query-parameters.js';
import { type PlanOptions, planQuery, type QueryPlan } from './query-plan.js';
import {
  countFeatures,
  knowsReference,
  projectBox,
  type ReadyPlan,
  selectExtent,
  selectFeatures,
  selectObjectIds,
} from './query-repository.js';
import type { QueryResult } from './query-result.js';
import { writeExtent, writeFeatures, writeObjectIds } from './write-reply.js';

export interface QueryRequest extends PlanOptions {
  /** Of features. */
  readonly database: Database;
  readonly layer: Layer;
  readonly parameters: QueryParameters;
  readonly signal: AbortSignal;
}

/**
 * Runs a query on a layer and writes the reply.
 *
 * @throws {AppError} `request.invalid` with every parameter at fault; nothing of a bad query reaches the database.
 */
export async function queryLayer({
  database,
  layer,
  parameters,
  signal,
  ...options
}: QueryRequest): Promise<QueryResult> {
  const plan = planQuery(layer, parameters, options);
  signal.throwIfAborted();
  await requireKnown(database, plan);
  const ready: ReadyPlan = { ...plan, box: await boxInLayer(database, plan) };
  signal.throwIfAborted();
  const json = await writeReply(database, ready);
  const isFeatureCollection = plan.format === 'geojson' && plan.reply === 'features';
  return { json, mediaType: isFeatureCollection ? 'application/geo+json' : 'application/json' };
}

async function writeReply(database: Database, plan: ReadyPlan): Promise<string> {
  switch (plan.reply) {
    case 'features':
      return writeFeatures(plan, await selectFeatures(database, plan));
    case 'ids':
      return writeObjectIds(plan, await selectObjectIds(database, plan));
    case 'count':
      return JSON.stringify({ count: await countFeatures(database, plan) });
    case 'extent':
      return writeExtent(plan, await selectExtent(database, plan), undefined);
    case 'extentAndCount':
      return writeExtent(plan, await selectExtent(database, plan), await countFeatures(database, plan));
  }
}

/** Spatial references that the layer's geometries are projected to or filtered by. */
async function requireKnown(
  database: Database,
  { layer, outReference, selection }: QueryPlan,
): Promise<void> {
  if (layer.geometryType === undefined) return;
  if (outReference.srid !== layer.srid && !(await knowsReference(database, outReference.srid))) {
    throw queryFault('outSR', `the spatial reference ${String(outReference.srid)} is not known`);
  }
  const inSrid = selection.spatialFilter?.srid ?? layer.srid;
  if (inSrid !== layer.srid && !(await knowsReference(database, inSrid))) {
    throw queryFault('inSR', `the spatial reference ${String(inSrid)} is not known`);
  }
}

async function boxInLayer(database: Database, { layer, selection }: QueryPlan): Promise<Box | undefined> {
  const filter = selection.spatialFilter;
  if (filter === undefined || filter.srid === layer.srid) return filter?.box;
  return projectBox(database, filter.box, filter.srid, layer.srid);
}
