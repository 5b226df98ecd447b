import type { Principal } from '../../auth/principal.js';
import type { Frame } from '../../pages/layout.js';
import type { FeaturesDeps } from '../model/call.js';

export type ManageDeps = Pick<FeaturesDeps, 'databases' | 'access' | 'jobs' | 'settings'>;

/** Request of a page by a user who is signed in. */
export interface ManageCall {
  readonly frame: Frame;
  readonly caller: Principal;
  /** Parameters of the page's address. */
  readonly asked: URLSearchParams;
}
