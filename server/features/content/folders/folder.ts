/** A folder of a user. Folders do not lie in folders. */
export interface Folder {
  /** 32 hex digits. */
  readonly id: string;
  readonly ownerId: number;
  /** Unique among the user's folders, in any case of its letters. */
  readonly title: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}
