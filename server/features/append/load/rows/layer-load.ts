import type { Knex } from 'knex';
import type { JobContext } from '../../../../jobs/job.js';
import type { BulkLoader } from '../../../../storage/sql/bulk-loader.js';
import type { Database } from '../../../../storage/database/database.js';
import type { Extent, Layer } from '../../../model/layer.js';
import type { FieldMatch } from '../../mapping/match-fields.js';
import type { AppendPlan } from '../../mapping/plan.js';
import type { GeocodeSummary } from '../../report/tally.js';
import type { RowReport } from '../../report/report.js';
import type { RowsOfLayer } from '../../../query/rows/rows-of-layer.js';
import type { LoadProgress } from './load-progress.js';
import type { AppendRequest, AppendTarget } from '../../request/request.js';
import type { SourceTable } from '../../source/source-format.js';
import type { SourceSettings } from '../../../../config/source-settings.js';

/** One layer of an append with its table of the source, opened and planned before any row is written. */
export interface PlannedLayer {
  /** Layer whose table is written; for a view, its source. */
  readonly layer: Layer;
  /** Layer that the request names, and the rows that the caller may see. */
  readonly rows: RowsOfLayer;
  /** Entry of the request for this layer. */
  readonly target: AppendTarget;
  readonly table: SourceTable;
  readonly plan: AppendPlan;
  /** Result of geocoding; absent where rows have no addresses. */
  readonly geocoding?: GeocodeSummary;
}

/** Transaction that loads all layers of an append, and what it works with. */
export interface LoadTransaction {
  readonly trx: Knex.Transaction;
  readonly features: Database;
  readonly bulk: BulkLoader;
  readonly request: AppendRequest;
  readonly context: JobContext;
  /** Report of the whole job, which may hold rows of earlier layers. */
  readonly report: RowReport;
  readonly progress: LoadProgress;
  /** Limits of the programs that read and project; the defaults when absent. */
  readonly settings?: SourceSettings | undefined;
}

/** Load of one layer in the transaction. */
export interface LayerLoad extends PlannedLayer, LoadTransaction {}

/** Source rows of a layer, by outcome. */
export interface LoadCounts {
  readonly recordCount: number;
  readonly insertCount: number;
  readonly updateCount: number;
  /** Updated rows whose values did not change. They still count as edits. */
  readonly unchangedCount: number;
  readonly errorCount: number;
}

/** Outcome of the load of one layer, before it is committed. */
export interface Loaded extends LoadCounts {
  /** Rows whose geometry was moved to the edge of Web Mercator. */
  readonly clampedCount: number;
  readonly warnings: readonly string[];
  readonly match: FieldMatch;
  /** Messages on values outside the domains of their fields. */
  readonly outside: readonly string[];
  /** Extent of the new rows, if only inserts happened; `undefined` if the layer must be measured. */
  readonly addedExtent: { readonly extent: Extent | undefined } | undefined;
  readonly isCleared: boolean;
  /**
   * Table that holds the rows of the layer until the whole load is done; absent if it is the
   * layer's own table.
   */
  readonly rowsIn?: string | undefined;
}
