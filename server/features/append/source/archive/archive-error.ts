/** Error for a zip that cannot or must not be unpacked; its owner sees the message. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
