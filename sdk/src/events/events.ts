import type {
  CalendarFilter,
  Event,
  EventCreate,
  EventFilter,
  EventList,
  EventUpdate,
  EventsApi,
} from './api.js';
import { CalendarImport } from './calendar-import.js';
import { importCalendar, type ImportOptions } from './import-calendar.js';
import { type ReadRecordOptions, Records, viewOf } from './resource.js';

/** The catalogue's events. A new one without the right to publish it is a draft. */
export class Events extends Records<{
  Filter: EventFilter;
  List: EventList;
  Item: Event;
  Create: EventCreate;
  Update: EventUpdate;
}> {
  readonly #api: EventsApi;

  constructor(api: EventsApi) {
    super(api, 'events');
    this.#api = api;
  }

  /**
   * An iCalendar file: of the event with this id, or of those that the filters let through, up to 5,000. An extension
   * of Fairground.
   *
   * ```ts
   * const walks = await fairground.events.toCalendar({ search: 'walk', end_date: '2031-12-31' });
   * const one = await fairground.events.toCalendar(101);
   * ```
   */
  toCalendar(which: number | CalendarFilter = {}, options: ReadRecordOptions = {}): Promise<string> {
    const { client, call } = this.#api;
    const query = viewOf(options);
    if (typeof which === 'number') {
      const params = { path: { id: which }, query };
      return call({ isSafe: true, isFile: true }, options, (init) =>
        client.GET('/cal/events/v1/events/{id}.ics', { params, parseAs: 'text', ...init }),
      );
    }
    const params = { query: { ...query, ...which } };
    return call({ isSafe: true, isFile: true }, options, (init) =>
      client.GET('/cal/events/v1/events.ics', { params, parseAs: 'text', ...init }),
    );
  }

  /**
   * Makes events of an iCalendar file, and changes or cancels those that it knows already: a job, which is returned at
   * once. An extension of Fairground.
   *
   * ```ts
   * const job = await fairground.events.importCalendar(file, { timezone: 'Europe/Oslo' });
   * const { counts, records } = await job.wait();
   * ```
   */
  importCalendar(file: Blob | string, options: ImportOptions = {}): Promise<CalendarImport> {
    return importCalendar(this.#api, file, options);
  }

  /** An import that was started earlier, here or elsewhere, by its id. Asks nothing of the server. */
  calendarImport(id: string): CalendarImport {
    return new CalendarImport(this.#api, id);
  }
}
