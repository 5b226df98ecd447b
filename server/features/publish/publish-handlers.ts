import { AppError } from '../../lib/errors.js';
import { findFormat } from '../append/formats/registry.js';
import type { SourceFormat } from '../append/source/source-format.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { contentOwner } from '../content/items/content-owner.js';
import { findStoredItem } from '../content/items/find-item.js';
import { unknownItem } from '../content/items/item-rights.js';
import { assertMayPublish } from '../catalog/rights.js';
import { serviceUrl } from '../model/service.js';
import { publishItem } from './publish-item.js';

/** Creates the handlers that publish stored items as services. */
export function createPublishHandlers(deps: FeaturesDeps) {
  return {
    async publishItem(
      { path, parameters }: Call<{ username: string }, Schemas['PublishParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['PublishReply']>> {
      const { principal, publicUrl, signal, requestId } = context;
      assertMayPublish(principal);
      const owner = await contentOwner(deps.access, path.username, principal);
      if (parameters.overwrite) throw refusal('overwrite', 'append with truncateExisting instead');
      const item = await findStoredItem(deps, parameters.itemid, principal);
      if (item === undefined) throw unknownItem();
      const format = chooseFormat(parameters.filetype, item.format);
      const requested = parameters.publishParameters ?? {};
      const itemId = parameters.itemid.toLowerCase();
      const asked = { item, itemId, format, parameters: requested, owner, callerId: principal.userId };
      const { service, jobId } = await publishItem(deps, { ...asked, publicUrl, signal, requestId });
      const url = serviceUrl(publicUrl, service);
      return okReply({
        services: [
          {
            type: 'Feature Service',
            serviceurl: url,
            encodedServiceURL: url,
            size: -1,
            jobId,
            serviceItemId: service.itemId,
          },
        ],
      });
    },
  };
}

function chooseFormat(filetype: string | undefined, ofItem: string | undefined): SourceFormat {
  const name = filetype === undefined || filetype === '' ? ofItem : filetype;
  const format = findFormat(name ?? '');
  if (format === undefined) throw refusal('filetype', 'must name the format of the item');
  return format;
}

function refusal(field: string, reason: string): AppError {
  return new AppError('request.invalid', 'The item cannot be published.', {
    faults: [{ field, reason, kind: 'invalid' }],
  });
}
