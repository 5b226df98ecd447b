import { createAdminHandlers } from './definition/admin-handlers.js';
import { createAllJobsHandlers } from './jobs/all-jobs-handlers.js';
import { createAnalyzeHandlers } from './analyze/analyze-handlers.js';
import { createAppendHandlers } from './append/append-handlers.js';
import { createAttachmentHandlers } from './metadata/attachments.js';
import type { operations } from '../generated/features/types.js';
import type { Handlers } from '../api/handlers.js';
import type { FeaturesDeps } from './model/call.js';
import { createEditHandlers } from './edit/edit-handlers.js';
import { createGenerateHandlers } from './generate/generate-handlers.js';
import { createJobHandlers } from './append/job-handlers.js';
import { createFolderHandlers } from './content/folder-handlers.js';
import { createItemHandlers } from './content/item-handlers.js';
import { createItemReadHandlers } from './content/item-read-handlers.js';
import { createShareAndMoveHandlers } from './content/share-and-move-handlers.js';
import { createPageHandlers } from './html/page-handlers.js';
import { createPortalHandlers } from './portal/portal-handlers.js';
import { createPublishHandlers } from './publish/publish-handlers.js';
import { createQueryHandlers } from './query/query-handlers.js';
import { createServiceHandlers } from './metadata/service-handlers.js';
import { createTileHandlers } from './tiles/tile-handlers.js';
import { createUploadHandlers } from './uploads/upload-handlers.js';
import { createUserHandlers } from './portal/user-handlers.js';
import { createUsageHandlers } from './append/usage-handlers.js';

export type { FeaturesDeps } from './model/call.js';

/** A handler for every operation of `openapi/features/`, by its id. */
export function createFeaturesHandlers(deps: FeaturesDeps): Handlers<operations> {
  return {
    ...createPortalHandlers(deps),
    ...createPublishHandlers(deps),
    ...createServiceHandlers(deps),
    ...createQueryHandlers(deps),
    ...createTileHandlers(deps),
    ...createEditHandlers(deps),
    ...createAttachmentHandlers(deps),
    ...createAppendHandlers(deps),
    ...createAnalyzeHandlers(deps),
    ...createGenerateHandlers(deps),
    ...createJobHandlers(deps),
    ...createAllJobsHandlers(deps),
    ...createUserHandlers(deps),
    ...createUploadHandlers(deps),
    ...createItemHandlers(deps),
    ...createItemReadHandlers(deps),
    ...createShareAndMoveHandlers(deps),
    ...createFolderHandlers(deps),
    ...createAdminHandlers(deps),
    ...createUsageHandlers(deps),
    ...createPageHandlers(deps),
  };
}
