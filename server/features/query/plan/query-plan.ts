import type { Box } from '../../../storage/sql/dialect.js';
import type { GeometryProperties } from '../../model/describe-measures.js';
import type { Field, Layer } from '../../model/layer.js';
import { UNSUPPORTED_IN_QUERY, unsupportedFaults } from '../../model/unsupported-parameters.js';
import { type OrderTerm, readOrder } from './order.js';
import { readOutFields } from './out-fields.js';
import { type GeometryForm, readGeometryForm } from './geometry-form.js';
import { readPageLimit, requireCount } from '../../model/page-limit.js';
import { type MultipatchForm, readMultipatchForm } from './multipatch-form.js';
import { FaultCollector, queryFault } from '../../model/query-fault.js';
import type { QueryParameters } from '../../model/query-parameters.js';
import {
  readReference,
  referenceOfLayer,
  type RequestedReference,
  WGS84,
} from '../filter/requested-reference.js';
import { readSpatialFilter, type SpatialFilter } from '../filter/spatial-filter.js';
import { type Grouping, readGrouping } from './statistics.js';
import { isAlwaysTrue } from '../../where/always-true.js';
import { parseWhere } from '../../where/parse-where.js';
import type { Condition } from '../../where/tree.js';

/**
 * Maximum number of object ids in one request. With the constants of `where`, it stays below SQLite's 32 766 bound
 * values.
 */
const MAX_OBJECT_IDS = 10_000;

/** Rows that a query selects. */
export interface Selection {
  readonly where: Condition | undefined;
  readonly objectIds: readonly number[] | undefined;
  readonly spatialFilter: SpatialFilter | undefined;
  /** Rows that the caller may see and the view contains, regardless of the request. */
  readonly restriction?: RowRestriction | undefined;
}

/** The rows of its source that a view has (`openRestriction`), and those of a layer that are there for the caller. */
export interface RowRestriction {
  readonly where: Condition | undefined;
  readonly filter:
    | {
        readonly spatial: SpatialFilter;
        /** Its geometry in the source's spatial reference. */
        readonly area: FilterArea;
      }
    | undefined;
}

/** A spatial filter's geometry in the layer's spatial reference. */
export interface FilterArea {
  readonly wkb: Uint8Array;
  readonly box: Box;
  /** No feature of the layer meets it. */
  readonly isEmpty?: boolean;
  /** Object ids of the features too large to be compared unseen that stand in the relation; absent until they are judged. */
  readonly evaluated?: readonly string[];
}

/** Checked query with the data to run it and to write the reply. */
export interface QueryPlan {
  readonly layer: Layer;
  readonly format: 'json' | 'geojson' | 'pbf';
  readonly reply: 'features' | 'ids' | 'count' | 'extent' | 'extentAndCount';
  readonly selection: Selection;
  /** Groups of features instead of features, if requested. */
  readonly grouping: Grouping | undefined;
  /** Fields that are lengths and areas, for the reply. */
  readonly geometryProperties: GeometryProperties | undefined;
  /** The attributes of each feature. */
  readonly fields: readonly Field[];
  readonly hasGeometry: boolean;
  /** Form of the geometries in a layer of multipatches; `none` for other layers. */
  readonly multipatchForm: MultipatchForm;
  readonly hasZ: boolean;
  readonly hasM: boolean;
  readonly outReference: RequestedReference;
  readonly order: readonly OrderTerm[];
  readonly offset: number;
  /** Maximum number of features in the reply; one more is read to detect further ones. */
  readonly limit: number;
  /** True if the reply has no features when there are more than the limit. */
  readonly isAllOrNothing: boolean;
  readonly form: GeometryForm;
  /** True if the reply includes the query geometry; once it is known, the geometry in Esri JSON. */
  readonly isFilterShown: boolean;
  readonly shownFilter?: string | undefined;
}

const EXACT: GeometryForm = { maxOffset: 0, decimals: undefined, quantization: undefined };

export interface PlanOptions {
  /** The service's own, which no request exceeds. */
  readonly maxRecordCount?: number | undefined;
  /** Which of the layer's fields are lengths and areas, where any is. */
  readonly geometryProperties?: GeometryProperties | undefined;
  /** The moment of CURRENT_TIMESTAMP. */
  readonly now?: Date | undefined;
  /** The rows that there are for the caller; absent: all of the layer's. */
  readonly only?: Condition | undefined;
}

