/**
 * Waits for `work` and, at the same time, for what is needed after it; neither runs any more when this ends.
 *
 * @throws the failure of `work` first, as if the other had begun after it.
 */
export async function prefetch<T, Other>(work: Promise<T>, other: Promise<Other>): Promise<[T, Other]> {
  await Promise.allSettled([work, other]);
  return [await work, await other];
}
