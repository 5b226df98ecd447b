import type { FaultList } from '../model/faults.js';
import { asSpatialReference } from '../append/source-info/source-info.js';
import type { SpatialReference } from '../model/layer.js';
import type { GeometryForm } from '../query/plan/geometry-form.js';
import { normalizeSpatialReference, WEB_MERCATOR } from '../model/spatial-reference.js';

/** Members of `publishParameters` that shape a feature collection, apart from its layer. */
export interface GenerateOptions {
  readonly targetReference: SpatialReference;
  /** Maximum number of rows. */
  readonly maxRecordCount: number;
  readonly form: GeometryForm;
}

const DEFAULT_MAX_RECORD_COUNT = 1000;

/** Maximum number of rows, because server and client hold a whole collection in memory. */
const MOST_RECORDS = 10_000;

const MOST_DECIMALS = 15;

/** Reads the options; faults go to `faults`. */
export function readOptions(
  parameters: Readonly<Record<string, unknown>>,
  faults: FaultList,
): GenerateOptions {
  const { targetSR, maxRecordCount } = parameters;
  const asked = asSpatialReference(targetSR ?? WEB_MERCATOR);
  const targetReference = asked && normalizeSpatialReference(asked);
  if (targetReference === undefined) refuse('targetSR', 'must be {"wkid": number} or {"wkt": text}');
  const isCount = Number.isInteger(maxRecordCount) && Number(maxRecordCount) > 0;
  if (isGiven(maxRecordCount) && !isCount) refuse('maxRecordCount', 'must be a whole number above 0');
  return {
    targetReference: targetReference ?? WEB_MERCATOR,
    maxRecordCount: Math.min(isCount ? Number(maxRecordCount) : DEFAULT_MAX_RECORD_COUNT, MOST_RECORDS),
    form: {
      maxOffset: readNumber('maxAllowableOffset', isTrue(parameters['generalize']), Number.isFinite) ?? 0,
      decimals: readNumber(
        'numberOfDigitsAfterDecimal',
        isTrue(parameters['reducePrecision']),
        (value) => Number.isInteger(value) && value <= MOST_DECIMALS,
      ),
      quantization: undefined,
    },
  };

  /** Reads a number that applies only if its switch is on. */
  function readNumber(
    member: string,
    isRequested: boolean,
    isRight: (value: number) => boolean,
  ): number | undefined {
    const value = parameters[member];
    if (!isRequested || !isGiven(value)) return undefined;
    if (typeof value === 'number' && value >= 0 && isRight(value)) return value;
    refuse(member, 'must be a number within the allowed range');
    return undefined;
  }

  function refuse(member: string, reason: string): void {
    faults.add(`publishParameters.${member}`, reason);
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
