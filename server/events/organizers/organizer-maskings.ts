import type { components } from '../../generated/events/types.js';
import { LINKED_MASKINGS } from '../linked/linked-maskings.js';
import type { Maskings } from '../records/drop-masked-fields.js';

export const ORGANIZER_MASKINGS: Maskings<components['schemas']['OrganizerUpdate']> = {
  ...LINKED_MASKINGS,
  organizer: 'shown',
  email: 'empty',
};
