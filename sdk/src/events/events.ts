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

/** Events of the catalogue. Without the right to publish, a new event is a draft. */
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
   * Exports one event by id, or up to 5,000 events that match a filter, as iCalendar.
   *
   * This is an extension of Fairground.
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
   * Starts a job that creates events from an iCalendar file, and returns it at once.
   *
   * Events from an earlier import of the calendar are updated or cancelled. This is an extension of Fairground.
   *
   * ```ts
   * const job = await fairground.events.importCalendar(file, { timezone: 'Europe/Oslo' });
   * const { counts, records } = await job.wait();
   * ```
   */
  importCalendar(file: Blob | string, options: ImportOptions = {}): Promise<CalendarImport> {
    return importCalendar(this.#api, file, options);
  }

  /** Returns an earlier import by its id. Sends no request. */
  calendarImport(id: string): CalendarImport {
    return new CalendarImport(this.#api, id);
  }
}
