import type { CallOptions } from '../../transport/call-options.js';
import { type Deadline, raceAbort } from '../../transport/deadline.js';
import { isTransient } from '../../transport/retry.js';
import type { UploadProgress } from './upload-progress.js';

/** The largest number of parts that servers take. */
export const MAX_PARTS = 10_000;

/** Small enough to be sent again without much loss, large enough that their number does not matter. */
const PART_BYTES = 8_000_000;

const PARTS_AT_ONCE = 3;

/** How large the parts of a file are, so that they are not too many. */
export function partBytesOf(size: number): number {
  return Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS));
}

/** A file that is sent in parts. */
export interface PartedFile {
  readonly parts: AsyncIterator<Blob>;
  /** All bytes together, where that is known. */
  readonly size: number | undefined;
  /** Sends a part; they are numbered from 1. */
  readonly send: (number: number, part: Blob, options: CallOptions) => Promise<unknown>;
  readonly onUpload: ((progress: UploadProgress) => void) | undefined;
}

/** Sends the parts of a file, some at a time; how many there were. One that fails for good ends the others. */
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
      // A source may be silent for ever.
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

/** Slices of a file, which are read when they are sent. */
export async function* sliceBlob(blob: Blob, partBytes: number): AsyncGenerator<Blob, void, undefined> {
  for (let at = 0; at < blob.size; at += partBytes) {
    // Waits for nothing; it stands where the pieces of a stream do.
    yield await Promise.resolve(blob.slice(at, at + partBytes));
  }
}

/** Has the server put parts together. One whose answer was lost may have been done: then it must not be sent again. */
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
