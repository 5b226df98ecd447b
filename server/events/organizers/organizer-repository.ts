import type { Knex } from 'knex';
import { createLinkedRepository, type LinkedRow } from '../linked/linked-record-repository.js';
import { type Organizer, type OrganizerContact, type OrganizerContent } from './organizer.js';

interface OrganizerRow extends LinkedRow, OrganizerContact {}

export const organizerRepository = createLinkedRepository<OrganizerContent, OrganizerRow>({
  kind: 'organizer',
  table: 'organizers',
  texts: 'organizer_texts',
  links: 'event_organizers',
  key: 'organizer_id',
  toColumns: ({ contact }) => contact,
  toContent: ({ phone, website, email }) => ({ contact: { phone, website, email } }),
  searchedContact: ({ contact }) => contact,
});

/** Maximum number of organizers compared per address. */
const MAX_OF_ADDRESS = 100;

/** Finds organizers that have the e-mail address, in any case, and are not in the trash, oldest first. */
export async function findOrganizersByEmail(trx: Knex.Transaction, email: string): Promise<Organizer[]> {
  const ids = await trx<OrganizerRow>('organizers')
    // Same expression as in the index.
    .whereRaw('lower(substr(email, 1, 254)) = lower(substr(cast(? as text), 1, 254))', [email])
    .whereNot('status', 'trash')
    .orderBy('id')
    .limit(MAX_OF_ADDRESS)
    .pluck('id');
  const found = await organizerRepository.findForLink(trx, ids);
  const wanted = email.toLowerCase();
  return [...found.values()].filter(({ contact }) => contact.email.toLowerCase() === wanted);
}
