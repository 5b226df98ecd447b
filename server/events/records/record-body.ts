import { globalId } from './links.js';
import type { Identified, RecordContent } from './record.js';
import type { Caller } from './rights.js';
import type { Guarded, Unlocks } from './record-password.js';
import { isUnfinished } from './status.js';
import { type TimeZone, toWallClock } from '../../lib/time/time-zone.js';
import { formatWallClock, ZERO_DATE_TIME } from '../../lib/time/wall-clock.js';

/** Context in which a record is presented. */
export interface Presentation {
  readonly publicUrl: string;
  readonly siteZone: TimeZone;
  /** Currency for prices without one. */
  readonly siteCurrency: string | undefined;
  readonly caller: Caller;
  /** True for protected records that are shown unmasked. */
  readonly unlocks: Unlocks;
  /** True if bodies include schema.org descriptions: only if one record is read. */
  readonly withJsonLd: boolean;
}

/** True if a body describes the record to search engines, which never holds for one with a password. */
export function isDescribed(record: Guarded, { withJsonLd }: Presentation): boolean {
  return withJsonLd && record.passwordHash === undefined;
}

/** Describes the publication and modification times of a record. */
export function describeDates(
  record: RecordContent,
  siteZone: TimeZone,
): { date: string; date_utc: string; modified: string; modified_utc: string } {
  const { publishedAt, modifiedAt = publishedAt } = record;
  const isFloating = isUnfinished(record.status);
  return {
    date: formatWallClock(toWallClock(publishedAt, siteZone)),
    date_utc: isFloating ? ZERO_DATE_TIME : formatWallClock(publishedAt),
    modified: formatWallClock(toWallClock(modifiedAt, siteZone)),
    modified_utc:
      isFloating && record.modifiedAt === undefined ? ZERO_DATE_TIME : formatWallClock(modifiedAt),
  };
}

/** Describes the id of the record among all sites. */
export function describeOrigin(
  { id }: Identified,
  publicUrl: string,
): { global_id: string; global_id_lineage: string[] } {
  const global = globalId(publicUrl, id);
  return { global_id: global, global_id_lineage: [global] };
}
