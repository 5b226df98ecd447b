import type { CatalogueEvent } from './event.js';
import type { EventFields } from './event-changes.js';
import { pageUrl } from '../records/links.js';
import { makeSlug } from '../text/slug.js';
import { readWebsite } from '../text/website.js';

/**
 * The fields of an update less those that follow from others and only come back as a body showed them: the event's own
 * page, which is its website where there is no other, and the slug that it has in the trash.
 */
export function withoutShown(event: CatalogueEvent, fields: EventFields, publicUrl: string): EventFields {
  const { website, slug } = fields;
  const shown: string[] = [];
  if (event.website === undefined && readWebsite(website) === pageUrl(publicUrl, 'event', event)) {
    shown.push('website');
  }
  if (event.status === 'trash' && slug !== undefined && makeSlug(slug) === event.slug) shown.push('slug');
  if (shown.length === 0) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !shown.includes(name)));
}
