import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { firstErrorLine } from '../lib/first-error-line.js';
import type { Blobs } from '../storage/blobs/blobs.js';
import { checkRoom } from './check-programs.js';
import { findObstacle } from './find-obstacle.js';
import { reportFailure, reportWarning, type Finding, reportOk } from './finding.js';

const MEND =
  'Check that FAIRGROUND_BLOBS names the store, and that this user may read, write and delete there.';

/** Writes, reads and deletes a few bytes. */
export async function checkBlobs(url: string, open: () => Promise<Blobs>): Promise<Finding[]> {
  const folder = /^file:(.+)$/s.exec(url)?.[1];
  if (folder !== undefined && !existsSync(folder)) {
    // The check creates no folder.
    const obstacle = await findObstacle(folder);
    const mend = 'fairground serve creates it at its first start.';
    if (obstacle === undefined) return [reportWarning('blobs', `${folder} does not exist yet`, mend)];
    return [reportFailure('blobs', `${folder} cannot be created in ${obstacle}`, MEND)];
  }
  try {
    const blobs = await open();
    const key = `health/doctor-${randomUUID()}`;
    const content = Buffer.from(key);
    await blobs.put(key, Readable.from([content]));
    try {
      const found = await buffer(await blobs.open(key));
      if (!found.equals(content))
        return [reportFailure('blobs', `${url} returns different bytes than were stored`, MEND)];
    } finally {
      await blobs.delete(key);
    }
    const room = folder === undefined ? [] : [await checkRoom('room for blobs', folder, 'FAIRGROUND_BLOBS')];
    return [reportOk('blobs', `${url} can be read and written`), ...room];
  } catch (error) {
    return [reportFailure('blobs', firstErrorLine(error), MEND)];
  }
}
