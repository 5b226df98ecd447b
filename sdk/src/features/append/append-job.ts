import type { CallOptions } from '../../transport/call-options.js';
import { pollUntilDone, type WaitOptions } from '../../transport/poll.js';
import type { FeaturesApi } from '../api.js';
import { JobReport } from './job-report.js';
import { completeStatus, type ForeignStatus, hasSucceeded, type JobStatus } from '../../jobs/job-status.js';

/** Which layer a job is for. */
export interface LayerPath {
  readonly serviceName: string;
  readonly id: number;
}

/** An append that the server works on. It goes on whether or not anybody waits for it. */
export class AppendJob {
  /** Enough to come back to the job later, with `layer.job(id)`. */
  readonly id: string;
  readonly #api: FeaturesApi;
  readonly #layer: LayerPath;

  constructor(api: FeaturesApi, layer: LayerPath, id: string) {
    this.#api = api;
    this.#layer = layer;
    this.id = id;
  }

  /** How the job is getting on. */
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
   * Waits until the job has ended and gives its last status. `timeoutMs` limits the waiting, for which there
   * is no limit otherwise; the job itself goes on when the waiting ends early. A server that stops answering
   * meanwhile is given a minute to come back.
   *
   * @throws {JobFailedError} when the job failed or was cancelled; its `job` holds the reasons.
   */
  wait(options: WaitOptions<JobStatus> = {}): Promise<JobStatus> {
    const polled = {
      name: `Job ${this.id}`,
      ask: (call: CallOptions) => this.status(call),
      outcome: (job: JobStatus) => (job.status === 'Failed' ? job.statusMessage : hasSucceeded(job)),
    };
    return pollUntilDone(polled, options);
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

  /** All rows that the job refused, also where `errors` of its status is cut short. */
  report(): JobReport {
    return new JobReport(this.#api, this.#place);
  }

  /**
   * Runs a job again that failed or was cancelled: a new one, with the same options and the same source.
   *
   * @throws {ApiError} with status 400 when it has not failed, or its source is not kept any more.
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
