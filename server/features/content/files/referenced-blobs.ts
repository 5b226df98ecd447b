import { selectLivePayloads } from '../../../jobs/live-payload-repository.js';
import type { Database } from '../../../storage/database/database.js';

/**
 * Returns keys of the blobs that waiting and running jobs need: all values named `blobKey` in their payloads, at any
 * depth.
 */
export async function selectReferencedBlobs({ knex }: Pick<Database, 'knex'>): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const payload of await selectLivePayloads(knex)) gatherKeys(payload, needed);
  return needed;
}

function gatherKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, content] of Object.entries(value)) {
    if (name === 'blobKey' && typeof content === 'string') keys.add(content);
    else gatherKeys(content, keys);
  }
}
