import { boundedWrites } from '../bounded-writes.js';
import { type Call, type CallContext, type FeaturesDeps, ok, type Reply, type Schemas } from '../call.js';
import { changeService } from '../change-service.js';
import { moveItem } from '../folders/folders.js';
import { mayAdminister, signedIn } from '../rights.js';
import { findServiceByItem } from '../service-repository.js';
import { findItem, updateItemAccess } from './item-repository.js';
import { mayChangeItem, unknownItem } from './item-rights.js';
import { namedGroups, readAccess } from './share-item.js';

interface ItemPath {
  readonly username: string;
  readonly itemId: string;
}

/** Who sees an item, and where it lies; for its owner and administrators, and for items of services, too. */
export function createPlaceHandlers(deps: FeaturesDeps) {
  const { system, features } = deps.databases;
  const waitMs = deps.settings.definitionWaitSeconds * 1000;

  /** The item at an address of its owner, for who may change it. */
  async function findOwn({ username, itemId }: ItemPath, context: CallContext) {
    const caller = signedIn(context.principal);
    const id = itemId.toLowerCase();
    const item = await findItem(system, id);
    if (item !== undefined) {
      const isHere = item.ownerName.toLowerCase() === username.toLowerCase();
      if (!isHere || !mayChangeItem(caller, item)) throw unknownItem();
      return { id, ownerId: item.ownerId, ownerName: item.ownerName, service: undefined };
    }
    const service = await findServiceByItem(features, id);
    if (service === undefined || !mayAdminister(caller, service)) throw unknownItem();
    const { ownerId } = service;
    const ownerName = (await deps.access.users.findById(ownerId))?.name ?? '';
    if (ownerName.toLowerCase() !== username.toLowerCase()) throw unknownItem();
    return { id, ownerId, ownerName, service };
  }

  return {
    async shareItem(
      { path, parameters }: Call<ItemPath, Schemas['ShareItemParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemSharedReply']>> {
      const { id, service } = await findOwn(path, context);
      const access = readAccess(parameters);
      if (service === undefined) await system.write((trx) => updateItemAccess(trx, id, access));
      else {
        const bounded = boundedWrites(features, { waitMs, signal: context.signal });
        await changeService({ features: bounded, clock: deps.clock }, service, { access });
      }
      return ok({ notSharedWith: namedGroups(parameters), itemId: id });
    },

    async moveItem(
      { path, parameters }: Call<ItemPath, Schemas['MoveItemParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['ItemMovedReply']>> {
      const { id, ownerId, ownerName } = await findOwn(path, context);
      const folder = await moveItem(deps, { id, ownerId }, parameters.folder);
      return ok({ success: true, itemId: id, owner: ownerName, folder: folder?.id ?? '' });
    },
  };
}
