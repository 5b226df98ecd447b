import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Principal } from '../../auth/principal.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import type { Config } from '../../config/config.js';
import { fetchStrictly } from '../../outbound/fetch-strictly.js';
import type { UploadedFile } from '../../api/handlers.js';
import { makeTempFolder } from '../../lib/temp-folders.js';
import type { Blobs } from '../../storage/blobs/blobs.js';
import { CommitListener } from '../../storage/database/commit-listener.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { createOnce, type Once } from '../records/create-once.js';
import type { Image, ImageContent } from './image.js';
import { deleteImageDraft, findImageDrafts, insertImageDraft } from './image-draft-repository.js';
import { deleteImageFiles, storeImageFiles } from './image-files.js';
import { IMAGE_MEDIA_TYPES } from './image-format.js';
import { makeImageTitle } from './image-name.js';
import { type RenderedImage, renderImage } from './image-render.js';
import {
  deleteImageRow,
  findImage,
  findImageBySource,
  insertImage,
  isShown,
  isUnwanted,
  wantImageBySource,
} from './image-repository.js';
import { writeRecord } from '../records/write-record.js';

/** Database, storage and settings of an image store. */
export interface ImageStoreOptions {
  readonly database: Database;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly settings: Pick<Config, 'uploadLimitBytes' | 'fetchAllow'>;
}

/** Stores and deletes images. No method may be called within a transaction. */
export interface ImageStore {
  /**
   * Stores an uploaded image. The same `once` returns the same image.
   *
   * @throws {ImageFault} when the file is not an image.
   */
  upload(
    file: Pick<UploadedFile, 'path' | 'fileName'>,
    title: string | undefined,
    author: Principal,
    options: { readonly signal: AbortSignal; readonly once?: Once | undefined },
  ): Promise<Image>;
  /** Finds the image fetched from a URL, for a record that is about to show it; no request removes it after that. */
  find(url: URL): Promise<Image | undefined>;
  /**
   * Fetches and stores the image at a URL. If another request stored it in the meantime, it is not new.
   *
   * @throws {FetchError | ImageFault} when there is no image.
   */
  fetch(
    url: URL,
    author: Principal,
    signal: AbortSignal,
  ): Promise<{ readonly image: Image; readonly isNew: boolean }>;
  /** Deletes an image permanently. */
  remove(image: Image): Promise<void>;
  /**
   * Removes a fetched image that is not needed, unless a record shows it or another request has requested it since.
   */
  removeUnused(image: Image): Promise<void>;
}

/** Maximum total time for a URL that a caller chose: lookup, connection, redirects and body. */
const FETCH_TIMEOUT_MS = 15_000;
/** Age from which no request uses the files of a draft. */
const LEFT_MS = 3_600_000;
const SWEEP_BATCH = 100;

export function createImageStore({ database, blobs, clock, settings }: ImageStoreOptions): ImageStore {
  /** Stores rendered files; if `insert` finds an existing image, they are deleted. */
  async function keep(
    rendered: RenderedImage,
    label: Pick<ImageContent, 'title' | 'sourceUrl' | 'authorId'>,
    insert: (trx: Transaction, content: ImageContent) => Promise<Image>,
  ): Promise<Image> {
    const key = `images/${randomUUID()}`;
    await database.write((trx) => insertImageDraft(trx, key, clock()));
    const commit = new CommitListener();
    try {
      const content = await storeImageFiles(blobs, key, rendered, { ...label, createdAt: clock() });
      const write = commit.watch(async (trx) => {
        const inserted = await insert(trx, content);
        if (inserted.original.blobKey === key) await deleteImageDraft(trx, key);
        return inserted;
      });
      const image = await writeRecord(database, write);
      if (image.original.blobKey !== key) await deleteFiles({ database, blobs }, key);
      return image;
    } catch (error) {
      // If the image may exist after all, the sweep decides by the draft.
      if (!commit.mayHaveCommitted) await deleteFiles({ database, blobs }, key);
      throw error;
    }
  }

  async function remove(image: Image, isWanted: (trx: Transaction) => Promise<boolean>): Promise<void> {
    const key = image.original.blobKey;
    const isRemoved = await writeRecord(database, async (trx) => {
      if (!(await isWanted(trx))) return false;
      await deleteImageRow(trx, image.id);
      await insertImageDraft(trx, key, clock());
      return true;
    });
    if (isRemoved) await deleteFiles({ database, blobs }, key);
  }

  return {
    upload: (file, title, { userId: authorId }, { signal, once }) =>
      inFolder(async (folder) => {
        const rendered = await renderImage(file.path, folder, signal);
        const label = { authorId, title: makeImageTitle(title, file.fileName), sourceUrl: undefined };
        return keep(rendered, label, (trx, content) =>
          createOnce(
            trx,
            once,
            () => insertImage(trx, content),
            (id) => findImage(trx, Number(id)),
          ),
        );
      }),

    async find({ href }) {
      const found = await findImageBySource(database.knex, href);
      if (found === undefined || found.isWanted) return found?.image;
      return database.write((trx) => wantImageBySource(trx, href));
    },

    async fetch(url, { userId: authorId }, signal) {
      const sourceUrl = url.href;
      return inFolder(async (folder) => {
        const path = join(folder, 'fetched');
        await fetchStrictly(sourceUrl, {
          signal,
          path,
          timeoutMs: FETCH_TIMEOUT_MS,
          maxBytes: settings.uploadLimitBytes,
          mediaTypes: IMAGE_MEDIA_TYPES,
          allow: settings.fetchAllow,
        });
        const rendered = await renderImage(path, folder, signal);
        const label = { authorId, title: makeImageTitle(undefined, decodePath(url)), sourceUrl };
        let isNew = false;
        const image = await keep(rendered, label, async (trx, content) => {
          const other = await wantImageBySource(trx, sourceUrl);
          isNew = other === undefined;
          return other ?? insertImage(trx, content);
        });
        return { image, isNew };
      });
    },

    remove: (image) => remove(image, () => Promise.resolve(true)),
    removeUnused: (image) =>
      remove(image, async (trx) => (await isUnwanted(trx, image.id)) && !(await isShown(trx, image.id))),
  };
}

/** Deletes files that a crash left over and returns their number. To be called periodically. */
export async function sweepImageFiles({
  database,
  blobs,
  clock = systemClock,
}: Pick<ImageStoreOptions, 'database' | 'blobs'> & { readonly clock?: Clock }): Promise<number> {
  for (let count = 0; ;) {
    const keys = await findImageDrafts(database.knex, clock() - LEFT_MS, SWEEP_BATCH);
    for (const key of keys) await deleteFiles({ database, blobs }, key);
    count += keys.length;
    if (keys.length < SWEEP_BATCH) return count;
  }
}

async function deleteFiles(
  { database, blobs }: Pick<ImageStoreOptions, 'database' | 'blobs'>,
  key: string,
): Promise<void> {
  await deleteImageFiles(blobs, key);
  await database.write((trx) => deleteImageDraft(trx, key));
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeTempFolder('image');
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function decodePath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
