import type { RequestContext } from '../../api/handlers.js';
import type { Users } from '../../auth/users.js';
import type { Fault } from '../../lib/errors.js';
import { fitsEveryZone, parseTime } from '../../lib/time/parse-time.js';
import type { TimeZone } from '../../lib/time/time-zone.js';
import type { Database } from '../../storage/database/database.js';
import { toPlainText } from '../text/html.js';
import { isWebsite, readWebsite } from '../text/website.js';
import { invalidField } from './fault.js';
import { MAX_ID } from './record.js';
import { isZeroDate, type RecordFields } from './record-changes.js';
import type { Caller } from './rights.js';

const MAX_TAGS = 5000;

/** Request, database and clock that the checks of fields read. */
export interface FieldCheckContext extends Pick<RequestContext, 'publicUrl'> {
  readonly database: Database;
  readonly users: Pick<Users, 'findById'>;
  readonly siteZone: TimeZone;
  readonly nowMs: number;
  readonly caller: Caller;
  /** True if the fields are for a new record, which cannot have the status `trash`. */
  readonly isCreate: boolean;
}

/** Finds the faults in the fields that events, venues and organizers share. An image is checked by `findImageFaults`. */
export async function findRecordFaults(fields: RecordFields, context: FieldCheckContext): Promise<Fault[]> {
  const faults = findTimeFaults({ date: fields.date, date_utc: fields.date_utc }, context);
  if (fields.status === 'trash' && context.isCreate)
    faults.push(invalidField('status', 'must not be trash for a new record'));
  if (fields.author !== undefined && !(await isUser(fields.author, context))) {
    faults.push(invalidField('author', 'must be the id of a user'));
  }
  return faults;
}

async function isUser(id: number, { users }: FieldCheckContext): Promise<boolean> {
  return id <= MAX_ID && (await users.findById(id)) !== undefined;
}

/**
 * Finds texts with too many tags, which must not be parsed. Parsing takes quadratic time in the depth of nesting, so that
 * a body of open tags would block the server for hours.
 */
export function findTagFaults(fields: object): Fault[] {
  const hasTooMany = (text: unknown): boolean =>
    typeof text === 'string' && (text.match(/<[a-z]/gi)?.length ?? 0) > MAX_TAGS;
  return Object.entries(fields)
    .filter(([, value]) => [value].flat().some(hasTooMany))
    .map(([field]) => invalidField(field, `must not have more than ${String(MAX_TAGS)} tags`));
}

/** Finds a text without content. A lone zero counts as empty, as it does for the clients of this API. */
export function findTextFault(field: string, text: string | undefined, takesZero = false): Fault[] {
  if (typeof text !== 'string') return [];
  const plain = toPlainText(text);
  return plain === '' || (plain === '0' && !takesZero) ? [invalidField(field, 'must contain text')] : [];
}

export function findTimeFaults(
  times: Readonly<Record<string, string | number | undefined>>,
  { siteZone, nowMs }: FieldCheckContext,
): Fault[] {
  return Object.entries(times).flatMap(([field, text]) => {
    if (text === undefined) return [];
    if ((field === 'date' || field === 'date_utc') && isZeroDate(text)) return [];
    const time = parseTime(text, { zone: siteZone, nowMs });
    return time !== undefined && fitsEveryZone(time) ? [] : [invalidField(field, 'must be a date and time')];
  });
}

export function findWebsiteFault(sent: unknown): Fault[] {
  const address = readWebsite(sent);
  if (address === '' || isWebsite(address)) return [];
  return [invalidField('website', 'must be an http, https or ftp address')];
}
