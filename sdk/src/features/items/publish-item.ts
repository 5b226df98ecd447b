import type { CallOptions } from '../../transport/call-options.js';
import { UnexpectedReplyError } from '../../errors/unexpected-reply-error.js';
import { withinTime } from '../../transport/deadline.js';
import type { AppendFormat } from '../append/append-source.js';
import type { FeaturesApi } from '../api.js';
import { findItemPath } from '../item-path.js';
import { PublishJob } from './publish-job.js';
import { Service } from '../layer/service.js';

/** The `publishParameters` returned by `analyze`, changed where needed, and the name of the service. */
export interface PublishParameters {
  readonly name: string;
  readonly [parameter: string]: unknown;
}

export interface PublishOptions extends CallOptions {
  /** Format of the file, if the item's type does not determine it. */
  readonly format?: AppendFormat;
}

/** Creates a service from an item, and the job that fills it. */
export function publishItem(
  api: FeaturesApi,
  itemId: string,
  publishParameters: PublishParameters,
  options: PublishOptions,
): Promise<PublishJob> {
  return withinTime(options, async (call) => {
    const { username } = await findItemPath(api, itemId, call);
    const reply = await api.write(
      '/sharing/rest/content/users/{username}/publish',
      { place: { username }, fields: { itemid: itemId, filetype: call.format, publishParameters } },
      call,
    );
    const [made] = reply.services;
    const name = /\/rest\/services\/(.+)\/FeatureServer/.exec(made?.serviceurl ?? '')?.[1];
    if (made === undefined || name === undefined)
      throw new UnexpectedReplyError(JSON.stringify(reply), { status: 200 });
    const service = new Service(api, decodeURIComponent(name));
    return new PublishJob(api, { id: made.jobId, service, username, itemId });
  });
}
