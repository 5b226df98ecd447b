import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../storage/database/database.js';
import { makeConverter } from '../append/convert/values/column-values.js';
import { type ConvertedRow, RowConverter } from '../append/convert/convert-rows.js';
import { makeGeometryConverter } from '../append/convert/geometry/geometry.js';
import { UTC_ZONE } from '../append/convert/dates/time-zones.js';
import type { AppendPlan } from '../append/mapping/plan.js';
import { isSameReference, WGS84 } from '../model/reference-numbers.js';
import { Refusal, type RowError, RowReport } from '../append/report/report.js';
import { esriFeatureMisfit } from '../append/formats/json/member-rules.js';
import type { Layer, SpatialReference } from '../model/layer.js';
import { normalizeSpatialReference } from '../model/spatial-reference.js';
import { refuseRow } from './edit-errors.js';
import type { EditError, FeatureInput } from './feature-edits.js';
import { projectEdits } from './project-edits.js';

/** Feature as a row of the layer's table, or the reason why it is refused. */
export type ConvertedFeature = ConvertedRow | EditError;

export function isRefused(feature: ConvertedFeature): feature is EditError {
  return 'code' in feature;
}

export interface Conversion {
  readonly layer: Layer;
  /** Fields that the caller must not learn about. */
  readonly hidden: ReadonlySet<string>;
  readonly plan: AppendPlan;
  /** Name of the user; `null` for anonymous. */
  readonly userName: string | null;
  readonly signal: AbortSignal;
}

/** Number of features converted before yielding to the event loop: some milliseconds of work. */
const FEATURES_PER_YIELD = 500;

/** Maximum number of different spatial references in one list of features. Each may need a child process. */
const MAX_REFERENCES = 8;

const tooMany = new Refusal(
  'projection',
  `the features are in more than ${String(MAX_REFERENCES)} spatial references`,
);
const badReference = new Refusal('projection', 'spatialReference must have a wkid or a wkt');

/**
 * Converts values and geometries of features to their stored form, by the rules of append. Returns one result for
 * each feature, in order.
 */
export async function convertFeatures(
  features: Database,
  inputs: readonly FeatureInput[],
  { layer, hidden, plan, userName, signal }: Conversion,
): Promise<ConvertedFeature[]> {
  const refused = new Map<number, RowError[]>();
  const report = new RowReport({
    write(error) {
      const errors = refused.get(error.sourceRow);
      if (errors === undefined) refused.set(error.sourceRow, [error]);
      else errors.push(error);
    },
    mark: () => ({ bytes: 0, omitted: 0 }),
    rewind: () => undefined,
  });
  report.conceal(hidden);
  const converted = new Map<number, ConvertedRow>();
  const converters = plan.columns.map(({ field, maxBytes }) => makeConverter(field, UTC_ZONE, { maxBytes }));
  const groups = groupByReference(inputs, layer, report);
  for (const { reference, numbers } of groups) {
    const isLonLat = isSameReference(reference, WGS84);
    const convertGeometry = makeGeometryConverter({ layer, notation: 'esri', isLonLat });
    const converter = new RowConverter({ plan, converters, convertGeometry, report });
    const rows: ConvertedRow[] = [];
    for (const [index, number] of numbers.entries()) {
      if (index % FEATURES_PER_YIELD === FEATURES_PER_YIELD - 1) await nextTurn(undefined, { signal });
      const input = inputs[number - 1] ?? {};
      const { attributes = {}, geometry } = input;
      const refusal = esriFeatureMisfit(input);
      const row = converter.convert({ number, attributes, geometry, ...(refusal && { refusal }) });
      if (row !== undefined) rows.push(row);
    }
    const projection = { from: reference, layer, report, userName, signal };
    for (const row of await projectEdits(features, rows, projection)) converted.set(row.number, row);
  }
  return inputs.map((_, index) => {
    const row = converted.get(index + 1);
    if (row !== undefined) return row;
    const errors = refused.get(index + 1);
    if (errors === undefined) throw new Error(`feature ${String(index)} has no result`);
    return refuseRow(...errors);
  });
}

interface ReferenceGroup {
  readonly reference: SpatialReference;
  /** Numbers of the features, from 1. */
  readonly numbers: number[];
}

/** Groups features by the spatial reference of their geometries; the layer's is the default. */
function groupByReference(
  inputs: readonly FeatureInput[],
  layer: Layer,
  report: RowReport,
): readonly ReferenceGroup[] {
  const own: ReferenceGroup = { reference: layer.spatialReference, numbers: [] };
  const others = new Map<string, ReferenceGroup>();
  for (const [index, { geometry }] of inputs.entries()) {
    const number = index + 1;
    const given = geometry?.['spatialReference'];
    if (layer.geometryType === undefined || given === undefined || given === null) {
      own.numbers.push(number);
      continue;
    }
    const reference = readReference(given);
    if (reference === undefined) {
      report.refuse(number, null, given, badReference);
    } else if (isSameReference(reference, layer.spatialReference)) {
      own.numbers.push(number);
    } else {
      const key = JSON.stringify(reference);
      const group = others.get(key) ?? { reference, numbers: [] };
      if (others.size >= MAX_REFERENCES && !others.has(key)) {
        report.refuse(number, null, given, tooMany);
        continue;
      }
      others.set(key, group);
      group.numbers.push(number);
    }
  }
  return [own, ...others.values()];
}

function readReference(given: unknown): SpatialReference | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { wkid, latestWkid, wkt, wkt2 } = given as Readonly<Record<string, unknown>>;
  return normalizeSpatialReference({
    wkid: readWkid(wkid),
    latestWkid: readWkid(latestWkid),
    wkt: typeof wkt === 'string' ? wkt : undefined,
    wkt2,
  });
}

function readWkid(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
