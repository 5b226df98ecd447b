import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../support/programs.js';
import { type BenchGeometry, ROW_FIELDS, type RowFiles, writeRows } from './rows.js';
import type { Scratch } from '../support/scratch.js';

/** Formats that are measured, in the order of the table. */
export const BENCH_FORMATS = [
  'gpkg',
  'shapefile',
  'filegdb',
  'geojson',
  'featureCollection',
  'csv',
  'excel',
] as const;

export type BenchFormat = (typeof BENCH_FORMATS)[number];

/** Source that is appended, and the spatial reference of its layer. */
export interface BenchSource {
  readonly format: BenchFormat;
  readonly geometry: BenchGeometry;
  readonly file: string;
  /** File that GDAL reads: the same rows, in a format that it knows. Two formats may share it. */
  readonly peerFile: string;
  readonly rows: number;
  /** Spatial reference of the layer; the source is in 4326. */
  readonly srid: number;
}

export type SourceKind = Omit<BenchSource, 'file' | 'peerFile' | 'format'>;

/** Rows on disk, as they were generated and in every other format that was asked for. */
export interface Dataset {
  source(format: BenchFormat): Promise<BenchSource>;
  /** Takes the files away. */
  remove(): Promise<void>;
}

/** Returns true if the format can hold the geometry. */
export function canHold(format: BenchFormat, geometry: BenchGeometry): boolean {
  // Neither has columns for a polygon.
  return geometry === 'point' || (format !== 'csv' && format !== 'excel');
}

/** Writes random rows for the formats. What GDAL makes of them is made when it is first asked for. */
export async function makeDataset(
  scratch: Scratch,
  kind: SourceKind,
  formats: readonly BenchFormat[],
): Promise<Dataset> {
  const folder = await mkdtemp(join(scratch.folder, 'rows-'));
  const files = rowFiles(folder, kind.geometry, formats);
  await writeRows({ geometry: kind.geometry, count: kind.rows, files, signal: scratch.signal });
  return datasetOf(folder, kind, files, scratch.signal);
}

/** The generated files that the formats need, in a folder. */
function rowFiles(folder: string, geometry: BenchGeometry, formats: readonly BenchFormat[]): RowFiles {
  const needs = (...some: BenchFormat[]): boolean => formats.some((format) => some.includes(format));
  return {
    ...(needs('gpkg', 'shapefile', 'filegdb', 'geojson', 'featureCollection') && {
      geojson: join(folder, 'rows.geojson'),
    }),
    ...(needs('csv', 'excel') && geometry === 'point' && { csv: join(folder, 'rows.csv') }),
    ...(needs('featureCollection') && { featureCollection: join(folder, 'rows.json') }),
  };
}

/** Rows that were generated already. */
function datasetOf(
  folder: string,
  kind: SourceKind,
  { geojson = '', csv = '', featureCollection = '' }: RowFiles,
  signal: AbortSignal,
): Dataset {
  const written = { geojson, csv, featureCollection };
  const made = new Map<BenchFormat, Promise<Pick<BenchSource, 'file' | 'peerFile'>>>();
  return {
    async source(format) {
      let files = made.get(format);
      if (files === undefined) made.set(format, (files = convertSource(folder, format, written, signal)));
      return { ...kind, format, ...(await files) };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function convertSource(
  folder: string,
  format: BenchFormat,
  written: Required<RowFiles>,
  signal: AbortSignal,
): Promise<Pick<BenchSource, 'file' | 'peerFile'>> {
  const ogr = (...args: string[]): Promise<string> => runProgram('ogr2ogr', args, { signal });
  const zip = (cwd: string, file: string, names: readonly string[]): Promise<string> =>
    runProgram('zip', ['-q', '-r', file, ...names], { cwd, signal });
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
      await mkdir(shapes);
      const file = join(folder, 'rows.zip');
      await ogr(
        ...['-f', 'ESRI Shapefile', join(shapes, 'rows.shp'), written.geojson],
        ...['-nln', 'rows', '-lco', 'ENCODING=UTF-8'],
      );
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
      // GDAL is told by a file beside it where the places in a workbook are.
      const peerFile = join(folder, 'rows.vrt');
      await writeFile(peerFile, virtualPoints(file));
      return { file, peerFile };
    }
  }
}

/** Points of a table by its columns `lon` and `lat`: https://gdal.org/drivers/vector/vrt.html. */
function virtualPoints(file: string): string {
  const fields = ['guid', ...ROW_FIELDS.map(({ name }) => name)].map((name) => `<Field name="${name}"/>`);
  return `<OGRVRTDataSource><OGRVRTLayer name="rows"><SrcDataSource>${file}</SrcDataSource>
<GeometryType>wkbPoint</GeometryType><LayerSRS>EPSG:4326</LayerSRS>
<GeometryField encoding="PointFromColumns" x="lon" y="lat"/>
${fields.join('\n')}
</OGRVRTLayer></OGRVRTDataSource>
`;
}
