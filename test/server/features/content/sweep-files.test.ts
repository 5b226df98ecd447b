import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import { GRACE_MS, putContent } from '../../../../server/features/content/files/content.js';
import { sweepFiles } from '../../../../server/features/content/sweep-files.js';
import { selectItemsIn } from '../../../../server/features/content/folders/folder-repository.js';
import { createFolder } from '../../../../server/features/content/items/folders.js';
import { moveItem } from '../../../../server/features/content/items/move-items.js';
import { storeUploadPart } from '../../../../server/features/uploads/upload-parts.js';
import {
  findUpload,
  registerUpload,
  removeUpload,
  storeUpload,
} from '../../../../server/features/uploads/uploads.js';
import {
  beginParts,
  commitItem,
  storeItemPart,
} from '../../../../server/features/content/items/item-parts.js';
import { findItem } from '../../../../server/features/content/items/item-repository.js';
import { changeItem, createItem, removeItem } from '../../../../server/features/content/items/item-store.js';
import { completeProperties } from '../../../../server/features/content/items/read-properties.js';
import { claimJob, finishJob } from '../../../../server/jobs/claim-repository.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { openTestFeatures, type TestFeatures } from '../../../support/databases/features.js';

const HOUR = 3_600_000;

forEachDatabase('the sweep of files', (open) => {
  let test: TestFeatures;
  let ada: Principal;

  beforeEach(async () => {
    test = await openTestFeatures(await open());
    ada = await test.addUser('ada', 'author');
  });
  afterEach(() => test.close());

  const sweep = (): Promise<void> => sweepFiles(test.deps);
  const isThere = async (key: string): Promise<boolean> => (await test.deps.blobs.stat(key)) !== undefined;
  const blobFiles = async (): Promise<string[]> => {
    const root = join(test.deps.blobs.path!('x'), '..');
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };

  async function upload() {
    return storeUpload(test.deps, ada, await test.file('cities.csv', 'code\nBGO\n'), '');
  }

  /** A job that is going to read the blob; what ends it. */
  async function submit(blobKey: string): Promise<() => Promise<void>> {
    await test.deps.jobs.submit({ kind: 'append', payload: { source: { blobKey } } });
    const { system } = test.databases;
    return async () => {
      const now = test.now;
      const claim = await system.write((trx) =>
        claimJob(trx, system.dialect, { runnerId: 'r', kinds: ['append'], now, leaseEndsAt: now + HOUR }),
      );
      const ending = { status: 'completed', result: {}, error: undefined, progress: undefined } as const;
      await system.write((trx) => finishJob(trx, claim!, ending, now));
    };
  }

  const item = async (content: string) =>
    createItem(
      test.deps,
      ada,
      completeProperties({ fileName: 'cities.csv' }),
      await test.file('cities.csv', content),
    );

  it('removes an upload that has expired, with its parts, and no other', async () => {
    const old = await registerUpload(test.deps, ada, { fileName: 'a.csv', description: '' });
    await storeUploadPart(test.deps, old, { number: 1, file: await test.file('a', 'aa') });
    const whole = await upload();
    test.now += HOUR;
    const young = await upload();
    test.now += HOUR;
    await sweep();
    expect(await findUpload(test.deps, young.id, ada)).not.to.equal(undefined);
    expect(await isThere(whole.blobKey)).to.equal(false);
    expect(await blobFiles()).to.have.length(1);
  });

  it('lets a part that comes keep its upload alive', async () => {
    const begun = await registerUpload(test.deps, ada, { fileName: 'a.csv', description: '' });
    test.now += 1.5 * HOUR;
    await storeUploadPart(test.deps, begun, { number: 1, file: await test.file('a', 'aa') });
    test.now += 1.5 * HOUR;
    await sweep();
    expect(await findUpload(test.deps, begun.id, ada)).not.to.equal(undefined);
  });

  it('leaves an upload that a job needs, until the job has ended', async () => {
    const { blobKey } = await upload();
    const end = await submit(blobKey);
    test.now += 50 * HOUR;
    await sweep();
    expect(await isThere(blobKey)).to.equal(true);
    await end();
    await sweep();
    expect(await isThere(blobKey)).to.equal(false);
  });

  it('leaves the bytes of a deleted upload that a job needs, until the job has ended', async () => {
    const deleted = await upload();
    const end = await submit(deleted.blobKey);
    await removeUpload(test.deps, deleted);
    test.now += 50 * HOUR;
    await sweep();
    expect(await isThere(deleted.blobKey)).to.equal(true);
    await end();
    await sweep();
    expect(await isThere(deleted.blobKey)).to.equal(false);
  });

  it('never touches an item, and its old content only when no job needs it', async () => {
    const { id, content: old } = await item('old');
    test.now += 5000 * HOUR;
    await sweep();
    expect(await isThere(old!.blobKey)).to.equal(true);
    const end = await submit(old!.blobKey);
    const { content: fresh } = await changeItem(test.deps, id, {}, await test.file('x', 'new'));
    test.now += GRACE_MS;
    await sweep();
    expect(await isThere(old!.blobKey)).to.equal(true);
    await end();
    await sweep();
    expect(await isThere(old!.blobKey)).to.equal(false);
    expect(await isThere(fresh!.blobKey)).to.equal(true);
    await removeItem(test.deps, id);
    test.now += GRACE_MS;
    await sweep();
    expect(await blobFiles()).to.deep.equal([]);
  });

  it('removes unneeded parts of deleted items, and replaced parts', async () => {
    const kept = await item('whole');
    await storeItemPart(test.deps, kept, { number: 1, file: await test.file('a', 'first') });
    await storeItemPart(test.deps, kept, { number: 1, file: await test.file('a', 'again') });
    test.now += GRACE_MS;
    await sweep();
    expect(await blobFiles()).to.have.length(2);
    await removeItem(test.deps, kept.id);
    test.now += GRACE_MS;
    await sweep();
    expect(await blobFiles()).to.deep.equal([]);
  });

  it('removes an item whose parts were never joined, but not one with content', async () => {
    const { system } = test.databases;
    const folder = await createFolder(test.deps, ada.userId, 'Roads');
    const properties = completeProperties({ fileName: 'b.csv' });
    const begun = await createItem(test.deps, ada, properties, undefined, folder);
    await storeItemPart(test.deps, begun, { number: 1, file: await test.file('b', 'bb') });
    const whole = await item('whole');
    await moveItem(test.deps, { ...whole, service: undefined }, folder.id);
    await storeItemPart(test.deps, whole, { number: 1, file: await test.file('c', 'cc') });
    test.now += 2 * HOUR + 1;
    await sweep();
    expect(await selectItemsIn(system.knex, folder.id)).to.deep.equal([whole.id]);
    expect(await findItem(system, begun.id)).to.equal(undefined);
    expect((await findItem(system, whole.id))?.content).to.deep.equal(whole.content);
    expect(await blobFiles()).to.have.length(1);
  });

  it('reports an item with content as complete once the parts of its replacement are swept', async () => {
    const { id, content } = await item('whole');
    const file = await test.file('x', 'other');
    const other = await createItem(test.deps, ada, completeProperties({ fileName: 'other.csv' }), file);
    test.now += 5 * HOUR;
    const begun = await findItem(test.databases.system, id);
    await storeItemPart(test.deps, begun!, { number: 1, file: await test.file('x', 'half') });
    await beginParts(test.deps, other);
    await sweep();
    // Parts may come still.
    expect(await findItem(test.databases.system, id)).to.include({ status: 'partial' });
    test.now += 5 * HOUR;
    await sweep();
    for (const one of [id, other.id])
      expect(await findItem(test.databases.system, one)).to.include({
        status: 'completed',
        statusMessage: '',
      });
    expect((await findItem(test.databases.system, id))?.content).to.deep.equal(content);
  });

  it('removes the parts that a commit has joined', async () => {
    const begun = await createItem(test.deps, ada, completeProperties({ fileName: 'b.csv' }), undefined);
    for (const number of [2, 1])
      await storeItemPart(test.deps, begun, { number, file: await test.file('b', String(number)) });
    const { content } = await commitItem(test.deps, begun, {}, new AbortController().signal);
    expect(await blobFiles()).to.have.length(3);
    test.now += GRACE_MS;
    await sweep();
    expect(await blobFiles()).to.deep.equal([test.deps.blobs.path!(content!.blobKey)]);
  });

  it('finds bytes that a crash left before anything pointed to them', async () => {
    const { blobKey } = await putContent(test.deps, 'uploads', Readable.from([Buffer.from('lost')]));
    await sweep();
    expect(await isThere(blobKey)).to.equal(true);
    test.now += 24 * HOUR;
    await sweep();
    expect(await isThere(blobKey)).to.equal(false);
  });

  it('finds half-written bytes', async () => {
    await upload();
    const folder = join(test.deps.blobs.path!('x'), '..', '.incoming');
    const [half, fresh] = [join(folder, 'half'), join(folder, 'fresh')];
    for (const file of [half, fresh]) await writeFile(file, 'torn');
    test.now += HOUR;
    await utimes(half, test.now / 1000 - 86_401, test.now / 1000 - 86_401);
    await utimes(fresh, test.now / 1000 - 60, test.now / 1000 - 60);
    await sweep();
    expect(await readdir(folder)).to.deep.equal(['fresh']);
  });

  it('continues after one batch of files', async () => {
    const needed = await upload();
    for (let count = 0; count < 230; count++)
      await registerUpload(test.deps, ada, { fileName: 'a.csv', description: '' });
    await submit(needed.blobKey);
    test.now += 3 * HOUR;
    await sweep();
    const left = await test.databases.system.knex('uploads').select('id');
    expect(left).to.deep.equal([{ id: needed.id }]);
  });
});
