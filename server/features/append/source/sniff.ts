import type { SourceFile } from './source-format.js';

/** Bytes at the start of a file that identify its kind. */
export const HEAD_BYTES = 4096;

/** Reads the first bytes of a source. */
export async function readHead(file: Pick<SourceFile, 'bytes' | 'open'>): Promise<Buffer> {
  if (file.bytes === 0) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.open({ start: 0, end: Math.min(file.bytes, HEAD_BYTES) - 1 })) {
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const APPLICATION_ID_AT = 68;
const GEOPACKAGE_IDS = new Set(['GPKG', 'GP10', 'GP11']);

export function isSqlite(head: Buffer): boolean {
  return head.toString('latin1', 0, 16) === 'SQLite format 3\0';
}

/** Returns true if an SQLite database declares itself a GeoPackage. */
export function isGeoPackage(head: Buffer): boolean {
  const id = head.toString('latin1', APPLICATION_ID_AT, APPLICATION_ID_AT + 4);
  return isSqlite(head) && GEOPACKAGE_IDS.has(id);
}

export function isZip(head: Buffer): boolean {
  return /^PK(?:\x03\x04|\x05\x06|\x07\x08)/.test(head.toString('latin1', 0, 4));
}

export function isFlatGeobuf(head: Buffer): boolean {
  return head.toString('latin1', 0, 3) === 'fgb' && head.toString('latin1', 4, 7) === 'fgb';
}

/** Returns true for the head of a `.shp` or `.shx` file. */
export function isShapes(head: Buffer): boolean {
  return head.length >= 100 && head.readUInt32BE(0) === 9994 && head.readUInt32LE(28) === 1000;
}

/** Describes the apparent kind of a file for messages; `undefined` if unknown. */
export function describeKind(head: Buffer): string | undefined {
  if (head.length === 0) return 'an empty file';
  if (isGeoPackage(head)) return 'a GeoPackage (gpkg)';
  if (isSqlite(head)) return 'an SQLite database (sqlite)';
  if (isZip(head)) return 'a zip archive';
  if (isFlatGeobuf(head)) return 'FlatGeobuf (flatgeobuf)';
  if (isShapes(head)) return 'a bare .shp or .shx file; zip it with its .dbf and .prj (shapefile)';
  const start = head.toString('latin1', 0, 512);
  if (start.startsWith('\xD0\xCF\x11\xE0')) return 'an Excel workbook of the old kind (excel)';
  if (start.startsWith('\x1F\x8B')) return 'a gzip archive; use zip';
  if (start.startsWith("7z\xBC\xAF'\x1C") || start.startsWith('Rar!')) return 'an archive other than zip';
  if (start.startsWith('%PDF')) return 'a PDF document';
  if (start.startsWith('\xFF\xFE') || start.startsWith('\xFE\xFF')) return 'text in UTF-16';
  const text = start.replace(/^(?:\xEF\xBB\xBF)?\s*/, '');
  if (text.startsWith('\x1E')) return 'a sequence of JSON texts (jsonl)';
  if (/^[[{]/.test(text)) return 'JSON (geojson or featureCollection)';
  if (/^<(?:!doctype html|html)/i.test(text)) return 'a web page';
  if (text.startsWith('<')) return 'XML';
  return start.includes('\0') ? undefined : 'text (csv)';
}
