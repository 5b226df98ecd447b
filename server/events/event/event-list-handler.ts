import { AppError } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import {
  type OperationReply,
  type OperationRequest,
  type RequestContext,
  JsonText,
} from '../../api/handlers.js';
import type { EventDeps } from './event-deps.js';
import { keyOf } from '../list/event-filter.js';
import { describeEventFilters, readEventFilter } from '../list/event-list-parameters.js';
import { findEventTexts, isShared, type Viewing } from '../event/event-texts.js';
import { describePaging, pagingHeaders } from '../records/links.js';
import { readPage } from '../records/list-parameters.js';
import { type ReadUnlocks, withUnlocks } from '../records/with-unlocks.js';

type Operation = operations['listEvents'];
type Reply = OperationReply<Operation>;

/**
 * Returns one page of events. A page cached for the public costs only the version query; others cost one query for
 * the order and a fixed number for the bodies, whatever the size.
 */
export function listEvents(
  deps: EventDeps,
  { parameters }: Pick<OperationRequest<Operation>, 'parameters'>,
  context: RequestContext,
): Promise<Reply> {
  return withUnlocks(deps.guesses, parameters, context, (unlocks) =>
    listUnlocked(deps, parameters, context, unlocks),
  );
}

async function listUnlocked(
  deps: EventDeps,
  parameters: OperationRequest<Operation>['parameters'],
  context: RequestContext,
  { unlocks, unlocksByPassword }: ReadUnlocks,
): Promise<Reply> {
  const { lists, siteZone, siteCurrency } = deps;
  const { publicUrl, principal: caller } = context;
  const { password, context: purpose } = parameters;
  const version = await lists.versions.of(context);
  const filter = await readEventFilter(deps, parameters, context, unlocksByPassword);
  const pageParameters = readPage(parameters);
  const links = describeEventFilters(deps, parameters, context);
  const viewing: Viewing = {
    publicUrl,
    siteZone,
    siteCurrency,
    caller,
    withJsonLd: false,
    unlocks,
    isPersonal: password !== undefined || purpose === 'edit',
  };
  const make = async (): Promise<Reply> => {
    const order = await lists.order(version, filter);
    const { page, perPage, offset } = pageParameters;
    if (page > 1 && offset >= order.length) {
      throw new AppError('event.no_page', 'The list has no such page.');
    }
    const ids = [...order.subarray(offset, offset + perPage)];
    const paging = describePaging({ publicUrl, route: 'events', page, perPage, ...links }, order.length);
    const texts = await findEventTexts(deps, version, ids, viewing);
    const text = `{"events":[${texts.join(',')}],${JSON.stringify(paging).slice(1)}`;
    return { status: 200, body: new JsonText(text), headers: pagingHeaders(paging) };
  };
  if (!isShared(viewing)) return make();
  const key = `page ${keyOf(filter)} ${JSON.stringify([pageParameters, links, publicUrl])}`;
  return lists.rememberReply(version, key, make);
}
