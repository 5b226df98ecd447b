import type { Refusal } from '../../report/report.js';
import { MAX_SHAPE_LONGITUDE } from './lon-lat.js';
import { doesNotFit, type SourceKind } from '../values/misfit.js';
import { notCoordinates, ShapeFault } from './shape.js';
import { WKB_TYPE } from './wkb.js';
import { outlineWkb, type WkbOutline, type WkbRun } from './wkb-outline.js';
import { VertexMover } from './wkb-vertices.js';

export interface MultipatchRules {
  readonly isLonLat: boolean;
  /** True if polygons are accepted, as multipatches that consist only of rings. */
  readonly takesPolygons: boolean;
}

/**
 * Makes a function that rewrites a multipatch, in any dialect of WKB, in the stored form: ISO,
 * little-endian, with z and without m. Triangles, faces and collections are kept vertex by vertex.
 */
export function makeMultipatchWriter(rules: MultipatchRules): (bytes: Buffer) => Uint8Array | null | Refusal {
  const mover = new VertexMover({
    dimensions: { hasZ: true, hasM: false },
    maxLongitude: rules.isLonLat ? MAX_SHAPE_LONGITUDE : undefined,
  });
  return (bytes) => {
    try {
      const outline = outlineWkb(bytes);
      const misfit = findMisfit(outline, rules.takesPolygons);
      if (misfit !== undefined) return doesNotFit(misfit, 'esriGeometryMultiPatch');
      const parts: Buffer[] = [];
      const count = writePatch(bytes, outline, mover, parts);
      return count === 0 ? null : Buffer.concat(parts);
    } catch (error) {
      if (error instanceof ShapeFault) return error.refusal;
      throw error;
    }
  };
}

/** Returns the kind that cannot be part of a multipatch; `undefined` if there is none. */
function findMisfit(outline: WkbOutline, takesPolygons: boolean): SourceKind | undefined {
  if (outline.kind === 'surface') return undefined;
  if (outline.kind === 'polygons') return takesPolygons ? undefined : 'polygons';
  if (outline.kind !== 'collection') return outline.kind;
  // Among triangles, polygons can only be rings of the same multipatch.
  const hasSurface = outline.members.some(({ kind }) => kind === 'surface');
  const misfits = outline.members.map((member) => findMisfit(member, takesPolygons || hasSurface));
  return misfits.every((misfit) => misfit === undefined) ? undefined : 'collection';
}

const WITH_Z = 1000;
const SURFACES = { tin: WITH_Z + 16, faces: WITH_Z + 15 };
const TRIANGLE = WITH_Z + 17;
const POLYGON = WITH_Z + WKB_TYPE.polygon;

/** Adds the bytes of the patch to `parts`, and returns its number of polygons and triangles. */
function writePatch(bytes: Buffer, outline: WkbOutline, mover: VertexMover, parts: Buffer[]): number {
  if (outline.kind === 'collection') {
    const members = outline.members.filter((member) => countOf(member) > 0);
    parts.push(header(WITH_Z + 7, members.length));
    return members.reduce((sum, member) => sum + writePatch(bytes, member, mover, parts), 0);
  }
  if (outline.kind !== 'polygons' && outline.kind !== 'surface') throw new ShapeFault(notCoordinates);
  const [type, member] =
    outline.kind === 'polygons'
      ? [WITH_Z + WKB_TYPE.multiPolygon, POLYGON]
      : [SURFACES[outline.name], outline.name === 'tin' ? TRIANGLE : POLYGON];
  parts.push(header(type, outline.polygons.length));
  for (const rings of outline.polygons) {
    parts.push(header(member, rings.length));
    for (const ring of rings) parts.push(writeRing(bytes, ring, mover));
  }
  return outline.polygons.length;
}

function countOf(outline: WkbOutline): number {
  if (outline.kind === 'collection') return outline.members.reduce((sum, member) => sum + countOf(member), 0);
  return outline.kind === 'polygons' || outline.kind === 'surface' ? outline.polygons.length : 0;
}

function writeRing(bytes: Buffer, ring: WkbRun, mover: VertexMover): Buffer {
  const target = Buffer.allocUnsafe(4 + ring.count * mover.vertexSize);
  mover.read(bytes, ring);
  mover.write(target, target.writeUInt32LE(ring.count), ring);
  return target;
}

function header(type: number, count: number): Buffer {
  const bytes = Buffer.allocUnsafe(9);
  bytes[0] = 1;
  bytes.writeUInt32LE(type, 1);
  bytes.writeUInt32LE(count, 5);
  return bytes;
}
