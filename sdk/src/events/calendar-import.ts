import type { CallOptions } from '../transport/call-options.js';
import { pollUntilDone, type WaitOptions } from '../transport/poll.js';
import type { EventsApi, ImportStatus } from './api.js';

/** A calendar that the server makes events of. It goes on whether or not anybody waits for it. */
export class CalendarImport {
  /** Enough to come back to it later, with `events.calendarImport(id)`. */
  readonly id: string;
  readonly #api: EventsApi;

  constructor(api: EventsApi, id: string) {
    this.#api = api;
    this.id = id;
  }

  /** How far it is. What became of each record is told when it is done. */
  status(options: CallOptions = {}): Promise<ImportStatus> {
    const { client, call } = this.#api;
    return call({ isSafe: true }, options, (init) =>
      client.GET('/cal/events/v1/import/{jobId}', { params: { path: { jobId: this.id } }, ...init }),
    );
  }

  /**
   * Waits until it has ended, as `wait` of an append does. Records that were refused are no failure: they are in
   * `records`, with their faults.
   *
   * @throws {JobFailedError} when the file as a whole cannot be used; the `errors` of its `job` say why.
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
