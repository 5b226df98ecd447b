import { AppError, type Fault } from '../../lib/errors.js';
import type { RequestContext } from '../../api/handlers.js';
import type { RecordDeps } from '../records/deps.js';
import { invalidField } from '../records/fault.js';
import type { FieldCheckContext } from '../records/field-checks.js';
import type { LinkedListParameters } from './linked-list.js';
import type { LinkedContent } from './linked-record.js';
import type { LinkedRepository } from './linked-record-repository.js';
import { findSearchFault, findStatusFault } from '../records/list-parameters.js';
import { findCircleFaults } from '../places/place-parameters.js';
import { readInstant } from '../records/record-changes.js';
import { findRecordKind } from '../records/record-repository.js';
import type { RecordKey } from '../records/record-key.js';
import { resolveLinked } from './resolve-linked.js';
import { readFieldSearch } from '../text/search.js';

/** Checks of the parameters of operations on venues and on organizers beyond the OpenAPI document. */
export interface LinkedChecks<Fields> {
  readonly checkList: (
    request: { readonly parameters: Partial<LinkedListParameters> },
    context: RequestContext,
  ) => Promise<Fault[]>;
  readonly checkCreation: (
    request: { readonly parameters: Partial<Fields> },
    context: RequestContext,
  ) => Promise<Fault[]>;
  /** Reports an unknown record among the faults of the fields. */
  readonly checkUpdate: (
    request: { readonly path: RecordKey; readonly parameters: Partial<Fields> },
    context: RequestContext,
  ) => Promise<Fault[]>;
}

export function createLinkedChecks<Content extends LinkedContent, Fields>(
  deps: RecordDeps,
  repository: LinkedRepository<Content>,
  findFieldFaults: (fields: Partial<Fields>, context: FieldCheckContext) => Promise<Fault[]>,
): LinkedChecks<Fields> {
  const { database } = deps;
  const findFaults = (
    fields: Partial<Fields>,
    { principal: caller, publicUrl }: RequestContext,
    isCreate: boolean,
  ): Promise<Fault[]> =>
    findFieldFaults(fields, { ...deps, nowMs: deps.clock(), caller, publicUrl, isCreate });

  async function findAddressFault(address: RecordKey): Promise<readonly Fault[]> {
    try {
      await resolveLinked(database, repository, address);
      return [];
    } catch (error) {
      if (error instanceof AppError) return error.faults;
      throw error;
    }
  }

  return {
    async checkList({ parameters }, { principal }) {
      const { search, status, event, modified_after: modifiedAfter } = parameters;
      const isEvent = event === undefined || (await findRecordKind(database.knex, event)) === 'event';
      return [
        ...findStatusFault(status, principal),
        ...findCircleFaults(parameters),
        ...findSearchFault(search, (text) => readFieldSearch(text).length),
        ...(isEvent ? [] : [invalidField('event', 'must be the id of an event')]),
        ...(isTime(modifiedAfter) ? [] : [invalidField('modified_after', 'must be a date and time')]),
      ];
    },
    checkCreation: ({ parameters }, context) => findFaults(parameters, context, true),
    async checkUpdate({ path, parameters }, context) {
      return [...(await findAddressFault(path)), ...(await findFaults(parameters, context, false))];
    },
  };

  function isTime(text: string | undefined): boolean {
    const context = { zone: deps.siteZone, nowMs: deps.clock() };
    return text === undefined || readInstant(text, context) !== undefined;
  }
}
