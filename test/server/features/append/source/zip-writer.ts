import { crc32, deflateRawSync } from 'node:zlib';

/** A file for `writeZip`, and what may be wrong with it. */
export interface ZippedFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** Unix file type and mode, such as 0o120777 for a symbolic link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  readonly method?: number;
  /** Size that the zip claims instead of the true one. */
  readonly claimedBytes?: number;
  /** Points to the packed bytes of the first file instead of having its own. */
  readonly sharesFirst?: boolean;
}

/** A zip as bytes, written by hand, so that it can be as wrong as a test wants. */
export function writeZip(
  files: readonly ZippedFile[],
  { claimedCount }: { claimedCount?: number } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const content = Buffer.from(file.content);
    const packed = file.method === 0 ? content : deflateRawSync(content);
    const name = Buffer.from(file.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800 | (file.isEncrypted === true ? 1 : 0), 2);
    fields.writeUInt16LE(file.method ?? 8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(file.claimedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, name, packed]);
    const place = file.sharesFirst === true ? 0 : offset;
    const central = Buffer.alloc(14);
    central.writeUInt32LE(((file.mode ?? 0) << 16) >>> 0, 6);
    central.writeUInt32LE(place, 10);
    // Made on Unix, so that the mode counts.
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, central, name]));
    if (file.sharesFirst === true) continue;
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(claimedCount ?? files.length, 4);
  end.writeUInt16LE(claimedCount ?? files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}

/** Damages the packed bytes of a file in a zip: from `share` of their length on, nearly to their end. */
export function damageIn(zip: Buffer, name: string, share: number): Buffer {
  const damaged = Buffer.from(zip);
  // The first of a name is that of its local header, which has 30 bytes before it; the packed length is 18 bytes in.
  const nameAt = zip.indexOf(name);
  const start = nameAt + Buffer.byteLength(name);
  const length = zip.readUInt32LE(nameAt - 30 + 18);
  return damaged.fill(0xff, start + Math.floor(length * share), start + length - 200);
}
