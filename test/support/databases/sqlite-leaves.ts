/** A page of an SQLite file that holds rows of a table. */
export interface SqliteLeaf {
  /** Where it begins in the file. */
  readonly start: number;
  readonly bytes: number;
  /** Where the ids of its rows are: three bytes each. */
  readonly ids: readonly number[];
}

const LEAF_OF_TABLE = 0x0d;
const ID_BYTES = 3;

/** Pages whose rows all have ids from `least` to `most`, which must be of three bytes: 16,384 to 2,097,151. */
export function findLeaves(file: Buffer, least: number, most: number): SqliteLeaf[] {
  const size = file.readUInt16BE(16);
  const leaves: SqliteLeaf[] = [];
  for (let start = size; start + size <= file.length; start += size) {
    if (file[start] !== LEAF_OF_TABLE) continue;
    const count = file.readUInt16BE(start + 3);
    const ids = Array.from({ length: count }, (_, cell) =>
      skipNumber(file, start + file.readUInt16BE(start + 8 + 2 * cell)),
    );
    const isWithin = (at: number): boolean => readId(file, at) >= least && readId(file, at) <= most;
    if (count > 0 && ids.every(isWithin)) leaves.push({ start, bytes: size, ids });
  }
  return leaves;
}

/** Lessens the ids of a page's rows, which SQLite would never do. */
export function lessenIds(file: Buffer, { ids }: SqliteLeaf, by: number): void {
  for (const at of ids) {
    const id = readId(file, at) - by;
    for (let byte = 0; byte < ID_BYTES; byte += 1) {
      const bits = (id >> (7 * (ID_BYTES - 1 - byte))) & 0x7f;
      file[at + byte] = byte === ID_BYTES - 1 ? bits : bits | 0x80;
    }
  }
}

/** The offset behind a number of as many bytes as it takes. */
function skipNumber(file: Buffer, start: number): number {
  let at = start;
  while (((file[at] ?? 0) & 0x80) !== 0) at += 1;
  return at + 1;
}

/** -1 for one that has not three bytes. */
function readId(file: Buffer, at: number): number {
  if (skipNumber(file, at) !== at + ID_BYTES) return -1;
  return [0, 1, 2].reduce((id, byte) => (id << 7) | ((file[at + byte] ?? 0) & 0x7f), 0);
}
