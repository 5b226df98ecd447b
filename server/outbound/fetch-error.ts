/** Why nothing was fetched. The message is for whoever gave the address and follows its name: "is no web address". */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}
