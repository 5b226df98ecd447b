import type { Knex } from 'knex';
import { foldForSearch, foldHtmlForSearch } from '../../lib/text/search-text.js';
import { batchLookup } from '../../storage/sql/batch-lookup.js';
import { insertRows } from '../../storage/sql/insert-rows.js';
import type { PageOf } from '../records/list-parameters.js';
import { applyLinkedFilter, type LinkedFilter, orderLinked } from './linked-list-repository.js';
import type { LinkedContent, LinkedKind } from './linked-record.js';
import { type Identified, MAX_ID, type Stored } from '../records/record.js';
import {
  countRevision,
  insertRecord,
  type RecordRow,
  type RecordTable,
  toRecordColumns,
  toRecordContent,
} from '../records/record-repository.js';
import { foldName } from '../text/slug.js';
import { isUnfinished } from '../records/status.js';

/** The columns that venues and organizers have. */
export interface LinkedRow extends RecordRow {
  readonly name_key: string;
}

/** The columns of one of these kinds alone. */
type OwnColumns<Row extends LinkedRow> = Omit<Row, keyof LinkedRow>;

/** Tables of a kind of record, and its differences from the other kind. */
export interface LinkedTables<Content extends LinkedContent, Row extends LinkedRow> {
  readonly kind: LinkedKind;
  readonly table: Extract<RecordTable, 'venues' | 'organizers'>;
  /** A row for each field that a search looks at. */
  readonly texts: 'venue_texts' | 'organizer_texts';
  readonly links: 'event_venues' | 'event_organizers';
  /** Column of `texts` and `links` that names the record. */
  readonly key: 'venue_id' | 'organizer_id';
  readonly toColumns: (content: Content) => OwnColumns<Row>;
  readonly toContent: (row: Row) => Omit<Content, keyof Omit<LinkedContent, 'contact'>>;
  /** Contact fields that a search looks at. */
  readonly searchedContact: (content: Content) => Readonly<Record<string, string>>;
}

/** An event as its links know it. */
export interface LinkedEvent extends Identified {
  /** Epoch milliseconds. */
  readonly startAt: number;
  /** True for a new event, which has no links yet. */
  readonly isNew?: boolean;
}

/** Records that an event is to be linked to. */
export interface EventLinks {
  readonly event: LinkedEvent;
  readonly ids: readonly number[];
}

/** Queries and changes of the stored records of a kind. */
export interface LinkedRepository<Content extends LinkedContent> {
  readonly kind: LinkedKind;
  readonly table: LinkedTables<Content, LinkedRow>['table'];
  readonly find: (knex: Knex, id: number) => Promise<(Content & Stored) | undefined>;
  /** Finds a record and locks its row until the transaction ends. */
  readonly findForChange: (trx: Knex.Transaction, id: number) => Promise<(Content & Stored) | undefined>;
  /** Finds those of `ids` that exist, by id, for callers that only link them, which several may do at once. */
  readonly findForLink: (
    trx: Knex.Transaction,
    ids: readonly number[],
  ) => Promise<Map<number, Content & Stored>>;
  /** Finds a record by its normalized slug; among drafts that share it, the published one wins. */
  readonly findBySlug: (knex: Knex, slug: string) => Promise<(Content & Stored) | undefined>;
  /** Finds the records of this name in any case that are not in the trash, oldest first. */
  readonly findByName: (trx: Knex.Transaction, name: string) => Promise<(Content & Stored)[]>;
  /** Prevents other transactions from creating a record until this one ends. */
  readonly holdCreation: (trx: Knex.Transaction) => Promise<void>;
  readonly insert: (
    trx: Knex.Transaction,
    make: (id: number) => Promise<Content>,
  ) => Promise<Content & Stored>;
  /** Stores the record as its next revision. */
  readonly update: (trx: Knex.Transaction, record: Content & Identified) => Promise<Content & Stored>;
  /** Reads one page of the filtered records, and their total. */
  readonly list: (
    knex: Knex,
    filter: LinkedFilter,
    page: PageOf,
  ) => Promise<{ records: (Content & Stored)[]; total: number }>;
  /** Finds the records of each of these events, in the order in which they were linked. */
  readonly findOfEvents: (
    knex: Knex,
    eventIds: readonly number[],
  ) => Promise<Map<number, (Content & Stored)[]>>;
  /** Replaces the links of each event with these, in this order. */
  readonly link: (trx: Knex.Transaction, links: readonly EventLinks[]) => Promise<void>;
  /** Stores the start of an event in its links. */
  readonly reschedule: (trx: Knex.Transaction, event: LinkedEvent) => Promise<void>;
  /** Unlinks a record from all events. */
  readonly unlink: (trx: Knex.Transaction, id: number) => Promise<void>;
}

/** Maximum length of an indexed name: an index of PostgreSQL takes at most 2,704 bytes. */
const NAME_KEY_LENGTH = 500;

function nameKey(name: string): string {
  // The cut may split a surrogate pair.
  return foldName(name)
    .slice(0, NAME_KEY_LENGTH)
    .replace(/\p{Cs}$/u, '');
}

