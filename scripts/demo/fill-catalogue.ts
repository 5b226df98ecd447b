import type { Event, Fairground, Venue } from '@fairground/sdk';
import type { Step } from './step.js';

const VENUES = [
  { venue: 'Harbour Hall', address: 'Bryggen 7', city: 'Bergen', country: 'Norway' },
  { venue: 'Old Observatory', address: 'Royal Mile 1', city: 'Edinburgh', country: 'United Kingdom' },
];

const EVENTS = [
  {
    title: 'Lantern walk',
    at: 'Harbour Hall',
    inDays: 7,
    hours: ['18:00', '21:00'],
    timezone: 'Europe/Oslo',
    cost: 'Free',
  },
  {
    title: 'Makers market',
    at: 'Harbour Hall',
    inDays: 8,
    hours: ['10:00', '16:00'],
    timezone: 'Europe/Oslo',
    cost: '€5',
  },
  {
    title: 'Night of maps',
    at: 'Old Observatory',
    inDays: 9,
    hours: ['20:00', '23:30'],
    timezone: 'Europe/London',
    cost: '£12',
  },
] as const;

const DAY_MS = 86_400_000;

/** Puts some events at venues, or moves those of an earlier run to the coming days, and lists them. */
export async function fillCatalogue({ fairground, output, checks, signal }: Step): Promise<void> {
  for (const place of VENUES) {
    // The catalogue gives the venue that it has already instead of a second one.
    const venue = await fairground.venues.create(place, { signal });
    const events = EVENTS.filter(({ at }) => at === place.venue);
    const known = await eventsAt(fairground, venue, signal);
    for (const event of events) await putEvent(fairground, venue, event, known, signal);

    const listed = await eventsAt(fairground, venue, signal);
    checks.equal(`events at ${place.venue}`, titlesOf(listed), titlesOf(events));
    for (const { title, start_date, timezone, cost } of listed) {
      output.write(`✓ ${start_date.slice(0, 16)} ${timezone}  ${title}, ${place.venue}, ${cost}\n`);
    }
  }
}

function titlesOf(events: readonly { title: string }[]): string[] {
  return events.map(({ title }) => title).sort();
}

type PlannedEvent = (typeof EVENTS)[number];

async function putEvent(
  fairground: Fairground,
  venue: Venue,
  planned: PlannedEvent,
  known: readonly Event[],
  signal: AbortSignal,
): Promise<void> {
  const { title, inDays, hours, timezone, cost } = planned;
  const day = new Date(Date.now() + inDays * DAY_MS).toISOString().slice(0, 10);
  const times = { start_date: `${day} ${hours[0]}:00`, end_date: `${day} ${hours[1]}:00`, timezone };
  const earlier = known.find((event) => event.title === title);
  if (earlier !== undefined) await fairground.events.update(earlier.id, times, { signal });
  else await fairground.events.create({ title, cost, venue: venue.id, ...times }, { signal });
}

/** All events at a venue, past ones too. */
async function eventsAt(fairground: Fairground, venue: Venue, signal: AbortSignal): Promise<Event[]> {
  const events: Event[] = [];
  for await (const event of fairground.events.list(
    { venue: [venue.id], start_date: '2000-01-01' },
    { signal },
  )) {
    events.push(event);
  }
  return events;
}
