import type { CallOptions } from '../call-options.js';
import { JobFailedError } from '../errors/job-failed-error.js';
import { startDeadline } from '../transport/deadline.js';
import type { FeaturesApi } from './api.js';
import { hasEnded, hasSucceeded, type JobStatus } from './job-status.js';

export interface WaitOptions extends CallOptions {
  /** Called with each status that was asked for, the last one included. */
  readonly onProgress?: (job: JobStatus) => void;
}

// Quick at first, because most jobs are short; then slower, because a long one need not be watched closely.
const FIRST_POLL_MS = 100;
const MAX_POLL_MS = 2_000;
const POLL_GROWTH = 1.3;

/** An append that the server works on. It goes on whether or not anybody waits for it. */
export class AppendJob {
  /** Enough to come back to the job later, with `layer.job(id)`. */
  readonly id: string;
  readonly #api: FeaturesApi;
  readonly #serviceName: string;

  constructor(api: FeaturesApi, serviceName: string, id: string) {
    this.#api = api;
    this.#serviceName = serviceName;
    this.id = id;
  }

  /** How the job is getting on. */
  status(options: CallOptions = {}): Promise<JobStatus> {
    const place = this.#place;
    return this.#api.read('/rest/services/{serviceName}/FeatureServer/jobs/{jobId}', { place }, options);
  }

  /**
   * Waits until the job has ended and gives its last status. `timeoutMs` limits the waiting, for which there
   * is no limit otherwise; the job itself goes on when the waiting ends early.
   *
   * @throws {JobFailedError} when the job failed or was cancelled; its `job` holds the reasons.
   */
  async wait(options: WaitOptions = {}): Promise<JobStatus> {
    const { onProgress, signal, timeoutMs, headers } = options;
    const deadline = startDeadline({ signal, timeoutMs }, Infinity, `Job ${this.id}`);
    try {
      for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(MAX_POLL_MS, pollMs * POLL_GROWTH)) {
        const job = await this.status({ headers, signal: deadline.signal });
        onProgress?.(job);
        if (hasSucceeded(job)) return job;
        if (hasEnded(job)) throw new JobFailedError(job);
        await deadline.sleep(pollMs);
      }
    } finally {
      deadline.end();
    }
  }

  /** Asks the job to stop; nothing of it is kept. One that has ended stays as it is. Gives its status. */
  cancel(options: CallOptions = {}): Promise<JobStatus> {
    // Cancelling what is cancelled changes nothing, so this may be sent again like a read.
    const place = this.#place;
    return this.#api.read(
      '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel',
      { place },
      options,
    );
  }

  get #place() {
    return { serviceName: this.#serviceName, jobId: this.id };
  }
}
