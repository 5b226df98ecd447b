import type { FileHandle } from 'node:fs/promises';
import { unreadableSource } from '../../../source/source-error.js';

/** Stream inside a compound file, with random access. */
export interface CompoundStream {
  readonly bytes: number;
  /** Reads bytes; fewer than requested only at the end. */
  read(position: number, length: number): Promise<Buffer>;
}

const HEADER_BYTES = 512;
const FREE = 0xffff_fffa;
const ENTRY_BYTES = 128;
const ROOT = 5;
const STREAM = 2;

/**
 * Finds a stream in a compound file, the container of older Office documents: sectors of equal size, chained
 * by a table.
 *
 * @returns `undefined` if there is no stream with any of these names
 * @throws {JobError} if the file is damaged
 */
export async function openCompoundStream(
  file: FileHandle,
  names: readonly string[],
): Promise<{ stream: CompoundStream | undefined; names: string[] }> {
  const { size } = await file.stat();
  const header = await readAt(file, 0, HEADER_BYTES);
  const sectorBytes = 1 << header.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw damaged();
  const sectors: Sectors = { file, sectorBytes, count: Math.ceil(size / sectorBytes) };
  const table = await readTable(sectors, header);
  const directory = await readChain(sectors, table, header.readUInt32LE(48));
  const entries = readDirectory(directory);
  const wanted = names.map((name) => name.toLowerCase());
  const found = entries.find(({ kind, name }) => kind === STREAM && wanted.includes(name.toLowerCase()));
  const all = entries.map(({ name }) => name);
  if (found === undefined) return { stream: undefined, names: all };
  if (found.bytes >= header.readUInt32LE(56)) {
    const chain = chainOf(table, found.start, sectors.count);
    return { stream: chainedStream(sectors, chain, found.bytes), names: all };
  }
  const root = entries.find(({ kind }) => kind === ROOT);
  const miniTable = toTable(await readChain(sectors, table, header.readUInt32LE(60)));
  const content = await readChain(sectors, table, root?.start ?? FREE);
  return { stream: miniStream(content, miniTable, found), names: all };
}

function damaged(cause?: unknown): Error {
  return unreadableSource('excel', 'its container is damaged', cause);
}

interface Sectors {
  readonly file: FileHandle;
  readonly sectorBytes: number;
  readonly count: number;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length && position === 0) throw damaged();
  return buffer.subarray(0, bytesRead);
}

/**
 * Reads the table of successors of each sector; the header, and further sectors if needed, list its own
 * sectors.
 */
async function readTable(sectors: Sectors, header: Buffer): Promise<Uint32Array> {
  const places: number[] = [];
  const take = (bytes: Buffer, from: number, to: number): void => {
    for (let at = from; at + 4 <= to && at + 4 <= bytes.length; at += 4) {
      const sector = bytes.readUInt32LE(at);
      if (sector < FREE) places.push(sector);
    }
  };
  take(header, 76, HEADER_BYTES);
  let next = header.readUInt32LE(68);
  for (let steps = 0; next < FREE; steps += 1) {
    if (steps > sectors.count) throw damaged();
    const list = await readSector(sectors, next);
    take(list, 0, sectors.sectorBytes - 4);
    next = list.length < sectors.sectorBytes ? FREE : list.readUInt32LE(sectors.sectorBytes - 4);
  }
  if (places.length > sectors.count) throw damaged();
  const parts: Buffer[] = [];
  for (const place of places) parts.push(await readSector(sectors, place));
  return toTable(Buffer.concat(parts));
}

function toTable(bytes: Buffer): Uint32Array {
  const table = new Uint32Array(Math.floor(bytes.length / 4));
  for (let index = 0; index < table.length; index += 1) table[index] = bytes.readUInt32LE(index * 4);
  return table;
}

function readSector({ file, sectorBytes }: Sectors, sector: number): Promise<Buffer> {
  return readAt(file, (sector + 1) * sectorBytes, sectorBytes);
}

/** @throws {JobError} if the chain has a cycle or leaves the file */
function chainOf(table: Uint32Array, start: number, limit: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector < FREE; sector = table[sector] ?? FREE) {
    if (chain.length > limit) throw damaged();
    chain.push(sector);
  }
  return chain;
}

async function readChain(sectors: Sectors, table: Uint32Array, start: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const sector of chainOf(table, start, sectors.count)) parts.push(await readSector(sectors, sector));
  return Buffer.concat(parts);
}

interface DirectoryEntry {
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly bytes: number;
}

function readDirectory(bytes: Buffer): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = Math.min(bytes.readUInt16LE(at + 64), 64);
    entries.push({
      name: bytes.toString('utf16le', at, at + Math.max(0, nameBytes - 2)),
      kind: bytes[at + 66] ?? 0,
      start: bytes.readUInt32LE(at + 116),
      bytes: bytes.readUInt32LE(at + 120),
    });
  }
  return entries;
}

function chainedStream(
  { file, sectorBytes }: Sectors,
  chain: readonly number[],
  stated: number,
): CompoundStream {
  const bytes = Math.min(stated, chain.length * sectorBytes);
  return {
    bytes,
    async read(position, length) {
      const end = Math.min(bytes, position + length);
      const parts: Buffer[] = [];
      for (let at = position; at < end;) {
        // Read adjacent sectors at once.
        const first = Math.floor(at / sectorBytes);
        let last = first;
        while ((last + 1) * sectorBytes < end && chain[last + 1] === (chain[last] ?? 0) + 1) last += 1;
        const until = Math.min(end, (last + 1) * sectorBytes);
        const place = ((chain[first] ?? 0) + 1) * sectorBytes + (at % sectorBytes);
        const part = await readAt(file, place, until - at);
        if (part.length < until - at) throw damaged();
        parts.push(part);
        at = until;
      }
      return parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts);
    },
  };
}

const MINI_BYTES = 64;

/** Reads a small stream, stored in 64-byte sectors inside another stream. */
function miniStream(content: Buffer, table: Uint32Array, entry: DirectoryEntry): CompoundStream {
  const chain = chainOf(table, entry.start, table.length);
  const parts = chain.map((sector) => content.subarray(sector * MINI_BYTES, (sector + 1) * MINI_BYTES));
  const whole = Buffer.concat(parts).subarray(0, entry.bytes);
  return {
    bytes: whole.length,
    read: (position, length) => Promise.resolve(whole.subarray(position, position + length)),
  };
}
