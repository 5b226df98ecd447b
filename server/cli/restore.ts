import { restore as putInPlace } from '../storage/backup/restore.js';
import { describeDamaged } from './backup.js';
import { defineCommand } from './command.js';
import { findSqliteFolders } from './sqlite-folders.js';

/** `restore`: puts a backup in the place of the configured data. */
export const restore = defineCommand({
  summary: 'Restore a backup, while no server runs.',
  example: '/backups/2026-11-29 --replace',
  operands: ['FOLDER'],
  options: {
    replace: { type: 'boolean', text: 'replace the data that is there; without it, there must be none' },
    json: { type: 'boolean', text: 'print the manifest of the backup as JSON' },
  },
  async run({ options, operands }, context) {
    const place = findSqliteFolders(context);
    const source = operands.FOLDER;
    const manifest = await putInPlace({ ...place, source, isReplacing: options.replace === true });
    if (options.json === true) {
      context.print(JSON.stringify(manifest));
      return 0;
    }
    context.print(`restored the backup of ${manifest.madeAt} to ${place.folder}`);
    if (manifest.damaged !== undefined) context.note(describeDamaged(manifest.damaged));
    if (place.blobs === undefined) context.note('The blobs are not files: restore their store separately.');
    return 0;
  },
});
