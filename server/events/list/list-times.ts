import type { RequestContext } from '../../api/handlers.js';
import { readInstant } from '../records/record-changes.js';
import type { WriteDeps } from '../records/deps.js';
import {
  type DateFilter,
  type DateFilters,
  resolveDateWindow,
  type ResolvedDateWindow,
} from './date-window.js';

/** Times that a list is filtered by, parsed. */
export interface ListTimes {
  readonly dates: ResolvedDateWindow;
  /** Epoch milliseconds. */
  readonly modifiedAfter: number | undefined;
  /** Parameters that are not a date and time. */
  readonly faults: readonly (DateFilter | 'modified_after')[];
}

type TimeParameters = DateFilters & { readonly modified_after?: string | undefined };

const parsed = new WeakMap<RequestContext, ListTimes>();

/**
 * Parses the times of a request once. The check of the request reads the faults, its handler the filter and the links, and
 * all count relative times from the same moment.
 */
export function readListTimes(
  { siteZone, clock }: Pick<WriteDeps, 'siteZone' | 'clock'>,
  parameters: TimeParameters,
  request: RequestContext,
): ListTimes {
  let times = parsed.get(request);
  if (times === undefined) {
    times = parseTimes(parameters, { siteZone, nowMs: clock() });
    parsed.set(request, times);
  }
  return times;
}

function parseTimes(
  parameters: TimeParameters,
  { siteZone, nowMs }: Parameters<typeof resolveDateWindow>[1],
): ListTimes {
  const dates = resolveDateWindow(parameters, { siteZone, nowMs });
  const { modified_after: text } = parameters;
  if (text === undefined) return { dates, modifiedAfter: undefined, faults: dates.faults };
  const modifiedAfter = readInstant(text, { zone: siteZone, nowMs });
  const faults = modifiedAfter === undefined ? [...dates.faults, 'modified_after' as const] : dates.faults;
  return { dates, modifiedAfter, faults };
}
