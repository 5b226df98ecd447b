/** Ordinates of a geometry besides x and y. */
export interface Ordinates {
  readonly hasZ: boolean;
  readonly hasM: boolean;
  /** Measures below it are unknown. */
  readonly leastM?: number;
}

/** Databases whose rows state their own ordinates. */
export type GeometryForm = 'gpkg' | 'sqlite';

/** Size of the envelope before the geometry of a GeoPackage, by its code in the flags. */
const BOX_BYTES = [0, 32, 48, 48, 64];

/**
 * Bytes with the flags, envelope and first bytes of a GeoPackage geometry; in SQLite, the envelope and type
 * of SpatiaLite, or the start of a text.
 */
const HEAD_BYTES = 80;

/** Basic WKB types that need no closer look. */
const PLAIN_TYPES = [1, 2, 3, 4, 5, 6, 7];

/** Offset that SpatiaLite adds to types of compressed geometries. */
const COMPRESSED = 1_000_000;

/** Returns SQL for the start of a geometry in hexadecimal, for `readOrdinates`. */
export function headOf(geometry: string, form: GeometryForm): string {
  return `hex(substr(${geometry}, ${form === 'gpkg' ? '4' : '1'}, ${String(HEAD_BYTES)}))`;
}

/** Returns the same SQL for geometries whose ordinates may differ from their table, and null for all others. */
export function oddHeadOf(geometry: string, form: GeometryForm, table: Ordinates): string {
  const plain = PLAIN_TYPES.flatMap((type) => {
    const told = type + (table.hasM ? 2000 : 0);
    return table.hasZ ? [told, told + 1000] : [told];
  });
  const wkb = plain.map((type) => `x'01${littleEndian(type)}'`).join(', ');
  const head = headOf(geometry, form);
  if (form === 'gpkg') {
    const start = BOX_BYTES.flatMap((bytes, box) => {
      const flags = (box * 2 + 1).toString(16).padStart(2, '0');
      return [`WHEN x'${flags}' THEN substr(${geometry}, ${String(bytes + 9)}, 5)`];
    });
    const type = `CASE substr(${geometry}, 4, 1) ${start.join(' ')} ELSE x'' END`;
    return `CASE WHEN ${geometry} IS NOT NULL AND ${type} NOT IN (${wkb}) THEN ${head} END`;
  }
  const spatialite = [...plain, ...plain.map((type) => type + COMPRESSED)];
  const own = spatialite.map((type) => `x'${littleEndian(type)}'`).join(', ');
  return (
    `CASE WHEN ${geometry} IS NULL THEN NULL ` +
    `WHEN substr(${geometry}, 1, 2) = x'0001' AND substr(${geometry}, 39, 1) = x'7c' ` +
    `THEN CASE WHEN substr(${geometry}, 40, 4) NOT IN (${own}) THEN ${head} END ` +
    `WHEN substr(${geometry}, 1, 5) NOT IN (${wkb}) THEN ${head} END`
  );
}

function littleEndian(number: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes.toString('hex');
}

/** Reads the ordinates of a geometry from its start; `undefined` if the start does not show them. */
export function readOrdinates(hexHead: string, form: GeometryForm): Ordinates | undefined {
  const head = Buffer.from(hexHead, 'hex');
  if (form === 'gpkg') {
    const box = BOX_BYTES[((head[0] ?? 0) >> 1) & 7];
    return box === undefined ? undefined : readType(head, box + 5);
  }
  const isSpatialite = head.length > 43 && head[0] === 0 && head[38] === 0x7c;
  if (isSpatialite) return ordinatesOf(head[1] === 1 ? head.readUInt32LE(39) : head.readUInt32BE(39));
  return (head[0] ?? 2) < 2 ? readType(head, 0) : readText(head.toString('latin1'));
}

/** Reads the byte order and type of well-known binary. */
function readType(head: Buffer, at: number): Ordinates | undefined {
  if (head.length < at + 5) return undefined;
  return ordinatesOf(head[at] === 1 ? head.readUInt32LE(at + 1) : head.readUInt32BE(at + 1));
}

/** Reads a type of ISO or extended well-known binary. */
function ordinatesOf(type: number): Ordinates | undefined {
  const code = (type & 0x0fff_ffff) % COMPRESSED;
  const dimensions = Math.floor(code / 1000);
  if (code % 1000 === 0 || code % 1000 > 17 || dimensions > 3) return undefined;
  return {
    hasZ: (type & 0x8000_0000) !== 0 || dimensions === 1 || dimensions === 3,
    hasM: (type & 0x4000_0000) !== 0 || dimensions >= 2,
  };
}

const TEXT = /^\s*(?:SRID=\d+;)?\s*[A-Z]+?\s*(ZM|Z|M)?\s*\([\s(]*([^,()]*)/i;

/** Reads the start of well-known text; without a Z or M tag, the first vertex decides. */
function readText(text: string): Ordinates | undefined {
  const [, word = '', vertex] = TEXT.exec(text) ?? [];
  if (vertex === undefined) return undefined;
  const count = vertex.trim().split(/\s+/).length;
  const told = word.toUpperCase();
  if (told === '') return { hasZ: count > 2, hasM: count > 3 };
  return { hasZ: told.startsWith('Z'), hasM: told.endsWith('M') };
}
