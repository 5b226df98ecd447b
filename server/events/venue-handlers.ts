import { AppError } from '../errors.js';
import type { operations } from '../generated/events/types.js';
import type { Handlers, RequestContext } from '../handlers.js';
import type { EventsDeps } from './deps.js';
import { describePaging, pagingHeaders } from './links.js';
import { describeStatusFilter, listStatuses, readPage } from './list-parameters.js';
import { type Address, resolveVenue } from './resolve.js';
import { canRead, requireWriter } from './rights.js';
import { readFieldSearch } from './search.js';
import type { Venue } from './venue.js';
import { presentVenue, type VenueBody } from './venue-body.js';
import type { VenueFields } from './venue-changes.js';
import { listVenues } from './venue-repository.js';
import { changeVenue, createVenue, trashVenue } from './write-venue.js';

/** Operations of the document that are about venues. */
export type VenueOperation = Exclude<
  Extract<keyof operations, `${string}Venue${string}`>,
  `export${string}` | `restore${string}`
>;

/** The operations on venues. */
export function createVenueHandlers(deps: EventsDeps): Handlers<Pick<operations, VenueOperation>> {
  const { database, siteZone } = deps;

  function present(venue: Venue, context: RequestContext, withJsonLd = false): VenueBody {
    const { publicUrl, principal: caller } = context;
    return presentVenue(venue, { publicUrl, siteZone, caller, withJsonLd });
  }

  async function read(address: Address, context: RequestContext): Promise<{ status: 200; body: VenueBody }> {
    const venue = await resolveVenue(database, address);
    if (!canRead(context.principal, venue)) {
      throw new AppError('venue.not_accessible', 'This venue is not public.');
    }
    return { status: 200, body: present(venue, context, true) };
  }

  async function update(
    address: Address,
    fields: VenueFields,
    context: RequestContext,
  ): Promise<{ status: 200; body: VenueBody }> {
    const caller = requireWriter(context.principal);
    const { id } = await resolveVenue(database, address);
    return { status: 200, body: present(await changeVenue(deps, id, fields, caller), context) };
  }

  async function remove(
    address: Address,
    context: RequestContext,
  ): Promise<{ status: 200; body: VenueBody }> {
    const { id } = await resolveVenue(database, address);
    const caller = requireWriter(context.principal);
    return { status: 200, body: present(await trashVenue(deps, id, caller), context) };
  }

  return {
    async listVenues({ parameters }, context) {
      const { publicUrl, principal: caller } = context;
      const { search, event, status } = parameters;
      const { page, perPage, offset } = readPage(parameters);
      const pieces = search === undefined ? undefined : readFieldSearch(search);
      const filter = { caller, statuses: listStatuses(status, caller), search: pieces, eventId: event };
      const found = await listVenues(database.knex, filter, { offset, limit: perPage });
      if (page > 1 && offset >= found.total)
        throw new AppError('venue.no_page', 'The list has no such page.');
      const shown = describeStatusFilter(status, caller);
      const filters: [string, string][] = [
        ...(search === undefined ? [] : [['search', search] as [string, string]]),
        ...(event === undefined ? [] : [['event', String(event)] as [string, string]]),
        ...shown.filters,
      ];
      const address = { publicUrl, route: 'venues', page, perPage, filters, derived: shown.derived } as const;
      const paging = describePaging(address, found.total);
      const venues = found.venues.map((venue) => present(venue, context));
      return { status: 200, body: { venues, ...paging }, headers: pagingHeaders(paging) };
    },
    async createVenue({ parameters }, context) {
      const venue = await createVenue(deps, parameters, requireWriter(context.principal));
      return { status: 201, body: present(venue, context) };
    },
    readVenue: ({ path }, context) => read(path, context),
    readVenueBySlug: ({ path }, context) => read(path, context),
    updateVenue: ({ path, parameters }, context) => update(path, parameters, context),
    updateVenueByPost: ({ path, parameters }, context) => update(path, parameters, context),
    updateVenueByPut: ({ path, parameters }, context) => update(path, parameters, context),
    updateVenueBySlug: ({ path, parameters }, context) => update(path, parameters, context),
    updateVenueBySlugByPost: ({ path, parameters }, context) => update(path, parameters, context),
    updateVenueBySlugByPut: ({ path, parameters }, context) => update(path, parameters, context),
    deleteVenue: ({ path }, context) => remove(path, context),
    deleteVenueBySlug: ({ path }, context) => remove(path, context),
  };
}
