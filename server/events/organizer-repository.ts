import { createLinkedRepository, type LinkedRow } from './linked-record-repository.js';
import { type OrganizerContact, type OrganizerContent } from './organizer.js';

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
