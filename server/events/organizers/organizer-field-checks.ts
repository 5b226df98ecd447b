import type { Fault } from '../../lib/errors.js';
import { findImageFaults } from '../images/image-field.js';
import {
  type FieldCheckContext,
  findRecordFaults,
  findTagFaults,
  findTextFault,
  findWebsiteFault,
} from '../records/field-checks.js';
import type { OrganizerFields } from './organizer-changes.js';

/** Finds all faults in the fields of an organizer that the OpenAPI document cannot express. */
export async function findOrganizerFaults(
  fields: OrganizerFields,
  context: FieldCheckContext,
): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  return [
    ...findTextFault('organizer', fields.organizer),
    ...findWebsiteFault(fields.website),
    ...(await findRecordFaults(fields, context)),
    ...(await findImageFaults(fields.image, context)),
  ];
}
