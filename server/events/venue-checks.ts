import { AppError, type Fault } from '../errors.js';
import type { operations } from '../generated/events/types.js';
import type { Checks, OperationRequest, RequestContext } from '../handlers.js';
import type { EventsDeps } from './deps.js';
import { findVenueFaults, invalid } from './field-checks.js';
import { findSearchFault, findStatusFault } from './list-parameters.js';
import { findRecordKind } from './record-repository.js';
import { type Address, resolveVenue } from './resolve.js';
import { readFieldSearch } from './search.js';
import type { VenueFields } from './venue-changes.js';
import type { VenueOperation } from './venue-handlers.js';

type ListParameters = OperationRequest<operations['listVenues']>['parameters'];

/** What the document cannot say about the parameters of operations on venues. */
export function createVenueChecks(deps: EventsDeps): Checks<Pick<operations, VenueOperation>> {
  const { database } = deps;
  const findFaults = (
    fields: VenueFields,
    { principal }: RequestContext,
    isCreate: boolean,
  ): Promise<Fault[]> =>
    findVenueFaults(fields, { ...deps, nowMs: deps.clock(), caller: principal, isCreate });

  /** An unknown venue is one fault among those of the fields. */
  async function checkUpdate(
    { path, parameters }: { path: Address; parameters: VenueFields },
    context: RequestContext,
  ): Promise<Fault[]> {
    return [...(await findAddressFault(path)), ...(await findFaults(parameters, context, false))];
  }

  async function findAddressFault(address: Address): Promise<readonly Fault[]> {
    try {
      await resolveVenue(database, address);
      return [];
    } catch (error) {
      if (error instanceof AppError) return error.faults;
      throw error;
    }
  }

  async function findListFaults(
    { search, status, event }: Partial<ListParameters>,
    { principal }: RequestContext,
  ): Promise<Fault[]> {
    const isEvent = event === undefined || (await findRecordKind(database.knex, event)) === 'event';
    return [
      ...findStatusFault(status, principal),
      ...findSearchFault(search, (text) => readFieldSearch(text).length),
      ...(isEvent ? [] : [invalid('event', 'is not the id of an event')]),
    ];
  }

  return {
    listVenues: ({ parameters }, context) => findListFaults(parameters, context),
    createVenue: ({ parameters }, context) => findFaults(parameters, context, true),
    updateVenue: checkUpdate,
    updateVenueByPost: checkUpdate,
    updateVenueByPut: checkUpdate,
    updateVenueBySlug: checkUpdate,
    updateVenueBySlugByPost: checkUpdate,
    updateVenueBySlugByPut: checkUpdate,
  };
}
