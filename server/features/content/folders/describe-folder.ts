import type { Schemas } from '../../model/call.js';
import type { Folder } from './folder.js';

/** A folder as the portal shows it. */
export function describeFolder({ id, title, createdAt }: Folder, username: string): Schemas['ContentFolder'] {
  return { username, id, title, created: createdAt };
}
