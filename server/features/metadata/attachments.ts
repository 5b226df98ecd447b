import type { components } from '../../generated/features/types.js';
import { AppError, type Fault } from '../../lib/errors.js';
import type { Call, CallContext, FeaturesDeps, LayerPath } from '../model/call.js';
import type { FaultList } from '../model/faults.js';
import { createReadServices } from './read-services.js';

type Attachments = components['schemas']['ApplyEditsParameters']['attachments'];

const REASON = 'attachments are not supported';

/** Refuses a definition with attachments, which no client could add. */
export function refuseAttachments(
  { hasAttachments }: { readonly hasAttachments?: unknown },
  path: string,
  faults: FaultList,
): void {
  if (hasAttachments === true) faults.add(`${path}.hasAttachments`, REASON);
}

/** Returns a fault for edits that come with attachments; empty lists of them are accepted. */
export function attachmentFaults(attachments: Attachments, field: string): Fault[] {
  const isEmpty = Object.values(attachments ?? {}).every(
    (edits) => edits === null || (Array.isArray(edits) && edits.length === 0),
  );
  return isEmpty ? [] : [{ field, reason: REASON, kind: 'invalid' }];
}

/** Creates handlers that refuse all operations on attachments, to callers who may see the layer. */
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
