import type { BulkRow, BulkValue } from './bulk-loader.js';

const SRID_FLAG = 0x20000000;
const MUST_ESCAPE = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Rows in the text format of PostgreSQL's COPY. @param srid - of the geometry column; `undefined` for none. */
export function toCopyText(rows: readonly BulkRow[], srid: number | undefined): string {
  const toHex = srid === undefined ? undefined : hexWriter(srid);
  let text = '';
  for (const { values, geometry } of rows) {
    let separator = '';
    for (const value of values) {
      text += separator + copyValue(value);
      separator = '\t';
    }
    if (toHex !== undefined) text += separator + (geometry === null ? '\\N' : toHex(geometry));
    text += '\n';
  }
  return text;
}

function copyValue(value: BulkValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return `\\\\x${toHexText(value)}`;
  return MUST_ESCAPE.test(value)
    ? value.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? character)
    : value;
}

function toHexText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

/** PostGIS takes the SRID of a geometry from its header: flag and number go in after the type. */
function hexWriter(srid: number): (wkb: Uint8Array) => string {
  const header = Buffer.alloc(8);
  header.writeUInt32LE(srid, 4);
  let lastType = -1;
  let prefix = '';
  return (wkb) => {
    const bytes = Buffer.from(wkb.buffer, wkb.byteOffset, wkb.byteLength);
    const type = bytes.readUInt32LE(1);
    if (type !== lastType) {
      header.writeUInt32LE((type | SRID_FLAG) >>> 0, 0);
      prefix = `01${header.toString('hex')}`;
      lastType = type;
    }
    return prefix + bytes.toString('hex', 5);
  };
}
