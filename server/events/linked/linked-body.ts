import { renderRichText } from '../text/html.js';
import type { Image } from '../images/image.js';
import { presentImage } from '../images/image-body.js';
import type { LinkedContent, LinkedKind } from './linked-record.js';
import { pageUrl } from '../records/links.js';
import type { Stored } from '../records/record.js';
import { describeDates, describeOrigin, type Presentation } from '../records/record-body.js';

/**
 * Presents the fields that the bodies of venues and organizers share, except the name. Keys without a value are left
 * out; texts that a password hides are empty.
 */
export function presentLinked<Content extends LinkedContent>(
  kind: LinkedKind,
  record: Content & Stored,
  { publicUrl, siteZone, unlocks }: Presentation,
  image: Image | undefined,
) {
  const contact: Content['contact'] = record.contact;
  const isOpen = unlocks(record);
  const texts = { description: renderRichText(record.description), excerpt: renderRichText(record.excerpt) };
  const hideable = withoutEmpty(Object.assign(texts, contact));
  const dates = describeDates(record, siteZone);
  // Assigned, not spread: V8 is slow to build objects with a spread, and lists have many of these.
  const named = Object.assign(
    {
      id: record.id,
      author: String(record.authorId),
      status: record.status,
      date: dates.date,
      date_utc: dates.date_utc,
      modified: dates.modified,
      modified_utc: dates.modified_utc,
      url: pageUrl(publicUrl, kind, record),
    },
    withoutEmpty({ slug: record.slug }),
    image !== undefined && isOpen ? { image: presentImage(image, publicUrl) } : {},
  );
  return Object.assign(named, isOpen ? hideable : blank(hideable), describeOrigin(record, publicUrl));
}

/** Returns the entries with a non-empty text. */
export function withoutEmpty<Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> {
  const filled: Record<string, string> = {};
  for (const [name, text] of Object.entries(texts)) if (text !== '') filled[name] = text;
  return filled as Partial<Texts>;
}

/** Returns the entries with empty texts: a password hides the texts, not the keys. */
function blank<Texts extends object>(texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, ''])) as Texts;
}
