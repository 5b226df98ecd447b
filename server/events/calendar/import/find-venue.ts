import type { Transaction } from '../../../storage/database.js';
import type { EventFields } from '../../event-changes.js';
import { escapeText } from '../../html.js';
import { type Caller, isLinkable } from '../../rights.js';
import { venueRepository } from '../../venue-repository.js';
import { describeLocation } from '../from-record.js';
import type { IncomingContent } from '../read/incoming.js';
import { isName } from '../read/name.js';

/** A venue's name may have commas in it, but seldom more. */
const MAX_NAME_PARTS = 4;
const MAX_NAME_LENGTH = 200;

/**
 * The venue that a LOCATION means: one of which we would write the same, else one of the name on its first line,
 * or before its first comma, with the rest for its address.
 */
export async function findVenueLink(
  trx: Transaction,
  { location, position }: Pick<IncomingContent, 'location' | 'position'>,
  caller: Caller,
): Promise<EventFields['venue']> {
  if (location === '') return [];
  const wanted = fold(location);
  for (const name of namesIn(location)) {
    const venues = await venueRepository.findByName(trx, name);
    const same = venues.find(
      (venue) => isLinkable(caller, venue) && fold(describeLocation(venue)) === wanted,
    );
    if (same !== undefined) return same.id;
  }
  const [, first = location, others = ''] = /^([^\n,]+)[\n,]([\s\S]*)$/.exec(location) ?? [];
  const [name, rest] = isName(first) ? [first, others] : [location, ''];
  const address = rest
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .join(', ');
  return {
    venue: escapeText(name.trim().slice(0, MAX_NAME_LENGTH)),
    ...(address !== '' && { address: escapeText(address) }),
    ...(position !== null && { geo_lat: position.latitude, geo_lng: position.longitude }),
  };
}

/** All that comes before one of the first commas, and the first line. */
function namesIn(location: string): string[] {
  const parts = location.split(',').slice(0, MAX_NAME_PARTS);
  const names = parts.map((_part, index) =>
    parts
      .slice(0, index + 1)
      .join(',')
      .trim(),
  );
  const line = location.split('\n', 1)[0]?.trim() ?? '';
  return [...new Set([...names, line])].filter((name) => name !== '' && name.length <= MAX_NAME_LENGTH);
}

function fold(location: string): string {
  return location
    .replace(/[\s,]+/g, ' ')
    .trim()
    .toLowerCase();
}
