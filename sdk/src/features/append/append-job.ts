import type { CallOptions } from '../../transport/call-options.js';
import { pollUntilDone, type WaitOptions } from '../../transport/poll.js';
import type { FeaturesApi } from '../api.js';
import { JobReport } from './job-report.js';
import { completeStatus, type ForeignStatus, hasSucceeded, type JobStatus } from '../../jobs/job-status.js';

/** Layer that a job belongs to. */
export interface LayerPath {
  readonly serviceName: string;
  readonly id: number;
}

/** Append job on the server. It runs whether or not a client waits. */
export class AppendJob {
  /** Id of the job, for `layer.job(id)`. */
  readonly id: string;
  readonly #api: FeaturesApi;
  readonly #layer: LayerPath;

  constructor(api: FeaturesApi, layer: LayerPath, id: string) {
    this.#api = api;
    this.#layer = layer;
    this.id = id;
  }

  /** Reads the status of the job. */
  async status(options: CallOptions = {}): Promise<JobStatus> {
    const told: ForeignStatus = this.#api.isForeign
      ? await this.#api.read(
          '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}',
          { place: { layerId: this.#layer.id, ...this.#place } },
          options,
        )
      : await this.#api.read(
          '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}',
          { place: this.#place },
          options,
        );
    return completeStatus(told, this.id);
  }

  /**
   * Waits until the job ends and returns its last status.
   *
   * `timeoutMs` limits the wait, which is otherwise unlimited; the job continues when the wait ends early. A server
   * that stops responding has one minute to come back.
   *
   * @throws {JobFailedError} when the job fails or is cancelled; its `job` holds the reasons.
   */
  wait(options: WaitOptions<JobStatus> = {}): Promise<JobStatus> {
    const polled = {
      name: `Job ${this.id}`,
      ask: (call: CallOptions) => this.status(call),
      outcome: (job: JobStatus) => (job.status === 'Failed' ? job.statusMessage : hasSucceeded(job)),
    };
    return pollUntilDone(polled, options);
  }

  /** Cancels the job, discards its rows and returns its status. A job that has ended stays as it is. */
  cancel(options: CallOptions = {}): Promise<JobStatus> {
    // Retry this like a read, because cancelling twice has no further effect.
    const place = this.#place;
    return this.#api.read(
      '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel',
      { place },
      options,
    );
  }

  /** Returns the report of all refused rows, even if `errors` in the status is truncated. */
  report(): JobReport {
    return new JobReport(this.#api, this.#place);
  }

  /**
   * Runs a failed or cancelled job again, as a new job with the same options and source.
   *
   * @throws {ApiError} with status 400 when the job has not failed, or its source is no longer stored.
   */
  async restart(options: CallOptions = {}): Promise<AppendJob> {
    const { jobId } = await this.#api.write(
      '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/restart',
      { place: this.#place },
      options,
    );
    return new AppendJob(this.#api, this.#layer, jobId);
  }

  get #place() {
    return { serviceName: this.#layer.serviceName, jobId: this.id };
  }
}
