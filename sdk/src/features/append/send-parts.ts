import type { CallOptions } from '../../transport/call-options.js';
import { type Deadline, raceAbort } from '../../transport/deadline.js';
import { isTransient } from '../../transport/retry.js';
import type { UploadProgress } from './upload-progress.js';

/** Maximum number of parts that servers accept. */
export const MAX_PARTS = 10_000;

/** Default part size: small enough for a cheap retry, large enough to keep the number of parts low. */
const PART_BYTES = 8_000_000;

const PARTS_AT_ONCE = 3;

/** Returns a part size that keeps a file within the maximum number of parts. */
export function partBytesOf(size: number): number {
  return Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
}

/** File that is sent in parts. */
export interface PartedFile {
  readonly parts: AsyncIterator<Blob>;
  /** Total bytes, if known. */
  readonly size: number | undefined;
  /** Sends a part. Numbers start at 1. */
  readonly send: (number: number, part: Blob, options: CallOptions) => Promise<unknown>;
  readonly onUpload: ((progress: UploadProgress) => void) | undefined;
}

/** Sends the parts of a file concurrently and returns their number. A part that fails for good aborts the others. */
export async function sendParts(
  { parts, size, send, onUpload }: PartedFile,
  options: CallOptions,
  deadline: Deadline,
): Promise<number> {
  const { signal } = deadline;
  let count = 0;
  let sentBytes = 0;

  async function sendSome(): Promise<void> {
    for (;;) {
      // Race the signal, because a source may be silent forever.
      const next = await raceAbort(parts.next(), signal);
      if (next.done === true) return;
      count += 1;
      await send(count, next.value, { ...options, signal });
      sentBytes += next.value.size;
      onUpload?.({ sentBytes, totalBytes: size });
    }
  }

  const all = Array.from({ length: PARTS_AT_ONCE }, () =>
    sendSome().catch((error: unknown) => {
      deadline.abort(error);
      throw error;
    }),
  );
  await Promise.all(all);
  return count;
}

/** Yields slices of a file, which are read when they are sent. */
export async function* sliceBlob(blob: Blob, partBytes: number): AsyncGenerator<Blob, void, undefined> {
  for (let at = 0; at < blob.size; at += partBytes) {
    // Await a resolved promise only to match the generator for streams.
    yield await Promise.resolve(blob.slice(at, at + partBytes));
  }
}

/**
 * Commits the parts of an upload. The request is not repeated if the response is lost, because it may have succeeded.
 */
export async function commitOnce(
  commit: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
  { signal }: CallOptions,
): Promise<void> {
  try {
    await commit();
  } catch (error) {
    signal?.throwIfAborted();
    if (!isTransient(error)) throw error;
    if (!(await isDone())) await commit();
  }
}
