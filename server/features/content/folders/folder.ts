import { AppError } from '../../../lib/errors.js';
import type { Schemas } from '../../model/call.js';

/** Folder of a user. Folders cannot be nested. */
export interface Folder {
  /** 32 hex digits. */
  readonly id: string;
  readonly ownerId: number;
  /** Unique among the user's folders, in any case. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Describes a folder in the form of the portal. */
export function describeFolder({ id, title, createdAt }: Folder, username: string): Schemas['ContentFolder'] {
  return { username, id, title, created: createdAt };
}

/** Error for a missing folder, and for a folder of another user. */
export function unknownFolder(): AppError {
  return new AppError('feature.no_item', 'Folder does not exist or is inaccessible.');
}
