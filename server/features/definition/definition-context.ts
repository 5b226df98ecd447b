import type { Clock } from '../../lib/clock.js';
import type { Database } from '../../storage/database/database.js';
import { withLockTimeout } from './with-lock-timeout.js';
import type { CallContext, FeaturesDeps } from '../model/call.js';

/** Dependencies for defining services and layers, for one request or job. */
export interface DefinitionContext {
  readonly features: Database;
  readonly clock: Clock;
  /** Aborts the change when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** Creates the context of a request, whose writes wait for other writers only for a limited time. */
export function createDefinitionContext(
  { databases, clock, settings }: Pick<FeaturesDeps, 'databases' | 'clock' | 'settings'>,
  { signal }: Pick<CallContext, 'signal'>,
): DefinitionContext {
  const waitMs = settings.definitionWaitSeconds * 1000;
  return { features: withLockTimeout(databases.features, { waitMs, signal }), clock, signal };
}
