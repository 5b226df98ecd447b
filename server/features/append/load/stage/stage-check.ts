import type { Knex } from 'knex';
import type { BulkLoader } from '../../../../storage/sql/bulk-loader.js';
import type { Dialect } from '../../../../storage/sql/dialect.js';
import type { Layer } from '../../../model/layer.js';
import type { RowRestriction } from '../../../query/plan/query-plan.js';
import type { AppendPlan } from '../../mapping/plan.js';
import type { RowReport } from '../../report/report.js';

/** A stage under examination. */
export interface StageCheck {
  readonly trx: Knex.Transaction;
  readonly dialect: Dialect;
  readonly bulk: BulkLoader;
  readonly layer: Layer;
  /** Of a view: which rows of the layer are there for the caller. */
  readonly restriction?: RowRestriction | undefined;
  readonly plan: AppendPlan;
  readonly report: RowReport;
  /** Rows that were staged; some may have been refused since. */
  readonly stagedCount: number;
  /** Whether any source row had a field for the plan's column. */
  readonly hasSeen: (column: number) => boolean;
  /** Whether some row lacks a field that others have. */
  readonly hasOmissions: boolean;
  /** The layer counts as empty, whatever is still in it. */
  readonly ignoresExisting: boolean;
  /** Under ownership-based access control; `undefined` where the caller is exempt from it. */
  readonly ownership: Ownership | undefined;
  /** Features that the layer has stay where they are. */
  readonly isFixed: boolean;
}

/** What a caller may do to rows of others. */
export interface Ownership {
  /** `null` for anonymous. */
  readonly userName: string | null;
  readonly mayUpdateOthers: boolean;
  /** Rows that are hidden from the caller must not show through what is said about them. */
  readonly mayQueryOthers: boolean;
}
