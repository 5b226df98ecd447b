import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Formats that are measured, in the order of the table. */
export const BENCH_FORMATS = [
  'gpkg',
  'shapefile',
  'filegdb',
  'geojson',
  'csv',
  'featureCollection',
  'excel',
] as const;

export type BenchFormat = (typeof BENCH_FORMATS)[number];

/** What is appended, and into which spatial reference. */
export interface BenchSource {
  readonly format: BenchFormat;
  readonly geometry: 'point' | 'polygon';
  readonly file: string;
  /** What the peer reads: the same rows, in a form that GDAL knows. */
  readonly peerFile: string;
  readonly rows: number;
  /** Of the layer; the source is in 4326. */
  readonly srid: number;
}

/** Files with the same rows in every format. `geojson`, `csv` and `featureCollection` are there already. */
export async function convertSource(
  folder: string,
  format: BenchFormat,
  written: { readonly geojson: string; readonly csv: string; readonly featureCollection: string },
): Promise<Pick<BenchSource, 'file' | 'peerFile'>> {
  switch (format) {
    case 'geojson':
    case 'csv':
      return { file: written[format], peerFile: written[format] };
    case 'featureCollection':
      // GDAL cannot open one: it is given the same rows as GeoJSON.
      return { file: written.featureCollection, peerFile: written.geojson };
    case 'gpkg': {
      const file = join(folder, 'rows.gpkg');
      await ogr('-f', 'GPKG', file, written.geojson, '-nln', 'rows', '-lco', 'SPATIAL_INDEX=NO');
      return { file, peerFile: file };
    }
    case 'shapefile': {
      const shapes = join(folder, 'shapes');
      await ogr('-f', 'ESRI Shapefile', shapes, written.geojson, '-nln', 'rows', '-lco', 'ENCODING=UTF-8');
      const file = join(folder, 'rows.zip');
      await zip(shapes, file, await readdir(shapes));
      return { file, peerFile: `/vsizip/${file}` };
    }
    case 'filegdb': {
      await ogr('-f', 'OpenFileGDB', join(folder, 'rows.gdb'), written.geojson, '-nln', 'rows');
      const file = join(folder, 'rows.gdb.zip');
      await zip(folder, file, ['rows.gdb']);
      return { file, peerFile: `/vsizip/${file}` };
    }
    case 'excel': {
      const file = join(folder, 'rows.xlsx');
      await ogr('-f', 'XLSX', file, written.csv, '-nln', 'rows', '-oo', 'AUTODETECT_TYPE=YES');
      // GDAL knows no places in a workbook; it is given the same rows as CSV.
      return { file, peerFile: written.csv };
    }
  }
}

async function ogr(...args: string[]): Promise<void> {
  await promisify(execFile)('ogr2ogr', args);
}

async function zip(cwd: string, file: string, names: readonly string[]): Promise<void> {
  await promisify(execFile)('zip', ['-q', '-r', file, ...names], { cwd });
}
