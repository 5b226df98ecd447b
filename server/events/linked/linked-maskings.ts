import { dropMaskedFields, type Masking, type ShowWhole, toMask } from '../records/drop-masked-fields.js';
import type { RecordFields } from '../records/record-changes.js';
import type { LinkedContent } from './linked-record.js';

/** Maskings of the fields that venues and organizers share. */
export const LINKED_MASKINGS = {
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

/** Drops from an update of a venue or organizer the fields that its password masked; see `dropMaskedFields`. */
export async function dropMaskedLinkedFields<Sent extends RecordFields>(
  maskings: Readonly<Record<string, Masking>>,
  record: LinkedContent,
  fields: Sent,
  showWhole: ShowWhole,
): Promise<Sent> {
  const { passwordHash, description, excerpt, contact } = record;
  if (passwordHash === undefined) return fields;
  const texts: Readonly<Record<string, unknown>> = { description, excerpt, ...contact };
  const mask = toMask(maskings);
  // A masked body leaves out the texts that the record does not have.
  const masked = mask.masked.filter((name) => texts[name] !== '');
  return dropMaskedFields(fields, { ...mask, masked }, showWhole);
}
