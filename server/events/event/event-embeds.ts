import type { Image } from '../images/image.js';
import type { Organizer } from '../organizers/organizer.js';
import type { Identified } from '../records/record.js';
import type { Term } from '../terms/term.js';
import type { Venue } from '../venues/venue.js';

/** Records that the body of an event embeds, for every caller. Links are in their order. */
export interface EventEmbeds {
  readonly venues: readonly Venue[];
  readonly organizers: readonly Organizer[];
  /** Categories and tags, each in the order of their names. */
  readonly terms: readonly Term[];
  /** Images of the event and of its venues and organizers, by id. */
  readonly images: ReadonlyMap<number, Image>;
}

/** Returns the embeds of an event that was among the requested ones. */
export function embedsOf(found: ReadonlyMap<number, EventEmbeds>, { id }: Identified): EventEmbeds {
  const embeds = found.get(id);
  if (embeds === undefined) throw new Error(`the embeds of event ${String(id)} were not loaded`);
  return embeds;
}
