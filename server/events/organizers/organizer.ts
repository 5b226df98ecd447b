import type { LinkedContent } from '../linked/linked-record.js';
import type { Stored } from '../records/record.js';

/** The contact fields of an organizer, by their wire names. */
export type OrganizerContact = Readonly<Record<'phone' | 'website' | 'email', string>>;

/** Someone who holds events, without the id. */
export interface OrganizerContent extends LinkedContent {
  readonly contact: OrganizerContact;
}

export type Organizer = OrganizerContent & Stored;
