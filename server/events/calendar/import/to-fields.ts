import type { Principal } from '../../../auth/principal.js';
import type { Transaction } from '../../../storage/database/database.js';
import type { EventFields } from '../../event/event-changes.js';
import { escapeText } from '../../text/html.js';
import { canNameNewTerm, findTermsMeant } from '../../terms/term-names.js';
import { canWriteTerms } from '../../terms/term-rights.js';
import type { Notice } from '../read/property.js';
import type { ImportRequest } from './import-request.js';
import type { Version } from './version.js';

export interface FieldsContext {
  readonly caller: Principal;
  readonly request: Pick<ImportRequest, 'status' | 'timeZone'>;
}

/** Maximum length of a category's name in the OpenAPI document. */
const MAX_NAME_LENGTH = 200;

/**
 * Returns the fields that create an event of this version, except venue and organizer. With a version `before`, only
 * the fields that the calendar has changed, so that local changes are kept.
 */
export async function toFields(
  trx: Transaction,
  version: Version,
  before: Version | undefined,
  { caller, request }: FieldsContext,
): Promise<{ fields: EventFields; notices: Notice[] }> {
  const isNew = (...keys: readonly (keyof Version)[]): boolean =>
    before === undefined || keys.some((key) => !isSame(version[key], before[key]));
  const notices: Notice[] = [];
  const fields: EventFields = {};
  // Texts of a calendar are plain, so markup in them is escaped.
  if (isNew('title')) fields.title = escapeText(version.title);
  if (isNew('description')) fields.description = version.description;
  if (isNew('url')) fields.website = version.url;
  if (isNew('isAllDay', 'start', 'end', 'timeZone')) Object.assign(fields, timesOf(version, request));
  if (isNew('categories')) {
    const { links, left } = await findCategories(trx, version.categories, caller);
    fields.categories = links;
    if (left.length > 0)
      notices.push({
        field: 'CATEGORIES',
        reason: `has names of unknown categories: ${left.map((name) => name.slice(0, 100)).join(', ')}`,
      });
  }
  const status = before === undefined ? statusOf(version, request) : undefined;
  if (status !== undefined) fields.status = status;
  // Private events of a calendar stay private, whatever status the import asks for.
  if (version.isPrivate && isNew('isPrivate')) fields.status = 'private';
  return { fields, notices };
}

/** Compares values of JSON. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function timesOf(version: Version, { timeZone }: FieldsContext['request']): EventFields {
  return {
    all_day: version.isAllDay,
    start_date: version.start,
    end_date: version.end,
    timezone: version.isAllDay ? timeZone : version.timeZone,
  };
}

/** Returns the status of a tentative event: pending, unless the import names a status. */
function statusOf({ isTentative }: Version, { status }: FieldsContext['request']): EventFields['status'] {
  return status ?? (isTentative ? 'draft' : undefined);
}

/** Finds categories by name. Missing ones are created if the caller may, except names of digits alone or too long. */
async function findCategories(
  trx: Transaction,
  names: readonly string[],
  caller: Principal,
): Promise<{ links: (number | string)[]; left: string[] }> {
  const found = await findTermsMeant(trx, 'tribe_events_cat', names, ['name', 'slug']);
  const missing = names.filter((name) => !found.has(name));
  const creatable = canWriteTerms(caller, 'tribe_events_cat')
    ? missing.filter((name) => canNameNewTerm(name) && name.length <= MAX_NAME_LENGTH)
    : [];
  return {
    links: [...[...found.values()].map(({ id }) => id), ...creatable],
    left: missing.filter((name) => !creatable.includes(name)),
  };
}
