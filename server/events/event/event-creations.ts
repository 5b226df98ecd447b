import type { Database, Transaction } from '../../storage/database/database.js';
import {
  createEventIn,
  createEventsIn,
  type EventCreation,
  type PreparedEvent,
  prepareEvent,
} from './create-event.js';
import { createOnce, type Once } from '../records/create-once.js';
import type { CatalogueEvent } from './event.js';
import { type EventEmbeds, embedsOf } from './event-embeds.js';
import { findEmbedsOfEvents } from './event-embeds-repository.js';
import { findEvent } from './event-repository.js';
import { writeRecord } from '../records/write-record.js';

/** An event, and what its body shows of other records. */
export interface EmbeddedEvent {
  readonly event: CatalogueEvent;
  readonly embeds: EventEmbeds;
}

interface Batch {
  readonly creations: PreparedEvent[];
  /** Results in the order of the creations; rejects when one of them fails. */
  readonly created: Promise<readonly EmbeddedEvent[]>;
  /** True before the commit: if that fails, the outcome is unknown. */
  isUndone: boolean;
}

/** Maximum size of a batch: other writers on the same database wait for it. */
const MOST_TOGETHER = 50;

/**
 * Creates events in batches: those requested during another write share a transaction and its statements, without
 * added delay. If one of them fails, the transaction is rolled back and each is created separately, so the others
 * succeed.
 */
export class EventCreations {
  readonly #database: Database;
  #waiting: Batch | undefined;
  /**
   * Resolves with the previous batch. Concurrent batches would wait for each other's terms, or for the single writer.
   */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws {AppError} when it cannot be created, or its key was used for another request. */
  async create(creation: EventCreation, once?: Once): Promise<EmbeddedEvent> {
    if (once !== undefined) return this.#createAlone(creation, once);
    const prepared = prepareEvent(creation);
    const batch = this.#waiting ?? this.#open();
    const index = batch.creations.push(prepared) - 1;
    if (batch.creations.length === MOST_TOGETHER) this.#waiting = undefined;
    try {
      const event = (await batch.created)[index];
      if (event === undefined) throw new Error('an event was not created with its batch');
      return event;
    } catch (error) {
      if (batch.creations.length === 1 || !batch.isUndone) throw error;
      return this.#createAlone(creation);
    }
  }

  #open(): Batch {
    const creations: PreparedEvent[] = [];
    const close = (): void => {
      if (this.#waiting === batch) this.#waiting = undefined;
    };
    const create = async (trx: Transaction): ReturnType<typeof createEventsIn> => {
      close();
      batch.isUndone = true;
      const all = await createEventsIn(trx, creations);
      batch.isUndone = false;
      return all;
    };
    const stored = this.#turn.then(() => writeRecord(this.#database, create)).finally(close);
    this.#turn = stored.catch(() => undefined);
    // Reading the reply must not delay the next batch.
    const created = stored.then(async ({ events, linked }) => {
      const embeds = await findEmbedsOfEvents(this.#database.knex, events, linked);
      return events.map((event) => ({ event, embeds: embedsOf(embeds, event) }));
    });
    const batch: Batch = { creations, created, isUndone: false };
    this.#waiting = batch;
    return batch;
  }

  async #createAlone(creation: EventCreation, once?: Once): Promise<EmbeddedEvent> {
    const event = await writeRecord(this.#database, (trx) =>
      createOnce(
        trx,
        once,
        () => createEventIn(trx, creation),
        (id) => findEvent(trx, Number(id)),
      ),
    );
    return { event, embeds: embedsOf(await findEmbedsOfEvents(this.#database.knex, [event]), event) };
  }
}
