import type { CallOptions } from '../transport/call-options.js';
import type { FeaturesApi, PortalUser } from './api.js';

/** Reads the user that the credentials belong to. */
export function whoAmI(api: FeaturesApi, options: CallOptions): Promise<PortalUser> {
  return api.read('/sharing/rest/community/self', {}, options);
}
