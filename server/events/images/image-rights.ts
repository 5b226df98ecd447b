import type { Principal } from '../../auth/principal.js';
import type { Image } from './image.js';
import { type Caller, canEditOthers, canPublish, forbiddenError } from '../records/rights.js';

/** True if the caller may upload images, or have them fetched. */
export function canUpload(caller: Caller): caller is Principal {
  return caller !== undefined && canPublish(caller);
}

/** @throws {AppError} 401 for anonymous callers, 403 for those without the right to upload. */
export function requireUploader(caller: Caller): Principal {
  if (canUpload(caller)) return caller;
  throw forbiddenError(caller);
}

/** @throws {AppError} when the caller may not delete the image: only editors delete others' images. */
export function requireImageOwner(caller: Caller, { authorId }: Pick<Image, 'authorId'>): void {
  const isOwn = requireUploader(caller).userId === authorId;
  if (!isOwn && !canEditOthers(caller)) throw forbiddenError(caller);
}
