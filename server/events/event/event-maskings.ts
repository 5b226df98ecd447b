import { dropMaskedFields, type Maskings, type ShowWhole, toMask } from '../records/drop-masked-fields.js';
import type { Guarded } from '../records/record-password.js';
import type { EventFields } from './event-changes.js';

const EVENT_MASKINGS: Maskings<EventFields> = {
  title: 'shown',
  author: 'shown',
  status: 'shown',
  date: 'shown',
  start_date: 'shown',
  end_date: 'shown',
  description: 'empty',
  excerpt: 'empty',
  image: 'empty',
  cost: 'empty',
  website: 'empty',
  categories: 'empty',
  tags: 'empty',
  venue: 'empty',
  organizer: 'empty',
  all_day: 'null',
  show_map: 'null',
  show_map_link: 'null',
  hide_from_listings: 'null',
  sticky: 'null',
  featured: 'null',
  date_utc: 'not compared',
  slug: 'not compared',
  timezone: 'not compared',
  currency_code: 'not compared',
  password: 'not compared',
  post_parent: 'not compared',
};

/** Drops from an update of an event the fields that its password masked; see `dropMaskedFields`. */
export async function dropMaskedEventFields(
  event: Guarded,
  fields: EventFields,
  showWhole: ShowWhole,
): Promise<EventFields> {
  if (event.passwordHash === undefined) return fields;
  return dropMaskedFields(fields, toMask(EVENT_MASKINGS), showWhole);
}
