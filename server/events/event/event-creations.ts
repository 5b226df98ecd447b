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
  /** In the order of the creations; fails when one of them does. */
  readonly created: Promise<readonly EmbeddedEvent[]>;
  /** Has not come to its commit, of which nobody would know whether it was done when it failed. */
  isUndone: boolean;
}

/** Writers on the same database wait for a batch, so it must not take long. */
const MOST_TOGETHER = 50;

/**
 * Creates events. Those that are asked for while others are being created, or another writer has its turn, share a
 * transaction and its statements; nobody waits for others to come. When one of them cannot be created nothing of
 * the transaction stays, and each is created for itself: nobody notices the others.
 */
export class EventCreations {
  readonly #database: Database;
  #waiting: Batch | undefined;
  /** Ends with the batch before. Side by side they would wait for each other's terms, or for the only writer. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws {AppError} when it cannot be created, or its key was used for something else. */
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
    // The next batch need not wait for what is only shown.
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
