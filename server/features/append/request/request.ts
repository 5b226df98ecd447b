import type { JsonObject } from '../../../jobs/job.js';
import type { KnownBlob } from '../../../storage/blobs/blobs.js';
import type { SourceInfo } from '../source-info/source-info.js';

/** Kind of the jobs that append makes. */
export const APPEND_JOB = 'append';

/** Checked entry of `fieldMappings`: the source field `source` goes into the layer's field `name`. */
export interface FieldMapping {
  readonly source: string;
  /** Name as the layer spells it. */
  readonly name: string;
}

/** One layer that is written, and what it takes of the source. */
export interface AppendTarget {
  readonly layerKey: number;
  /** Number in the service's address. */
  readonly layerId: number;
  readonly layerName: string;
  /** Which table of the source; `null` for the only one. */
  readonly sourceTableName: string | null;
  /** Number of the table in the source; wins over the name. */
  readonly sourceTableId: number | null;
  readonly fieldMappings: readonly FieldMapping[];
  /** Names of the layer's fields to write; `null` for all. */
  readonly appendFields: readonly string[] | null;
  /** Condition on the rows of the source; absent or `null` for all of them. */
  readonly sourceFilter?: string | null;
  /** `null` to insert only. */
  readonly upsert: {
    /** Name of the layer's field that tells rows apart. */
    readonly keyField: string;
    readonly skipInserts: boolean;
    readonly skipUpdates: boolean;
    readonly updateGeometry: boolean;
    /** Updated rows keep their creator and creation date. Absent in jobs of earlier versions, which kept them. */
    readonly keepCreator?: boolean;
  } | null;
}

/**
 * Request of an append job: the checked parameters in one spelling. Plain JSON, since it is the job's payload; the rows
 * are in a blob.
 */
export interface AppendRequest {
  /** Key of the first target's layer. */
  readonly layerKey: number;
  /** As the status says it: of the layer, or of the service where the append is to the service. */
  readonly layerName: string;
  /** Written one after the other, in one transaction. At least one. */
  readonly targets: readonly AppendTarget[];
  /** Submitted to the service: the status then has counts for each layer. */
  readonly isServiceLevel: boolean;
  /** URL of the feature service, `…/FeatureServer`; absolute, without the token. */
  readonly serviceUrl: string;
  readonly source: KnownBlob & {
    readonly fileName: string;
    /** Canonical name of the format. */
    readonly format: string;
    /** Name of the stored item or the upload; absent for `edits`, and in jobs of earlier versions. */
    readonly itemId?: string;
  };
  readonly sourceInfo: SourceInfo;
  readonly truncateExisting: boolean;
  readonly rollbackOnFailure: boolean;
  readonly returnEditMoment: boolean;
  /** Do everything but write. */
  readonly dryRun: boolean;
  /** Written to the editor-tracking fields; `null` for anonymous. */
  readonly userName: string | null;
  /** Under ownership-based access control the caller may only update own and anonymous rows. */
  readonly mayUpdateOthers: boolean;
  /** Under ownership-based access control the caller may not even know of the rows of others. */
  readonly mayQueryOthers: boolean;
  /** Keys of the layers whose features the caller may not move; absent: none. */
  readonly fixedLayers?: readonly number[];
}

export function toPayload(request: AppendRequest): JsonObject {
  return { ...request };
}

/**
 * Reads back what `toPayload` stored; only jobs of kind `append` hold it. Jobs of earlier versions, which knew one layer
 * only, are told of as they would be today: they may still wait when the program is upgraded, and are looked up later.
 */
export function fromPayload(payload: JsonObject): AppendRequest {
  const stored = payload as unknown as AppendRequest | EarlierRequest;
  return 'targets' in stored ? stored : fromEarlier(stored);
}

/** The `itemId` of a job: that of its source, or another spelling of the job's id where the source has none. */
export function itemIdOf(jobId: string, { source }: Pick<AppendRequest, 'source'>): string {
  return source.itemId ?? jobId.replaceAll('-', '');
}

/** As it was stored before an append could have several layers. */
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
