/** Progress of an item: arriving in parts, being joined, failed, or complete. */
export type ItemStatus = 'partial' | 'processing' | 'failed' | 'completed';

/** Corners in degrees, `[[xmin, ymin], [xmax, ymax]]`; empty if unknown. */
export type ItemExtent = readonly (readonly number[])[];

/** Texts of an item that its owner writes and clients show. */
export interface ItemTexts {
  readonly title: string;
  readonly typeKeywords: readonly string[];
  readonly tags: readonly string[];
  readonly description: string | null;
  readonly snippet: string | null;
  /** Credits: the source to name. */
  readonly accessInformation: string | null;
  /** Terms of use. */
  readonly licenseInfo: string | null;
  readonly extent: ItemExtent;
}

export interface ItemProperties extends ItemTexts {
  /** Item type such as `CSV`; see `item-type.ts`. */
  readonly type: string;
}

/** Location of an item's bytes. */
export interface ItemContent {
  readonly blobKey: string;
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

/** A file of a user that stays until the user deletes it. */
export interface Item extends ItemProperties {
  /** 32 hex digits. */
  readonly id: string;
  readonly ownerId: number;
  readonly ownerName: string;
  /** File name, unique among the items of a user in any case. */
  readonly fileName: string | null;
  readonly access: 'private' | 'org' | 'public';
  readonly status: ItemStatus;
  readonly statusMessage: string;
  /** Absent until the parts of a new item are joined. */
  readonly content: ItemContent | undefined;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
}
