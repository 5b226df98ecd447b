/**
 * Waits for `work` and, concurrently, for `other`, which is needed afterwards. Neither is still running
 * when this returns.
 *
 * @throws the error of `work` first, as if `other` had started after it.
 */
export async function prefetch<T, Other>(work: Promise<T>, other: Promise<Other>): Promise<[T, Other]> {
  await Promise.allSettled([work, other]);
  return [await work, await other];
}
