import type { CatalogueEvent } from './event.js';
import type { EventFields } from './event-changes.js';
import { pageUrl } from '../records/links.js';
import { makeSlug } from '../text/slug.js';
import { readWebsite } from '../text/website.js';

/**
 * Drops from an update the derived fields that a client sends back as it read them: the event's own page, which a body
 * shows as `website` if there is no other, and the slug of an event in the trash.
 */
export function dropEchoedFields(event: CatalogueEvent, fields: EventFields, publicUrl: string): EventFields {
  const { website, slug } = fields;
  const shown: string[] = [];
  if (event.website === undefined && readWebsite(website) === pageUrl(publicUrl, 'event', event)) {
    shown.push('website');
  }
  if (event.status === 'trash' && slug !== undefined && makeSlug(slug) === event.slug) shown.push('slug');
  if (shown.length === 0) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !shown.includes(name)));
}
