import { writeNumber } from './write-positions.js';

const COLLECTION = 1007;

/** How each type of well-known binary is shown, and under which name its members are. */
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
 * A stored multipatch as JSON, in which every face is as the source had it: `{"hasZ":true,"patches":[…]}`, where a
 * patch is `{"type":"tin","triangles":[ring,…]}`, or `polyhedralSurface` or `multiPolygon` with `polygons`, lists of
 * rings. Rings are closed lists of `[x,y,z]`.
 *
 * @param wkb - ISO well-known binary with z, little-endian.
 */
export function writeEsriPatches(wkb: Buffer): string {
  const patches: string[] = [];
  new PatchReader(wkb).readInto(patches);
  return `{"hasZ":true,"patches":[${patches.join(',')}]}`;
}

class PatchReader {
  readonly #wkb: Buffer;
  #at = 0;

  constructor(wkb: Buffer) {
    this.#wkb = wkb;
  }

  readInto(patches: string[]): void {
    const type = this.#type();
    if (type === COLLECTION) {
      for (let left = this.#count(); left > 0; left -= 1) this.readInto(patches);
      return;
    }
    const patch = PATCHES[type];
    if (patch === undefined) throw new Error(`well-known binary of type ${String(type)} is no multipatch`);
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
    const ordinates = [0, 8, 16].map((offset) => writeNumber(this.#wkb.readDoubleLE(this.#at + offset)));
    this.#at += POSITION;
    return `[${ordinates.join(',')}]`;
  }

  #times(read: () => string): string[] {
    return Array.from({ length: this.#count() }, read);
  }

  #type(): number {
    const type = this.#wkb.readUInt32LE(this.#at + 1);
    this.#at += HEADER;
    return type;
  }

  #count(): number {
    const count = this.#wkb.readUInt32LE(this.#at);
    this.#at += 4;
    return count;
  }
}
