import type { CallOptions } from '../../transport/call-options.js';
import type { Parameters } from '../api.js';
import type { UploadProgress } from '../append/upload-progress.js';

/** Properties of an item: `title`, `type`, `tags` and so on. */
export type ItemProperties = Omit<Parameters<'UpdateItemParameters'>, 'file' | 'text' | 'dataUrl'>;

/** How far the upload of an item is. */
export interface ItemUploadProgress extends UploadProgress {
  /** Id of the item, which exists before its content. */
  readonly itemId: string;
}

export interface StoreOptions extends CallOptions {
  /** Called as the file is uploaded; of one that goes in parts, also before the first of them. */
  readonly onUpload?: (progress: ItemUploadProgress) => void;
}

export interface AddItemOptions extends StoreOptions {
  /** Id or title of the folder that it goes into; none of them where left out. */
  readonly folder?: string;
  /**
   * An upload of the same file that broke off, by the `itemId` that `onUpload` told: only what has not arrived is sent.
   * Without `onUpload` one that breaks off is given up, and nothing of it stays.
   */
  readonly resume?: string;
}
