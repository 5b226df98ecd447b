import type { Readable } from 'node:stream';
import { type Database, endsWith } from '../../storage/database/database.js';
import type { Layer } from '../model/layer.js';
import { findProjection } from '../references/find-projection.js';
import { joinConditions } from '../catalog/ownership.js';
import { bufferFilter } from './filter/buffer-filter.js';
import { isLight, writeInThread } from './filter/filter-threads.js';
import { findRestriction } from './rows/open-restriction.js';
import { isWhole } from './plan/multipatch-form.js';
import { projectFilter, resolveArea } from './rows/project-filter.js';
import { selectExtent } from './extent/projected-extent.js';
import { queryFault } from '../model/query-fault.js';
import type { QueryParameters } from '../model/query-parameters.js';
import { type PlanOptions, planQuery, type QueryPlan } from './plan/query-plan.js';
import {
  countFeatures,
  countGroups,
  projectFromLayer,
  type ReadyPlan,
  selectGroups,
  selectObjectIds,
} from './sql/query-repository.js';
import { openFeatures } from './sql/page-repository.js';
import type { QueryResult } from './render/query-result.js';
import type { RequestedReference } from './filter/requested-reference.js';
import type { SpatialFilter } from './filter/spatial-filter.js';
import type { FilterArea } from './sql/selection-sql.js';
import { writeCountPbf, writeExtentPbf, writeFeaturesPbf, writeObjectIdsPbf } from './pbf/write-pbf.js';
import { streamFrom } from './render/stream-from.js';
import { textOfFilter } from './filter/text-of-filter.js';
import { writeExtent, writeFeatures, writeObjectIds } from './render/write-reply.js';
import { withEvaluatedShapes } from './rows/evaluate-plan.js';

export interface QueryRequest extends PlanOptions {
  /** Database of the features. */
  readonly database: Database;
  readonly layer: Layer;
  readonly parameters: QueryParameters;
  readonly signal: AbortSignal;
}

/**
 * Runs a query on a layer and writes the reply. Its statements end in the database when `signal` aborts.
 *
 * @throws {AppError} `request.invalid` with every parameter at fault; nothing of a bad query reaches the database.
 */
export async function queryLayer({
  database: shared,
  layer,
  parameters,
  signal,
  ...options
}: QueryRequest): Promise<QueryResult> {
  const database = endsWith(shared, signal);
  const asked = planQuery(layer, parameters, options);
  signal.throwIfAborted();
  const ready = await readyPlan(database, asked, signal, options.now);
  signal.throwIfAborted();
  return withEvaluatedShapes(database, ready, signal, (plan) => writeResult(database, plan, signal));
}

async function writeResult(database: Database, plan: ReadyPlan, signal: AbortSignal): Promise<QueryResult> {
  if (plan.format === 'pbf')
    return { body: await writePbf(database, plan, signal), mediaType: 'application/x-protobuf' };
  const isFeatureCollection = plan.format === 'geojson' && plan.reply === 'features';
  return {
    body: await writeJson(database, plan, signal),
    mediaType: isFeatureCollection ? 'application/geo+json' : 'application/json',
  };
}

/**
 * The plan with all that only the database knows, and with what a view leaves out. Large features are not judged yet; see
 * `evaluatePlan`.
 *
 * @throws {AppError} `request.invalid` where it knows no such reference.
 */
export async function readyPlan(
  database: Database,
  asked: QueryPlan,
  signal: AbortSignal,
  now?: Date,
): Promise<ReadyPlan> {
  const ofView = await findRestriction(database, asked.layer, signal, now);
  const ofCaller = asked.selection.restriction;
  const restriction = ofView && {
    where: joinConditions(ofView.where, ofCaller?.where),
    filter: ofView.filter,
  };
  const selection = { ...asked.selection, restriction: restriction ?? ofCaller };
  const plan = await findReferences(database, { ...asked, selection }, signal);
  const { spatialFilter } = plan.selection;
  const widened = spatialFilter && {
    ...plan.selection,
    spatialFilter: await bufferFilter(spatialFilter, { signal, timeLimitMs: database.timeLimits?.readMs }),
  };
  const ready = { ...plan, selection: widened ?? plan.selection };
  const filter = ready.selection.spatialFilter;
  const area = filter && (await findArea(database, filter, ready.layer, spatialFilter, signal));
  return { ...ready, area, shownFilter: await describeFilter(database, ready, area, signal) };
}

/**
 * Projects the filter's geometry into the layer's spatial reference. A geometry that was widened is settled already.
 */
