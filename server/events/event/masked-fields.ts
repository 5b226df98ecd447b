import type { components } from '../../generated/events/types.js';
import type { EventFields } from './event-changes.js';
import type { LinkedContent, LinkedKind } from '../linked/linked-record.js';
import type { RecordFields } from '../records/record-changes.js';
import type { Guarded } from '../records/record-password.js';

/** How a body behind a password shows a field: as it is, empty, or as null, which counts as not sent. */
type Masking = 'shown' | 'empty' | 'null' | 'not compared';

type Maskings<Sent> = Readonly<Record<keyof Sent, Masking>>;

/** A new field of the document does not compile until it is listed here. */
const EVENT: Maskings<EventFields> = {
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

const OF_LINKED = {
  author: 'shown',
  status: 'shown',
  date: 'shown',
  description: 'empty',
  excerpt: 'empty',
  phone: 'empty',
  website: 'empty',
  date_utc: 'not compared',
  image: 'not compared',
  password: 'not compared',
} as const;

const VENUE: Maskings<components['schemas']['VenueUpdate']> = {
  ...OF_LINKED,
  venue: 'shown',
  address: 'empty',
  city: 'empty',
  country: 'empty',
  province: 'empty',
  state: 'empty',
  zip: 'empty',
  stateprovince: 'empty',
  show_map: 'null',
  show_map_link: 'null',
  geo_lat: 'not compared',
  geo_lng: 'not compared',
};

const ORGANIZER: Maskings<components['schemas']['OrganizerUpdate']> = {
  ...OF_LINKED,
  organizer: 'shown',
  email: 'empty',
};

const LINKED: Readonly<Record<LinkedKind, Readonly<Record<string, Masking>>>> = {
  venue: VENUE,
  organizer: ORGANIZER,
};

type Fields = Readonly<Record<string, unknown>>;
/** The record as it is shown to who may see all of it. */
type ShowWhole = () => Promise<unknown>;

interface Mask {
  readonly shown: readonly string[];
  readonly masked: readonly string[];
  readonly flags: readonly string[];
}

/**
 * The fields of an update less what a password hid from who sends back a whole body that was read, with changes or
 * without: what is empty in it was not taken away. Single fields are cleared as ever, and so are those of a body
 * that was read whole.
 */
export async function withoutMaskedEvent(
  event: Guarded,
  fields: EventFields,
  showWhole: ShowWhole,
): Promise<EventFields> {
  if (event.passwordHash === undefined) return fields;
  return leaveOutMasked(fields, toMask(EVENT), showWhole);
}

/** The same for a venue or an organizer, whose name stands in the field `kind`. */
export async function withoutMaskedLinked<Sent extends RecordFields>(
  kind: LinkedKind,
  record: LinkedContent,
  fields: Sent,
  showWhole: ShowWhole,
): Promise<Sent> {
  const { passwordHash, description, excerpt, contact } = record;
  if (passwordHash === undefined) return fields;
  const texts: Fields = { description, excerpt, ...contact };
  const mask = toMask(LINKED[kind]);
  // A masked body leaves out the texts that the record does not have.
  const masked = mask.masked.filter((name) => texts[name] !== '');
  return leaveOutMasked(fields, { ...mask, masked }, showWhole);
}

function toMask(maskings: Readonly<Record<string, Masking>>): Mask {
  const namesOf = (masking: Masking): string[] =>
    Object.keys(maskings).filter((name) => maskings[name] === masking);
  return { shown: namesOf('shown'), masked: namesOf('empty'), flags: namesOf('null') };
}

async function leaveOutMasked<Sent extends object>(
  sent: Sent,
  mask: Mask,
  showWhole: ShowWhole,
): Promise<Sent> {
  const fields = sent as Fields;
  if (!isWholeBody(fields, mask) || showsText(fields, mask, (await showWhole()) as Fields)) return sent;
  const isKept = ([name, value]: [string, unknown]): boolean =>
    !mask.masked.includes(name) || !isEmpty(value);
  return Object.fromEntries(Object.entries(sent).filter(isKept)) as Sent;
}

/** Whether it may be a body as a mask shows it: with all there is to see but the flags, of which some may be changed. */
function isWholeBody(fields: Fields, { shown, masked, flags }: Mask): boolean {
  const isSent = (name: string): boolean => fields[name] !== undefined;
  const isUnmasked = flags.length > 0 && flags.every(isSent);
  return [...shown, ...masked].every(isSent) && !isUnmasked;
}

/** Whether it has a text that only who saw the record without its mask can send back. */
function showsText(fields: Fields, { masked }: Mask, whole: Fields): boolean {
  return masked.some((name) => {
    const text = fields[name];
    return typeof text === 'string' && text !== '' && text === whole[name];
  });
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);
}
