import type { JsonObject } from '../../generate/document.js';

/** Bodies of the requests that make a catalogue. Records name each other by their place in these lists. */
export interface Dataset {
  readonly venues: readonly JsonObject[];
  readonly organizers: readonly JsonObject[];
  /** `parent` is the place of another category. */
  readonly categories: readonly { readonly name: string; readonly parent: number | undefined }[];
  readonly tags: readonly string[];
  readonly imageCount: number;
  event(number: number): EventSeed;
}

interface TextFields {
  readonly title: string;
  readonly description: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly timezone: string;
}

/** An event; numbers are places in the dataset's lists. */
export interface EventSeed {
  readonly fields: JsonObject & TextFields;
  readonly venue: number | undefined;
  readonly organizers: readonly number[];
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly image: number | undefined;
}

/** In the title of one event of five. */
export const COMMON_WORD = 'market';
/** In the description of one event of 250. */
export const RARE_WORD = 'astrolabe';

/** How far the events reach back and ahead of today. */
export const PAST_DAYS = 6 * 365;
export const COMING_DAYS = 2 * 365;

// Real zones without daylight saving: a copy that is moved by whole days keeps its distance to UTC.
const ZONES = ['UTC', 'UTC', 'America/Phoenix', 'Asia/Tokyo', 'Asia/Kolkata'];
const TITLES =
  'Lantern,Harbour,Winter,Summer,Open,Silent,Golden,Northern,Paper,River,Garden,Night,Morning,Old Town,Little,Grand,Wild,Blue,Coastal,Hidden';
const KINDS =
  'concert,walk,reading,workshop,exhibition,lecture,parade,tasting,screening,dance,race,quiz,picnic,tour,fair,gala';
const ADDITIONS =
  'by the lake,for families,with friends,in the old mill,under the stars,at the quay,on the hill,for beginners,after dark,in the park,at the library,with the choir';
const SENTENCES = [
  'Doors open half an hour before the beginning, and latecomers are let in between two pieces.',
  'Bring warm clothes, since most of it happens outside and the wind comes from the water.',
  'Everybody is welcome; those who have done this before help those who have not.',
  'There is something to eat and to drink, and what is left is shared at the end.',
  'Tickets are sold at the entrance and in the shop around the corner.',
  'Should it rain, we meet in the hall instead and begin a little later.',
];
const CATEGORIES = 'Music,Jazz,Classical,Art,Painting,Food,Sport,Running,Families,Talks,Film,Community'.split(
  ',',
);
const PARENTS: Readonly<Record<string, string>> = {
  Jazz: 'Music',
  Classical: 'Music',
  Painting: 'Art',
  Running: 'Sport',
};
const TAGS =
  'outdoor,indoor,free entry,accessible,kids,seniors,evening,morning,weekend,benefit,premiere,annual,weekly,language,history,nature,science,craft,vegan,wine,beer,coffee,books,theatre,comedy,poetry,folk,rock,electronic,market';
const COSTS = ['', 'Free', '$5', '$12.50', '10-20', '€15', '£8', 'Free', '25', 'Pay what you want'];

/**
 * Makes a catalogue, always the same for one day, whatever its size. Events lie evenly over six years back and two
 * ahead, mostly in the evening, so that a larger catalogue is a denser one and every list has more to look at.
 *
 * @param today - midnight UTC, epoch milliseconds.
 */
export function makeDataset(today: number): Dataset {
  return {
    venues: list(40, (index) => ({
      venue: `${pick(TITLES.split(','), index)} hall ${index + 1}`,
      address: `${index + 1} Quay Road`,
      city: `Town ${index % 9}`,
      country: 'United States',
      state: 'NH',
      zip: String(10_000 + index),
      phone: `+1 555 01${String(index).padStart(2, '0')}`,
      website: `https://venue-${index + 1}.example.org/`,
      description: pick(SENTENCES, index),
    })),
    organizers: list(30, (index) => ({
      organizer: `${pick(TITLES.split(','), index + 7)} society ${index + 1}`,
      email: `hello@society-${index + 1}.example.org`,
      phone: `+1 555 02${String(index).padStart(2, '0')}`,
      website: `https://society-${index + 1}.example.org/`,
    })),
    categories: CATEGORIES.map((name) => {
      const parent = PARENTS[name];
      return { name, parent: parent === undefined ? undefined : CATEGORIES.indexOf(parent) };
    }),
    tags: TAGS.split(','),
    imageCount: 60,
    event: (number) => makeEvent(number, today),
  };
}

function makeEvent(number: number, today: number): EventSeed {
  const random = randomFrom(number);
  const choose = <T>(all: readonly T[]): T => pick(all, Math.floor(random() * all.length));
  const below = (limit: number): number => Math.floor(random() * limit);
  const isAllDay = random() < 0.1;
  const day = below(PAST_DAYS + COMING_DAYS) - PAST_DAYS;
  const hour = random() < 0.7 ? 17 + below(5) : 9 + below(8);
  const start = today + day * 86_400_000 + hour * 3_600_000 + below(4) * 900_000;
  const nights = random() < 0.03 ? 1 + below(3) : 0;
  const end = start + (1 + below(4)) * 3_600_000 + nights * 86_400_000;
  const kind = number % 5 === 0 ? COMMON_WORD : choose(KINDS.split(','));
  const sentences = list(1 + below(4), () => choose(SENTENCES));
  if (number % 250 === 7) sentences.push(`Somebody shows an ${RARE_WORD} and how it was used.`);
  return {
    fields: {
      title: `${choose(TITLES.split(','))} ${kind} ${choose(ADDITIONS.split(','))}`,
      description: sentences.join(' '),
      ...(random() < 0.3 ? { excerpt: choose(SENTENCES) } : {}),
      start_date: wallClock(start),
      end_date: wallClock(end),
      timezone: choose(ZONES),
      all_day: isAllDay,
      cost: choose(COSTS),
      ...(random() < 0.5 ? { website: `https://tickets.example.org/${number}` } : {}),
      featured: random() < 0.02,
      show_map: true,
      show_map_link: true,
    },
    venue: random() < 0.95 ? below(40) : undefined,
    organizers: distinct(random() < 0.05 ? 0 : random() < 0.8 ? 1 : 2, () => below(30)),
    categories: distinct(1 + below(2), () => below(CATEGORIES.length)),
    tags: distinct(below(5), () => below(30)),
    image: number % 3 === 0 ? below(60) : undefined,
  };
}

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_none, index) => make(index));
}

function distinct(count: number, make: () => number): number[] {
  return [...new Set(list(count, make))];
}

function pick<T>(all: readonly T[], index: number): T {
  return all[index % all.length] as T;
}

function wallClock(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}

/** Numbers from 0 to below 1 that follow from the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
