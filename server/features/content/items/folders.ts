import { randomUUID } from 'node:crypto';
import { AppError } from '../../../lib/errors.js';
import type { Database } from '../../../storage/database/database.js';
import type { FeaturesDeps } from '../../model/call.js';
import { deleteServices } from '../../definition/delete-service.js';
import { dropItem } from '../items/item-store.js';
import { findServiceByItem } from '../../catalog/service-repository.js';
import { replaceNulInText } from '../../model/replace-nul.js';
import { type Folder, unknownFolder } from '../folders/folder.js';
import {
  deleteFolderRow,
  findFolder,
  insertFolder,
  lockFolder,
  selectFolders,
  selectItemsIn,
} from '../folders/folder-repository.js';

/** Maximum number of folders per user. */
const MAX_FOLDERS = 1000;

type FolderDeps = Pick<FeaturesDeps, 'databases' | 'clock'>;

/**
 * Creates a folder. @throws {AppError} `feature.name_taken`, or `request.invalid` for a blank title or one
 * folder too many.
 */
export async function createFolder(
  { databases, clock }: FolderDeps,
  ownerId: number,
  title: string,
): Promise<Folder> {
  const { system } = databases;
  const folder = {
    id: randomUUID().replaceAll('-', ''),
    ownerId,
    title: replaceNulInText(title).trim(),
    createdAt: clock(),
  };
  if (folder.title === '') throw refuse('must not be blank');
  try {
    await system.write(async (trx) => {
      if ((await selectFolders(trx, ownerId)).length >= MAX_FOLDERS) {
        throw refuse(`would make more than ${String(MAX_FOLDERS)} folders`);
      }
      await insertFolder(trx, folder);
    });
  } catch (error) {
    if (!system.dialect.isUniqueViolation(error)) throw error;
    throw new AppError('feature.name_taken', `A folder "${folder.title}" already exists.`, {
      faults: [
        { field: 'title', reason: 'is already used, regardless of upper and lower case', kind: 'invalid' },
      ],
    });
  }
  return folder;
}

/**
 * Finds the user's folder by its id or title.
 *
 * @throws {AppError} `feature.no_item`.
 */
export async function getFolder(system: Database, ownerId: number, name: string): Promise<Folder> {
  const found = await findFolder(system.knex, ownerId, name);
  if (found === undefined) throw unknownFolder();
  return found;
}

/**
 * Deletes a folder with its contents. Services are deleted first, since they are in another database and
 * may be in use. After an interruption the folder still has the remaining contents, and can be deleted
 * again.
 *
 * @param features - its `write` may have a limited wait.
 */
export async function deleteFolder(deps: FolderDeps, features: Database, folder: Folder): Promise<void> {
  const { system } = deps.databases;
  const services = [];
  for (const id of await selectItemsIn(system.knex, folder.id)) {
    const service = await findServiceByItem(features, id);
    if (service !== undefined) services.push(service);
  }
  if (services.length > 0) await deleteServices(features, services);
  await system.write(async (trx) => {
    if (!(await lockFolder(trx, folder.id))) return;
    for (const id of await selectItemsIn(trx, folder.id)) await dropItem(trx, id, deps.clock());
    await deleteFolderRow(trx, folder.id);
  });
}

function refuse(reason: string): AppError {
  return new AppError('request.invalid', 'The folder cannot be made.', {
    faults: [{ field: 'title', reason, kind: 'invalid' }],
  });
}
