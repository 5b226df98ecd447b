import { ABSENT, type WkbCursor } from './read-wkb.js';
import { writeNumber } from './write-positions.js';

const COLLECTION = 1007;

/** JSON name of each WKB type, and of its members. */
const PATCHES: Readonly<
  Record<number, { readonly type: string; readonly members: string; readonly isTriangles: boolean }>
> = {
  1006: { type: 'multiPolygon', members: 'polygons', isTriangles: false },
  1015: { type: 'polyhedralSurface', members: 'polygons', isTriangles: false },
  1016: { type: 'tin', members: 'triangles', isTriangles: true },
};

const HEADER = 5;
const POSITION = 24;

/**
 * Writes a stored multipatch as JSON that keeps every face: `{"hasZ":true,"patches":[…]}`. A patch is
 * `{"type":"tin","triangles":[ring,…]}`, or `polyhedralSurface` or `multiPolygon` with `polygons`, lists of
 * rings. Rings are closed lists of `[x,y,z]`. `null` for none.
 *
 * @param cursor - start of the multipatch in ISO WKB with z, little-endian; moved to its end.
 */
export function writeEsriPatches(cursor: WkbCursor): string {
  if (cursor.bytes[cursor.at] === ABSENT) {
    cursor.at += 1;
    return 'null';
  }
  const patches: string[] = [];
  new PatchReader(cursor).readInto(patches);
  return `{"hasZ":true,"patches":[${patches.join(',')}]}`;
}

class PatchReader {
  readonly #cursor: WkbCursor;

  constructor(cursor: WkbCursor) {
    this.#cursor = cursor;
  }

  readInto(patches: string[]): void {
    const type = this.#type();
    if (type === COLLECTION) {
      for (let left = this.#count(); left > 0; left -= 1) this.readInto(patches);
      return;
    }
    const patch = PATCHES[type];
    if (patch === undefined) throw new Error(`well-known binary of type ${String(type)} is not a multipatch`);
    const members = this.#times(() => this.#polygon(patch.isTriangles));
    patches.push(`{"type":"${patch.type}","${patch.members}":[${members.join(',')}]}`);
  }

  #polygon(isTriangle: boolean): string {
    this.#type();
    const rings = this.#times(() => this.#ring());
    return isTriangle ? rings.join(',') : `[${rings.join(',')}]`;
  }

  #ring(): string {
    return `[${this.#times(() => this.#position()).join(',')}]`;
  }

  #position(): string {
    const ordinates = [0, 8, 16].map((offset) =>
      writeNumber(this.#cursor.bytes.readDoubleLE(this.#cursor.at + offset)),
    );
    this.#cursor.at += POSITION;
    return `[${ordinates.join(',')}]`;
  }

  #times(read: () => string): string[] {
    return Array.from({ length: this.#count() }, read);
  }

  #type(): number {
    const type = this.#cursor.bytes.readUInt32LE(this.#cursor.at + 1);
    this.#cursor.at += HEADER;
    return type;
  }

  #count(): number {
    const count = this.#cursor.bytes.readUInt32LE(this.#cursor.at);
    this.#cursor.at += 4;
    return count;
  }
}
