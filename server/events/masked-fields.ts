import type { EventFields } from './event-changes.js';
import type { LinkedContent } from './linked-record.js';
import type { RecordFields } from './record-changes.js';
import type { Guarded } from './record-password.js';

/** What every record shows of itself, behind a password too. */
const SHOWN = ['author', 'status', 'date'] as const;
const SHOWN_EVENT = [...SHOWN, 'title', 'start_date', 'end_date'];
/** What a mask leaves empty of an event. */
const MASKED_EVENT = [
  ...['description', 'excerpt', 'image', 'cost', 'website', 'categories', 'tags', 'venue', 'organizer'],
];
/** What a mask shows as null, which counts as not sent. */
const FLAGS = ['all_day', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of an update less what a password hid from who sends back a whole body that was read: what is empty in
 * it was not taken away. Single fields are cleared as ever, and so is everything of a body that was read whole.
 */
export function withoutMaskedEvent(event: Guarded, fields: EventFields): EventFields {
  if (event.passwordHash === undefined || !isMasked(fields, SHOWN_EVENT, MASKED_EVENT)) return fields;
  return leaveOut(fields, MASKED_EVENT);
}

/** The same for a venue or an organizer, whose name stands in the field `kind`. */
export function withoutMaskedLinked<Sent extends RecordFields>(
  kind: string,
  record: LinkedContent,
  fields: Sent,
): Sent {
  const { passwordHash, description, excerpt, contact } = record;
  if (passwordHash === undefined) return fields;
  const texts: Fields = { description, excerpt, ...contact };
  // A mask shows what the record has, and nothing else.
  const masked = Object.keys(texts).filter((name) => texts[name] !== '');
  return isMasked(fields, [...SHOWN, kind], masked) ? leaveOut(fields, masked) : fields;
}

function isMasked(sent: object, shown: readonly string[], masked: readonly string[]): boolean {
  const fields = sent as Fields;
  if (FLAGS.some((name) => fields[name] !== undefined)) return false;
  return shown.every((name) => fields[name] !== undefined) && masked.every((name) => isEmpty(fields[name]));
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);
}

function leaveOut<Sent extends object>(fields: Sent, names: readonly string[]): Sent {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name))) as Sent;
}
