import type { LinkedContent } from '../linked/linked-record.js';
import type { Stored } from '../records/record.js';

/** Contact fields of an organizer, by their wire names. */
export type OrganizerContact = Readonly<Record<'phone' | 'website' | 'email', string>>;

/** Organizer of events, without its id. */
export interface OrganizerContent extends LinkedContent {
  readonly contact: OrganizerContact;
}

export type Organizer = OrganizerContent & Stored;
