import type { Knex } from 'knex';
import { foldForSearch, foldHtmlForSearch, makeSearchText } from '../../../lib/text/search-text.js';

/** Records that are read at a time: their descriptions may be long. */
const BATCH = 100;
const HTML_FIELDS: ReadonlySet<string> = new Set(['description', 'excerpt']);

/** Columns of a table by name. */
interface StoredRow {
  readonly id: number;
  readonly [column: string]: unknown;
}

/**
 * Folds what searches look through as searches now fold their words: typographic signs, entities and accents make no
 * difference. Categories and tags get a text of their own, since their key tells names apart.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('terms', (table) => {
    table.text('search_text').notNullable().defaultTo('');
  });
  for await (const rows of inBatches(trx, 'terms')) await foldTerms(trx, rows);
  for await (const rows of inBatches(trx, 'events')) await foldEvents(trx, rows);
  for await (const rows of inBatches(trx, 'venues')) await foldLinked(trx, rows, 'venue_texts', 'venue_id');
  for await (const rows of inBatches(trx, 'organizers'))
    await foldLinked(trx, rows, 'organizer_texts', 'organizer_id');
  // Other processes may have kept what was found before.
  await trx('catalogue_changes').where({ slot: 0 }).increment('changes', 1);
}

async function foldTerms(trx: Knex.Transaction, rows: readonly StoredRow[]): Promise<void> {
  for (const row of rows) {
    const text = `${foldForSearch(textOf(row, 'name'))}\n${foldForSearch(textOf(row, 'slug'))}`;
    await trx('terms').where({ id: row.id }).update({ search_text: text });
  }
}

async function foldEvents(trx: Knex.Transaction, rows: readonly StoredRow[]): Promise<void> {
  for (const row of rows) {
    // A search must not tell what a password hides.
    const htmls = row['password'] === null ? [textOf(row, 'description'), textOf(row, 'excerpt')] : [];
    const text = makeSearchText(textOf(row, 'title'), ...htmls);
    if (text !== row['search_text']) await trx('events').where({ id: row.id }).update({ search_text: text });
  }
}

/** Each text of a venue or an organizer is a row, named after its field. */
async function foldLinked(
  trx: Knex.Transaction,
  records: readonly StoredRow[],
  table: 'venue_texts' | 'organizer_texts',
  key: 'venue_id' | 'organizer_id',
): Promise<void> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const rows = await trx<Record<typeof key, number> & { field: string; content: string }>(table).whereIn(
    key,
    [...byId.keys()],
  );
  for (const { [key]: id, field, content: before } of rows) {
    const text = byId.get(id)?.[field === 'name' ? 'title' : field];
    if (typeof text !== 'string') continue;
    const content = HTML_FIELDS.has(field) ? foldHtmlForSearch(text) : foldForSearch(text);
    if (content !== before)
      await trx(table)
        .where({ [key]: id, field })
        .update({ content });
  }
}

/** All rows of a table, some at a time, in the order of their ids. */
async function* inBatches(
  trx: Knex.Transaction,
  table: 'terms' | 'events' | 'venues' | 'organizers',
): AsyncGenerator<readonly StoredRow[]> {
  for (let last = 0; ;) {
    const rows: StoredRow[] = await trx(table).where('id', '>', last).orderBy('id').limit(BATCH);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows;
    last = end.id;
  }
}

function textOf(row: StoredRow, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : '';
}
