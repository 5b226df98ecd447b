import type { operations } from '../../generated/events/types.js';
import type { Handlers } from '../../api/handlers.js';
import type { WriteDeps } from '../records/deps.js';
import { createTermService } from './term-service.js';

type Named<Name extends string> =
  | `${'create' | 'read' | 'delete'}${Name}`
  | `update${Name}${'' | 'ByPost' | 'ByPut'}`;
/** Operations on categories in the OpenAPI document. */
export type CategoryOperation = 'listCategories' | Named<'Category'>;
/** Operations on tags in the OpenAPI document. */
export type TagOperation = 'listTags' | Named<'Tag'>;

/** Creates the handlers of operations on categories. */
export function createCategoryHandlers(deps: WriteDeps): Handlers<Pick<operations, CategoryOperation>> {
  const service = createTermService(deps, 'tribe_events_cat');
  return {
    async listCategories({ parameters }, context) {
      const { terms: categories, paging, headers } = await service.list(parameters, context);
      return { status: 200, body: { ...paging, categories }, headers };
    },
    createCategory: (request, context) => service.create(request, 'createCategory', context),
    readCategory: ({ path }, context) => service.read(path.id, context),
    updateCategory: (request, context) => service.update(request, context),
    updateCategoryByPost: (request, context) => service.update(request, context),
    updateCategoryByPut: (request, context) => service.update(request, context),
    deleteCategory: (request, context) => service.remove(request, context),
  };
}

/** Creates the handlers of operations on tags. */
export function createTagHandlers(deps: WriteDeps): Handlers<Pick<operations, TagOperation>> {
  const service = createTermService(deps, 'post_tag');
  return {
    async listTags({ parameters }, context) {
      const { terms: tags, paging, headers } = await service.list(parameters, context);
      return { status: 200, body: { ...paging, tags }, headers };
    },
    createTag: (request, context) => service.create(request, 'createTag', context),
    readTag: ({ path }, context) => service.read(path.id, context),
    updateTag: (request, context) => service.update(request, context),
    updateTagByPost: (request, context) => service.update(request, context),
    updateTagByPut: (request, context) => service.update(request, context),
    deleteTag: (request, context) => service.remove(request, context),
  };
}
