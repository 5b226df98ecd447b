import { AppError } from '../../lib/errors.js';
import type { Call, CallContext, FeaturesDeps, LayerPath } from '../model/call.js';
import { createReadServices } from './read-services.js';

/** Features have no attachments; who may see a layer is told so by each operation of theirs. */
export function createAttachmentHandlers({ databases }: Pick<FeaturesDeps, 'databases'>) {
  const reading = createReadServices(databases);

  async function refuse({ path }: Call<LayerPath>, { principal }: CallContext): Promise<never> {
    await reading.layer(path, principal);
    throw new AppError('feature.not_supported', 'Attachments are not supported.');
  }

  return {
    listLayerAttachments: refuse,
    listLayerAttachmentsPost: refuse,
    queryAttachments: refuse,
    queryAttachmentsPost: refuse,
    listAttachments: refuse,
    listAttachmentsPost: refuse,
    getAttachment: refuse,
    getAttachmentPost: refuse,
    addAttachment: refuse,
    updateAttachment: refuse,
    deleteAttachments: refuse,
  };
}
