import type { ReadOptions, SourceBatch, SourceTable } from '../append/source/source-format.js';

/** Rows of a source that a caller wants to see. */
export interface RowSelection {
  /** Number of rows from the start; absent: all. */
  readonly first?: number | undefined;
  /** Numbers of rows, from 1; absent: all. */
  readonly numbers?: ReadonlySet<number> | undefined;
}

/** Table with some rows of another one. */
export interface SelectedTable {
  readonly table: SourceTable;
  /** True once reading has ended before the last row. */
  readonly isCut: () => boolean;
}

/** Restricts a table to the selected rows. Reading ends after the last of them. */
export function selectRows(table: SourceTable, { first, numbers }: RowSelection): SelectedTable {
  const last = numbers === undefined ? Infinity : Math.max(...numbers);
  let isCut = false;
  return {
    table: {
      ...table,
      read: (options) => readSome(options),
      ...(table.others && { others: () => (isCut ? [] : (table.others?.() ?? [])) }),
    },
    isCut: () => isCut,
  };

  async function* readSome(options: ReadOptions): AsyncGenerator<SourceBatch> {
    let count = 0;
    for await (const { rows, bytesRead } of table.read(options)) {
      const wanted = numbers === undefined ? rows : rows.filter(({ number }) => numbers.has(number));
      const room = (first ?? Infinity) - count;
      count += Math.min(wanted.length, room);
      yield { rows: wanted.slice(0, room), bytesRead };
      isCut = wanted.length > room;
      if (isCut || (rows.at(-1)?.number ?? 0) >= last) return;
    }
  }
}
