import type { EventFields } from './event-changes.js';
import type { LinkedContent, LinkedKind } from '../linked/linked-record.js';
import type { RecordFields } from '../records/record-changes.js';
import type { Guarded } from '../records/record-password.js';

/** What every record shows of itself, behind a password too. */
const SHOWN = ['author', 'status', 'date'] as const;
const SHOWN_EVENT = [...SHOWN, 'title', 'start_date', 'end_date'];
/** What a mask leaves empty of an event. */
const MASKED_EVENT = [
  ...['description', 'excerpt', 'image', 'cost', 'website', 'categories', 'tags', 'venue', 'organizer'],
];
/** What a mask shows as null, which counts as not sent. */
const FLAGS_EVENT = ['all_day', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'];
const FLAGS: Readonly<Record<LinkedKind, readonly string[]>> = {
  venue: ['show_map', 'show_map_link'],
  organizer: [],
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
  return leaveOutMasked(fields, { shown: SHOWN_EVENT, masked: MASKED_EVENT, flags: FLAGS_EVENT }, showWhole);
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
  // A mask shows what the record has, and nothing else.
  const masked = Object.keys(texts).filter((name) => texts[name] !== '');
  return leaveOutMasked(fields, { shown: [...SHOWN, kind], masked, flags: FLAGS[kind] }, showWhole);
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
