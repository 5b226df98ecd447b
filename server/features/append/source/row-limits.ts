import { unreadableSource } from './source-error.js';
import type { SourceSettings } from '../../../config/source-settings.js';

/** Rows that a source of any size may give: a query in a small file may well combine its tables. */
const FREE_ROWS = 1_000_000;

/** Bytes that the rows of a source of any size may take. */
const FREE_BYTES = 100e6;

export interface RowLimitsOptions {
  /** The format's name, for errors. */
  readonly format: string;
  readonly settings: Pick<SourceSettings, 'sourceRatio'>;
  /** Finds the size of the source in bytes, unpacked. It is asked only once the rows are many. */
  readonly findSize: () => Promise<number>;
}

/**
 * Limits of the rows that one reading of a source gives. Queries of databases, offsets that name one place many times and
 * shared texts let a small file give rows without end.
 */
export class RowLimits {
  readonly #options: RowLimitsOptions;
  #mostRows = FREE_ROWS;
  #mostBytes = FREE_BYTES;

  constructor(options: RowLimitsOptions) {
    this.#options = options;
  }

  /** @throws {JobError} for more rows than the source has bytes. No format has a row in less than one. */
  async checkRows(count: number): Promise<void> {
    if (count <= this.#mostRows) return;
    const { format, findSize } = this.#options;
    this.#mostRows = Math.max(FREE_ROWS, await findSize());
    if (count <= this.#mostRows) return;
    const most = this.#mostRows.toLocaleString('en');
    throw unreadableSource(format, `it has more than ${most} rows, the most for a source of its size`);
  }

  /** @throws {JobError} for rows that take too many times the size of the source. */
  async checkBytes(bytes: number): Promise<void> {
    if (bytes <= this.#mostBytes) return;
    const { format, findSize, settings } = this.#options;
    this.#mostBytes = mostBytesOf(await findSize(), settings);
    if (bytes <= this.#mostBytes) return;
    throw unreadableSource(format, `its rows take more than ${tellMostBytes(this.#mostBytes)}`);
  }
}

/** Returns the most bytes that may come of a source, by its size in bytes. */
export function mostBytesOf(size: number, { sourceRatio }: Pick<SourceSettings, 'sourceRatio'>): number {
  return Math.max(FREE_BYTES, size * sourceRatio);
}

/** Returns such a limit in words. */
export function tellMostBytes(bytes: number): string {
  const megabytes = Math.ceil(bytes / 1e6).toLocaleString('en');
  return `${megabytes} MB, the most for a source of its size (FAIRGROUND_SOURCE_RATIO)`;
}