async function findArea(
  database: Database,
  filter: SpatialFilter,
  layer: Layer,
  given: SpatialFilter | undefined,
  signal: AbortSignal,
): Promise<FilterArea> {
  const area = await projectFilter(database, filter, layer, signal);
  const isWidened = given?.reach !== undefined && area === filter.geometry;
  return isWidened ? area : resolveArea(database, area, signal);
}

/** Writes the filter's geometry as Esri JSON in the reply's spatial reference, if the request asks for it. */
async function describeFilter(
  database: Database,
  { layer, selection: { spatialFilter }, outReference, isFilterShown }: QueryPlan,
  area: FilterArea | undefined,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!isFilterShown || spatialFilter === undefined || area === undefined) return undefined;
  const { geometry, reference } = spatialFilter;
  const isAsGiven =
    reference.srid === outReference.srid && reference.projection?.to === outReference.projection?.to;
  if (!isAsGiven && area.isEmpty === true) return undefined;
  const shown = isAsGiven ? geometry : await projectFromLayer(database, area, layer, outReference);
  const text = isLight(shown)
    ? textOfFilter(shown.wkb)
    : await writeInThread(shown.wkb, { signal, timeLimitMs: database.timeLimits?.readMs });
  if (text === undefined) return undefined;
  return `${text.slice(0, -1)},"spatialReference":${JSON.stringify(outReference.shown)}}`;
}

async function writeJson(
  database: Database,
  plan: ReadyPlan,
  signal: AbortSignal,
): Promise<string | Buffer | Readable> {
  switch (plan.reply) {
    case 'features':
      return plan.grouping === undefined
        ? streamFrom(writeFeatures(plan, await openFeatures(database, plan)))
        : streamFrom(writeFeatures(plan, await selectGroups(database, plan, plan.grouping)));
    case 'ids':
      return writeObjectIds(plan, await selectObjectIds(database, plan));
    case 'count':
      return JSON.stringify({ count: await count(database, plan) });
    case 'extent':
      return writeExtent(plan, await selectExtent(database, plan, signal), undefined);
    case 'extentAndCount':
      return writeExtent(plan, await selectExtent(database, plan, signal), await count(database, plan));
  }
}

async function writePbf(database: Database, plan: ReadyPlan, signal: AbortSignal): Promise<Buffer> {
  switch (plan.reply) {
    case 'features':
      return plan.grouping === undefined
        ? writeFeaturesPbf(plan, await openFeatures(database, plan))
        : writeFeaturesPbf(plan, await selectGroups(database, plan, plan.grouping));
    case 'ids':
      return writeObjectIdsPbf(plan, await selectObjectIds(database, plan));
    case 'count':
      return writeCountPbf(await count(database, plan));
    case 'extent':
      return writeExtentPbf(plan, await selectExtent(database, plan, signal), undefined);
    case 'extentAndCount':
      return writeExtentPbf(plan, await selectExtent(database, plan, signal), await count(database, plan));
  }
}

function count(database: Database, plan: ReadyPlan): Promise<number> {
  return plan.grouping === undefined
    ? countFeatures(database, plan)
    : countGroups(database, plan, plan.grouping);
}

/** Returns the plan with the data that the database needs to project geometries of the layer and the filter. */
async function findReferences(database: Database, plan: QueryPlan, signal: AbortSignal): Promise<QueryPlan> {
  const { layer, selection } = plan;
  const { spatialFilter } = selection;
  if (layer.geometryType === undefined) return plan;
  const find = async (reference: RequestedReference, parameter: string): Promise<RequestedReference> => {
    if (reference.srid === layer.srid) return reference;
    const found = await findProjection(database, layer, reference.shown, signal);
    if (found === undefined) {
      const { latestWkid = 'given as wkt' } = reference.shown;
      throw queryFault(parameter, `spatial reference ${String(latestWkid)} is not supported`);
    }
    const { srid, texts } = found;
    return { srid, shown: reference.shown, ...(texts && { projection: texts }) };
  };
  const outReference = await find(plan.outReference, 'outSR');
  if (isWhole(plan.multipatchForm) && outReference.srid !== layer.srid) {
    throw queryFault(
      'outSR',
      `multipatchOption ${plan.multipatchForm} is supported in the spatial reference of the layer only`,
    );
  }
  return {
    ...plan,
    outReference,
    selection: {
      ...selection,
      spatialFilter: spatialFilter && {
        ...spatialFilter,
        reference: await find(spatialFilter.reference, 'inSR'),
      },
    },
  };
}
