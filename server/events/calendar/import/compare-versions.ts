import { pageUrl } from '../../records/links.js';
import type { Target } from './find-target.js';
import { isSame } from './to-fields.js';
import type { Version } from './version.js';

/** Order of a calendar's version and the last one imported: `newer` changes the event. */
export type VersionOrder = 'newer' | 'same' | 'older';

/** SEQUENCE of a record, and the time at which the calendar wrote it. */
interface VersionStamp {
  readonly sequence: number;
  readonly stampMs: number | undefined;
}

/**
 * Compares a calendar's version with the last one imported, by SEQUENCE. Many programs never raise SEQUENCE, so equal
 * ones are compared by content, and then by LAST-MODIFIED or DTSTAMP.
 */
export function compareVersions(
  target: Pick<Target, 'sequence' | 'stampedAt' | 'version'>,
  stamp: VersionStamp,
  version: Version,
): VersionOrder {
  const order = compareSequences(target, stamp);
  if (order !== 'same') return order;
  if (isSame(target.version, version)) return 'same';
  return isBefore(stamp.stampMs, target.stampedAt) ? 'older' : 'newer';
}

/** Compares a cancellation, which has no content, with the last version imported. */
export function compareCancellation(
  target: Pick<Target, 'sequence' | 'stampedAt'>,
  stamp: VersionStamp,
): 'newer' | 'older' {
  const order = compareSequences(target, stamp);
  if (order !== 'same') return order;
  return isBefore(stamp.stampMs, target.stampedAt) ? 'older' : 'newer';
}

/**
 * Replaces fields that may only echo our own export by the last imported ones: the URL of the event's own page, and
 * all but title and times of a password-protected event.
 */
export function stripEchoedFields(
  received: Version,
  { event, version: imported }: Pick<Target, 'event' | 'version'>,
  publicUrl: string,
): Version {
  if (event.passwordHash !== undefined && hasOnlyTimes(received)) {
    const { description, location, position, organizer, categories, url } = imported;
    return { ...received, description, location, position, organizer, categories, url };
  }
  const isOwnPage = (event.website ?? '') === '' && received.url === pageUrl(publicUrl, 'event', event);
  return isOwnPage ? { ...received, url: imported.url } : received;
}

function hasOnlyTimes({ description, location, position, organizer, categories, url }: Version): boolean {
  const hasText = description !== '' || location !== '' || url !== '';
  return !hasText && position === null && organizer === null && categories.length === 0;
}

function compareSequences({ sequence }: Pick<Target, 'sequence'>, stamp: VersionStamp): VersionOrder {
  if (stamp.sequence === sequence) return 'same';
  return stamp.sequence < sequence ? 'older' : 'newer';
}

function isBefore(stampMs: number | undefined, other: number | undefined): boolean {
  return stampMs !== undefined && other !== undefined && stampMs < other;
}
