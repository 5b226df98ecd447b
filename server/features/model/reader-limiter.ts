import type { Config } from '../../config/config.js';
import { AppError } from '../../lib/errors.js';
import { type SemaphoreQueue, Semaphore } from '../../lib/semaphore.js';
import type { SourceSettings } from '../../config/source-settings.js';

/** Request that reads a source. */
export interface ReadingCall {
  /** User who sent the request. */
  readonly userId: number;
  readonly signal: AbortSignal;
  /** Number of child processes that the request runs at the same time, which share its memory; default 1. */
  readonly children?: number;
  /** Makes the error for a source that takes too long to read. */
  readonly refuse: (reason: string) => AppError;
}

/** Bounds within which a source is read. */
export interface ReadingBounds {
  /** Aborts when the caller leaves, and when the time for reading is over. */
  readonly signal: AbortSignal;
  /** Settings with the memory of each child process. */
  readonly settings: SourceSettings;
}

/**
 * Bounds how many sources one server process reads for requests at the same time, in total and for one user, and
 * their time and memory. Jobs are not counted: each worker runs a fixed number of them.
 */
export interface ReaderLimiter {
  /**
   * Resolves or rejects as `read` does, once it is the request's turn.
   *
   * @throws {AppError} `request.rate_limited` when too many requests of the user wait, `server.unavailable` when too many of
   *   all users do or the turn does not come, and what `refuse` makes of a source that takes too long.
   * @throws the signal's reason when it aborts first.
   */
  read<T>(call: ReadingCall, read: (bounds: ReadingBounds) => Promise<T>): Promise<T>;
  /**
   * Downloads a source from another server, with the same limits as reading.
   *
   * @throws as `read` does.
   */
  download<T>(call: Pick<ReadingCall, 'userId' | 'signal'>, download: () => Promise<T>): Promise<T>;
  readonly figures: ReaderFigures;
}

/** Numbers of requests that read and wait, and the limit of concurrent reads. */
export interface ReaderFigures {
  readonly running: number;
  readonly waiting: number;
  readonly limit: number;
}

type LimiterSettings = SourceSettings & Pick<Config, 'readerRequestMemoryBytes' | 'readerRequestSeconds'>;

/** Requests that wait, of all users and of one. */
const [MAX_WAITING, MAX_WAITING_PER_USER] = [16, 4] as const;

/** Maximum wait. Together with the time of one reading it is shorter than the time of a request. */
const LONGEST_WAIT_MS = 30_000;

/** Delay before a retry; most sources are read in less time. */
const RETRY_SECONDS = 5;

/** Creates the limiter of one server process. */
export function createReaderLimiter(settings: LimiterSettings): ReaderLimiter {
  const { readerMemoryBytes, readerRequestMemoryBytes, readerRequestSeconds } = settings;
  const limit = Math.max(1, Math.floor(readerRequestMemoryBytes / readerMemoryBytes));
  const shareBytes = Math.min(readerMemoryBytes, readerRequestMemoryBytes);
  const queueFor = (done: string): SemaphoreQueue => ({
    // One user may use half of the slots, so that others are not blocked.
    runningPerCaller: Math.ceil(limit / 2),
    waiting: MAX_WAITING,
    waitingPerCaller: MAX_WAITING_PER_USER,
    waitMs: LONGEST_WAIT_MS,
    refuse: (whose) => tooMany(whose, done),
  });
  const turns = new Semaphore(limit, queueFor('read'));
  // Downloads have their own queue: a slow remote server does not keep others from reading their sources.
  const downloads = new Semaphore(limit, queueFor('downloaded'));
  return {
    download: ({ userId, signal }, download) => downloads.run(download, signal, userId),
    read<T>(
      { userId, signal, children = 1, refuse }: ReadingCall,
      read: (bounds: ReadingBounds) => Promise<T>,
    ): Promise<T> {
      const bounded = { ...settings, readerMemoryBytes: Math.floor(shareBytes / children) };
      const readInTime = async (): Promise<T> => {
        const late = AbortSignal.timeout(readerRequestSeconds * 1000);
        try {
          return await read({ signal: AbortSignal.any([signal, late]), settings: bounded });
        } catch (error) {
          signal.throwIfAborted();
          if (!late.aborted) throw error;
          throw refuse(`takes longer to read than the limit of ${String(readerRequestSeconds)} s`);
        }
      };
      return turns.run(readInTime, signal, userId);
    },
    get figures() {
      return { running: turns.runningCount, waiting: turns.waitingCount, limit };
    },
  };
}

function tooMany(whose: 'caller' | 'server', done: string): AppError {
  const data = { retry_after: RETRY_SECONDS };
  const again = `Try again in ${String(RETRY_SECONDS)} seconds.`;
  return whose === 'caller'
    ? new AppError('request.rate_limited', `Too many of your files are being ${done}. ${again}`, { data })
    : new AppError('server.unavailable', `Too many files are being ${done}. ${again}`, { data });
}
