import type { ImageStore } from '../images/image-store.js';
import type { RecordDeps } from '../records/deps.js';

/** Dependencies of requests about records that have an image. */
export interface LinkedDeps extends RecordDeps {
  readonly images: ImageStore;
}
