import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Once } from '../../../../server/events/records/create-once.js';
import { createImageStore, sweepImageFiles } from '../../../../server/events/images/image-store.js';
import type { Blobs } from '../../../../server/storage/blobs/blobs.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { forEachDatabase, makeTestPlace, type TestPlace } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { encode, picture } from '../support/pictures.js';

const HOUR_MS = 3_600_000;

forEachDatabase('files of images', (open) => {
  let database: Database;
  let place: TestPlace;
  let blobs: Blobs;
  let path: string;
  let now = 0;
  const clock = (): number => now;
  const author = { userId: 1, name: 'ada', role: 'author' } as const;
  const settings = { uploadLimitBytes: 1e7, fetchAllow: [] };
  before(async () => {
    ({ events: database } = await open());
    place = await makeTestPlace('sqlite');
    const folder = place.url.replace('sqlite:', '');
    blobs = await openBlobs(`file:${folder}`);
    path = join(folder, 'sent.png');
    await writeFile(path, await encode(picture(320, 240), 'png'));
  });
  after(() => place.drop());

  const upload = (into: Blobs, of = database, once?: Once) =>
    createImageStore({ database: of, blobs: into, clock, settings }).upload(
      { path, fileName: 'a.png' },
      undefined,
      author,
      { signal: new AbortController().signal, once },
    );
  /** Blobs of a process that dies at a put or at a delete: nothing that it does afterwards happens. */
  function dying(at: 'put' | 'delete', after: number): { readonly blobs: Blobs; readonly keys: string[] } {
    const keys: string[] = [];
    let left = after;
    const die = (): Promise<never> => Promise.reject(new Error('the power went off'));
    return {
      keys,
      blobs: {
        ...blobs,
        put(key, ...rest) {
          keys.push(key);
          return at === 'put' && left-- <= 0 ? die() : blobs.put(key, ...rest);
        },
        delete: die,
      },
    };
  }
  const left = async (keys: readonly string[]): Promise<number> =>
    (await Promise.all(keys.map((key) => blobs.stat(key)))).filter((found) => found !== undefined).length;
  const drafts = async (): Promise<unknown[]> => database.knex('image_drafts').select('blob_key');

  it('deletes files without an image when they are an hour old', async () => {
    const lost = dying('put', 2);
    await rejectionOf(upload(lost.blobs));
    expect([lost.keys.length, await left(lost.keys)]).to.deep.equal([3, 2]);
    now += HOUR_MS;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(0);
    expect(await left(lost.keys)).to.equal(2);
    now += 1;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(1);
    expect([await left(lost.keys), await drafts()]).to.deep.equal([0, []]);
  });

  it('deletes any number of unused files, and none that is too young', async () => {
    const at = now;
    await database.write(async (trx) => {
      const old = Array.from({ length: 205 }, (_, index) => ({
        blob_key: `images/old-${String(index)}`,
        created_at: at,
      }));
      await trx.batchInsert('image_drafts', old, 50);
      await trx('image_drafts').insert({ blob_key: 'images/young', created_at: at + 1 });
    });
    now += HOUR_MS + 1;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(205);
    expect(await drafts()).to.deep.equal([{ blob_key: 'images/young' }]);
    now += 1;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(1);
  });

  it('deletes the files of a deleted image in the end', async () => {
    const image = await upload(blobs);
    const keys = [image.original.blobKey, ...Object.values(image.sizes).map(({ blobKey }) => blobKey)];
    expect([await left(keys), await drafts()]).to.deep.equal([keys.length, []]);
    const store = createImageStore({ database, blobs: dying('delete', 0).blobs, clock, settings });
    await rejectionOf(store.remove(image));
    expect(await left(keys)).to.equal(keys.length);
    now += HOUR_MS + 1;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(1);
    expect([await left(keys), await drafts()]).to.deep.equal([0, []]);
  });

  it('keeps the files of an image', async () => {
    const image = await upload(blobs);
    now += 1000 * HOUR_MS;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(0);
    expect(await left([image.original.blobKey])).to.equal(1);
  });

  /** Blobs that note which keys are put. */
  function watched(): { readonly blobs: Blobs; readonly keys: string[] } {
    const keys: string[] = [];
    const put: Blobs['put'] = (key, ...rest) => {
      keys.push(key);
      return blobs.put(key, ...rest);
    };
    return { keys, blobs: { ...blobs, put } };
  }

  /** The database of a process that does something else with its transactions. */
  const writingBy = (write: Database['write']): Database => ({
    name: database.name,
    knex: database.knex,
    dialect: database.dialect,
    write,
  });

  const once = (fingerprint: string, key = 'a key'): Once => ({
    userId: author.userId,
    key,
    operation: 'createImage',
    fingerprint,
    nowMs: now,
  });

  it('deletes files at once if their image is refused or exists already', async () => {
    const first = await upload(blobs, database, once('the same'));
    const again = watched();
    expect((await upload(again.blobs, database, once('the same'))).id).to.equal(first.id);
    const other = watched();
    expect(await rejectionOf(upload(other.blobs, database, once('another')))).to.have.property(
      'code',
      'request.idempotency_mismatch',
    );
    for (const { keys } of [again, other]) expect([keys.length, await left(keys)]).to.deep.equal([3, 0]);
    expect(await drafts()).to.deep.equal([]);
  });

  it('keeps image and files if the answer to their commit is lost', async () => {
    const { keys, blobs: into } = watched();
    const losing = writingBy(async (work, options) => {
      const result = await database.write(work, options);
      if ((await drafts()).length > 0) return result;
      throw new Error('the connection was cut');
    });
    expect(await rejectionOf(upload(into, losing, once('lost', 'another key')))).to.have.property(
      'message',
      'the connection was cut',
    );
    now += HOUR_MS + 1;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(0);
    expect([keys.length, await left(keys), await drafts()]).to.deep.equal([3, 3, []]);
    // A retry gets the image.
    expect((await upload(blobs, database, once('lost', 'another key'))).original.blobKey).to.equal(
      keys.at(-1),
    );
  });

  it('leaves files to the sweep if the outcome of the commit is unknown', async () => {
    const { keys, blobs: into } = watched();
    const failing = writingBy((work, options) =>
      database.write(async (trx) => {
        const result = await work(trx);
        if (keys.length === 3) throw new Error('the disk is full');
        return result;
      }, options),
    );
    expect(await rejectionOf(upload(into, failing))).to.have.property('message', 'the disk is full');
    expect([await left(keys), (await drafts()).length]).to.deep.equal([3, 1]);
    now += HOUR_MS + 1;
    expect(await sweepImageFiles({ database, blobs, clock })).to.equal(1);
    expect([await left(keys), await drafts()]).to.deep.equal([0, []]);
  });
});
