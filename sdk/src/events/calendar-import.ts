import type { CallOptions } from '../transport/call-options.js';
import { pollUntilDone, type WaitOptions } from '../transport/poll.js';
import type { EventsApi, ImportStatus } from './api.js';

/** Job that creates events from a calendar. It runs on the server whether or not a client waits. */
export class CalendarImport {
  /** Id of the job, for `events.calendarImport(id)`. */
  readonly id: string;
  readonly #api: EventsApi;

  constructor(api: EventsApi, id: string) {
    this.#api = api;
    this.id = id;
  }

  /** Reads the status. `records` holds the result of each record when the job is done. */
  status(options: CallOptions = {}): Promise<ImportStatus> {
    const { client, call } = this.#api;
    return call({ isSafe: true }, options, (init) =>
      client.GET('/cal/events/v1/import/{jobId}', { params: { path: { jobId: this.id } }, ...init }),
    );
  }

  /**
   * Waits until the job ends, as `wait` of an append does.
   *
   * Refused records do not fail the job: they are in `records`, with their faults.
   *
   * @throws {JobFailedError} when the whole file is unusable; the `errors` of its `job` say why.
   */
  wait(options: WaitOptions<ImportStatus> = {}): Promise<ImportStatus> {
    const polled = {
      name: `Import ${this.id}`,
      ask: (call: CallOptions) => this.status(call),
      outcome: ({ status, errors }: ImportStatus) =>
        status === 'failed' || status === 'cancelled' ? errors.join(' ') : status === 'completed',
    };
    return pollUntilDone(polled, options);
  }
}
