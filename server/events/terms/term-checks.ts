import type { Fault } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import type { Checks } from '../../api/handlers.js';
import type { WriteDeps } from '../records/deps.js';
import { invalidField } from '../records/fault.js';
import { findTagFaults, findTextFault } from '../records/field-checks.js';
import { findRecordKind } from '../records/record-repository.js';
import { readTextSearch } from '../text/search.js';
import type { Taxonomy } from './term.js';
import type { TermFields } from './term-changes.js';
import { describeUnknown } from './term-filter.js';
import type { CategoryOperation, TagOperation } from './term-handlers.js';
import { findTermsMeant } from './term-names.js';
import { findTerm } from './term-repository.js';
import type { TermListParameters } from './term-service.js';

/** Checks the parameters of operations on categories beyond the OpenAPI document. */
export function createCategoryChecks(deps: WriteDeps): Checks<Pick<operations, CategoryOperation>> {
  const { list, create, update, remove } = createChecks(deps, 'tribe_events_cat');
  return {
    listCategories: list,
    createCategory: create,
    updateCategory: update,
    updateCategoryByPost: update,
    updateCategoryByPut: update,
    deleteCategory: remove,
  };
}

/** Checks the parameters of operations on tags beyond the OpenAPI document. */
export function createTagChecks(deps: WriteDeps): Checks<Pick<operations, TagOperation>> {
  const { list, create, update, remove } = createChecks(deps, 'post_tag');
  return {
    listTags: list,
    createTag: create,
    updateTag: update,
    updateTagByPost: update,
    updateTagByPut: update,
    deleteTag: remove,
  };
}

function findEmptySearch(search: string | undefined): Fault[] {
  return search === undefined || readTextSearch(search) !== ''
    ? []
    : [invalidField('search', 'must not be empty')];
}

interface TermChecks {
  readonly list: (request: { parameters: Partial<TermListParameters> }) => Promise<Fault[]>;
  readonly create: (request: { parameters: TermFields }) => Promise<Fault[]>;
  readonly update: (request: { path: { id: number }; parameters: TermFields }) => Promise<Fault[]>;
  readonly remove: (request: { path: { id: number } }) => Promise<Fault[]>;
}

function createChecks({ database }: WriteDeps, taxonomy: Taxonomy): TermChecks {
  const { knex } = database;

  /** An unknown term is reported with the faults of other fields, before rights are checked. */
  async function findIdFault(field: string, id: number | undefined): Promise<Fault[]> {
    if (id === undefined || (await findTerm(knex, taxonomy, id)) !== undefined) return [];
    return [invalidField(field, 'must be the id of a term of this kind')];
  }

  async function findFieldFaults(fields: TermFields): Promise<Fault[]> {
    const unreadable = findTagFaults(fields);
    if (unreadable.length > 0) return unreadable;
    // A parent of a tag is an error of its own, which the handler reports.
    const parent = taxonomy === 'post_tag' ? undefined : fields.parent;
    return [...findTextFault('name', fields.name), ...(await findIdFault('parent', parent))];
  }

  async function findEventFault(field: string, id: number | undefined): Promise<Fault[]> {
    if (id === undefined || (await findRecordKind(knex, id)) === 'event') return [];
    return [invalidField(field, 'must be the id of an event')];
  }

  async function findUnknown(
    field: string,
    values: readonly (string | number)[] | undefined,
  ): Promise<Fault[]> {
    if (values === undefined) return [];
    const texts = values.map(String);
    const known = await findTermsMeant(knex, taxonomy, texts, ['id', 'slug', 'name']);
    const unknown = texts.filter((text) => !known.has(text));
    return unknown.length === 0 ? [] : [describeUnknown(field, unknown)];
  }

  return {
    async list({ parameters: { search, include, exclude, parent, event, post } }) {
      return [
        ...findEmptySearch(search),
        ...(await findUnknown('include', include)),
        ...(await findUnknown('exclude', exclude)),
        ...(await findIdFault('parent', parent)),
        ...(await findEventFault('event', event)),
        ...(await findEventFault('post', post)),
      ];
    },
    create: ({ parameters }) => findFieldFaults(parameters),
    async update({ path, parameters }) {
      const { parent, ...fields } = parameters;
      // A term without a parent shows zero.
      const faults = await findFieldFaults(parent === 0 ? fields : parameters);
      return [...(await findIdFault('id', path.id)), ...faults];
    },
    remove: ({ path }) => findIdFault('id', path.id),
  };
}
