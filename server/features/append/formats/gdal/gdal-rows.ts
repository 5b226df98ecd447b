import type { DeletionMarks } from './deleted-rows.js';
import type { SpatialReference } from '../../../model/layer.js';
import type { SourceBatch, SourceGeometry } from '../../source/source-format.js';
import type { GdalSource } from './gdal-source.js';
import type { OgrTable } from './ogrinfo-text.js';
import type { Ordinates } from './own-ordinates.js';
import type { SelectedColumn } from './select-rows.js';

/** A table that GDAL reads, and the columns that are read of it. */
export interface GdalRowsOptions {
  readonly source: GdalSource;
  readonly table: OgrTable;
  readonly columns: readonly SelectedColumn[];
  readonly geometry: SourceGeometry | null;
  readonly spatialReference: SpatialReference | undefined;
  /** Which ordinates the geometry of a row has, by its id, where GDAL gives all of them what the table has. */
  readonly ordinatesOf?: ((id: number) => Ordinates) | undefined;
  /** True if GDAL's count of rows is sure, so that fewer mean that the file is damaged. */
  readonly isCountSure: boolean;
  /** Called with each message on what may be lost or changed and is of no row that could be refused for it. */
  readonly onWarning?: (message: string) => void;
  /** Where the source says which rows are deleted. @returns `undefined` when that cannot be found */
  readonly findDeletionMarks?: (signal: AbortSignal) => Promise<DeletionMarks | undefined>;
}

/** Rows that came together. */
export type GdalRows = Pick<SourceBatch, 'encoded' | 'rows'>;
