import type { Dialect } from '../../../../storage/sql/dialect.js';
import type { PausedIndex } from '../../../../storage/sql/bulk-loader.js';
import type { LayerLoad } from '../rows/layer-load.js';

/** Load of a layer whose rows are in the stage, to be validated there and then applied. */
export interface StagedLoad extends LayerLoad {
  readonly dialect: Dialect;
  /** Index paused for the load; `undefined` for a table without geometry, and for a dry run. */
  readonly index: PausedIndex | undefined;
  /** Rows put into the stage, including those refused later. */
  readonly stagedCount: number;
  /** Returns true if any source row had a field for the plan's column. */
  readonly hasSeen: (column: number) => boolean;
  /** True if some row lacks a field that other rows have. */
  readonly hasOmissions: boolean;
  /** Rule of ownership-based access control; `undefined` where the caller is exempt from it. */
  readonly ownership: Ownership | undefined;
  /** True if the caller may not move features of the layer. */
  readonly isFixed: boolean;
}

/** Rights of a caller on rows of other users. */
export interface Ownership {
  /** `null` for anonymous. */
  readonly userName: string | null;
  readonly mayUpdateOthers: boolean;
  /** False if errors and counts must not reveal rows of other users. */
  readonly mayQueryOthers: boolean;
}

/** Rows of a stage by outcome. */
export interface AppliedCounts {
  readonly insertCount: number;
  readonly updateCount: number;
  readonly unchangedCount: number;
  /** See `Loaded`. */
  readonly rowsIn?: string | undefined;
}
