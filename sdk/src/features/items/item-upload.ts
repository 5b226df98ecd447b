import type { CallOptions } from '../../transport/call-options.js';
import type { Parameters } from '../api.js';
import type { UploadProgress } from '../append/upload-progress.js';

/** Properties of an item: `title`, `type`, `tags` and so on. */
export type ItemProperties = Omit<Parameters<'UpdateItemParameters'>, 'file' | 'text' | 'dataUrl'>;

/** Progress of an item's upload. */
export interface ItemUploadProgress extends UploadProgress {
  /** Id of the item, which exists before its content. */
  readonly itemId: string;
}

export interface StoreOptions extends CallOptions {
  /** Called during the upload; for a file in parts, also before the first part. */
  readonly onUpload?: (progress: ItemUploadProgress) => void;
}

export interface AddItemOptions extends StoreOptions {
  /** Id or title of the item's folder. Defaults to none. */
  readonly folder?: string;
  /**
   * The `itemId` reported by `onUpload` of an interrupted upload of the same file; only missing parts are sent.
   *
   * Without `onUpload`, an upload that fails is deleted.
   */
  readonly resume?: string;
}
