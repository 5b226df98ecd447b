import type { Fault } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import { shortText } from '../append/report/report.js';

type Schemas = components['schemas'];

/** Pattern of the values that are accepted because they have no effect; `undefined` if only an empty value is. */
type Accepted = RegExp | undefined;

type Unsupported<Parameters> = Readonly<Partial<Record<keyof Parameters, Accepted>>>;

// `sde.DEFAULT` is the one version of data that has no versions.
const DEFAULT_VERSION = /^(?:[^.]*\.)?default$/i;
const NO_TIME = /^null(?:,null)?$/i;
const FALSE = /^false$/i;
const STANDARD = /^(?:standard|none)$/i;
const PLAIN_ENCODING = /^esriDefault$/i;
const ZERO = /^0(?:\.0*)?$/;

/** Longest value that an error quotes whole, in characters. */
const MAX_QUOTED = 40;

/** Parameters of `query` that would narrow or change a reply here if they were supported. */
export const UNSUPPORTED_IN_QUERY = {
  aggregateIds: undefined,
  datumTransformation: undefined,
  defaultSR: undefined,
  featureEncoding: PLAIN_ENCODING,
  fullText: undefined,
  gdbVersion: DEFAULT_VERSION,
  historicMoment: undefined,
  lod: undefined,
  lodType: undefined,
  parameterValues: undefined,
  rangeValues: undefined,
  returnCentroid: FALSE,
  returnEnvelope: FALSE,
  returnUniqueIdsOnly: FALSE,
  sqlFormat: STANDARD,
  text: undefined,
  time: NO_TIME,
  uniqueIds: undefined,
} as const satisfies Unsupported<Schemas['QueryParameters']>;

/** Parameters that would narrow what `deleteFeatures` deletes, or widen it. */
export const UNSUPPORTED_IN_DELETE = {
  distance: ZERO,
  fullText: undefined,
  gdbVersion: DEFAULT_VERSION,
  historicMoment: undefined,
  time: NO_TIME,
  uniqueIds: undefined,
} as const satisfies Unsupported<Schemas['DeleteFeaturesParameters']>;

/** Parameters that would narrow what `calculate` changes. */
export const UNSUPPORTED_IN_CALCULATE = {
  gdbVersion: DEFAULT_VERSION,
  geometry: undefined,
  historicMoment: undefined,
  objectIds: undefined,
  sqlFormat: STANDARD,
  time: NO_TIME,
  uniqueIds: undefined,
} as const satisfies Unsupported<Schemas['CalculateParameters']>;

/** Parameters that choose another state of the data. */
export const UNSUPPORTED_IN_FEATURE = {
  gdbVersion: DEFAULT_VERSION,
  historicMoment: undefined,
} as const satisfies Unsupported<Schemas['FeatureParameters']>;

export const UNSUPPORTED_IN_EDITS = {
  gdbVersion: DEFAULT_VERSION,
} as const satisfies Unsupported<Schemas['ApplyEditsParameters']>;

/**
 * Returns a fault for every parameter that needs an unsupported feature. Empty values, and values without effect, are
 * accepted.
 */
export function unsupportedFaults(
  parameters: object,
  unsupported: Readonly<Record<string, Accepted>>,
): Fault[] {
  const sent = parameters as Readonly<Record<string, unknown>>;
  return Object.entries(unsupported).flatMap(([field, accepted]): Fault[] => {
    const text = textOf(sent[field]).trim();
    if (text === '' || accepted?.test(text) === true) return [];
    const reason =
      accepted === undefined
        ? 'is not supported'
        : `'${shortText(text, { maxLength: MAX_QUOTED })}' is not supported`;
    return [{ field, reason, kind: 'invalid' }];
  });
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
