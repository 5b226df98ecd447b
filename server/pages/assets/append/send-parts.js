import { CallError, mayRetry, pause } from './feature-calls.js';

/*
 * Sends a file in parts, by the operations of uploads. The browser remembers the upload, so that a file which is chosen
 * again after a lost connection or a reload sends only the parts that are missing.
 */

const PART_BYTES = 4_000_000;
const MAX_PARTS = 10_000;
const PARTS_AT_ONCE = 3;
/** Waits between tries, in milliseconds: about a minute together. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000];
const PREFIX = 'fairground-upload ';
const BYTES_PER_MEGABYTE = 1_000_000;

const keyOf = (href, { name, size, lastModified }) =>
  PREFIX + JSON.stringify([href, name, size, lastModified]);

/** Returns the names of files whose upload to the service was interrupted. */
export function interruptedUploads(href) {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX) && JSON.parse(localStorage.getItem(key)).isPartial)
    .map((key) => JSON.parse(key.slice(PREFIX.length)))
    .filter(([own]) => own === href)
    .map(([, name]) => name);
}

/** Forgets the upload of a file, which the server keeps for a time. */
export function forgetUpload(href, file) {
  localStorage.removeItem(keyOf(href, file));
}

/** Forgets the upload of a file, and deletes it on the server. */
export async function dropUpload(calls, href, file) {
  const known = JSON.parse(localStorage.getItem(keyOf(href, file)));
  forgetUpload(href, file);
  if (known !== null) await calls.post(`${href}/uploads/${known.id}/delete`, {}).catch(() => undefined);
}

/**
 * Sends a file and returns the id of its upload.
 *
 * @param href - address of the feature service.
 * @param onProgress - called with the bytes that have arrived, and true while the connection is lost.
 */
export async function sendParts(calls, { href, file, signal, onProgress }) {
  const limits = await retrying(
    () => calls.get(`${href}/uploads/info`, signal),
    signal,
    () => onProgress(0, true),
  );
  refuseTooLarge(file, limits);
  const key = keyOf(href, file);
  const upload = await openUpload(calls, { key, href, file, limits, signal });
  if (upload.isCommitted) return upload.id;
  const { id, partBytes, arrived } = upload;
  const count = Math.max(1, Math.ceil(file.size / partBytes));
  const pieceOf = (number) => file.slice((number - 1) * partBytes, number * partBytes);
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => !arrived.has(number),
  );
  let sent = [...arrived].reduce((sum, number) => sum + pieceOf(number).size, 0);
  onProgress(sent, false);
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const sendNext = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      const piece = new File([pieceOf(number)], file.name);
      const fields = { partId: number, file: piece };
      const send = () => calls.post(`${href}/uploads/${id}/uploadPart`, fields, either);
      await retrying(send, either, () => onProgress(sent, true));
      sent += piece.size;
      onProgress(sent, false);
    }
  };
  try {
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sendNext));
  } catch (error) {
    stop.abort(error);
    throw error;
  }
  await retrying(
    () => calls.post(`${href}/uploads/${id}/commit`, {}, signal),
    signal,
    () => onProgress(sent, true),
  );
  remember(key, { id, partBytes, isPartial: false });
  return id;
}

function refuseTooLarge({ size }, { maxCommittedFileSize }) {
  if (maxCommittedFileSize === undefined || size <= maxCommittedFileSize * BYTES_PER_MEGABYTE) return;
  throw new CallError({
    code: 413,
    message: `file: must be at most ${maxCommittedFileSize.toLocaleString('en')} MB`,
  });
}

/** Continues the upload that the browser remembers, or begins a new one. */
async function openUpload(calls, { key, href, file, limits, signal }) {
  const known = JSON.parse(localStorage.getItem(key));
  if (known !== null) {
    try {
      const { committed } = await calls.get(`${href}/uploads/${known.id}`, signal);
      if (committed) return { ...known, isCommitted: true };
      const { parts } = await calls.get(`${href}/uploads/${known.id}/parts`, signal);
      return { ...known, arrived: new Set(parts.map(Number)) };
    } catch (error) {
      // The server removes uploads after a time; those of others are not found.
      if (!(error instanceof CallError) || mayRetry(error)) throw error;
      localStorage.removeItem(key);
    }
  }
  const most = (limits.maxUploadPartSize ?? limits.maxUploadFileSize) * BYTES_PER_MEGABYTE;
  const partBytes = Math.max(Math.ceil(file.size / MAX_PARTS), Math.min(most, PART_BYTES));
  const { item } = await calls.post(`${href}/uploads/register`, { itemName: file.name }, signal);
  const upload = { id: item.itemID, partBytes, isPartial: true };
  remember(key, upload);
  return { ...upload, arrived: new Set() };
}

function remember(key, upload) {
  localStorage.setItem(key, JSON.stringify(upload));
}

/** Repeats a call while the server cannot be reached. */
async function retrying(call, signal, onLost) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (signal.aborted || !mayRetry(error) || tries >= RETRY_DELAYS.length) throw error;
      onLost();
      await pause(RETRY_DELAYS[tries], signal);
    }
  }
}
