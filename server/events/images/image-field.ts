import type { Fault } from '../../lib/errors.js';
import { FetchError } from '../../outbound/fetch-error.js';
import type { RequestContext } from '../../api/handlers.js';
import type { Database } from '../../storage/database/database.js';
import { invalidField } from '../records/fault.js';
import { ImageFault } from './image-fault.js';
import { canUpload } from './image-rights.js';
import { type ImageReference, readImageReference } from './image-reference.js';
import { findNamedRecord } from '../records/named-record-repository.js';
import { type Caller, canWrite } from '../records/rights.js';

interface ImageFieldContext extends Pick<RequestContext, 'publicUrl'> {
  readonly database: Database;
  readonly caller: Caller;
}

/**
 * Finds the faults of the field `image` that the OpenAPI document cannot express. An image that is named by its
 * address is fetched once all other fields are valid.
 */
export async function findImageFaults(value: unknown, context: ImageFieldContext): Promise<Fault[]> {
  // Callers without write access get that error, not other faults.
  if (value === undefined || !canWrite(context.caller)) return [];
  try {
    await requireImage(readImageReference(value, context.publicUrl), context);
    return [];
  } catch (error) {
    if (error instanceof ImageFault || error instanceof FetchError)
      return [invalidField('image', error.message)];
    throw error;
  }
}

async function requireImage(
  reference: ImageReference,
  { database, caller }: ImageFieldContext,
): Promise<void> {
  if (reference.kind === 'id' && (await findNamedRecord(database.knex, reference.id))?.kind !== 'image') {
    throw new ImageFault('must be the id of an image');
  }
  if (reference.kind === 'address' && !canUpload(caller)) {
    throw new ImageFault('must be the id of an image: an address needs the right to upload');
  }
}
