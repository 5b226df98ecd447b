const SRID_FLAG = 0x20000000;
const Z_FLAG = 0x80000000;
const M_FLAG = 0x40000000;
const TYPE_BITS = 0x0fffffff;

/**
 * Converts PostGIS extended WKB (little-endian) to ISO WKB, without SRID and with z and m in the type. Works
 * in place where possible, so the caller must not use the bytes afterwards.
 */
export function toIsoWkb(ewkb: Buffer): Buffer {
  const hasSrid = (ewkb.readUInt32LE(1) & SRID_FLAG) !== 0;
  let wkb = ewkb;
  if (hasSrid) {
    // Move the header up over the SRID.
    wkb = ewkb.subarray(4);
    wkb.writeUInt32LE(ewkb.readUInt32LE(1), 1);
    wkb[0] = 1;
  }
  rewriteTypes(wkb, 0);
  return wkb;
}

function rewriteTypes(wkb: Buffer, start: number): number {
  const flagged = wkb.readUInt32LE(start + 1);
  const number = flagged & TYPE_BITS;
  const type = number % 1000;
  const told = Math.floor(number / 1000);
  const hasZ = (flagged & Z_FLAG) !== 0 || told === 1 || told === 3;
  const hasM = (flagged & M_FLAG) !== 0 || told === 2 || told === 3;
  wkb.writeUInt32LE(type + (hasZ ? 1000 : 0) + (hasM ? 2000 : 0), start + 1);
  const step = 16 + (hasZ ? 8 : 0) + (hasM ? 8 : 0);
  let at = start + 5;
  if (type === 1) return at + step;
  const count = wkb.readUInt32LE(at);
  at += 4;
  if (type === 2) return at + count * step;
  for (let part = 0; part < count; part += 1) {
    at = type === 3 || type === 17 ? at + 4 + wkb.readUInt32LE(at) * step : rewriteTypes(wkb, at);
  }
  return at;
}
