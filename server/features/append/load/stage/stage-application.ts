import type { PausedIndex } from '../../../../storage/sql/bulk-loader.js';
import type { AppendTarget } from '../../request/request.js';
import type { StageCheck } from './stage-check.js';

/** What became of the rows of a stage. */
export interface AppliedCounts {
  readonly insertCount: number;
  readonly updateCount: number;
  readonly unchangedCount: number;
  /** See `Loaded`. */
  readonly rowsIn?: string | undefined;
}

/** A stage that was examined, and what is to be done with it. */
export interface StageApplication extends StageCheck {
  /** `undefined` for a table without geometry. */
  readonly index: PausedIndex | undefined;
  readonly upsert: AppendTarget['upsert'];
}
