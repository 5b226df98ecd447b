import { backUp } from '../storage/backup/back-up.js';
import type { DamagedBlobs } from '../storage/backup/manifest.js';
import { readVersion } from '../lib/version.js';
import { defineCommand } from './command.js';
import { findSqliteFolders } from './sqlite-folders.js';

/** `backup`: copies databases and blobs to a new folder, while servers and workers run. */
export const backup = defineCommand({
  summary: 'Copy databases and blobs (SQLite) to a new folder, while the server runs.',
  details: 'The exit code is 1 when a blob is damaged or missing; all others are saved nevertheless.',
  example: '/backups/2026-11-29',
  operands: ['FOLDER'],
  options: { json: { type: 'boolean', text: 'print the manifest of the backup as JSON' } },
  async run({ options, operands }, context) {
    const place = findSqliteFolders(context);
    const target = operands.FOLDER;
    const manifest = await backUp({ ...place, target, version: readVersion(), signal: context.signal });
    const { damaged } = manifest;
    if (options.json === true) context.print(JSON.stringify(manifest));
    else {
      const databases = Object.values(manifest.databases).reduce((sum, { bytes }) => sum + bytes, 0);
      const { files, bytes } = manifest.blobs;
      context.print(
        `backed up to ${target}: databases of ${megabytes(databases)}, ${String(files)} blobs of ${megabytes(bytes)}`,
      );
      if (place.blobs === undefined) context.note('The blobs are not files: back up their store separately.');
    }
    if (damaged === undefined) return 0;
    context.note(describeDamaged(damaged));
    return 1;
  },
});

/** Lists damaged and missing blobs of a backup, one per line. */
export function describeDamaged({ count, blobs }: DamagedBlobs): string {
  const lines = blobs.map(({ key, difference }) => `\n  ${key}: ${difference}`);
  const more = count > blobs.length ? `\n  and ${String(count - blobs.length)} more` : '';
  return `Blobs that differ from what was stored: ${String(count)}${lines.join('')}${more}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
