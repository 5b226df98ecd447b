import type { Knex } from 'knex';
import type { JobContext } from '../../../jobs/job.js';
import type { BulkLoader } from '../../../storage/bulk/bulk-loader.js';
import type { Database } from '../../../storage/database.js';
import type { Extent, Layer } from '../../layer.js';
import type { AppendPlan } from '../plan.js';
import type { RowReport } from '../report.js';
import type { AppendRequest } from '../request.js';
import type { SourceFile, SourceTable } from '../sources/source-format.js';

/** Everything that loading needs, in the one transaction that will hold its rows. */
export interface LoadJob {
  readonly trx: Knex.Transaction;
  readonly features: Database;
  readonly bulk: BulkLoader;
  readonly layer: Layer;
  readonly plan: AppendPlan;
  readonly table: SourceTable;
  readonly file: SourceFile;
  readonly request: AppendRequest;
  readonly context: JobContext;
}

/** What was done, before it is committed. */
export interface Loaded {
  readonly recordCount: number;
  readonly insertCount: number;
  readonly updateCount: number;
  readonly report: RowReport;
  /** Rows whose geometry was moved to the edge of Web Mercator. */
  readonly clampedCount: number;
  /** Of the new rows, when nothing else was touched; `undefined` when the layer must be measured. */
  readonly addedExtent: { readonly extent: Extent | undefined } | undefined;
  readonly isCleared: boolean;
}
