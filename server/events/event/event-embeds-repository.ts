import type { Knex } from 'knex';
import type { EventEmbeds } from './event-embeds.js';
import { findImages } from '../images/image-repository.js';
import type { Organizer } from '../organizers/organizer.js';
import { organizerRepository } from '../organizers/organizer-repository.js';
import type { Identified, RecordContent } from '../records/record.js';
import { findTermsOfEvents } from '../terms/term-link-repository.js';
import type { Term } from '../terms/term.js';
import type { Venue } from '../venues/venue.js';
import { venueRepository } from '../venues/venue-repository.js';

/** Linked records by event id; events without any are absent. */
export interface LinkedRecords {
  readonly venues: ReadonlyMap<number, readonly Venue[]>;
  readonly organizers: ReadonlyMap<number, readonly Organizer[]>;
}

/** Linked records together with terms, by event id. */
export interface KnownEventLinks extends LinkedRecords {
  /** Terms in the order of their names. */
  readonly terms: ReadonlyMap<number, readonly Term[]>;
}

/**
 * Finds the records that the bodies of these events embed, by event id. Needs one query per kind that is not cached.
 */
export async function findEmbedsOfEvents(
  knex: Knex,
  events: readonly (Identified & Pick<RecordContent, 'imageId'>)[],
  known?: KnownEventLinks,
): Promise<Map<number, EventEmbeds>> {
  const ids = events.map(({ id }) => id);
  const [venues, organizers, terms] = await Promise.all([
    known?.venues ?? venueRepository.findOfEvents(knex, ids),
    known?.organizers ?? organizerRepository.findOfEvents(knex, ids),
    known?.terms ?? findTermsOfEvents(knex, ids),
  ]);
  const showing = [...events, ...[...venues.values()].flat(), ...[...organizers.values()].flat()];
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
