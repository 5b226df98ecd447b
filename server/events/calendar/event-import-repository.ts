import type { Knex } from 'knex';

/** Last import of an event. */
export interface EventImport {
  readonly eventId: number;
  /** Revision of the event after the import. */
  readonly revision: number;
  readonly stampedAt: number | undefined;
  /** Last version of the calendar, as JSON. */
  readonly version: string;
  /** True if the calendar moved the event to the trash. */
  readonly isCancelled: boolean;
}

interface ImportRow {
  readonly event_id: number;
  readonly revision: number;
  readonly stamped_at: number | null;
  readonly version: string;
  // SQLite stores booleans as 0 and 1.
  readonly is_cancelled: boolean | number;
}

/** Finds imports by event id; an event created in the catalogue has none. */
export async function findEventImports(
  knex: Knex,
  eventIds: readonly number[],
): Promise<Map<number, EventImport>> {
  if (eventIds.length === 0) return new Map();
  const rows = await knex<ImportRow>('event_imports').whereIn('event_id', eventIds);
  return new Map(rows.map((row) => [row.event_id, toImport(row)]));
}

export async function saveEventImport(trx: Knex.Transaction, known: EventImport): Promise<void> {
  await trx<ImportRow>('event_imports')
    .insert({
      event_id: known.eventId,
      revision: known.revision,
      stamped_at: known.stampedAt ?? null,
      version: known.version,
      is_cancelled: known.isCancelled,
    })
    .onConflict('event_id')
    .merge();
}

/** Finds the ids of all events of a UID, by RECURRENCE-ID. */
export async function findEventIdsOfUid(knex: Knex, uid: string): Promise<Map<string, number>> {
  const rows = await knex<{ id: number; uid: string; recurrence_id: string | null }>('events')
    .where({ uid })
    .select('id', 'recurrence_id');
  return new Map(rows.map((row) => [row.recurrence_id ?? '', row.id]));
}

/** Finds the event of an occurrence; `recurrenceId` is empty for a single event. */
export async function findEventIdOf(
  knex: Knex,
  uid: string,
  recurrenceId: string,
): Promise<number | undefined> {
  const row = await knex<{ id: number; uid: string; recurrence_id: string }>('events')
    .where({ uid, recurrence_id: recurrenceId })
    .first('id');
  return row?.id;
}

/**
 * Finds the RECURRENCE-IDs of the events of a UID if all of them are newer than this version, by SEQUENCE and then by
 * stamp; otherwise none. Events that a user trashed are ignored in this check: later files no longer update them.
 */
export async function findNewerIds(
  knex: Knex,
  uid: string,
  { sequence, stampMs }: { readonly sequence: number; readonly stampMs: number | undefined },
): Promise<string[]> {
  const named = (): Knex.QueryBuilder =>
    knex('events').leftJoin('event_imports', 'event_imports.event_id', 'events.id').where('events.uid', uid);
  const isAsOld = (or: Knex.QueryBuilder): void => {
    void or.where('events.sequence', '<', sequence).orWhere((same: Knex.QueryBuilder) => {
      void same.where('events.sequence', sequence);
      if (stampMs === undefined) return;
      void same.where((early: Knex.QueryBuilder) => {
        void early.whereNull('event_imports.stamped_at').orWhere('event_imports.stamped_at', '<=', stampMs);
      });
    });
  };
  const asOld = await named()
    .where((or: Knex.QueryBuilder) => {
      void or.whereNot('events.status', 'trash').orWhere('event_imports.is_cancelled', true);
    })
    .where(isAsOld)
    .first<{ readonly id: number } | undefined>('events.id');
  if (asOld !== undefined) return [];
  const rows = await named()
    .whereNot(isAsOld)
    .select<{ recurrence_id: string | null }[]>('events.recurrence_id');
  return rows.map((row) => row.recurrence_id ?? '');
}

function toImport(row: ImportRow): EventImport {
  return {
    eventId: row.event_id,
    revision: row.revision,
    stampedAt: row.stamped_at ?? undefined,
    version: row.version,
    isCancelled: Boolean(row.is_cancelled),
  };
}
