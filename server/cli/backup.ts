import { backUp } from '../storage/backup/back-up.js';
import { readVersion } from '../version.js';
import { type Command, readArguments } from './command.js';
import { findSqlitePlace } from './sqlite-place.js';

/** `backup FOLDER [--json]`: copies databases and blobs to a new folder, while servers and workers go on. */
export const backup: Command = async (args, context) => {
  const { options, positionals } = readArguments(args, { json: { type: 'boolean' } }, ['FOLDER']);
  const place = findSqlitePlace(context);
  const target = positionals.FOLDER;
  const manifest = await backUp({ ...place, target, version: readVersion(), signal: context.signal });
  if (options.json === true) {
    context.print(JSON.stringify(manifest));
    return 0;
  }
  const databases = Object.values(manifest.databases).reduce((sum, { bytes }) => sum + bytes, 0);
  const { files, bytes } = manifest.blobs;
  context.print(
    `backed up to ${target}: databases of ${megabytes(databases)}, ${String(files)} blobs of ${megabytes(bytes)}`,
  );
  if (place.blobs === undefined) context.note('The blobs are not files: back their store up by itself.');
  return 0;
};

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
