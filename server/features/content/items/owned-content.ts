import { mayAdminister, signedIn } from '../../catalog/rights.js';
import type { CallContext, FeaturesDeps } from '../../model/call.js';
import type { Service } from '../../model/service.js';
import { findServiceByItem } from '../../catalog/service-repository.js';
import { findItem } from './item-repository.js';
import { mayChangeItem, unknownItem } from './item-rights.js';

/** Path of an item below its owner, where it is changed. */
export interface OwnedItemPath {
  readonly username: string;
  readonly itemId: string;
}

/** A stored item, or the item of a service, that the caller may change. */
export interface OwnedContent {
  readonly id: string;
  readonly ownerId: number;
  readonly ownerName: string;
  /** Absent for a stored item. */
  readonly service: Service | undefined;
}

/**
 * Finds the item or service item at an address of its owner, for the owner and administrators.
 *
 * @throws {AppError} `feature.no_item`, also if the caller may not change it; `access.token_required`.
 */
export async function findOwnedContent(
  { databases, access }: Pick<FeaturesDeps, 'databases' | 'access'>,
  { username, itemId }: OwnedItemPath,
  { principal }: Pick<CallContext, 'principal'>,
): Promise<OwnedContent> {
  const caller = signedIn(principal);
  const id = itemId.toLowerCase();
  const item = await findItem(databases.system, id);
  if (item !== undefined) {
    const isHere = item.ownerName.toLowerCase() === username.toLowerCase();
    if (!isHere || !mayChangeItem(caller, item)) throw unknownItem();
    return { id, ownerId: item.ownerId, ownerName: item.ownerName, service: undefined };
  }
  const service = await findServiceByItem(databases.features, id);
  if (service === undefined || !mayAdminister(caller, service)) throw unknownItem();
  const { ownerId } = service;
  const ownerName = (await access.users.findById(ownerId))?.name ?? '';
  if (ownerName.toLowerCase() !== username.toLowerCase()) throw unknownItem();
  return { id, ownerId, ownerName, service };
}
