import type { Field, Layer } from '../layer.js';
import { type OrderTerm, readOrder } from './order.js';
import { readOutFields } from './out-fields.js';
import { type MultipatchForm, readMultipatchForm } from './multipatch-form.js';
import { FaultCollector, queryFault, unservedFault } from './query-fault.js';
import type { QueryParameters } from './query-parameters.js';
import { readReference, referenceOfLayer, type RequestedReference, WGS84 } from './requested-reference.js';
import { readSpatialFilter, type SpatialFilter } from './spatial-filter.js';
import { parseWhere } from './where/parse-where.js';
import type { Condition } from './where/tree.js';

/** Most features in one reply where the service states no other number. */
export const DEFAULT_MAX_RECORD_COUNT = 2000;

/** Most object ids in one request: with the constants of `where`, fewer than SQLite's 32 766 bound values. */
const MAX_OBJECT_IDS = 10_000;

/** Which rows a query is about. */
export interface Selection {
  readonly where: Condition | undefined;
  readonly objectIds: readonly number[] | undefined;
  readonly spatialFilter: SpatialFilter | undefined;
}

/** A query, checked: all that is needed to run it and to write the reply. */
export interface QueryPlan {
  readonly layer: Layer;
  readonly format: 'json' | 'geojson';
  readonly reply: 'features' | 'ids' | 'count' | 'extent' | 'extentAndCount';
  readonly selection: Selection;
  /** The attributes of each feature. */
  readonly fields: readonly Field[];
  readonly hasGeometry: boolean;
  /** Of a layer of multipatches; `none` for others. */
  readonly multipatchForm: MultipatchForm;
  readonly hasZ: boolean;
  readonly hasM: boolean;
  readonly outReference: RequestedReference;
  readonly order: readonly OrderTerm[];
  readonly offset: number;
  /** Features in the reply; one more is read to see whether there are more. */
  readonly limit: number;
}

export interface PlanOptions {
  /** The service's own, which no request exceeds. */
  readonly maxRecordCount?: number | undefined;
  /** The moment of CURRENT_TIMESTAMP. */
  readonly now?: Date | undefined;
}

/**
 * Checks a query's parameters against the layer. Pure: no row is read.
 *
 * @throws {AppError} `request.invalid` with every parameter at fault.
 */
export function planQuery(layer: Layer, parameters: QueryParameters, options: PlanOptions = {}): QueryPlan {
  const faults = new FaultCollector();
  const ownReference = referenceOfLayer(layer);
  const isGeoJson = parameters.f?.toLowerCase() === 'geojson';
  faults.attempt(undefined, () => {
    refuseUnserved(parameters);
  });
  const isMultipatch = layer.geometryType === 'esriGeometryMultiPatch';
  const multipatchForm = faults.attempt('none' as const, () => readMultipatchForm(parameters, layer));
  const hasShape = isMultipatch ? multipatchForm !== 'none' : layer.geometryType !== undefined;
  // A footprint lies flat, and patches always tell their z.
  const isFlat = multipatchForm === 'footprint';
  const outReference = faults.attempt(undefined, () => readReference(parameters.outSR, 'outSR'));
  const plan: QueryPlan = {
    layer,
    format: isGeoJson ? 'geojson' : 'json',
    reply: replyOf(parameters),
    selection: {
      where: faults.attempt(undefined, () => readWhere(parameters, layer, options.now)),
      objectIds: faults.attempt(undefined, () => readObjectIds(parameters)),
      spatialFilter: faults.attempt(undefined, () => readSpatialFilter(parameters, layer)),
    },
    fields: faults.attempt([], () => readOutFields(parameters.outFields, layer)),
    hasGeometry: hasShape && parameters.returnGeometry !== false,
    multipatchForm,
    hasZ: layer.hasZ && !isFlat && parameters.returnZ === true,
    hasM: layer.hasM && parameters.returnM === true,
    outReference: outReference ?? (isGeoJson ? WGS84 : ownReference),
    order: faults.attempt([], () => readOrder(parameters.orderByFields, layer)),
    offset: faults.attempt(0, () => readCount(parameters.resultOffset, 'resultOffset')) ?? 0,
    limit: Math.min(
      faults.attempt(0, () => readCount(parameters.resultRecordCount, 'resultRecordCount')) ?? Infinity,
      options.maxRecordCount ?? DEFAULT_MAX_RECORD_COUNT,
    ),
  };
  faults.throwIfAny();
  return plan;
}

function replyOf(parameters: QueryParameters): QueryPlan['reply'] {
  if (parameters.returnExtentOnly === true)
    return parameters.returnCountOnly === true ? 'extentAndCount' : 'extent';
  if (parameters.returnCountOnly === true) return 'count';
  return parameters.returnIdsOnly === true ? 'ids' : 'features';
}

function readWhere({ where }: QueryParameters, layer: Layer, now: Date | undefined): Condition | undefined {
  return where === undefined || where.trim() === '' ? undefined : parseWhere(where, layer, now);
}

function readObjectIds({ objectIds }: QueryParameters): readonly number[] | undefined {
  if (objectIds !== undefined && objectIds.length > MAX_OBJECT_IDS) {
    throw queryFault('objectIds', `there are more than ${String(MAX_OBJECT_IDS)} of them`);
  }
  if (objectIds?.some((id) => !Number.isSafeInteger(id)) === true)
    throw queryFault('objectIds', 'not all are integers');
  return objectIds;
}

function readCount(value: number | undefined, parameter: string): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return value;
  throw queryFault(parameter, 'it is not a whole number of at least 0');
}

/** Answering as if these were not there would give other features than were asked for. */
function refuseUnserved(parameters: QueryParameters): void {
  const names = ['outStatistics', 'groupByFieldsForStatistics', 'having', 'distance'] as const;
  const used = names.filter((name) => parameters[name] !== undefined && parameters[name] !== '');
  const unserved = parameters.returnDistinctValues === true ? ['returnDistinctValues', ...used] : used;
  if (unserved.length > 0) throw unservedFault(unserved);
}
