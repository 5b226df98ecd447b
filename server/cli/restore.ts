import { restore as putInPlace } from '../storage/backup/restore.js';
import { describeDamaged } from './backup.js';
import { type Command, readArguments } from './command.js';
import { findSqlitePlace } from './sqlite-place.js';

const OPTIONS = { json: { type: 'boolean' }, replace: { type: 'boolean' } } as const;

/** `restore FOLDER [--replace] [--json]`: puts a backup in the place of the configured data. */
export const restore: Command = async (args, context) => {
  const { options, positionals } = readArguments(args, OPTIONS, ['FOLDER']);
  const place = findSqlitePlace(context);
  const source = positionals.FOLDER;
  const manifest = await putInPlace({ ...place, source, isReplacing: options.replace === true });
  if (options.json === true) {
    context.print(JSON.stringify(manifest));
    return 0;
  }
  context.print(`restored to ${place.folder} what was backed up at ${manifest.madeAt}`);
  if (manifest.damaged !== undefined) context.note(describeDamaged(manifest.damaged));
  if (place.blobs === undefined) context.note('The blobs are not files: restore their store by itself.');
  return 0;
};
