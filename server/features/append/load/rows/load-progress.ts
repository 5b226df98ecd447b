import type { JobContext } from '../../../../jobs/job.js';
import type { RowReport } from '../../report/report.js';

/** Interval of progress reports while nothing is read. */
const TELL_EVERY_MS = 500;

/** Share of reading and converting in the progress; the rest is the database's work on the rows as a set. */
const READING_PERCENT = 80;

export interface LoadProgressOptions {
  readonly context: Pick<JobContext, 'progress'>;
  readonly report: RowReport;
  /** Estimated rows of all layers' tables together; 0 if unknown. */
  readonly totalCount: number;
  readonly totalBytes: number;
}

/** Reports the progress of an append, at least every half second from `start` to `stop`. */
export class LoadProgress {
  readonly #options: LoadProgressOptions;
  #timer: NodeJS.Timeout | undefined;
  #earlierCount = 0;
  #recordCount = 0;
  #bytesRead = 0;
  #writtenCount = 0;
  #percent = 0;

  constructor(options: LoadProgressOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#tell();
    }, TELL_EVERY_MS).unref();
    this.#tell();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Source rows of all layers that have been read so far. */
  get recordCount(): number {
    return this.#recordCount;
  }

  /** @param recordCount - of the current layer. */
  read(recordCount: number, bytesRead: number): void {
    this.#recordCount = this.#earlierCount + recordCount;
    this.#bytesRead = Math.max(this.#bytesRead, bytesRead);
    this.#tell();
  }

  /** Notes that the layer has been read, and that `count` more rows are in it. */
  wrote(count: number): void {
    this.#earlierCount = this.#recordCount;
    this.#writtenCount += count;
    this.#tell();
  }

  #tell(): void {
    const { context, report, totalCount, totalBytes } = this.#options;
    const share = Math.max(ratio(this.#recordCount, totalCount), ratio(this.#bytesRead, totalBytes));
    // Progress never decreases, even if the same source is read a second time.
    this.#percent = Math.max(this.#percent, Math.floor(share * READING_PERCENT));
    context.progress({
      recordCount: this.#recordCount,
      writtenCount: this.#writtenCount,
      errorCount: report.errorCount,
      percentComplete: this.#percent,
      ...(totalCount > 0 && { totalCount: Math.max(totalCount, this.#recordCount) }),
    });
  }
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? Math.min(part / whole, 1) : 0;
}