/**
 * Checks a query's parameters against the layer, without reading rows.
 *
 * @throws {AppError} `request.invalid` with every parameter at fault.
 */
export function planQuery(layer: Layer, parameters: QueryParameters, options: PlanOptions = {}): QueryPlan {
  const faults = new FaultCollector();
  faults.addAll(unsupportedFaults(parameters, UNSUPPORTED_IN_QUERY));
  const ownReference = referenceOfLayer(layer);
  const isGeoJson = formatOf(parameters) === 'geojson';
  const grouping = readGrouping(parameters, layer, faults, options.now);
  const isMultipatch = layer.geometryType === 'esriGeometryMultiPatch';
  const multipatchForm = faults.attempt('none' as const, () => readMultipatchForm(parameters, layer));
  const hasShape = isMultipatch ? multipatchForm !== 'none' : layer.geometryType !== undefined;
  // A footprint is flat, and patches always include z.
  const isFlat = multipatchForm === 'footprint';
  const outReference = faults.attempt(undefined, () => readReference(parameters.outSR, 'outSR'));
  const format = formatOf(parameters);
  const reply = replyOf(parameters);
  const plan: QueryPlan = {
    layer,
    format,
    reply,
    selection: {
      where: faults.attempt(undefined, () => readWhere(parameters, layer, options.now)),
      objectIds: faults.attempt(undefined, () => readObjectIds(parameters)),
      spatialFilter: faults.attempt(undefined, () => readSpatialFilter(parameters, layer)),
      restriction: options.only && { where: options.only, filter: undefined },
    },
    grouping,
    geometryProperties: options.geometryProperties,
    fields:
      grouping === undefined
        ? faults.attempt([], () => readOutFields(parameters.outFields, layer))
        : [...grouping.groupBy, ...grouping.statistics.map(({ field }) => field)],
    hasGeometry: hasShape && parameters.returnGeometry !== false && grouping === undefined,
    multipatchForm,
    hasZ: layer.hasZ && !isFlat && parameters.returnZ === true,
    hasM: layer.hasM && parameters.returnM === true,
    outReference: outReference ?? (isGeoJson ? WGS84 : ownReference),
    order: grouping === undefined ? faults.attempt([], () => readOrder(parameters.orderByFields, layer)) : [],
    offset: faults.attempt(0, () => requireCount(parameters.resultOffset, 'resultOffset')) ?? 0,
    limit: faults.attempt(0, () => readPageLimit(parameters, options.maxRecordCount)),
    isAllOrNothing: parameters.returnExceededLimitFeatures === false,
    form: faults.attempt(EXACT, () => readGeometryForm(parameters)),
    isFilterShown:
      parameters.returnQueryGeometry === true &&
      format === 'json' &&
      reply === 'features' &&
      grouping === undefined,
  };
  faults.throwIfAny();
  return plan;
}

function formatOf({ f }: QueryParameters): QueryPlan['format'] {
  const format = f?.toLowerCase();
  return format === 'geojson' || format === 'pbf' ? format : 'json';
}

function replyOf(parameters: QueryParameters): QueryPlan['reply'] {
  if (parameters.returnExtentOnly === true)
    return parameters.returnCountOnly === true ? 'extentAndCount' : 'extent';
  if (parameters.returnCountOnly === true) return 'count';
  return parameters.returnIdsOnly === true ? 'ids' : 'features';
}

function readWhere({ where }: QueryParameters, layer: Layer, now: Date | undefined): Condition | undefined {
  if (where === undefined || where.trim() === '') return undefined;
  const condition = parseWhere(where, layer, now);
  return isAlwaysTrue(condition) ? undefined : condition;
}

function readObjectIds({ objectIds }: QueryParameters): readonly number[] | undefined {
  if (objectIds !== undefined && objectIds.length > MAX_OBJECT_IDS) {
    throw queryFault('objectIds', `must have at most ${String(MAX_OBJECT_IDS)} ids`);
  }
  if (objectIds?.some((id) => !Number.isSafeInteger(id)) === true)
    throw queryFault('objectIds', 'must be integers');
  return objectIds;
}
