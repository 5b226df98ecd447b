import type { Fault } from '../../lib/errors.js';
import { findImageFaults } from '../images/image-field.js';
import { findPlaceFaults } from '../places/place-fields.js';
import {
  type FieldCheckContext,
  findRecordFaults,
  findTagFaults,
  findTextFault,
  findWebsiteFault,
} from '../records/field-checks.js';
import type { VenueFields } from './venue-changes.js';

/** Finds all faults in the fields of a venue that the OpenAPI document cannot express. */
export async function findVenueFaults(fields: VenueFields, context: FieldCheckContext): Promise<Fault[]> {
  const unreadable = findTagFaults(fields);
  if (unreadable.length > 0) return unreadable;
  return [
    ...findTextFault('venue', fields.venue),
    ...findWebsiteFault(fields.website),
    ...findPlaceFaults(fields, context),
    ...(await findRecordFaults(fields, context)),
    ...(await findImageFaults(fields.image, context)),
  ];
}
