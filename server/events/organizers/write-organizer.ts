import type { OrganizerContent } from './organizer.js';
import {
  applyOrganizerContact,
  applyOrganizerFields,
  isSameOrganizer,
  type OrganizerFields,
} from './organizer-changes.js';
import { organizerRepository } from './organizer-repository.js';
import { createLinkedWriter } from '../linked/write-linked-record.js';

export const organizerWriter = createLinkedWriter<OrganizerContent, OrganizerFields>({
  repository: organizerRepository,
  apply: applyOrganizerFields,
  isSame: isSameOrganizer,
  complete: ({ contact }, fields) => ({ contact: applyOrganizerContact(contact, fields) }),
});
