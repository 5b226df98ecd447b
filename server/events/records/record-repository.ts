import type { Knex } from 'knex';
import { MAX_ID, type RecordContent, type RecordKind } from './record.js';
import { canEditOthers, canWrite, type Caller, type Owned } from './rights.js';
import { MAX_SLUG_LENGTH } from '../text/slug.js';
import type { Status } from './status.js';

/** Columns common to all kinds of records. */
export interface RecordRow {
  readonly id: number;
  readonly author_id: number;
  readonly status: Status;
  readonly status_before_trash: Status | null;
  readonly slug: string;
  readonly slug_before_trash: string | null;
  readonly title: string;
  readonly description: string;
  readonly excerpt: string;
  readonly published_at: number;
  // SQLite has no booleans: 0 and 1.
  readonly has_chosen_date: boolean | number;
  readonly created_at: number | null;
  readonly modified_at: number | null;
  readonly password: string | null;
  readonly image_id: number | null;
  readonly revision: number;
}

export type RecordTable = 'events' | 'venues' | 'organizers';

/** Modification time shown for a record, in SQL; before the first change, its publication time. */
export const MODIFIED_AT = 'COALESCE(modified_at, published_at)';

/** Actual time of the last change or creation, in SQL; the publication time may be set to any date. */
export const CHANGED_AT = 'COALESCE(modified_at, created_at, published_at)';

// Maximum length that a suffix such as -12345 takes from the end of a slug.
const SUFFIX_LENGTH = 6;
// Extra length that a cut may remove, since it neither splits an escaped character nor leaves a hyphen at the end.
const ESCAPE_LENGTH = 13;

/** Takes the next id, from one sequence for all kinds. */
export async function insertRecord(trx: Knex.Transaction, kind: RecordKind): Promise<number> {
  const [id] = await insertRecords(trx, kind, 1);
  if (id === undefined) throw new Error('insert into records returned no id');
  return id;
}

/** Takes several next ids in one statement. */
export async function insertRecords(
  trx: Knex.Transaction,
  kind: RecordKind,
  count: number,
): Promise<number[]> {
  const rows = await trx<{ id: number; kind: string }>('records')
    .insert(Array.from({ length: count }, () => ({ kind })))
    .returning('id');
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Increments the revision of a record that is about to be stored. */
export async function countRevision(trx: Knex.Transaction, table: RecordTable, id: number): Promise<number> {
  const [row] = await trx<RecordRow>(table).where({ id }).increment('revision', 1).returning('revision');
  if (row === undefined) throw new Error(`there is no row ${String(id)} in ${table}`);
  return row.revision;
}

/** Finds the kind of the record with this id. */
export async function findRecordKind(knex: Knex, id: number): Promise<RecordKind | undefined> {
  if (id > MAX_ID) return undefined;
  const row = await knex<{ id: number; kind: RecordKind }>('records').where({ id }).first('kind');
  return row?.kind;
}

/** Finds the fields that rights depend on, for the `ids` that exist. */
export async function findOwned(
  knex: Knex,
  table: RecordTable,
  ids: readonly number[],
): Promise<Map<number, Owned>> {
  const known = ids.filter((id) => id <= MAX_ID);
  const rows = await knex<RecordRow>(table)
    .whereIn('id', known)
    .select('id', 'author_id', 'status', 'status_before_trash');
  return new Map(
    rows.map(({ id, author_id, status, status_before_trash }) => [
      id,
      { authorId: author_id, status, statusBeforeTrash: status_before_trash ?? undefined },
    ]),
  );
}

/**
 * Finds slugs in use that could collide with one of `slugs`, also with a number; drafts may share slugs.
 */
export async function findTakenSlugs(
  trx: Knex.Transaction,
  table: RecordTable,
  slugs: readonly string[],
  exceptId?: number,
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const others = trx<RecordRow, RecordRow[]>(table).whereNotIn('status', ['draft', 'pending']);
  if (exceptId !== undefined) void others.whereNot('id', exceptId);
  void others.where((any: Knex.QueryBuilder) => {
    void any.whereIn('slug', slugs);
    for (const slug of slugs) void any.orWhereBetween('slug', rangeOfNumbered(slug));
  });
  const rows = await others.select('slug');
  return new Set(rows.map(({ slug }) => slug));
}

/** Returns the range of texts that contains the slug with any number. */
function rangeOfNumbered(slug: string): [string, string] {
  // The colon sorts directly after the digits.
  if (slug.length <= MAX_SLUG_LENGTH - SUFFIX_LENGTH) return [`${slug}-0`, `${slug}-:`];
  const beginning = slug.slice(0, MAX_SLUG_LENGTH - SUFFIX_LENGTH - ESCAPE_LENGTH);
  // No character of a slug sorts after the tilde.
  return [beginning, `${beginning}~`];
}

/** Keeps records that the caller may read. */
export function whereReadable(query: Knex.QueryBuilder, caller: Caller): void {
  if (canEditOthers(caller)) return;
  void query.where((or: Knex.QueryBuilder) => {
    void or.where('status', 'publish');
    if (canWrite(caller)) void or.orWhere('author_id', caller.userId);
  });
}

export function toRecordColumns(record: RecordContent): Omit<RecordRow, 'id' | 'revision'> {
  return {
    author_id: record.authorId,
    status: record.status,
    status_before_trash: record.statusBeforeTrash ?? null,
    slug: record.slug,
    slug_before_trash: record.slugBeforeTrash ?? null,
    title: record.title,
    description: record.description,
    excerpt: record.excerpt,
    published_at: record.publishedAt,
    has_chosen_date: record.hasChosenDate,
    created_at: record.createdAt ?? null,
    modified_at: record.modifiedAt ?? null,
    password: record.passwordHash ?? null,
    image_id: record.imageId ?? null,
  };
}

export function toRecordContent(row: RecordRow): RecordContent {
  return {
    authorId: row.author_id,
    status: row.status,
    statusBeforeTrash: row.status_before_trash ?? undefined,
    slug: row.slug,
    slugBeforeTrash: row.slug_before_trash ?? undefined,
    title: row.title,
    description: row.description,
    excerpt: row.excerpt,
    publishedAt: row.published_at,
    hasChosenDate: Boolean(row.has_chosen_date),
    createdAt: row.created_at ?? undefined,
    modifiedAt: row.modified_at ?? undefined,
    passwordHash: row.password ?? undefined,
    imageId: row.image_id ?? undefined,
  };
}
