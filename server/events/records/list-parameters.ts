import type { Fault } from '../../lib/errors.js';
import { invalidField } from './fault.js';
import { canWrite, type Caller } from './rights.js';
import { STATUSES, type Status } from './status.js';

/** Larger pages are asked for by many clients and must not fail; they get this many records. */
const MAX_PER_PAGE = 50;
/** Each is a condition of its own: SQLite takes some hundreds, and nobody types so many. */
const MAX_SEARCH_TERMS = 100;

/** A part of a list. */
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

/** The statuses that a list shows: to the public what is published, to writers everything but the trash. */
export function listStatuses(wanted: readonly Status[] | undefined, caller: Caller): readonly Status[] {
  if (!canWrite(caller)) return ['publish'];
  return wanted ?? STATUSES.filter((status) => status !== 'trash');
}

/** The public may ask for what is published and nothing else. */
export function findStatusFault(wanted: readonly Status[] | undefined, caller: Caller): Fault[] {
  const isAllowed =
    wanted === undefined || canWrite(caller) || wanted.every((status) => status === 'publish');
  return isAllowed ? [] : [invalidField('status', 'must be publish: other values need write access')];
}

/** The filter `status` of a list's links: as given, or what the public gets. */
export function describeStatusFilter(
  wanted: readonly Status[] | undefined,
  caller: Caller,
): { filters: [string, string][]; derived: [string, string][] } {
  if (wanted !== undefined) return { filters: [['status', wanted.join(',')]], derived: [] };
  // `any` is no status that can be asked for: it only says that the caller's rights decide.
  if (canWrite(caller)) return { filters: [], derived: [['status', 'any']] };
  return { filters: [['status', 'publish']], derived: [] };
}

/** A search must have something in it, and no more terms, as `countTerms` finds them, than a query can hold. */
export function findSearchFault(search: string | undefined, countTerms: (search: string) => number): Fault[] {
  if (search === undefined) return [];
  const terms = countTerms(search);
  if (terms === 0) return [invalidField('search', 'must contain a word')];
  const isLong = terms > MAX_SEARCH_TERMS;
  return isLong ? [invalidField('search', `must not have more than ${String(MAX_SEARCH_TERMS)} words`)] : [];
}

/**
 * A parameter as the links of a list repeat it, and nothing where it is what goes without saying. Lists have
 * commas, unless what is in them would not be read back.
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
