import type { OperationRequest, RequestContext } from '../../api/handlers.js';
import type { operations } from '../../generated/events/types.js';
import { type Once, readOnce } from '../records/create-once.js';
import type { WriteDeps } from '../records/deps.js';
import { describePaging, type Paging, pagingHeaders } from '../records/links.js';
import { describeGiven, readPage } from '../records/list-parameters.js';
import { type ChangeHeaders, readPrecondition } from '../records/precondition.js';
import { unknownRecord } from '../records/record-key.js';
import { type Caller, canEdit, canRead } from '../records/rights.js';
import { makeSlug } from '../text/slug.js';
import { revisionOfTerm, TAXONOMIES, type Taxonomy, type Term } from './term.js';
import { presentTerm, type TermBody } from './term-body.js';
import type { TermFields } from './term-changes.js';
import { listTerms, type TermFilter } from './term-list-repository.js';
import { findGuardedEvent } from './term-link-repository.js';
import { findTerm } from './term-repository.js';
import { requireTermWriter } from './term-rights.js';
import { findAncestors } from './term-tree-repository.js';
import { changeTerm, createTerm, removeTerm } from './write-term.js';

type TagListParameters = OperationRequest<operations['listTags']>['parameters'];
/** Parameters of the list of a taxonomy; `parent` only for hierarchical ones. */
export type TermListParameters = TagListParameters & { readonly parent?: number };
type Headers = Readonly<Record<string, string>>;

/** Operations on the terms of one taxonomy. */
export interface TermService {
  list(
    parameters: TermListParameters,
    context: RequestContext,
  ): Promise<{ terms: TermBody[]; paging: Paging; headers: Headers }>;
  create(
    request: { readonly parameters: TermFields; readonly headers: { readonly 'idempotency-key'?: string } },
    operation: string,
    context: RequestContext,
  ): Promise<OneReply<201> & { headers: Headers }>;
  read(id: number, context: RequestContext): Promise<OneReply<200>>;
  update(
    request: ChangeRequest & { readonly parameters: TermFields },
    context: RequestContext,
  ): Promise<OneReply<200>>;
  remove(request: ChangeRequest, context: RequestContext): Promise<OneReply<200>>;
}

interface ChangeRequest {
  readonly path: { readonly id: number };
  readonly headers: ChangeHeaders;
}

interface OneReply<Status> {
  readonly status: Status;
  readonly body: TermBody;
  readonly revision: number;
}

export function createTermService({ database, clock }: WriteDeps, taxonomy: Taxonomy): TermService {
  async function present(terms: readonly Term[], { publicUrl }: RequestContext): Promise<TermBody[]> {
    const ancestors = await findAncestors(database.knex, terms);
    return terms.map((term) => presentTerm(term, ancestors.get(term.id) ?? [], publicUrl));
  }

  async function reply<Status extends number>(
    status: Status,
    term: Term,
    { publicUrl }: RequestContext,
  ): Promise<OneReply<Status>> {
    const ancestors = await findAncestors(database.knex, [term]);
    const body = presentTerm(term, ancestors.get(term.id) ?? [], publicUrl);
    return { status, body, revision: revisionOfTerm(term) };
  }

  /** True if the caller may see the terms of the event. */
  async function showsTerms(eventId: number, caller: Caller): Promise<boolean> {
    const event = await findGuardedEvent(database.knex, eventId);
    if (event === undefined || !canRead(caller, event)) return false;
    return event.passwordHash === undefined || canEdit(caller, event);
  }

  return {
    async list(parameters, context) {
      const { page, perPage, offset } = readPage(parameters);
      const filter = readFilter(taxonomy, parameters);
      const order = {
        by: parameters.orderby,
        isDescending: parameters.order === 'desc',
      };
      const isEmpty = filter.eventId !== undefined && !(await showsTerms(filter.eventId, context.principal));
      const found = isEmpty
        ? { terms: [], total: 0 }
        : await listTerms(database.knex, filter, order, { offset, limit: perPage });
      const route = TAXONOMIES[taxonomy].list;
      const { publicUrl } = context;
      const filters = describeFilters(parameters);
      const paging = describePaging({ publicUrl, route, page, perPage, filters, derived: [] }, found.total);
      return { terms: await present(found.terms, context), paging, headers: pagingHeaders(paging) };
    },
    async create({ parameters, headers }, operation, context) {
      const caller = requireTermWriter(context.principal, taxonomy);
      const { userId } = caller;
      const once: Once | undefined = await readOnce(headers['idempotency-key'], {
        userId,
        operation,
        sent: parameters,
        nowMs: clock(),
      });
      const created = await reply(201, await createTerm(database, taxonomy, parameters, once), context);
      return { ...created, headers: { Location: created.body.urls.self } };
    },
    async read(id, context) {
      const term = await findTerm(database.knex, taxonomy, id);
      if (term === undefined) throw unknownRecord('id');
      return reply(200, term, context);
    },
    async update({ path: { id }, parameters, headers }, context) {
      requireTermWriter(context.principal, taxonomy);
      const expected = readPrecondition(headers);
      return reply(200, await changeTerm(database, taxonomy, id, parameters, expected), context);
    },
    async remove({ path: { id }, headers }, context) {
      requireTermWriter(context.principal, taxonomy);
      return reply(200, await removeTerm(database, taxonomy, id, readPrecondition(headers)), context);
    },
  };
}

function readFilter(taxonomy: Taxonomy, parameters: TermListParameters): TermFilter {
  const { include, exclude, parent, search, slug, event, post } = parameters;
  return {
    taxonomy,
    hidesEmpty: parameters.hide_empty,
    search,
    includeIds: include && readIds(include),
    excludeIds: exclude && readIds(exclude),
    parentId: parent,
    eventId: event ?? post,
    slug: slug === undefined ? undefined : makeSlug(slug),
  };
}

/** Slugs and names are accepted but ignored. */
function readIds(values: readonly (string | number)[]): number[] {
  return values.map(Number).filter(Number.isSafeInteger);
}

/** Defaults that the links of a list leave out. */
const DEFAULTS: Readonly<Record<string, string>> = { hide_empty: 'true', orderby: 'name', order: 'asc' };

/** Lists the parameters that the links of a list repeat: all but the page. */
function describeFilters(parameters: TermListParameters): [name: string, value: string][] {
  return Object.entries(parameters)
    .filter(([name]) => name !== 'page' && name !== 'per_page')
    .flatMap(([name, value]) => describeGiven(name, value, DEFAULTS[name]));
}
