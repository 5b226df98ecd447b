import { AppError } from '../../../lib/errors.js';

/** Also for a folder of somebody else. */
export function unknownFolder(): AppError {
  return new AppError('feature.no_item', 'Folder does not exist or is inaccessible.');
}
