import { recordSubject } from '../../auth/guess-limiter.js';
import { AppError } from '../../lib/errors.js';
import { JsonText, type RequestContext } from '../../api/handlers.js';
import { toScriptSafe } from '../../lib/text/script-safe.js';
import type { EventDeps } from './event-deps.js';
import type { CatalogueEvent } from './event.js';
import { presentEvent } from './event-body.js';
import { embedsOf } from './event-embeds.js';
import { findEmbedsOfEvents } from './event-embeds-repository.js';
import { isShared } from './event-texts.js';
import type { UnlockParameters, Unlocks } from '../records/record-password.js';
import type { RecordKey } from '../records/record-key.js';
import { resolveEvent } from './resolve-event.js';
import { canRead } from '../records/rights.js';
import { type ReadUnlocks, withUnlocks } from '../records/with-unlocks.js';

interface Reply {
  readonly status: 200;
  readonly body: JsonText;
  readonly revision: number;
}

/**
 * Reads one event. One that is cached for the public costs only the version query.
 *
 * @throws {AppError} when it does not exist, or the caller may not read it.
 */
export async function readEvent(
  deps: EventDeps,
  address: RecordKey,
  parameters: UnlockParameters,
  context: RequestContext,
): Promise<Reply> {
  const { lists } = deps;
  const { publicUrl, principal: caller } = context;
  const isPersonal = parameters.password !== undefined || parameters.context === 'edit';
  const make = (): Promise<Reply> => makeReply(deps, address, parameters, context);
  if (!isShared({ isPersonal, caller })) return make();
  const key = `one ${JSON.stringify(address)} ${publicUrl}`;
  return lists.rememberReply(await lists.versions.of(context), key, make);
}

async function makeReply(
  deps: EventDeps,
  address: RecordKey,
  parameters: UnlockParameters,
  context: RequestContext,
): Promise<Reply> {
  const { database, siteZone, siteCurrency } = deps;
  const { publicUrl, principal: caller } = context;
  const { event, unlocks } = await openEvent(deps, address, parameters, context);
  const embeds = await findEmbedsOfEvents(database.knex, [event]);
  const presentation = { publicUrl, siteZone, siteCurrency, caller, unlocks, withJsonLd: true };
  const body = presentEvent(event, embedsOf(embeds, event), presentation);
  return { status: 200, body: new JsonText(toScriptSafe(JSON.stringify(body))), revision: event.revision };
}

/**
 * Finds the event of a path for a reader, with the records that the request unlocks.
 *
 * @throws {AppError} when it does not exist, or the caller may not read it.
 */
export async function openEvent(
  { database, guesses }: Pick<EventDeps, 'database' | 'guesses'>,
  address: RecordKey,
  parameters: UnlockParameters,
  context: RequestContext,
): Promise<{ event: CatalogueEvent; unlocks: Unlocks }> {
  const event = await resolveEvent(database, address);
  // A separate code from unpublished events, so that a client may delete its copy.
  if (event.status === 'trash') throw new AppError('event.gone', 'This event is no longer available.');
  if (!canRead(context.principal, event))
    throw new AppError('event.not_accessible', 'This event is not public.');
  const subject = event.passwordHash === undefined ? undefined : recordSubject(event.id);
  const open = ({ unlocks }: ReadUnlocks): Promise<{ event: CatalogueEvent; unlocks: Unlocks }> => {
    if (!unlocks(event)) throw new AppError('event.password_needed', 'This event needs a password.');
    return Promise.resolve({ event, unlocks });
  };
  return withUnlocks(guesses, parameters, context, open, subject);
}
