import type { Knex } from 'knex';
import type { JobContext } from '../../../../jobs/job.js';
import type { BulkLoader } from '../../../../storage/sql/bulk-loader.js';
import type { Database } from '../../../../storage/database/database.js';
import type { Extent, Layer } from '../../../model/layer.js';
import type { FieldMatch } from '../../mapping/match-fields.js';
import type { AppendPlan } from '../../mapping/plan.js';
import type { RowReport } from '../../report/report.js';
import type { RowsOfLayer } from '../../../query/rows/rows-of-layer.js';
import type { LoadProgress } from './load-progress.js';
import type { AppendRequest, AppendTarget } from '../../request/request.js';
import type { SourceFile, SourceTable } from '../../source/source-format.js';
import type { SourceSettings } from '../../../../config/source-settings.js';

/** Everything that loading one layer needs, in the one transaction that will hold its rows. */
export interface LoadJob {
  readonly trx: Knex.Transaction;
  readonly features: Database;
  readonly bulk: BulkLoader;
  /** Whose table is written; of a view, its source. */
  readonly layer: Layer;
  /** Which layer was asked for, and which rows are there for the caller. */
  readonly rows: RowsOfLayer;
  readonly plan: AppendPlan;
  readonly table: SourceTable;
  readonly file: SourceFile;
  readonly request: AppendRequest;
  /** The one of the request's that the rows are of. */
  readonly target: AppendTarget;
  readonly context: JobContext;
  /** Of the whole job: rows of layers before this one may be in it. */
  readonly report: RowReport;
  readonly progress: LoadProgress;
  /** Bounds of the programs that read and project; the defaults when absent. */
  readonly settings?: SourceSettings | undefined;
}

/** Source rows of a layer, by what became of them. */
export interface LoadCounts {
  readonly recordCount: number;
  readonly insertCount: number;
  readonly updateCount: number;
  /** Of the updated rows: those that had the same values before. Their writing counts as an edit all the same. */
  readonly unchangedCount: number;
  readonly errorCount: number;
}

/** What was done to a layer, before it is committed. */
export interface Loaded extends LoadCounts {
  /** Rows whose geometry was moved to the edge of Web Mercator. */
  readonly clampedCount: number;
  readonly warnings: readonly string[];
  readonly match: FieldMatch;
  /** Messages on values outside of the domains of their fields. */
  readonly outside: readonly string[];
  /** Of the new rows, when nothing else was touched; `undefined` when the layer must be measured. */
  readonly addedExtent: { readonly extent: Extent | undefined } | undefined;
  readonly isCleared: boolean;
  /** The table that has the layer's rows until all is loaded; absent where that is its own. */
  readonly rowsIn?: string | undefined;
}