/** Creates the repository of venues or of organizers. */
export function createLinkedRepository<Content extends LinkedContent, Row extends LinkedRow>(
  tables: LinkedTables<Content, Row>,
): LinkedRepository<Content> {
  const { kind, table, texts, links, key } = tables;

  function toRecord(row: Row): Content & Stored {
    // TypeScript cannot know that the kind's own part adds the rest.
    const content = Object.assign(toRecordContent(row), tables.toContent(row)) as unknown as Content;
    return Object.assign(content, { id: row.id, revision: row.revision });
  }

  function byId(rows: readonly Row[]): Map<number, Content & Stored> {
    return new Map(rows.map((row) => [row.id, toRecord(row)]));
  }

  async function select(query: Knex.QueryBuilder): Promise<Row[]> {
    return (await query) as Row[];
  }

  const toColumns = (content: Content): object => ({
    ...toRecordColumns(content),
    ...tables.toColumns(content),
    name_key: nameKey(content.title),
  });

  async function insertTexts(trx: Knex.Transaction, record: Content & Identified): Promise<void> {
    const { title: name, description, excerpt } = record;
    const plain = Object.entries({ name, ...tables.searchedContact(record) });
    const htmls = Object.entries({ description, excerpt });
    const contents = [
      ...plain.map(([field, text]) => [field, foldForSearch(text)] as const),
      ...htmls.map(([field, html]) => [field, foldHtmlForSearch(html)] as const),
    ];
    const rows = contents
      .filter(([, content]) => content !== '')
      .map(([field, content]) => ({ [key]: record.id, field, content }));
    if (rows.length > 0) await trx(texts).insert(rows);
  }

  return {
    kind,
    table,
    find: batchLookup(async (knex, ids) => {
      const possible = ids.filter((id) => id <= MAX_ID);
      return byId(await select(knex(table).whereIn('id', possible)));
    }),
    async findForChange(trx, id) {
      const [row] = await select(trx(table).where({ id }).forUpdate());
      return row && toRecord(row);
    },
    async findForLink(trx, ids) {
      if (ids.length === 0) return new Map();
      // Rows are locked in the order of ids everywhere, so that two writers do not deadlock.
      const locked = trx(table).whereIn('id', ids).orderBy('id').forShare();
      return byId(await select(locked));
    },
    async findBySlug(knex, slug) {
      const rows = await select(knex(table).where({ slug }).whereNot('slug', '').orderBy('id'));
      const row = rows.find(({ status }) => !isUnfinished(status)) ?? rows[0];
      return row && toRecord(row);
    },
    async findByName(trx, name) {
      const named = trx(table).where('name_key', nameKey(name)).whereNot('status', 'trash');
      const rows = await select(named.orderBy('id'));
      const wanted = foldName(name);
      return rows.filter((row) => foldName(row.title) === wanted).map(toRecord);
    },
    async holdCreation(trx) {
      await trx('linked_kinds').where({ kind }).forUpdate().select('kind');
    },
    async insert(trx, make) {
      const id = await insertRecord(trx, kind);
      const record = { ...(await make(id)), id, revision: 1 };
      await trx(table).insert({ id, ...toColumns(record) });
      await insertTexts(trx, record);
      return record;
    },
    async update(trx, record) {
      const revision = await countRevision(trx, table, record.id);
      await trx(table).where('id', record.id).update(toColumns(record));
      await trx(texts).where(key, record.id).delete();
      await insertTexts(trx, record);
      return { ...record, revision };
    },
    async list(knex, filter, page) {
      const matching = (): Knex.QueryBuilder => applyLinkedFilter(knex(table), filter, tables);
      const [count] = await matching().count<{ total: number }[]>({ total: '*' });
      const total = count?.total ?? 0;
      if (page.offset >= total) return { records: [], total };
      const rows = await select(orderLinked(matching(), filter).offset(page.offset).limit(page.limit));
      return { records: rows.map(toRecord), total };
    },
    async findOfEvents(knex, eventIds) {
      const found = new Map<number, (Content & Stored)[]>(eventIds.map((id) => [id, []]));
      if (eventIds.length === 0) return found;
      const query: Knex.QueryBuilder = knex(links)
        .join(table, `${table}.id`, `${links}.${key}`)
        .whereIn(`${links}.event_id`, eventIds)
        .orderBy(`${links}.position`)
        .select(`${table}.*`, `${links}.event_id`);
      const rows = (await query) as (Row & { readonly event_id: number })[];
      for (const row of rows) found.get(row.event_id)?.push(toRecord(row));
      return found;
    },
    async link(trx, wanted) {
      const linkedBefore = wanted.filter(({ event }) => event.isNew !== true);
      if (linkedBefore.length > 0) {
        const eventIds = linkedBefore.map(({ event }) => event.id);
        await trx(links).whereIn('event_id', eventIds).delete();
      }
      const rows = wanted.flatMap(({ event: { id: event_id, startAt: start_at }, ids }) =>
        ids.map((id, position) => ({ event_id, [key]: id, position, start_at })),
      );
      await insertRows(trx, links, rows);
    },
    async reschedule(trx, { id, startAt }) {
      await trx(links).where('event_id', id).update({ start_at: startAt });
    },
    async unlink(trx, id) {
      await trx(links).where(key, id).delete();
    },
  };
}
