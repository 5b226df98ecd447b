import { FairgroundError } from '../../errors/fairground-error.js';
import { startDeadline } from '../../transport/deadline.js';
import { pollUntilDone } from '../../transport/poll.js';
import type { CallOptions } from '../../transport/call-options.js';
import type { FeaturesApi, FeaturesSchemas } from '../api.js';
import type { ItemPath } from '../item-path.js';
import type { AddItemOptions, ItemProperties } from './item-upload.js';
import { commitOnce, partBytesOf, sendParts, sliceBlob } from '../append/send-parts.js';

/** File that becomes the content of an item. */
export interface ItemFile {
  readonly api: FeaturesApi;
  /** User name of the owner. */
  readonly username: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly timeoutMs: number;
  readonly options: AddItemOptions;
}

/** File and the item whose content it becomes. */
export type ItemUpload = ItemFile & ItemPath;

/**
 * Creates an item in parts, or resumes one, and returns its id. `begin` creates the item without content.
 *
 * @throws {FairgroundError} `not_resumable` when the parts on the server belong to a larger file.
 */
export async function addInParts(from: ItemFile, begin: () => Promise<string>): Promise<string> {
  const { resume, onUpload } = from.options;
  if (resume !== undefined) return goOn({ ...from, itemId: resume });
  const upload = { ...from, itemId: await begin() };
  try {
    await send(upload, [], {});
  } catch (error) {
    // Delete the item, whose id the caller never got and whose file name would stay taken. Report the first error only.
    if (onUpload === undefined) await giveUp(upload).catch(() => undefined);
    throw error;
  }
  return upload.itemId;
}

async function goOn(upload: ItemUpload): Promise<string> {
  const { itemId, options } = upload;
  const status = await askStatus(upload, options);
  if (status.status === 'completed' && (await isWhole(upload))) return itemId;
  if (isOfLargerFile(status, upload))
    throw new FairgroundError(`Item ${itemId} was begun with another file`, { code: 'not_resumable' });
  await send(upload, status.parts, {});
  return itemId;
}

/** Replaces an item's content in parts, and its properties with it. The old ones stay until the upload is complete. */
export async function updateInParts(upload: ItemUpload, properties: ItemProperties): Promise<void> {
  const status = await askStatus(upload, upload.options);
  if (isOfLargerFile(status, upload)) await giveUp(upload);
  await send(upload, [], properties);
}

type ItemStatus = FeaturesSchemas['ItemStatusReply'];

function askStatus({ api, username, itemId }: ItemUpload, options: CallOptions): Promise<ItemStatus> {
  const path = '/sharing/rest/content/users/{username}/items/{itemId}/status';
  return api.read(path, { place: { username, itemId } }, options);
}

/** Returns true if the content is complete. A commit may have succeeded although its response was lost. */
async function isWhole({ api, itemId, file, options }: ItemUpload): Promise<boolean> {
  const { size } = await api.read('/sharing/rest/content/items/{itemId}', { place: { itemId } }, options);
  return size === file.size;
}

/** Returns true if the server has parts beyond the last part of this file, which would become part of it. */
function isOfLargerFile({ parts = [] }: ItemStatus, { file }: ItemUpload): boolean {
  return parts.some(({ partNum }) => (partNum - 1) * partBytesOf(file.size) >= file.size);
}

async function giveUp({ api, username, itemId, options: { headers } }: ItemUpload): Promise<void> {
  const path = '/sharing/rest/content/users/{username}/items/{itemId}/cancel';
  // Do not use the caller's signal or time limit, which may be over.
  await api.write(path, { place: { username, itemId } }, { headers });
}

/** Sends the missing parts and commits them. */
async function send(
  upload: ItemUpload,
  arrived: ItemStatus['parts'],
  properties: ItemProperties,
): Promise<void> {
  const { api, username, itemId, file, fileName, timeoutMs, options } = upload;
  const path = '/sharing/rest/content/users/{username}/items/{itemId}/addPart';
  const place = { username, itemId };
  const sizes = new Map(arrived?.map(({ partNum, size }) => [partNum, size]));
  const sendPart = async (partNum: number, part: Blob, call: CallOptions): Promise<void> => {
    if (sizes.get(partNum) === part.size) return;
    await api.upload(path, { place, fields: { partNum }, file: part, fileName, timeoutMs }, call);
  };
  const tell = (sentBytes: number): void => options.onUpload?.({ itemId, sentBytes, totalBytes: file.size });
  tell(0);
  const deadline = startDeadline({ signal: options.signal }, Infinity);
  const parts = sliceBlob(file, partBytesOf(file.size));
  const onUpload = ({ sentBytes }: { readonly sentBytes: number }): void => tell(sentBytes);
  await sendParts({ parts, size: file.size, send: sendPart, onUpload }, options, deadline).finally(() =>
    deadline.end(),
  );
  await commit(upload, properties);
}

/**
 * Commits the parts. If the response is lost, waits for the outcome instead of sending the request again.
 *
 * After a crash of the server the outcome is unknown, so the wait ends at the time limit.
 */
async function commit(upload: ItemUpload, fields: ItemProperties): Promise<void> {
  const { api, username, itemId, timeoutMs, options } = upload;
  const path = '/sharing/rest/content/users/{username}/items/{itemId}/commit';
  const place = { username, itemId };
  const settled = {
    name: `Item ${itemId}`,
    ask: (call: CallOptions) => askStatus(upload, call),
    outcome: ({ status }: ItemStatus) => status !== 'processing',
  };
  await commitOnce(
    () => api.write(path, { place, fields }, { timeoutMs, ...options }),
    async () => (await pollUntilDone(settled, { signal: options.signal, timeoutMs })).status === 'completed',
    options,
  );
}
