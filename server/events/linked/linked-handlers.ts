import { recordSubject } from '../../auth/guess-limiter.js';
import { AppError } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import { JsonText, type RequestContext } from '../../api/handlers.js';
import { toScriptSafe } from '../../lib/text/script-safe.js';
import { readOnce } from '../records/create-once.js';
import type { LinkedDeps } from './linked-deps.js';
import type { Image } from '../images/image.js';
import { imageOf } from '../images/image-body.js';
import { findImages } from '../images/image-repository.js';
import { describeLinkedFilters, type LinkedListParameters, readLinkedFilter } from './linked-list.js';
import type { LinkedContent } from './linked-record.js';
import type { LinkedRepository } from './linked-record-repository.js';
import { describePaging, type Paging, pagingHeaders } from '../records/links.js';
import { readPage } from '../records/list-parameters.js';
import type { Masking } from '../records/drop-masked-fields.js';
import { dropMaskedLinkedFields } from './linked-maskings.js';
import { type ChangeHeaders, readPrecondition, requireRevision } from '../records/precondition.js';
import type { Stored } from '../records/record.js';
import type { Presentation } from '../records/record-body.js';
import type { RecordFields } from '../records/record-changes.js';
import { unlockEditable, type UnlockParameters, type Unlocks } from '../records/record-password.js';
import type { RecordKey } from '../records/record-key.js';
import { resolveLinked } from './resolve-linked.js';
import { canRead, requireEditor, requireWriter } from '../records/rights.js';
import { withImages } from './with-images.js';
import { type ReadUnlocks, withUnlocks } from '../records/with-unlocks.js';
import type { LinkedWriter } from './write-linked-record.js';

/** Parts that the handlers of a kind are made from. */
export interface LinkedSubject<Content extends LinkedContent, Fields extends RecordFields, Body> {
  readonly list: 'venues' | 'organizers';
  /** The operation of the document that creates a record. */
  readonly creation: keyof operations;
  readonly repository: LinkedRepository<Content>;
  readonly writer: LinkedWriter<Content, Fields>;
  readonly maskings: Readonly<Record<string, Masking>>;
  readonly present: (record: Content & Stored, presentation: Presentation, image: Image | undefined) => Body;
}

/** Operations on venues and on organizers, for all their methods and paths. */
export interface LinkedHandlers<Fields, Body> {
  readonly list: (
    request: { readonly parameters: LinkedListParameters },
    context: RequestContext,
  ) => Promise<{ bodies: Body[]; paging: Paging; headers: Record<string, string> }>;
  readonly create: (
    request: { readonly parameters: Fields; readonly headers: { readonly 'idempotency-key'?: string } },
    context: RequestContext,
  ) => Promise<OneReply<201, Body>>;
  readonly read: (
    request: { readonly path: RecordKey; readonly parameters: UnlockParameters },
    context: RequestContext,
  ) => Promise<OneReply<200, JsonText>>;
  readonly update: (
    request: { readonly path: RecordKey; readonly parameters: Fields; readonly headers: ChangeHeaders },
    context: RequestContext,
  ) => Promise<OneReply<200, Body>>;
  readonly remove: (
    request: { readonly path: RecordKey; readonly headers: ChangeHeaders },
    context: RequestContext,
  ) => Promise<OneReply<200, Body>>;
  readonly restore: (
    request: { readonly path: RecordKey; readonly headers: ChangeHeaders },
    context: RequestContext,
  ) => Promise<OneReply<200, Body>>;
}

interface OneReply<Status, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly revision: number;
}

