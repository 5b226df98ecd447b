/** Why databases or blobs cannot be used, where the reason lies outside of the program: for the person who started it. */
export class StorageUnusableError extends Error {
  override readonly name = 'StorageUnusableError';
}
