/** The error that a promise is rejected with. Fails when it is not rejected. */
export async function rejectionOf(promise: PromiseLike<unknown>): Promise<unknown> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`nothing was thrown; it gave ${JSON.stringify(value)}`);
}
