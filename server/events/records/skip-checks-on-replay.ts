import type { Fault } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import type { RequestContext } from '../../api/handlers.js';
import { isRepeat, readOnce } from './create-once.js';
import type { WriteDeps } from './deps.js';

interface Creation {
  readonly parameters: object;
  readonly headers: { readonly 'idempotency-key'?: string };
}

type Check<Request> = (request: Request, context: RequestContext) => Promise<readonly Fault[]>;

/**
 * Skips the faults of a creation that is an idempotent replay. An image or a venue that the first request named may
 * have been deleted since, but the replay still returns the record.
 */
export function skipChecksOnReplay<Request extends Creation>(
  { database, clock }: Pick<WriteDeps, 'database' | 'clock'>,
  operation: keyof operations,
  check: Check<Request> | undefined,
): Check<Request> {
  return async (request, context) => {
    const faults = (await check?.(request, context)) ?? [];
    const { principal } = context;
    if (faults.length === 0 || principal === undefined) return faults;
    const { parameters: sent, headers } = request;
    const asked = { userId: principal.userId, operation, sent, nowMs: clock() };
    const once = await readOnce(headers['idempotency-key'], asked);
    return once !== undefined && (await isRepeat(database, once)) ? [] : faults;
  };
}
