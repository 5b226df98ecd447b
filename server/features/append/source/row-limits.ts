import { unreadableSource } from './source-error.js';
import type { SourceSettings } from '../../../config/source-settings.js';

/**
 * Rows that a source of any size may yield: even a small file may have a query that combines its tables.
 */
const FREE_ROWS = 1_000_000;

/** Bytes that rows of a source of any size may take. */
const FREE_BYTES = 100e6;

export interface RowLimitsOptions {
  /** Name of the format, for errors. */
  readonly format: string;
  readonly settings: Pick<SourceSettings, 'sourceRatio'>;
  /** Finds the unpacked size of the source in bytes; called only after many rows. */
  readonly findSize: () => Promise<number>;
}

/**
 * Limits on the rows of one reading of a source. Without them, a small file could yield endless rows
 * through database queries, offsets that point to one place many times, or shared texts.
 */
export class RowLimits {
  readonly #options: RowLimitsOptions;
  #mostRows = FREE_ROWS;
  #mostBytes = FREE_BYTES;

  constructor(options: RowLimitsOptions) {
    this.#options = options;
  }

  /**
   * Checks the number of rows. @throws {JobError} for more rows than the source has bytes, since no format
   * stores a row in less than one.
   */
  async checkRows(count: number): Promise<void> {
    if (count <= this.#mostRows) return;
    const { format, findSize } = this.#options;
    this.#mostRows = Math.max(FREE_ROWS, await findSize());
    if (count <= this.#mostRows) return;
    const most = this.#mostRows.toLocaleString('en');
    throw unreadableSource(format, `it has more than ${most} rows, the most for a source of its size`);
  }

  /**
   * Checks the size of rows. @throws {JobError} if it exceeds the permitted multiple of the size of the
   * source.
   */
  async checkBytes(bytes: number): Promise<void> {
    if (bytes <= this.#mostBytes) return;
    const { format, findSize, settings } = this.#options;
    this.#mostBytes = mostBytesOf(await findSize(), settings);
    if (bytes <= this.#mostBytes) return;
    throw unreadableSource(format, `its rows take more than ${tellMostBytes(this.#mostBytes)}`);
  }
}

/** Returns the maximum bytes of rows for a source of the given size in bytes. */
export function mostBytesOf(size: number, { sourceRatio }: Pick<SourceSettings, 'sourceRatio'>): number {
  return Math.max(FREE_BYTES, size * sourceRatio);
}

/** Describes such a limit for a message. */
export function tellMostBytes(bytes: number): string {
  const megabytes = Math.ceil(bytes / 1e6).toLocaleString('en');
  return `${megabytes} MB, the most for a source of its size (FAIRGROUND_SOURCE_RATIO)`;
}
