import { sridOf } from '../../model/reference-numbers.js';
import { listNames } from '../../../lib/text/list-names.js';
import { readFeatureRows } from './feature-stream/read-feature-rows.js';
import { readTableRows } from './geopackage/read-table-rows.js';
import type { SourceBatch, SourceFile, SourceGeometry, SourceTable } from '../source/source-format.js';
import { RowLimits } from '../source/row-limits.js';
import { WarningList } from '../source/warning-list.js';
import { formatWarning } from '../../../gdal/stderr-log.js';
import { readGeometryWords } from './gdal/ogrinfo-text.js';
import type { GdalRowsOptions } from './gdal/gdal-rows.js';
import { findSourceBytes } from './gdal/source-bytes.js';
import { canName, selectColumns, type SelectedColumn } from './gdal/select-rows.js';
import { readWktReference } from './gdal/wkt-reference.js';

export interface GdalTableOptions extends Pick<
  GdalRowsOptions,
  'source' | 'table' | 'isCountSure' | 'findDeletionMarks' | 'ordinatesOf'
> {
  readonly file: SourceFile;
  /** Geometry if the format knows more than GDAL reports. */
  readonly geometry?: SourceGeometry;
  /** Columns if GDAL reports them differently from the source, and binary ones. */
  readonly columns?: readonly SelectedColumn[];
  readonly binaryFields?: readonly string[];
  readonly warnings?: readonly string[];
  /** See `SourceTable`. */
  readonly isComputed?: boolean;
}

const CURVES = /Curve|Circular|Surface/;

/** Makes a `SourceTable` of a table that GDAL reads. Closing it removes the source's folder. */
export function makeGdalTable(options: GdalTableOptions): SourceTable {
  const { source, file, table } = options;
  const columns = options.columns ?? selectColumns(table, source);
  const geometry = options.geometry ?? readGeometryWords(table.geometryWords);
  const spatialReference = geometry === null ? undefined : readWktReference(table.wkt);
  const recordCount = table.featureCount ?? 0;
  const unnamed = table.fields.map(({ name }) => name).filter((name) => !canName(name, source.sql));
  const warnings = [
    ...(options.warnings ?? []),
    ...(table.warnings ?? []).map((warning) => formatWarning(warning)),
    ...(unnamed.length === 0
      ? []
      : [`${listNames(unnamed)} of the source was left out: GDAL does not support a name that ends in \\.`]),
    ...(table.otherGeometryColumns.length === 0
      ? []
      : [
          `${listNames(table.otherGeometryColumns)} of the source holds geometries and was left out: ` +
            (table.geometryColumn === undefined
              ? 'the source does not list it as a geometry column.'
              : `only those of ${table.geometryColumn} are read.`),
        ]),
    ...(CURVES.test(table.geometryWords) ? ['Curves are read as lines of short straight pieces.'] : []),
  ];
  const told = new WarningList(warnings);
  const onWarning = (message: string): void => told.add(message);
  return {
    fields: columns.map(({ column }) => column.name),
    columns: columns.map(({ column }) => column),
    binaryFields:
      options.binaryFields ?? table.fields.flatMap(({ name, type }) => (type === 'Binary' ? [name] : [])),
    geometry,
    tellsOrdinates: source.sql !== 'ogr',
    notation: 'wkb',
    spatialReference,
    recordCount,
    // Longitude and latitude are checked before projection, which a projecting child cannot do.
    projects: spatialReference !== undefined && sridOf(spatialReference) !== 4326,
    ...(options.isComputed === true && { isComputed: true }),
    warnings,
    async *read(readOptions): AsyncGenerator<SourceBatch> {
      const read = source.sql === 'ogr' ? readFeatureRows : readTableRows;
      const rows = read({ ...options, columns, geometry, spatialReference, onWarning }, readOptions);
      const { format, settings } = source;
      const limits = new RowLimits({ format, settings, findSize: () => findSourceBytes(source) });
      let count = 0;
      for await (const batch of rows) {
        count += batch.rows.length + (batch.encoded?.count ?? 0);
        await limits.checkRows(count);
        const share = recordCount > 0 ? Math.min(1, count / recordCount) : 1;
        yield { ...batch, bytesRead: Math.round(file.bytes * share) };
      }
    },
    close: () => source.folder.remove(),
  };
}
