import type { PbfWriter } from 'pbf';
import type { FieldType } from '../../model/layer.js';

/** A value as JSON has it, or text for an integer of 64 bits. */
export type PlainValue = string | number | null;

interface Typed {
  readonly type: FieldType;
  readonly value: PlainValue;
}

// The members of `Value`.
const STRING = 1;
const FLOAT = 2;
const DOUBLE = 3;
const SINT = 4;
const SINT64 = 8;

const VARINT = 0;

/** Writes the members of a `Value`; none at all for null. */
export function writeValue({ type, value }: Typed, pbf: PbfWriter): void {
  if (value === null) return;
  switch (type) {
    case 'esriFieldTypeSmallInteger':
    case 'esriFieldTypeInteger':
      pbf.writeTag(SINT, VARINT);
      pbf.writeSVarint(Number(value));
      return;
    case 'esriFieldTypeOID':
    case 'esriFieldTypeDate':
    case 'esriFieldTypeBigInteger':
      pbf.writeTag(SINT64, VARINT);
      if (Math.abs(Number(value)) < MOST_PLAIN) pbf.writeSVarint(Number(value));
      else writeSint64(BigInt(value), pbf);
      return;
    case 'esriFieldTypeSingle':
      pbf.writeTag(FLOAT, 5);
      pbf.writeFloat(Number(value));
      return;
    case 'esriFieldTypeDouble':
      pbf.writeTag(DOUBLE, 1);
      pbf.writeDouble(Number(value));
      return;
    default:
      pbf.writeTag(STRING, 2);
      pbf.writeString(String(value));
  }
}

/** Limit below which twice the number is exact. */
const MOST_PLAIN = 2 ** 51;

/** Writes all 64 bits; `pbf` itself takes numbers, which are exact to 53 bits. */
function writeSint64(value: bigint, pbf: PbfWriter): void {
  let left = BigInt.asUintN(64, (value << 1n) ^ (value >> 63n));
  pbf.realloc(10);
  do {
    const low = Number(left & 0x7fn);
    left >>= 7n;
    pbf.buf[pbf.pos] = left === 0n ? low : low | 0x80;
    pbf.pos += 1;
  } while (left !== 0n);
}
