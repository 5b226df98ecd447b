import type { Knex } from 'knex';
import type { EventEmbeds } from './event-embeds.js';
import { findImages } from './image-repository.js';
import { organizerRepository } from './organizer-repository.js';
import type { Identified, RecordContent } from './record.js';
import { findTermsOfEvents } from './term-link-repository.js';
import { venueRepository } from './venue-repository.js';

/** What the bodies of these events show of other records, by event id: one query for each kind of record. */
export async function findEmbedsOfEvents(
  knex: Knex,
  events: readonly (Identified & Pick<RecordContent, 'imageId'>)[],
): Promise<Map<number, EventEmbeds>> {
  const ids = events.map(({ id }) => id);
  const [venues, organizers, terms] = await Promise.all([
    venueRepository.findOfEvents(knex, ids),
    organizerRepository.findOfEvents(knex, ids),
    findTermsOfEvents(knex, ids),
  ]);
  const showing = [events, ...venues.values(), ...organizers.values()].flat();
  const images = await findImages(
    knex,
    showing.map(({ imageId }) => imageId),
  );
  const embedsOf = (id: number): EventEmbeds => ({
    venues: venues.get(id) ?? [],
    organizers: organizers.get(id) ?? [],
    terms: terms.get(id) ?? [],
    images,
  });
  return new Map(ids.map((id) => [id, embedsOf(id)]));
}