export function createLinkedHandlers<Content extends LinkedContent, Fields extends RecordFields, Body>(
  deps: LinkedDeps,
  subject: LinkedSubject<Content, Fields, Body>,
): LinkedHandlers<Fields, Body> {
  const { database, siteZone, siteCurrency } = deps;
  const { repository, writer } = subject;
  const { kind } = repository;

  async function presentAll(
    records: readonly (Content & Stored)[],
    { publicUrl, principal: caller }: RequestContext,
    unlocks: Unlocks = unlockEditable(caller),
    withJsonLd = false,
  ): Promise<Body[]> {
    const imageIds = records.map(({ imageId }) => imageId);
    const images = await findImages(database.knex, imageIds);
    const presentation = { publicUrl, siteZone, siteCurrency, caller, unlocks, withJsonLd };
    return records.map((record) => subject.present(record, presentation, imageOf(record, images)));
  }

  async function present(
    record: Content & Stored,
    ...how: [context: RequestContext, unlocks?: Unlocks, withJsonLd?: boolean]
  ): Promise<Body> {
    const [body] = await presentAll([record], ...how);
    // TypeScript cannot relate the body types to the record types.
    return body as Body;
  }

  return {
    async list({ parameters }, context) {
      const { page, perPage, offset } = readPage(parameters);
      const filter = readLinkedFilter(deps, parameters, context);
      const { records, total } = await repository.list(database.knex, filter, { offset, limit: perPage });
      if (page > 1 && offset >= total) throw new AppError(`${kind}.no_page`, 'The list has no such page.');
      const { publicUrl } = context;
      const filters = describeLinkedFilters(parameters, context);
      const paging = describePaging({ publicUrl, route: subject.list, page, perPage, ...filters }, total);
      const bodies = await withUnlocks(deps.guesses, parameters, context, ({ unlocks }) =>
        presentAll(records, context, unlocks),
      );
      return { bodies, paging, headers: pagingHeaders(paging) };
    },
    async create({ parameters, headers }, context) {
      const caller = requireWriter(context.principal);
      const once = await readOnce(headers['idempotency-key'], {
        userId: caller.userId,
        operation: subject.creation,
        sent: parameters,
        nowMs: deps.clock(),
      });
      const record = await withImages(deps, parameters, { caller, request: context, once }, (fields) =>
        writer.create(deps, fields, caller, once),
      );
      return { status: 201, body: await present(record, context), revision: record.revision };
    },
    async read({ path, parameters }, context) {
      const record = await resolveLinked(database, repository, path);
      if (!canRead(context.principal, record)) {
        throw new AppError(`${kind}.not_accessible`, `This ${kind} is not public.`);
      }
      const subject = record.passwordHash === undefined ? undefined : recordSubject(record.id);
      const show = ({ unlocks }: ReadUnlocks): Promise<Body> => present(record, context, unlocks, true);
      const body = await withUnlocks(deps.guesses, parameters, context, show, subject);
      const json = new JsonText(toScriptSafe(JSON.stringify(body)));
      return { status: 200, body: json, revision: record.revision };
    },
    async update({ path, parameters, headers }, context) {
      const caller = requireWriter(context.principal);
      const current = await resolveLinked(database, repository, path);
      const expected = readPrecondition(headers);
      requireEditor(caller, current);
      requireRevision(expected, current.revision);
      const record = await withImages(
        deps,
        await dropMaskedLinkedFields(subject.maskings, current, parameters, () => present(current, context)),
        { caller, request: context },
        (fields) => writer.change(deps, current.id, fields, caller, expected),
      );
      return { status: 200, body: await present(record, context), revision: record.revision };
    },
    async remove({ path, headers }, context) {
      const { id } = await resolveLinked(database, repository, path);
      const caller = requireWriter(context.principal);
      const record = await writer.trash(deps, id, caller, readPrecondition(headers));
      return { status: 200, body: await present(record, context), revision: record.revision };
    },
    async restore({ path, headers }, context) {
      const { id } = await resolveLinked(database, repository, path);
      const caller = requireWriter(context.principal);
      const record = await writer.restore(deps, id, caller, readPrecondition(headers));
      return { status: 200, body: await present(record, context), revision: record.revision };
    },
  };
}
