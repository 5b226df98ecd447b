import type { DeletionMarks } from './deleted-rows.js';
import type { SpatialReference } from '../../../model/layer.js';
import type { SourceBatch, SourceGeometry } from '../../source/source-format.js';
import type { GdalSource } from './gdal-source.js';
import type { OgrTable } from './ogrinfo-text.js';
import type { Ordinates } from './own-ordinates.js';
import type { SelectedColumn } from './select-rows.js';

/** Table that GDAL reads, and the columns to read. */
export interface GdalRowsOptions {
  readonly source: GdalSource;
  readonly table: OgrTable;
  readonly columns: readonly SelectedColumn[];
  readonly geometry: SourceGeometry | null;
  readonly spatialReference: SpatialReference | undefined;
  /**
   * Returns the ordinates of a row's geometry by its id, for formats where GDAL gives all rows those of the
   * table.
   */
  readonly ordinatesOf?: ((id: number) => Ordinates) | undefined;
  /** True if GDAL's row count is exact, so that a lower number means a damaged file. */
  readonly isCountSure: boolean;
  /** Called with each message about possible loss or change that cannot be attributed to a row. */
  readonly onWarning?: (message: string) => void;
  /** Finds the source's deletion marks. @returns `undefined` if they cannot be found */
  readonly findDeletionMarks?: (signal: AbortSignal) => Promise<DeletionMarks | undefined>;
}

/** Rows that arrived together. */
export type GdalRows = Pick<SourceBatch, 'encoded' | 'rows'>;
