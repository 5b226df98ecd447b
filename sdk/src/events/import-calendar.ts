import type { CreateOptions } from '../transport/idempotency-key.js';
import type { EventsApi, EventsSchemas } from './api.js';
import { CalendarImport } from './calendar-import.js';

export interface ImportOptions extends CreateOptions {
  /** Status of created events. Defaults to `publish` if the caller has the right. */
  readonly status?: NonNullable<EventsSchemas['CalendarUpload']['status']>;
  /** Time zone for times without one. Defaults to the calendar's own, or the site's. */
  readonly timezone?: string;
  /**
   * True reports the result for each record without writing anything.
   *
   * @default false
   */
  readonly dryRun?: boolean;
}

const UPLOAD_TIMEOUT_MS = 120_000;

/** Sends a calendar and returns the job that creates events from it. */
export async function importCalendar(
  api: EventsApi,
  file: Blob | string,
  options: ImportOptions,
): Promise<CalendarImport> {
  const { status, timezone, dryRun } = options;
  const blob = typeof file === 'string' ? new Blob([file]) : file;
  const parts = new FormData();
  const fields = { status, timezone, dry_run: dryRun };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) parts.set(name, String(value));
  parts.set('file', blob, 'calendar.ics');
  const call = { ...api.creation(options), timeoutMs: UPLOAD_TIMEOUT_MS };
  const { id } = await api.call(call, options, (init) =>
    api.client.POST('/cal/events/v1/import/ics', {
      body: { file: blob },
      ...init,
      // Let the platform set the header, with the multipart boundary.
      bodySerializer: () => parts,
    }),
  );
  return new CalendarImport(api, id);
}
