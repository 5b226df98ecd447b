import type { RtreeOptions } from './rtree-tables.js';
import type { BoxList } from './rtree-nodes.js';

/** Number of rows read from the table at a time. */
export const PAGE_ROWS = 20_000;

/** Rows of the table in few values, because each value that leaves SQLite costs as much as its row. */
export interface StoredBoxes {
  readonly count: number;
  /** Row ids, separated by commas. */
  readonly ids: string;
  /** Greatest row id; `null` for no rows. */
  readonly last: number;
  /** xmin, ymin, xmax and ymax of each row, doubles from the head of SpatiaLite's blob. */
  readonly boxes: Buffer;
  /** 1 if all blobs begin as expected: 00, little-endian, SRID, the four doubles, 7C. */
  readonly isKnown: 0 | 1 | null;
}

/** Yields boxes of all rows from the row id `firstId` on, in order; the next page is read ahead. */
export async function* readStoredBoxes(options: RtreeOptions, firstId: number): AsyncGenerator<StoredBoxes> {
  let reading: Promise<StoredBoxes> | undefined = readPage(options, firstId);
  while (reading !== undefined) {
    const page: StoredBoxes = await reading;
    // Stop after a page with an unexpected geometry format, because no further boxes are used.
    const isLast = page.count < PAGE_ROWS || page.isKnown === 0;
    reading = isLast ? undefined : readPage(options, page.last + 1);
    reading?.catch(() => undefined);
    yield page;
  }
}

async function readPage({ dialect, trx, target }: RtreeOptions, firstId: number): Promise<StoredBoxes> {
  const [table, rowId, shape] = [target.table, target.rowId, target.column].map(dialect.quote);
  const [page] = await dialect.rows<StoredBoxes>(trx, {
    sql: `SELECT count(*) AS count, coalesce(group_concat(id), '') AS ids, max(id) AS last,
            CAST(coalesce(group_concat(CAST(substr(shape, 7, 32) AS TEXT), ''), '') AS BLOB) AS boxes,
            min(substr(shape, 1, 2) = x'0001' AND substr(shape, 39, 1) = x'7c') AS isKnown
          FROM (SELECT ${rowId} AS id, ${shape} AS shape FROM ${table}
                WHERE ${rowId} >= ? AND ${shape} IS NOT NULL ORDER BY ${rowId} LIMIT ?)`,
    bindings: [firstId, PAGE_ROWS],
  });
  if (page === undefined) throw new Error('an aggregate gave no row');
  return page;
}

/** Adds them to a list. */
export function takeBoxes({ count, ids, boxes }: StoredBoxes, into: BoxList): void {
  if (count === 0) return;
  const view = new DataView(boxes.buffer, boxes.byteOffset, boxes.byteLength);
  const names = ids.split(',');
  for (let index = 0, at = 0; index < count; index += 1, at += 32) {
    const [xmin, ymin] = [view.getFloat64(at, true), view.getFloat64(at + 8, true)];
    const [xmax, ymax] = [view.getFloat64(at + 16, true), view.getFloat64(at + 24, true)];
    into.add(Number(names[index]), xmin, xmax, ymin, ymax);
  }
}
