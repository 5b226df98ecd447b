import type { JsonObject } from '../../../jobs/job.js';
import type { KnownBlob } from '../../../storage/blobs/blobs.js';
import type { SourceInfo } from '../source-info/source-info.js';

/** Kind of append jobs. */
export const APPEND_JOB = 'append';

/** Checked entry of `fieldMappings`: source field `source` fills the layer field `name`. */
export interface FieldMapping {
  readonly source: string;
  /** Name as the layer spells it. */
  readonly name: string;
}

/** Layer that is written, and the part of the source that goes into it. */
export interface AppendTarget {
  readonly layerKey: number;
  /** Number of the layer in the address of the service. */
  readonly layerId: number;
  readonly layerName: string;
  /** Name of the table in the source; `null` for the only one. */
  readonly sourceTableName: string | null;
  /** Number of the table in the source; overrides the name. */
  readonly sourceTableId: number | null;
  readonly fieldMappings: readonly FieldMapping[];
  /** Names of the layer's fields to write; `null` for all. */
  readonly appendFields: readonly string[] | null;
  /** Condition on source rows; absent or `null` for all rows. */
  readonly sourceFilter?: string | null;
  /** `null` to insert only. */
  readonly upsert: {
    /** Name of the layer field that identifies rows. */
    readonly keyField: string;
    readonly skipInserts: boolean;
    readonly skipUpdates: boolean;
    readonly updateGeometry: boolean;
    /**
     * True if updated rows keep their creator and creation date. Absent in jobs of earlier versions, which
     * always kept them.
     */
    readonly keepCreator?: boolean;
  } | null;
}

/**
 * Request of an append job: the checked parameters in normal form. It is the payload of the job, so it is
 * plain JSON, and the rows are in a blob.
 */
export interface AppendRequest {
  /** Key of the first target's layer. */
  readonly layerKey: number;
  /** Name in the status: of the layer, or of the service for an append to the service. */
  readonly layerName: string;
  /** Layers written one after the other in one transaction; at least one. */
  readonly targets: readonly AppendTarget[];
  /** True if submitted to the service; the status then has counts per layer. */
  readonly isServiceLevel: boolean;
  /** URL of the feature service, `…/FeatureServer`; absolute, without the token. */
  readonly serviceUrl: string;
  readonly source: KnownBlob & {
    readonly fileName: string;
    /** Canonical name of the format. */
    readonly format: string;
    /** Id of the stored item or upload; absent for `edits`, and in jobs of earlier versions. */
    readonly itemId?: string;
  };
  readonly sourceInfo: SourceInfo;
  readonly truncateExisting: boolean;
  readonly rollbackOnFailure: boolean;
  readonly returnEditMoment: boolean;
  /** True to do everything except writing. */
  readonly dryRun: boolean;
  /** Name written to the editor-tracking fields; `null` for anonymous. */
  readonly userName: string | null;
  /** False if ownership-based access control lets the caller update only own and anonymous rows. */
  readonly mayUpdateOthers: boolean;
  /** False if ownership-based access control hides rows of other users from the caller. */
  readonly mayQueryOthers: boolean;
  /** Keys of the layers whose features the caller may not move; absent for none. */
  readonly fixedLayers?: readonly number[];
}

export function toPayload(request: AppendRequest): JsonObject {
  return { ...request };
}

/**
 * Reads the payload of a job of kind `append`. Payloads of earlier versions, which had one layer only, are
 * converted: such jobs may still be queued after an upgrade, and their status can be read later.
 */
export function fromPayload(payload: JsonObject): AppendRequest {
  const stored = payload as unknown as AppendRequest | EarlierRequest;
  return 'targets' in stored ? stored : fromEarlier(stored);
}

/**
 * Returns the `itemId` of a job: the id of its source, or one derived from the job's id if it has no stored
 * source.
 */
export function itemIdOf(jobId: string, { source }: Pick<AppendRequest, 'source'>): string {
  return source.itemId ?? jobId.replaceAll('-', '');
}

/** Payload of versions in which an append had a single layer. */
type EarlierRequest = Omit<
  AppendRequest,
  'targets' | 'isServiceLevel' | 'dryRun' | 'mayUpdateOthers' | 'mayQueryOthers'
> &
  Omit<AppendTarget, 'layerId' | 'sourceTableId'> &
  Partial<Pick<AppendRequest, 'mayUpdateOthers' | 'mayQueryOthers'>>;

function fromEarlier(stored: EarlierRequest): AppendRequest {
  const { layerKey, layerName, sourceTableName, fieldMappings, appendFields, upsert } = stored;
  const target = { layerKey, layerId: 0, layerName, sourceTableName, sourceTableId: null };
  return {
    layerKey,
    layerName,
    targets: [{ ...target, fieldMappings, appendFields, upsert }],
    isServiceLevel: false,
    serviceUrl: stored.serviceUrl,
    source: stored.source,
    sourceInfo: stored.sourceInfo,
    truncateExisting: stored.truncateExisting,
    rollbackOnFailure: stored.rollbackOnFailure,
    returnEditMoment: stored.returnEditMoment,
    dryRun: false,
    userName: stored.userName,
    mayUpdateOthers: stored.mayUpdateOthers ?? true,
    mayQueryOthers: stored.mayQueryOthers ?? true,
  };
}
