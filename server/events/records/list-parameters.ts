import type { Fault } from '../../lib/errors.js';
import { invalidField } from './fault.js';
import { canWrite, type Caller } from './rights.js';
import { STATUSES, type Status } from './status.js';

/**
 * Maximum page size. Many clients ask for larger pages, which must not fail; they get this many records.
 */
const MAX_PER_PAGE = 50;
/** Maximum number of search terms. Each is a separate condition, of which SQLite supports some hundreds. */
const MAX_SEARCH_TERMS = 100;

/** Slice of a list. */
export interface PageOf {
  readonly offset: number;
  readonly limit: number;
}

export interface PageParameters {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
}

export function readPage({
  page = 1,
  per_page: perPage = 10,
}: {
  page?: number;
  per_page?: number;
}): PageParameters {
  const capped = Math.min(perPage, MAX_PER_PAGE);
  return { page, perPage: capped, offset: (page - 1) * capped };
}

/**
 * Returns the statuses that a list shows: published for the public, everything but the trash for writers.
 */
export function listStatuses(wanted: readonly Status[] | undefined, caller: Caller): readonly Status[] {
  if (!canWrite(caller)) return ['publish'];
  return wanted ?? STATUSES.filter((status) => status !== 'trash');
}

/** Refuses a status other than `publish` for the public. */
export function findStatusFault(wanted: readonly Status[] | undefined, caller: Caller): Fault[] {
  const isAllowed =
    wanted === undefined || canWrite(caller) || wanted.every((status) => status === 'publish');
  return isAllowed ? [] : [invalidField('status', 'must be publish: other values need write access')];
}

/** Returns the filter `status` in the links of a list: as given, or the public default. */
export function describeStatusFilter(
  wanted: readonly Status[] | undefined,
  caller: Caller,
): { filters: [string, string][]; derived: [string, string][] } {
  if (wanted !== undefined) return { filters: [['status', wanted.join(',')]], derived: [] };
  // `any` is not a valid parameter: it only states that the caller's rights decide.
  if (canWrite(caller)) return { filters: [], derived: [['status', 'any']] };
  return { filters: [['status', 'publish']], derived: [] };
}

/** Refuses an empty search, and one with more terms, as counted by `countTerms`, than a query supports. */
export function findSearchFault(search: string | undefined, countTerms: (search: string) => number): Fault[] {
  if (search === undefined) return [];
  const terms = countTerms(search);
  if (terms === 0) return [invalidField('search', 'must contain a word')];
  const isLong = terms > MAX_SEARCH_TERMS;
  return isLong ? [invalidField('search', `must not have more than ${String(MAX_SEARCH_TERMS)} words`)] : [];
}

/**
 * Returns a parameter as links of a list repeat it; none if it is the default. Lists are comma-separated,
 * unless their items could then not be read back.
 */
export function describeGiven(
  name: string,
  value: string | number | boolean | readonly (string | number)[] | undefined,
  byDefault?: string,
): [name: string, value: string][] {
  if (value === undefined || String(value) === byDefault) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  const texts = value.map(String);
  const isPlain = texts.every((text) => /^[^\s,[][^,]*$/.test(text) && text === text.trim());
  return isPlain ? [[name, texts.join(',')]] : texts.map((text) => [`${name}[]`, text]);
}
