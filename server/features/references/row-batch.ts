import type { EncodedRows } from '../../storage/sql/bulk-loader.js';
import type { SpatialReference } from '../model/layer.js';
import type { ConvertedRow } from '../append/convert/convert-rows.js';
import type { SourceSettings } from '../../config/source-settings.js';
import type { WkbDimensions } from '../append/convert/geometry/wkb.js';
import type { RowReport } from '../append/report/report.js';

/** Batch between processing steps: rows, and the position reached in the source. */
export interface RowBatch {
  readonly rows: readonly ConvertedRow[];
  /** Rows before these that need no further steps. */
  readonly encoded?: EncodedRows | undefined;
  /** Source records up to here, including refused ones. */
  readonly recordCount: number;
  readonly bytesRead: number;
}

export interface Projection {
  readonly from: SpatialReference;
  readonly to: SpatialReference;
  readonly dimensions: WkbDimensions;
  readonly report: RowReport;
  readonly signal: AbortSignal;
  /** Limits on the projecting program; defaults if absent. */
  readonly settings?: SourceSettings | undefined;
  /** Called for each geometry that is moved to the edge of Web Mercator. */
  readonly onClamped: () => void;
  /** Called with the warnings of the projecting program. */
  readonly onWarning?: (message: string) => void;
}
