import type { Fault } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import type { RequestContext } from '../../api/handlers.js';
import { isRepeat, readOnce } from './create-once.js';
import type { EventsDeps } from './deps.js';

interface Creation {
  readonly parameters: object;
  readonly headers: { readonly 'idempotency-key'?: string };
}

type Check<Request> = (request: Request, context: RequestContext) => Promise<readonly Fault[]>;

/**
 * The check of a creation, less what has become wrong since an earlier request with the same key has made the record:
 * an image or a venue that it names may be gone, but who asks again is told of the record all the same.
 */
export function passRepeats<Request extends Creation>(
  { database, clock }: Pick<EventsDeps, 'database' | 'clock'>,
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
