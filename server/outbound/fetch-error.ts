/** Reason for a failed fetch. The message follows the name of the URL field: "is not a web address". */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}
