import { expect } from 'chai';
import type { Principal } from '../../../../../server/auth/principal.js';
import { createService } from '../../../../../server/features/definition/create-service.js';
import { deleteService } from '../../../../../server/features/definition/delete-service.js';
import type { Folder } from '../../../../../server/features/content/folders/folder.js';
import { selectItemsIn } from '../../../../../server/features/content/folders/folder-repository.js';
import { createFolder } from '../../../../../server/features/content/items/folders.js';
import { moveItem } from '../../../../../server/features/content/items/move-items.js';
import { createItem, removeItem } from '../../../../../server/features/content/items/item-store.js';
import type { OwnedContent } from '../../../../../server/features/content/items/owned-content.js';
import { completeProperties } from '../../../../../server/features/content/items/read-properties.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { openTestFeatures, type TestFeatures } from '../../../../support/databases/features.js';
import { rejectionOf } from '../../../../support/rejection.js';

forEachDatabase('moveItem', (open) => {
  let test: TestFeatures;
  let ada: Principal;
  let folder: Folder;

  before(async () => {
    test = await openTestFeatures(await open());
    ada = await test.addUser('ada', 'author');
    folder = await createFolder(test.deps, ada.userId, 'Roads');
  });
  after(() => test.close());

  const inFolder = (): Promise<string[]> => selectItemsIn(test.databases.system.knex, folder.id);

  /** Moves what was there when the request looked it up, and is not any more. */
  async function moveLate(gone: Pick<OwnedContent, 'id' | 'ownerId' | 'service'>): Promise<void> {
    expect(await rejectionOf(moveItem(test.deps, gone, folder.id))).to.include({ code: 'feature.no_item' });
    expect(await inFolder()).to.deep.equal([]);
  }

  it('leaves nothing in a folder when the item was deleted meanwhile', async () => {
    const item = await createItem(test.deps, ada, completeProperties({ fileName: 'a.csv' }), { text: 'a' });
    await moveItem(test.deps, { ...item, service: undefined }, 'roads');
    expect(await inFolder()).to.deep.equal([item.id]);
    await removeItem(test.deps, item.id);
    await moveLate({ ...item, service: undefined });
  });

  it('leaves nothing in a folder when the service was deleted meanwhile', async () => {
    const service = await createService(test.definitionContext, { name: 'Roads' }, ada);
    const own = { id: service.itemId, ownerId: ada.userId, service };
    await moveItem(test.deps, own, 'roads');
    expect(await inFolder()).to.deep.equal([service.itemId]);
    await deleteService(test.databases, service);
    await moveLate(own);
  });
});
