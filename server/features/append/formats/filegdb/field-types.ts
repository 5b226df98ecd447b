import { open } from 'node:fs/promises';

/** Relevant field types by their numbers in the description of a table. */
const TYPE = {
  string: 4,
  objectId: 6,
  geometry: 7,
  binary: 8,
  raster: 9,
  guid: 10,
  globalId: 11,
  xml: 12,
} as const;

/** Field types introduced in ArcGIS Pro 3.2. */
const LATE_TYPES: ReadonlyMap<number, string> = new Map([
  [13, 'big integer'],
  [14, 'date only'],
  [15, 'time only'],
  [16, 'timestamp offset'],
]);

/** Field with a type introduced in ArcGIS Pro 3.2. */
export interface LateField {
  readonly name: string;
  readonly type: string;
}

const [HEAD_BYTES, PLACE_AT, SECTION_HEAD_BYTES, COUNT_AT] = [40, 32, 14, 12] as const;
const MAX_SECTION_BYTES = 10 * 2 ** 20;
const DOUBLE = 8;

/**
 * Returns the fields of a `.gdbtable` with types of ArcGIS Pro 3.2. The format is documented in
 * https://github.com/rouault/dump_gdbtable/wiki/FGDB-Spec and GDAL's reader.
 *
 * @returns the fields up to the first unknown part of the description
 */
export async function findLateFields(path: string): Promise<LateField[]> {
  const section = await readSection(path);
  if (section === undefined) return [];
  const found: LateField[] = [];
  const reader = new FieldReader(section);
  try {
    for (let left = section.readUInt16LE(COUNT_AT); left > 0; left -= 1) {
      const { name, type } = reader.next();
      const late = LATE_TYPES.get(type);
      if (late !== undefined) found.push({ name, type: late });
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return found;
}

async function readSection(path: string): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    if ((await file.read(head, 0, HEAD_BYTES, 0)).bytesRead < HEAD_BYTES) return undefined;
    const place = Number(head.readBigUInt64LE(PLACE_AT));
    const start = Buffer.alloc(SECTION_HEAD_BYTES);
    if (!Number.isSafeInteger(place)) return undefined;
    if ((await file.read(start, 0, start.length, place)).bytesRead < start.length) return undefined;
    const length = Math.min(start.readUInt32LE(0), MAX_SECTION_BYTES) + 4;
    const section = Buffer.alloc(Math.max(length, start.length));
    const { bytesRead } = await file.read(section, 0, section.length, place);
    return section.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Iterates over field descriptions. */
class FieldReader {
  readonly #section: Buffer;
  #at = SECTION_HEAD_BYTES;

  constructor(section: Buffer) {
    this.#section = section;
  }

  /** @throws {RangeError} at the end of the section */
  next(): { readonly name: string; readonly type: number } {
    const name = this.#text(this.#byte());
    this.#text(this.#byte());
    const type = this.#byte();
    switch (type) {
      case TYPE.objectId:
      case TYPE.binary:
      case TYPE.guid:
      case TYPE.globalId:
      case TYPE.xml:
        this.#skip(2);
        break;
      case TYPE.geometry:
        this.#skip(2);
        this.#passGeometry();
        break;
      case TYPE.raster:
        this.#skip(2);
        this.#text(this.#byte());
        if (this.#passReference() > 0) this.#skip(DOUBLE * 4);
        this.#skip(1);
        break;
      case TYPE.string:
        this.#skip(4);
        this.#passDefault(this.#byte(), this.#varUint());
        break;
      default:
        this.#skip(1);
        this.#passDefault(this.#byte(), this.#byte());
    }
    return { name, type };
  }

  /** Only editable fields have a default value. */
  #passDefault(flags: number, length: number): void {
    if ((flags & 4) !== 0) this.#skip(length);
  }

  #passGeometry(): void {
    const [hasZ, hasM] = [0x80, 0x40].map((bit) => ((this.#section[11] ?? 0) & bit) !== 0);
    this.#passReference();
    const box = 4 + (hasZ === true ? 2 : 0) + (hasM === true ? 2 : 0);
    // Origin, scale and tolerance of x and y are four numbers.
    this.#skip(DOUBLE * (4 + box) + 1);
    this.#skip(4 + DOUBLE * this.#section.readUInt32LE(this.#at));
  }

  /** Skips well-known text, and origin, scale and tolerance of z and m. */
  #passReference(): number {
    this.#skip(2 + this.#section.readUInt16LE(this.#at));
    const flags = this.#byte();
    this.#skip(DOUBLE * 3 * (((flags >> 1) & 1) + ((flags >> 2) & 1)));
    return flags;
  }

  #text(length: number): string {
    const start = this.#at;
    this.#skip(2 * length);
    return this.#section.toString('utf16le', start, this.#at);
  }

  #byte(): number {
    return this.#section.readUInt8(this.#at++);
  }

  #varUint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  #skip(bytes: number): void {
    this.#at += bytes;
    if (this.#at > this.#section.length) throw new RangeError('the description ends too early');
  }
}
