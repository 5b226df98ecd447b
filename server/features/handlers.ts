import { createAdminHandlers } from './admin-handlers.js';
import { createAnalyzeHandlers } from './analyze/analyze-handlers.js';
import { createAppendHandlers } from './append-handlers.js';
import { createAttachmentHandlers } from './attachment-handlers.js';
import type { operations } from '../generated/features/types.js';
import type { Handlers } from '../api/handlers.js';
import type { FeaturesDeps } from './call.js';
import { createEditHandlers } from './edit/edit-handlers.js';
import { createGenerateHandlers } from './generate/generate-handlers.js';
import { createJobHandlers } from './job-handlers.js';
import { createFolderHandlers } from './folders/folder-handlers.js';
import { createItemHandlers } from './items/item-handlers.js';
import { createItemReadHandlers } from './items/item-read-handlers.js';
import { createPlaceHandlers } from './items/place-handlers.js';
import { createPageHandlers } from './pages/page-handlers.js';
import { createPortalHandlers } from './portal-handlers.js';
import { createPublishHandlers } from './publish/publish-handlers.js';
import { createQueryHandlers } from './query-handlers.js';
import { createServiceHandlers } from './service-handlers.js';
import { createUploadHandlers } from './upload-handlers.js';
import { createUsageHandlers } from './usage-handlers.js';

export type { FeaturesDeps } from './call.js';

/** A handler for every operation of `openapi/features.yaml`, by its id. */
export function createFeaturesHandlers(deps: FeaturesDeps): Handlers<operations> {
  return {
    ...createPortalHandlers(deps),
    ...createPublishHandlers(deps),
    ...createServiceHandlers(deps),
    ...createQueryHandlers(deps),
    ...createEditHandlers(deps),
    ...createAttachmentHandlers(deps),
    ...createAppendHandlers(deps),
    ...createAnalyzeHandlers(deps),
    ...createGenerateHandlers(deps),
    ...createJobHandlers(deps),
    ...createUploadHandlers(deps),
    ...createItemHandlers(deps),
    ...createItemReadHandlers(deps),
    ...createPlaceHandlers(deps),
    ...createFolderHandlers(deps),
    ...createAdminHandlers(deps),
    ...createUsageHandlers(deps),
    ...createPageHandlers(deps),
  };
}
