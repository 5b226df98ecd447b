import type { CallOptions } from '../../transport/call-options.js';
import { pollUntilDone, type WaitOptions } from '../../transport/poll.js';
import type { FeaturesApi, Schema } from '../api.js';
import type { Service } from '../layer/service.js';

/** Status of a publish job. */
export interface PublishStatus extends Schema<'ItemStatusReply'> {}

/** Job that fills a service with the rows of an item. It runs whether or not a client waits. */
export class PublishJob {
  readonly id: string;
  /** Published service. It exists at once, is empty until the job is done, and is deleted if the job fails. */
  readonly service: Service;
  readonly #api: FeaturesApi;
  readonly #place: { readonly username: string; readonly itemId: string };

  constructor(
    api: FeaturesApi,
    job: {
      readonly id: string;
      readonly service: Service;
      readonly username: string;
      readonly itemId: string;
    },
  ) {
    this.#api = api;
    this.id = job.id;
    this.service = job.service;
    this.#place = { username: job.username, itemId: job.itemId };
  }

  /** Reads the status of the job. */
  status(options: CallOptions = {}): Promise<PublishStatus> {
    return this.#api.read(
      '/sharing/rest/content/users/{username}/items/{itemId}/status',
      { place: this.#place, fields: { jobType: 'publish', jobId: this.id } },
      options,
    );
  }

  /**
   * Waits until the job is done, as `wait` of an append does, and returns the service.
   *
   * @throws {JobFailedError} when a row cannot be used; `statusMessage` of its `job` says why.
   */
  async wait(options: WaitOptions<PublishStatus> = {}): Promise<Service> {
    const polled = {
      name: `Job ${this.id}`,
      ask: (call: CallOptions) => this.status(call),
      outcome: (job: PublishStatus) =>
        job.status === 'failed' ? job.statusMessage : job.status === 'completed',
    };
    await pollUntilDone(polled, options);
    return this.service;
  }
}
