import type { ContentStream } from './append-source.js';

/**
 * Splits a stream into pieces of this many bytes; the last one may be shorter.
 *
 * Aborting `signal` ends the stream, even one that is silent, and later pieces must be discarded.
 */
export async function* readBlobs(
  stream: ContentStream,
  bytes: number,
  signal: AbortSignal,
): AsyncGenerator<Blob, void, undefined> {
  let kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunksOf(stream, signal)) {
    for (let rest = chunk; rest.length > 0;) {
      const taken = rest.subarray(0, bytes - size);
      kept.push(taken);
      size += taken.length;
      rest = rest.subarray(taken.length);
      if (size < bytes) continue;
      yield new Blob(kept);
      kept = [];
      size = 0;
    }
  }
  if (size > 0) yield new Blob(kept);
}

async function* chunksOf(
  stream: ContentStream,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const encoder = new TextEncoder();
  const reader = 'getReader' in stream ? stream.getReader() : undefined;
  // Cancel the reader, because a generator that waits for the next chunk cannot be returned from.
  const end = (): void => {
    if (reader !== undefined) reader.cancel().catch(() => undefined);
    // Destroy a stream of Node.js.
    else (stream as { destroy?: () => void }).destroy?.();
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    for await (const chunk of reader === undefined
      ? (stream as AsyncIterable<Uint8Array | string>)
      : readChunks(reader))
      yield typeof chunk === 'string' ? encoder.encode(chunk) : (chunk as Uint8Array<ArrayBuffer>);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Yields the chunks of a stream through a reader, because some browsers cannot iterate it directly. */
async function* readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
