import { shortText } from '../../report/report.js';
import type { Archive, ArchivedFile } from '../../source/archive/zip-archive.js';
import { isShapes } from '../../source/sniff.js';
import { asSourceError } from '../gdal/gdal-source.js';
import { unreadableSource } from '../../source/source-error.js';
import type { SourceGeometry } from '../../source/source-format.js';
import { type CodePage, codePageOf, readCodePage, UnknownCodePageError } from './code-page.js';
import {
  DBF_HEAD_BYTES,
  type DbfColumn,
  type DbfHeader,
  findHeaderFault,
  parseDbfColumns,
  parseDbfHeader,
} from './dbf-header.js';
import { findMeasures, mayHaveMeasures, type ShapeMeasures } from './shape-measures.js';
import type { ShapefileSet } from './shapefile-sets.js';

/** Facts about a shapefile, from the first bytes of its files and from the small files. */
export interface SetFacts {
  /** Geometry type, if GDAL's name of it is ambiguous. */
  readonly geometry: SourceGeometry | undefined;
  /** Measures of shapes whose type has them. */
  readonly measures: ShapeMeasures | undefined;
  readonly records: DbfHeader;
  /** Bytes before the first record, and the columns that they describe. */
  readonly header: Buffer;
  readonly columns: readonly DbfColumn[];
  /** Code page of the text; `undefined` if none is stated. */
  readonly page: CodePage | undefined;
  readonly statesReference: boolean;
}

/** Set that has a table. */
export type WholeSet = ShapefileSet & { readonly dbf: ArchivedFile };

/**
 * Checks the files of a set.
 *
 * @param format - its name, for messages
 * @throws {JobError} if files of the set are missing, truncated, or not what their extension says
 */
export async function checkSet(
  format: string,
  set: ShapefileSet,
  archive: Archive,
  signal: AbortSignal,
): Promise<{ readonly set: WholeSet; readonly facts: SetFacts }> {
  const { name, dbf, shp } = set;
  if (dbf === undefined) throw unreadableSource(format, `${name}.dbf is missing from the zip`);
  for (const extension of ['prj', 'cpg'] as const) {
    if ((set[extension]?.bytes ?? 0) > MAX_SMALL_BYTES)
      throw unreadableSource(format, `${name}.${extension} is larger than such a file can be`);
  }
  const read = (file: ArchivedFile | undefined, bytes: number): Promise<Buffer> =>
    file === undefined ? Promise.resolve(Buffer.alloc(0)) : readStart(archive, file, bytes, signal);
  const shapeType = shp && checkShapes(format, { name, shp }, await read(shp, SHAPE_HEADER_BYTES));
  const geometry = shapeType === MULTIPATCH ? MULTIPATCHES : undefined;
  const records = checkRecords(format, { ...set, dbf }, await read(dbf, DBF_HEAD_BYTES));
  const header = await read(dbf, records.headerBytes);
  const columns = parseDbfColumns(header);
  const fault = findHeaderFault(header, columns);
  if (fault !== undefined) throw unreadableSource(format, `${name}.dbf ${fault}`);
  const cpg = (await read(set.cpg, MAX_SMALL_BYTES)).toString('latin1');
  const prj = (await read(shp && set.prj, MAX_SMALL_BYTES)).toString('latin1');
  const page = findCodePage(format, name, cpg) ?? codePageOf(records.languageId);
  const measures =
    shp !== undefined && mayHaveMeasures(shapeType ?? 0)
      ? await asSourceError(format, () => findMeasures(archive.open(shp, signal)))
      : undefined;
  // A blank .prj file counts as missing; any other text states a reference, even an unknown one.
  const facts = { geometry, measures, records, header, columns, page, statesReference: /[^\s\0]/.test(prj) };
  return { set: { ...set, dbf }, facts };
}

/** Reads the code page in the `.cpg` file; `undefined` if it is blank or missing. */
function findCodePage(format: string, name: string, cpg: string): CodePage | undefined {
  try {
    return readCodePage(cpg);
  } catch (error) {
    if (!(error instanceof UnknownCodePageError)) throw error;
    const page = shortText(error.codePage, { maxLength: MAX_QUOTED });
    throw unreadableSource(format, `${name}.cpg states code page ${page}, which is not supported`, error);
  }
}

/** Maximum length of a code page name that an error quotes, in characters. */
const MAX_QUOTED = 40;

/** Maximum size of small files; far more than any spatial reference needs. */
const MAX_SMALL_BYTES = 200_000;

async function readStart(
  archive: Archive,
  file: ArchivedFile,
  bytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of archive.open(file, signal)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}

/** Size of the header of `.shp` and `.shx`. */
export const SHAPE_HEADER_BYTES = 100;
/** Size of an entry in `.shx`: offset in `.shp`, and length, in 16-bit words. */
export const SHX_RECORD_BYTES = 8;
const MULTIPATCH = 31;
const MULTIPATCHES: SourceGeometry = { type: 'esriGeometryMultiPatch', hasZ: true, hasM: false };

/** @returns the type number that all shapes have */
function checkShapes(
  format: string,
  { name, shp }: { readonly name: string; readonly shp: ArchivedFile },
  head: Buffer,
): number {
  if (!isShapes(head)) throw unreadableSource(format, `${name}.shp is not a shapefile`);
  // Lengths are in 16-bit words.
  if (head.readUInt32BE(24) * 2 > shp.bytes) throw unreadableSource(format, `${name}.shp is incomplete`);
  return head.readUInt32LE(32);
}

function checkRecords(format: string, { name, dbf, shx }: WholeSet, head: Buffer): DbfHeader {
  const header = parseDbfHeader(head, dbf.bytes);
  if (header === undefined) throw unreadableSource(format, `${name}.dbf is not a dBase table`);
  if (!header.isWhole) throw unreadableSource(format, `${name}.dbf is incomplete`);
  const shapes = shx === undefined ? undefined : (shx.bytes - SHAPE_HEADER_BYTES) / SHX_RECORD_BYTES;
  if (shapes !== undefined && shapes !== header.recordCount) {
    const counts = `${String(shapes)} shapes and ${String(header.recordCount)} records`;
    throw unreadableSource(format, `${name} has ${counts}`);
  }
  return header;
}
