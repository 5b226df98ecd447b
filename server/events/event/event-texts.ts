import type { EventDeps } from './event-deps.js';
import { presentEvent } from './event-body.js';
import { embedsOf } from './event-embeds.js';
import { findEmbedsOfEvents } from './event-embeds-repository.js';
import { findEventsById } from './event-repository.js';
import type { Presentation } from '../records/record-body.js';
import { canRead, canWrite } from '../records/rights.js';
import { textBytes } from '../changes/versioned-cache.js';

/** Caller of a request and form of its bodies. */
export interface Viewing extends Presentation {
  /** True if the request opens events with a password or as an editor. */
  readonly isPersonal: boolean;
}

/** True if all anonymous callers see the same. */
export function isShared({ isPersonal, caller }: Pick<Viewing, 'isPersonal' | 'caller'>): boolean {
  return !isPersonal && !canWrite(caller);
}

/**
 * Returns the bodies of events as JSON, in the order of the ids. Public bodies are cached and shared; other bodies
 * are made per request. Events that the caller can no longer read are left out.
 */
export async function findEventTexts(
  { database, lists }: EventDeps,
  version: number,
  ids: readonly number[],
  viewing: Viewing,
): Promise<string[]> {
  const { publicUrl, caller } = viewing;
  const isKept = isShared(viewing);
  const keyOf = (id: number): string => `body ${String(id)} ${publicUrl}`;
  const texts = new Map<number, string>();
  if (isKept) {
    for (const id of ids) {
      const text = lists.cache.get(version, keyOf(id));
      if (typeof text === 'string') texts.set(id, text);
    }
  }
  const missing = ids.filter((id) => !texts.has(id));
  if (missing.length > 0) {
    const events = (await findEventsById(database.knex, missing)).filter((event) => canRead(caller, event));
    const embeds = await findEmbedsOfEvents(database.knex, events);
    for (const event of events) {
      const text = JSON.stringify(presentEvent(event, embedsOf(embeds, event), viewing));
      texts.set(event.id, text);
      if (isKept) lists.cache.set(version, keyOf(event.id), text, textBytes(text));
    }
  }
  return ids.flatMap((id) => texts.get(id) ?? []);
}
