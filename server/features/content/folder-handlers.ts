import { AppError } from '../../lib/errors.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { contentOwner } from './items/content-owner.js';
import { createDefinitionContext } from '../definition/definition-context.js';
import { assertMayPublish, signedIn } from '../catalog/rights.js';
import { describeFolder } from './folders/folder.js';
import { createFolder, deleteFolder, getFolder } from './items/folders.js';

interface UserPath {
  readonly username: string;
}

/** Creates the handlers that make and delete folders; their contents are listed with the other content. */
export function createFolderHandlers(deps: FeaturesDeps) {
  const { system } = deps.databases;

  return {
    async createFolder(
      { path, parameters }: Call<UserPath, Schemas['CreateFolderParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['FolderReply']>> {
      assertMayPublish(context.principal);
      const owner = await contentOwner(deps.access, path.username, context.principal);
      const title = parameters.title ?? parameters.folderName;
      if (title === undefined) {
        throw new AppError('request.missing', 'The folder cannot be made.', {
          faults: [{ field: 'title', reason: 'required', kind: 'missing' }],
        });
      }
      const folder = await createFolder(deps, owner.userId, title);
      return okReply({ success: true, folder: describeFolder(folder, owner.name) });
    },

    async deleteFolder(
      { path }: Call<UserPath & { readonly folderId: string }>,
      context: CallContext,
    ): Promise<Reply<Schemas['FolderReply']>> {
      const owner = await contentOwner(deps.access, path.username, signedIn(context.principal));
      const folder = await getFolder(system, owner.userId, path.folderId);
      await deleteFolder(deps, createDefinitionContext(deps, context).features, folder);
      return okReply({ success: true, folder: describeFolder(folder, owner.name) });
    },
  };
}
