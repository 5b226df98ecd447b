import { FairgroundError } from '../../errors/fairground-error.js';
import { startDeadline } from '../../transport/deadline.js';
import { pollUntilDone } from '../../transport/poll.js';
import type { CallOptions } from '../../transport/call-options.js';
import type { FeaturesApi, FeaturesSchemas } from '../api.js';
import type { ItemPath } from '../item-path.js';
import type { AddItemOptions, ItemProperties } from './item-upload.js';
import { commitOnce, partBytesOf, sendParts, sliceBlob } from '../append/send-parts.js';

/** A file that becomes the content of an item. */
export interface ItemFile {
  readonly api: FeaturesApi;
  /** Name of the owner. */
  readonly username: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly timeoutMs: number;
  readonly options: AddItemOptions;
}

/** File with the item that it becomes the content of. */
export type ItemUpload = ItemFile & ItemPath;

/**
 * Makes an item in parts, or goes on with one; its id. `begin` makes it, without content.
 *
 * @throws {FairgroundError} `not_resumable` when what has arrived is of a larger file.
 */
export async function addInParts(from: ItemFile, begin: () => Promise<string>): Promise<string> {
  const { resume, onUpload } = from.options;
  if (resume !== undefined) return goOn({ ...from, itemId: resume });
  const upload = { ...from, itemId: await begin() };
  try {
    await send(upload, [], {});
  } catch (error) {
    // Nobody knows it, and its file name would be taken. What went wrong says more than that this does, too.
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

/** Gives an item other content in parts, and other properties with it. It has the old ones until all is there. */
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

/** A commit may have been done although its answer was lost. */
async function isWhole({ api, itemId, file, options }: ItemUpload): Promise<boolean> {
  const { size } = await api.read('/sharing/rest/content/items/{itemId}', { place: { itemId } }, options);
  return size === file.size;
}

/** Parts with higher numbers than this file's last would become part of it. */
function isOfLargerFile({ parts = [] }: ItemStatus, { file }: ItemUpload): boolean {
  return parts.some(({ partNum }) => (partNum - 1) * partBytesOf(file.size) >= file.size);
}

async function giveUp({ api, username, itemId, options: { headers } }: ItemUpload): Promise<void> {
  const path = '/sharing/rest/content/users/{username}/items/{itemId}/cancel';
  // Also where the caller's time is over.
  await api.write(path, { place: { username, itemId } }, { headers });
}

/** Sends what has not arrived, and has the server put all together. */
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
 * A commit whose answer was lost may go on, or be done: then it must not be sent again. Of one that was lost with the
 * server nobody tells: it seems to go on until the time is over.
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
