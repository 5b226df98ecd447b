import { AppError, ERRORS } from '../../lib/errors.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { updateServiceDefinition } from '../definition/update-service-definition.js';
import { createDefinitionContext } from '../definition/definition-context.js';
import { moveItem } from './items/move-items.js';
import { signedIn } from '../catalog/rights.js';
import type { ServiceAccess } from '../model/service.js';
import { updateItemAccess } from './items/item-repository.js';
import { findOwnedContent, type OwnedContent, type OwnedItemPath } from './items/owned-content.js';

/** Outcome for one item of several. */
interface ItemResult {
  readonly itemId: string;
  readonly success: boolean;
  readonly error?: { readonly code: number; readonly message: string };
}

type UserPath = Pick<OwnedItemPath, 'username'>;

/** Creates the handlers that share and move items, including those of services, for their owner and administrators. */
export function createShareAndMoveHandlers(deps: FeaturesDeps) {
  const { system } = deps.databases;

  async function share({ id, service }: OwnedContent, access: ServiceAccess, context: CallContext) {
    if (service === undefined) await system.write((trx) => updateItemAccess(trx, id, access));
    else await updateServiceDefinition(createDefinitionContext(deps, context), service, { access });
  }

  /** Runs `work` for one item of a user after the other; each refusal is reported with its item. */
  async function doEach(
    username: string,
    itemIds: readonly string[],
    context: CallContext,
    work: (own: OwnedContent) => Promise<void>,
  ): Promise<ItemResult[]> {
    signedIn(context.principal);
    const results: ItemResult[] = [];
    for (const itemId of itemIds) {
      try {
        await work(await findOwnedContent(deps, { username, itemId }, context));
        results.push({ itemId, success: true });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { code, message } = error;
        results.push({ itemId, success: false, error: { code: ERRORS[code].features, message } });
      }
    }
    return results;
  }

  return {
    async shareItem(
      { path, parameters }: Call<OwnedItemPath, Schemas['ShareItemParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemSharedReply']>> {
      const own = await findOwnedContent(deps, path, context);
      await share(own, readAccess(parameters), context);
      return okReply({ notSharedWith: namedGroups(parameters), itemId: own.id });
    },

    async shareItems(
      { path, parameters }: Call<UserPath, Schemas['ShareItemsParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemsSharedReply']>> {
      const access = readAccess(parameters);
      const results = await doEach(path.username, parameters.items, context, (own) =>
        share(own, access, context),
      );
      const notSharedWith = namedGroups(parameters);
      return okReply({ results: results.map((result) => ({ ...result, notSharedWith })) });
    },

    async unshareItem(
      { path, parameters }: Call<OwnedItemPath, Schemas['UnshareItemParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemUnsharedReply']>> {
      const { id } = await findOwnedContent(deps, path, context);
      return okReply({ notUnsharedFrom: namedGroups(parameters), itemId: id });
    },

    async unshareItems(
      { path, parameters }: Call<UserPath, Schemas['UnshareItemsParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemsUnsharedReply']>> {
      // The items only have to exist, since there are no groups.
      const results = await doEach(path.username, parameters.items, context, () => Promise.resolve());
      const notUnsharedFrom = namedGroups(parameters);
      return okReply({ results: results.map((result) => ({ ...result, notUnsharedFrom })) });
    },

    async moveItem(
      { path, parameters }: Call<OwnedItemPath, Schemas['MoveItemParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemMovedReply']>> {
      const own = await findOwnedContent(deps, path, context);
      const folder = await moveItem(deps, own, parameters.folder);
      return okReply({ success: true, itemId: own.id, owner: own.ownerName, folder: folder?.id ?? '' });
    },
  };
}

type Sharing = Pick<Schemas['ShareItemParameters'], 'everyone' | 'org' | 'account'>;

/** Returns the access that a request asks for. Sharing with everyone includes the organization. */
function readAccess({ everyone, org, account }: Sharing): ServiceAccess {
  if (everyone) return 'public';
  return org || account ? 'org' : 'private';
}

/** Returns the groups that a request names; none exists. Some clients send a blank for no group. */
function namedGroups({ groups = [] }: Schemas['UnshareItemParameters']): string[] {
  return groups.map((group) => group.trim()).filter((group) => group !== '');
}
