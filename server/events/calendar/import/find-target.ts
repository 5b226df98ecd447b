import type { Database, Transaction } from '../../../storage/database/database.js';
import type { CatalogueEvent } from '../../event/event.js';
import { embedsOf } from '../../event/event-embeds.js';
import { findEmbedsOfEvents } from '../../event/event-embeds-repository.js';
import { findEvent } from '../../event/event-repository.js';
import { changedAt, MAX_ID } from '../../records/record.js';
import type { Caller } from '../../records/rights.js';
import type { TimeZone } from '../../../lib/time/time-zone.js';
import { CalendarWriter } from '../export/calendar-text.js';
import {
  findEventIdOf,
  findEventIdsOfUid,
  findEventImports,
  type EventImport,
} from '../event-import-repository.js';
import { readOwnUid, toCalendarEvent } from '../export/from-record.js';
import { decodeCalendar } from '../read/decode.js';
import { FileZones } from '../read/file-zones.js';
import { readEvent } from '../read/read-event.js';
import { readCalendarFile } from '../read/read-file.js';
import { type Version, versionOf } from './version.js';

type Connection = Database['knex'] | Transaction;

/** Event that a record refers to, with the last version that a calendar gave for it. */
export interface Target {
  readonly event: CatalogueEvent;
  /** Last import of the event; `undefined` for an event created in the catalogue. */
  readonly known: EventImport | undefined;
  readonly sequence: number;
  readonly stampedAt: number | undefined;
  readonly version: Version;
}

export interface TargetContext {
  readonly database: Pick<Database, 'knex'>;
  readonly caller: Caller;
  readonly publicUrl: string;
  readonly siteZone: TimeZone;
}

/** Finds the ids of all events with a UID, by RECURRENCE-ID: imported events, or one created in the catalogue. */
export async function findIds(
  knex: Connection,
  uid: string,
  publicUrl: string,
): Promise<Map<string, number>> {
  const ids = await findEventIdsOfUid(knex, uid);
  const ownId = readOwnUid(uid, publicUrl);
  if (ids.size > 0 || ownId === undefined || ownId > MAX_ID) return ids;
  const own = await findEvent(knex, ownId);
  // An imported event is only known by the UID of its calendar.
  return own === undefined || own.origin !== undefined ? ids : new Map([['', own.id]]);
}

/** Finds the id of the event for one occurrence of a UID. */
export async function findId(
  knex: Connection,
  uid: string,
  recurrenceId: string,
  publicUrl: string,
): Promise<number | undefined> {
  const id = await findEventIdOf(knex, uid, recurrenceId);
  if (id !== undefined || readOwnUid(uid, publicUrl) === undefined) return id;
  return (await findIds(knex, uid, publicUrl)).get(recurrenceId);
}

/** Finds an event and its import; `undefined` if it does not exist. */
export async function findTarget(
  knex: Connection,
  id: number,
  context: TargetContext,
): Promise<Target | undefined> {
  const event = await findEvent(knex, id);
  if (event === undefined) return undefined;
  const known = (await findEventImports(knex, [id])).get(id);
  if (known !== undefined) {
    const version = JSON.parse(known.version) as Version;
    return { event, known, sequence: event.origin?.sequence ?? 0, stampedAt: known.stampedAt, version };
  }
  // The event has never been imported, so the catalogue itself is the source of its last version.
  const stampedAt = changedAt(event);
  const version = await readOwnVersion(event, context);
  return { event, known, sequence: event.revision - 1, stampedAt, version };
}

/** Exports an event and reads it back, which gives the version that an import of this site's calendar would see. */
async function readOwnVersion(
  event: CatalogueEvent,
  { database, caller, publicUrl, siteZone }: TargetContext,
): Promise<Version> {
  // The queries run concurrently, which one transaction cannot do.
  const embeds = embedsOf(await findEmbedsOfEvents(database.knex, [event]), event);
  const writer = new CalendarWriter('');
  writer.add(toCalendarEvent(event, embeds, undefined, { publicUrl, siteZone, caller, unlocks: () => true }));
  const file = readCalendarFile(decodeCalendar(Buffer.from(writer.toString())));
  const [raw] = file?.events ?? [];
  const zones = new FileZones(file?.calendars ?? [], { steps: 1000 }).within(0);
  const defaultZone = { clock: siteZone, nameAt: () => siteZone.name };
  const record = raw && readEvent(raw, { zones, defaultZone });
  if (record === undefined || 'faults' in record)
    throw new Error(`event ${String(event.id)} could not be read from our own calendar`);
  const { start, duration, content } = record;
  return versionOf(content, { recurrenceId: '', start, duration });
}
