import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '../../../server/storage/blobs/blobs.js';

/** Ways in which a disk or a bucket loses bytes. */
export const DAMAGES: readonly (readonly [how: string, damage: (bytes: Buffer) => Buffer])[] = [
  ['has a flipped bit', (bytes) => replaceBytes(bytes, 'BGO', 'BFO')],
  ['is cut', (bytes) => bytes.subarray(0, -1)],
  ['has grown', (bytes) => Buffer.concat([bytes, Buffer.from('\n')])],
];

/** Puts other bytes in place of a blob, as a damaged disk does: nothing else knows of it. */
export async function damageBlob(
  blobs: Blobs,
  key: string,
  damage: (bytes: Buffer) => Buffer,
): Promise<void> {
  const bytes = await buffer(await blobs.open(key));
  await blobs.put(key, Readable.from([damage(bytes)]));
}

/** Another text of the same length, in all places. */
export function replaceBytes(bytes: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
  if (changed.equals(bytes) || changed.length !== bytes.length) throw new Error(`no ${from} to replace`);
  return changed;
}
