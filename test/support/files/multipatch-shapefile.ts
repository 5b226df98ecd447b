import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Kinds of parts that a multipatch is made of, with their numbers in the file. */
const PART_TYPES = {
  triangleStrip: 0,
  triangleFan: 1,
  outerRing: 2,
  innerRing: 3,
  firstRing: 4,
  ring: 5,
} as const;

export interface Patch {
  readonly part: keyof typeof PART_TYPES;
  /** x, y and z of each vertex; rings are closed. */
  readonly vertices: readonly (readonly [number, number, number])[];
}

export interface MultipatchRecord {
  /** At most 20 characters. */
  readonly name: string;
  /** `null` for a null shape. */
  readonly patches: readonly Patch[] | null;
}

const MULTIPATCH = 31;

/**
 * Writes a shapefile of type 31, which no tool here writes but those of the format's makers: `<name>.shp`,
 * `.shx` and `.dbf` with one text field NAME; `.prj` where `wkt` is given.
 */
export async function writeMultipatchShapefile(
  folder: string,
  name: string,
  records: readonly MultipatchRecord[],
  wkt?: string,
): Promise<string> {
  const contents = records.map(({ patches }) => (patches === null ? nullShape() : multipatch(patches)));
  const all = records.flatMap(({ patches }) => (patches ?? []).flatMap(({ vertices }) => vertices));
  const bodies = contents.map((content, index) => Buffer.concat([recordHeader(index, content), content]));
  const path = join(folder, `${name}.shp`);
  await writeFile(path, Buffer.concat([fileHeader(sizeOf(bodies), all), ...bodies]));
  let offset = 100;
  const entries = bodies.map((body) => {
    const entry = Buffer.alloc(8);
    entry.writeInt32BE(offset / 2, 0);
    entry.writeInt32BE((body.length - 8) / 2, 4);
    offset += body.length;
    return entry;
  });
  await writeFile(join(folder, `${name}.shx`), Buffer.concat([fileHeader(sizeOf(entries), all), ...entries]));
  await writeFile(join(folder, `${name}.dbf`), dbf(records.map((record) => record.name)));
  if (wkt !== undefined) await writeFile(join(folder, `${name}.prj`), wkt);
  return path;
}

function sizeOf(parts: readonly Buffer[]): number {
  return 100 + parts.reduce((sum, part) => sum + part.length, 0);
}

function nullShape(): Buffer {
  return Buffer.alloc(4);
}

function multipatch(patches: readonly Patch[]): Buffer {
  const vertices = patches.flatMap((patch) => patch.vertices);
  const bytes = Buffer.alloc(44 + patches.length * 8 + vertices.length * 32 + 32);
  bytes.writeInt32LE(MULTIPATCH, 0);
  writeDoubles(bytes, 4, boxOf(vertices));
  bytes.writeInt32LE(patches.length, 36);
  bytes.writeInt32LE(vertices.length, 40);
  let at = 44;
  let first = 0;
  for (const { vertices: own } of patches) {
    at = bytes.writeInt32LE(first, at);
    first += own.length;
  }
  for (const { part } of patches) at = bytes.writeInt32LE(PART_TYPES[part], at);
  at = writeDoubles(
    bytes,
    at,
    vertices.flatMap(([x, y]) => [x, y]),
  );
  const heights = vertices.map(([, , z]) => z);
  at = writeDoubles(bytes, at, [Math.min(...heights), Math.max(...heights), ...heights]);
  writeDoubles(bytes, at, [0, 0, ...heights.map(() => 0)]);
  return bytes.subarray(0, at + 16 + heights.length * 8);
}

function recordHeader(index: number, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeInt32BE(index + 1, 0);
  header.writeInt32BE(content.length / 2, 4);
  return header;
}

function fileHeader(bytes: number, vertices: readonly (readonly number[])[]): Buffer {
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE(bytes / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(MULTIPATCH, 32);
  if (vertices.length > 0) writeDoubles(header, 36, boxOf(vertices));
  return header;
}

function boxOf(vertices: readonly (readonly number[])[]): number[] {
  const [xs, ys] = [0, 1].map((index) => vertices.map((vertex) => vertex[index] ?? 0)) as [
    number[],
    number[],
  ];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function writeDoubles(bytes: Buffer, start: number, values: readonly number[]): number {
  return values.reduce((at, value) => bytes.writeDoubleLE(value, at), start);
}

const NAME_LENGTH = 20;

function dbf(names: readonly string[]): Buffer {
  const header = Buffer.alloc(65);
  header[0] = 3;
  header.writeInt32LE(names.length, 4);
  header.writeInt16LE(header.length, 8);
  header.writeInt16LE(1 + NAME_LENGTH, 10);
  header.write('NAME', 32, 'latin1');
  header.write('C', 43, 'latin1');
  header[48] = NAME_LENGTH;
  header[64] = 0x0d;
  const rows = names.map((name) => Buffer.from(` ${name.padEnd(NAME_LENGTH)}`, 'latin1'));
  return Buffer.concat([header, ...rows, Buffer.from([0x1a])]);
}
