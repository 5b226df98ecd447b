/**
 * Yields the bytes in chunks of `size`; the last one may be shorter. Without any bytes it yields one empty chunk.
 *
 * It holds one chunk at a time, and a copy while it assembles it.
 */
export async function* rechunk(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  let pending: Buffer[] = [];
  let length = 0;
  let isEmpty = true;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (length + rest.length >= size) {
      pending.push(rest.subarray(0, size - length));
      rest = rest.subarray(size - length);
      const piece = Buffer.concat(pending, size);
      pending = [];
      length = 0;
      isEmpty = false;
      yield piece;
    }
    if (rest.length > 0) pending.push(rest);
    length += rest.length;
  }
  if (length > 0 || isEmpty) yield Buffer.concat(pending, length);
}
