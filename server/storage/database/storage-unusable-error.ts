/** Error thrown when databases or blobs cannot be used for a reason outside of the program, such as a missing right. */
export class StorageUnusableError extends Error {
  override readonly name = 'StorageUnusableError';
}
