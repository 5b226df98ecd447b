import type { ContentStream } from './append-source.js';

/** Cuts a stream into pieces of this many bytes; the last one may be shorter, and there may be none. */
export async function* readBlobs(
  stream: ContentStream,
  bytes: number,
): AsyncGenerator<Blob, void, undefined> {
  let kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunksOf(stream)) {
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

async function* chunksOf(stream: ContentStream): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const encoder = new TextEncoder();
  for await (const chunk of 'getReader' in stream ? readChunks(stream) : stream)
    yield typeof chunk === 'string' ? encoder.encode(chunk) : (chunk as Uint8Array<ArrayBuffer>);
}

/** Not every browser lets a stream be walked by itself. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
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
