/** Byte of each pair of hexadecimal digits as a 16-bit number in memory order; -1 for any other pair. */
const BYTES = new Int16Array(1 << 16).fill(-1);
for (let byte = 0; byte < 256; byte += 1) {
  const digits = byte.toString(16).padStart(2, '0');
  const capitals = digits.toUpperCase();
  for (const first of [digits, capitals]) {
    for (const second of [digits, capitals]) BYTES[first.charCodeAt(0) | (second.charCodeAt(1) << 8)] = byte;
  }
}

/**
 * Decodes hexadecimal digits to bytes. It looks up two digits at a time, writes four bytes at a time and
 * detects invalid digits at the end, which is faster than digit by digit or by a native call that needs a
 * string.
 *
 * @param start - offset of the first digit; there are twice as many digits as bytes
 * @param target - bytes go to its start
 * @returns false if there are other characters; the contents of `target` are then undefined.
 */
export function readHex(source: DataView, start: number, target: DataView, count: number): boolean {
  // Bytes are never negative, so the sign bit marks an invalid pair.
  let seen = 0;
  let at = 0;
  for (; at + 4 <= count; at += 4) {
    const left = source.getUint32(start + at * 2, true);
    const right = source.getUint32(start + at * 2 + 4, true);
    const first = BYTES[left & 0xffff] ?? -1;
    const second = BYTES[left >>> 16] ?? -1;
    const third = BYTES[right & 0xffff] ?? -1;
    const fourth = BYTES[right >>> 16] ?? -1;
    seen |= first | second | third | fourth;
    target.setInt32(at, first | (second << 8) | (third << 16) | (fourth << 24), true);
  }
  for (; at < count; at += 1) {
    const byte = BYTES[source.getUint16(start + at * 2, true)] ?? -1;
    seen |= byte;
    target.setInt8(at, byte);
  }
  return seen >= 0;
}

/** Copies bytes to the start of `target`; for few bytes this is faster than a native call. */
export function copyBytes(source: DataView, start: number, target: DataView, count: number): void {
  let at = 0;
  for (; at + 4 <= count; at += 4) target.setUint32(at, source.getUint32(start + at, true), true);
  for (; at < count; at += 1) target.setUint8(at, source.getUint8(start + at));
}
