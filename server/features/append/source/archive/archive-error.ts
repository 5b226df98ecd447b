/** A zip that cannot or must not be unpacked; the message says why, for its owner. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}
