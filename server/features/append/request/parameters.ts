import type { Fault } from '../../../lib/errors.js';

/** Notes a fault of the parameter `field`. */
export type Refuse = (field: string, reason: string, kind?: Fault['kind']) => void;

/** One entry of `fieldMappings`: the source field `source` (or `sourceName`) goes into the layer's field `name`. */
export interface FieldMapping {
  readonly name?: string | undefined;
  readonly source?: string | undefined;
  readonly sourceName?: string | undefined;
}

/** The append operation's parameters, already parsed; empty strings count as absent. */
export interface AppendParameters {
  /** Literal source, as the text that was sent. */
  readonly edits?: string | undefined;
  readonly appendUploadId?: string | undefined;
  readonly appendItemId?: string | undefined;
  readonly appendUploadFormat?: string | undefined;
  /** Other names of `appendUploadId` and `appendUploadFormat`. */
  readonly editsUploadId?: string | undefined;
  readonly editsUploadFormat?: string | undefined;
  readonly sourceTableName?: string | undefined;
  readonly fieldMappings?: readonly FieldMapping[] | undefined;
  /** Any JSON object; see `source-info.ts` for what is read of it. */
  readonly appendSourceInfo?: Readonly<Record<string, unknown>> | undefined;
  readonly upsert?: boolean | undefined;
  readonly skipInserts?: boolean | undefined;
  readonly skipUpdates?: boolean | undefined;
  readonly useGlobalIds?: boolean | undefined;
  readonly updateGeometry?: boolean | undefined;
  readonly keepCreator?: boolean | undefined;
  readonly upsertMatchingField?: string | undefined;
  readonly appendFields?: readonly string[] | undefined;
  readonly rollbackOnFailure?: boolean | undefined;
  readonly truncateExisting?: boolean | undefined;
  readonly returnEditMoment?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  /** Of the service-level operation: ids of the layers to write. */
  readonly layers?: readonly number[] | undefined;
  /** Of the service-level operation; tolerated at a layer, where its own entry counts. */
  readonly layerMappings?: readonly LayerMapping[] | undefined;
  /** See `read-source-filter.ts`. */
  readonly appendSourceFilter?: string | undefined;
}

export interface LayerMapping {
  readonly id?: number | undefined;
  readonly sourceTableName?: string | undefined;
  /** The table by its number. */
  readonly sourceId?: number | undefined;
  readonly fieldMappings?: readonly FieldMapping[] | undefined;
}
