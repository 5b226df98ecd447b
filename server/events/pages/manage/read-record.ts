import { toPlainText } from '../../text/html.js';
import { type CalendarFrame, type PageDeps, readBody, type Schemas } from '../page-deps.js';
import type { Choice } from '../filter-choices.js';
import { parseWallClock } from '../date-words.js';
import { formatWallClock } from '../../../lib/time/wall-clock.js';
import { venueOf } from '../event-entry.js';
import { pathOfUrl } from '../image-address.js';
import type { RecordKind } from './record-kinds.js';

/** Value of a field as a form shows it; records that are chosen come with their names. */
export type FormValue = string | boolean | readonly Choice[] | ShownImage;

export interface ShownImage {
  readonly id: number;
  /** Path of a small size. */
  readonly src: string;
}

/** Record as a form shows it. */
export interface RecordValues {
  readonly values: Readonly<Record<string, FormValue>>;
  readonly revision: number | undefined;
}

type Wire = Readonly<Record<string, unknown>>;

/**
 * Reads a record for its form, in full for those who may edit it.
 *
 * @throws {AppError} when it does not exist, or the user may not read it.
 */
export async function readRecord(
  { handlers }: PageDeps,
  { context }: CalendarFrame,
  kind: RecordKind,
  id: number,
): Promise<RecordValues> {
  const request = { path: { id }, headers: {}, files: [] };
  const linked = { ...request, parameters: { context: 'edit' as const } };
  switch (kind.name) {
    case 'events': {
      const reply = await handlers.readEvent(linked, context);
      return { values: eventValues(readBody(reply)), revision: reply.revision };
    }
    case 'venues': {
      const reply = await handlers.readVenue(linked, context);
      return { values: plainValues(kind, readBody(reply)), revision: reply.revision };
    }
    case 'organizers': {
      const reply = await handlers.readOrganizer(linked, context);
      return { values: plainValues(kind, readBody(reply)), revision: reply.revision };
    }
    case 'categories': {
      const reply = await handlers.readCategory({ ...request, parameters: {} }, context);
      return { values: await categoryValues(kind, readBody(reply)), revision: reply.revision };
    }
    case 'tags': {
      const reply = await handlers.readTag({ ...request, parameters: {} }, context);
      return { values: plainValues(kind, readBody(reply)), revision: reply.revision };
    }
  }

  async function categoryValues(of: RecordKind, body: Schemas['TermRecord']) {
    const { parent = 0 } = body;
    if (parent === 0) return plainValues(of, body);
    const reply = await handlers.readCategory({ ...request, path: { id: parent }, parameters: {} }, context);
    const { id: value, name } = readBody<Schemas['TermRecord']>(reply);
    return { ...plainValues(of, body), parent: [{ value: String(value), name: toPlainText(name) }] };
  }
}

/** Returns the values of fields that a form shows as they are. */
function plainValues(kind: RecordKind, body: object): Record<string, FormValue> {
  const wire = body as Wire;
  return Object.fromEntries(
    kind.fields.flatMap(({ name, control }): [string, FormValue][] => {
      const value = wire[name];
      if (control === 'flag') return [[name, value === true]];
      if (control === 'image') return imageValue(value).map((image) => [name, image]);
      if (typeof control === 'object' || value === undefined || value === null) return [];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return [[name, control === 'long text' ? text : toPlainText(text)]];
    }),
  );
}

function eventValues(event: Schemas['Event']): Record<string, FormValue> {
  const venue = venueOf(event);
  return {
    title: toPlainText(event.title),
    description: event.description,
    excerpt: event.excerpt,
    start_date: toInput(event.start_date),
    end_date: toInput(event.end_date),
    timezone: event.timezone,
    cost: toPlainText(event.cost),
    website: event.website === event.url ? '' : toPlainText(event.website),
    status: event.status,
    all_day: event.all_day === true,
    featured: event.featured === true,
    sticky: event.sticky === true,
    hide_from_listings: event.hide_from_listings === true,
    show_map_link: event.show_map_link === true,
    venue: venue === undefined ? [] : [{ value: String(venue.id), name: toPlainText(venue.venue ?? '') }],
    organizer: event.organizer.map(({ id, organizer = '' }) => ({
      value: String(id),
      name: toPlainText(organizer),
    })),
    categories: event.categories.map(toChoice),
    tags: event.tags.map(toChoice),
    ...Object.fromEntries(imageValue(event.image).map((image) => ['image', image])),
  };
}

function toChoice({ id, name }: { readonly id: number; readonly name: string }): Choice {
  return { value: String(id), name: toPlainText(name) };
}

/** Formats a time for an input of the type `datetime-local`. */
function toInput(text: string): string {
  return formatWallClock(parseWallClock(text)).slice(0, 16).replace(' ', 'T');
}

function imageValue(value: unknown): ShownImage[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, url, sizes } = value as Schemas['Image'];
  return [{ id, src: pathOfUrl(sizes?.['thumbnail']?.url ?? url) }];
}
