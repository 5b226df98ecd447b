import { type FileHandle, open } from 'node:fs/promises';

// Follows https://www.sqlite.org/fileformat2.html, since running the SQLite program for each source would
// be slow.

/** Limits in bytes of a schema and of one definition; a longer one is treated as a computed table. */
const [MAX_SCHEMA_BYTES, MAX_RECORD_BYTES] = [64e6, 1e6] as const;

const HEADER_BYTES = 100;
const [INTERIOR, LEAF] = [0x05, 0x0d] as const;
const ENCODINGS = ['utf8', 'utf8', 'utf-16le', 'utf-16be'] as const;
/** Columns of the schema table; the reader needs name and statement. */
const [NAME, SQL] = [1, 4] as const;

/**
 * Reads the statements that define a table, view or trigger from an SQLite file, by name in any case. Does
 * not open the file as a database, so nothing in it is executed.
 *
 * @returns `undefined` if the file is damaged, or has more definitions than any program creates
 */
export async function readDefinitions(path: string, name: string): Promise<readonly string[] | undefined> {
  const file = await open(path, 'r');
  try {
    return await new SchemaReader(file, name.toLowerCase()).read();
  } catch (error) {
    // Offsets of a damaged page may point outside it.
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    await file.close();
  }
}

class SchemaReader {
  readonly #file: FileHandle;
  readonly #name: string;
  readonly #seen = new Set<number>();
  readonly #definitions: string[] = [];
  #recordBytes = 0;
  #pageBytes = 0;
  /** Usable bytes of a page, without the reserved ones at its end. */
  #usable = 0;
  #decoder = new TextDecoder();

  /** @param name - in lower case */
  constructor(file: FileHandle, name: string) {
    this.#file = file;
    this.#name = name;
  }

  async read(): Promise<readonly string[]> {
    const header = Buffer.alloc(HEADER_BYTES);
    await this.#file.read(header, 0, HEADER_BYTES, 0);
    const size = header.readUInt16BE(16);
    this.#pageBytes = size === 1 ? 65_536 : size;
    this.#usable = this.#pageBytes - header.readUInt8(20);
    if (this.#usable < 480) throw new RangeError('its pages are too small');
    this.#decoder = new TextDecoder(ENCODINGS[header.readUInt32BE(56)] ?? 'utf8');
    await this.#readTree(1);
    return this.#definitions;
  }

  async #readTree(root: number): Promise<void> {
    const toRead = [root];
    for (let number = toRead.pop(); number !== undefined; number = toRead.pop()) {
      const page = await this.#readPage(number);
      const start = number === 1 ? HEADER_BYTES : 0;
      const type = page.readUInt8(start);
      if (type !== INTERIOR && type !== LEAF) throw new RangeError('a page is not a table page');
      const count = page.readUInt16BE(start + 3);
      const pointers = start + (type === LEAF ? 8 : 12);
      for (let index = 0; index < count; index += 1) {
        const cell = page.readUInt16BE(pointers + 2 * index);
        if (type === INTERIOR) toRead.push(page.readUInt32BE(cell));
        else this.#addRecord(await this.#readPayload(page, cell));
      }
      if (type === INTERIOR) toRead.push(page.readUInt32BE(start + 8));
    }
  }

  async #readPage(number: number): Promise<Buffer> {
    const bytes = this.#seen.size * this.#pageBytes;
    if (number < 1 || this.#seen.has(number) || bytes > MAX_SCHEMA_BYTES)
      throw new RangeError('its pages form a cycle, or are too many');
    this.#seen.add(number);
    const page = Buffer.alloc(this.#pageBytes);
    const { bytesRead } = await this.#file.read(page, 0, page.length, (number - 1) * page.length);
    if (bytesRead < page.length) throw new RangeError('it ends too early');
    return page;
  }

  /** Reads the record of a cell, with its overflow pages. */
  async #readPayload(page: Buffer, cell: number): Promise<Buffer> {
    const length = readVarint(page, cell);
    const rowId = readVarint(page, length.end);
    const total = length.value;
    if (total > MAX_RECORD_BYTES) throw new RangeError('a definition is too long');
    const usable = this.#usable;
    const least = Math.floor(((usable - 12) * 32) / 255) - 23;
    const wanted = least + ((total - least) % (usable - 4));
    const local = total <= usable - 35 ? total : wanted <= usable - 35 ? wanted : least;
    const pieces = [page.subarray(rowId.end, rowId.end + local)];
    let next = local < total ? page.readUInt32BE(rowId.end + local) : 0;
    for (let left = total - local; left > 0; left -= usable - 4) {
      const more = await this.#readPage(next);
      pieces.push(more.subarray(4, 4 + Math.min(left, usable - 4)));
      next = more.readUInt32BE(0);
    }
    return Buffer.concat(pieces);
  }

  #addRecord(record: Buffer): void {
    // Cells of a crafted page may all refer to the same record.
    this.#recordBytes += record.length;
    if (this.#recordBytes > MAX_SCHEMA_BYTES) throw new RangeError('its definitions are too long');
    const head = readVarint(record, 0);
    const texts: string[] = [];
    let at = head.value;
    for (let from = head.end; from < head.value;) {
      const type = readVarint(record, from);
      const bytes = bytesOfType(type.value);
      if (at + bytes > record.length) throw new RangeError('a record is too short');
      texts.push(this.#decoder.decode(record.subarray(at, at + bytes)));
      at += bytes;
      from = type.end;
    }
    if (texts[NAME]?.toLowerCase() === this.#name) this.#definitions.push(texts[SQL] ?? '');
  }
}

/** Returns the size of a value by its serial type. */
function bytesOfType(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2);
  return [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][type] ?? 0;
}

/** Reads a varint of one to nine bytes, and its end. */
function readVarint(bytes: Buffer, at: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + index + 1 };
  }
  return { value: value * 256 + bytes.readUInt8(at + 8), end: at + 9 };
}
