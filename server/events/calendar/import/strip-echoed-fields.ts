import { pageUrl } from '../../records/links.js';
import type { Target } from './find-target.js';
import type { Version } from './version.js';

/**
 * Drops from a calendar's content the parts that may only echo our own export: the event's page here, if it has no
 * website, and all but title and times of a password-protected event.
 */
export function stripEchoedFields(
  said: Version,
  { event, version: before }: Pick<Target, 'event' | 'version'>,
  publicUrl: string,
): Version {
  if (event.passwordHash !== undefined && isMasked(said)) {
    const { description, location, position, organizer, categories, url } = before;
    return { ...said, description, location, position, organizer, categories, url };
  }
  const isOwnPage = (event.website ?? '') === '' && said.url === pageUrl(publicUrl, 'event', event);
  return isOwnPage ? { ...said, url: before.url } : said;
}

function isMasked({ description, location, position, organizer, categories, url }: Version): boolean {
  const isSilent = description === '' && location === '' && url === '';
  return isSilent && position === null && organizer === null && categories.length === 0;
}
