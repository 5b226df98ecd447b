import { FairgroundError } from '../errors/fairground-error.js';
import type { LayerDescription, Parameters } from './api.js';

type Query = Parameters<'QueryParameters'>;

/** A page of a layer, in either of the shapes in which features come. */
export interface FeaturePage {
  readonly features: readonly {
    readonly id?: unknown;
    readonly attributes?: Readonly<Record<string, unknown>>;
    readonly properties?: Readonly<Record<string, unknown>> | null;
  }[];
}

/** A walk over a layer that has begun. */
export interface Walk<Page> {
  readonly query: Query;
  /** Asks what the walk asks, but for these fields. */
  readonly ask: (change: Query & { readonly f?: 'json' }) => Promise<unknown>;
  /** True when the server had more than it sent. */
  readonly isCut: (page: Page) => boolean;
}

/**
 * What comes after the first page of a layer that has no pages: all object ids are asked for, and the features in pieces
 * of as many ids as the layer sends at once.
 *
 * @throws {FairgroundError} `not_supported` when the rest cannot be told from what was sent, or not in the order asked for.
 */
export async function* readByIds<Page extends FeaturePage>(
  first: Page,
  { objectIdField, maxRecordCount }: LayerDescription,
  { query, ask, isCut }: Walk<Page>,
): AsyncGenerator<Page, void, undefined> {
  const { objectIds } = (await ask({ f: 'json', returnIdsOnly: true })) as {
    readonly objectIds?: readonly unknown[] | null;
  };
  const sent = await idsOf(first, {});
  // A server that orders the ids, too, begins with those that it sent.
  const isOrdered = !query.orderByFields || sent.every((id, index) => id === objectIds?.[index]);
  if (!objectIds?.length || !isOrdered || query.returnDistinctValues || sent.includes(undefined)) {
    throw new FairgroundError('This layer has no pages: leave out orderByFields and returnDistinctValues', {
      code: 'not_supported',
    });
  }
  const rest = without(objectIds, sent);
  const size = maxRecordCount || first.features.length;
  for (let start = 0; start < rest.length; start += size) {
    let asked = rest.slice(start, start + size);
    while (asked.length > 0) {
      const piece = { objectIds: asked as number[] };
      const page = (await ask(piece)) as Page;
      yield page;
      // Features with many vertices are cut off earlier.
      const left = isCut(page) ? without(asked, await idsOf(page, piece)) : [];
      asked = left.length < asked.length ? left : [];
    }
  }

  async function idsOf({ features }: Page, change: Query): Promise<readonly unknown[]> {
    const ids = readIds(features);
    if (!ids.includes(undefined)) return ids;
    // The caller did not want ids among the fields.
    const again = { ...change, f: 'json' as const, outFields: [objectIdField], returnGeometry: false };
    return readIds(((await ask(again)) as Page).features.slice(0, ids.length));
  }

  function readIds(features: FeaturePage['features']): unknown[] {
    return features.map(
      ({ id, attributes, properties }) => (attributes ?? properties)?.[objectIdField] ?? id,
    );
  }
}

function without(ids: readonly unknown[], those: readonly unknown[]): unknown[] {
  const gone = new Set(those);
  return ids.filter((id) => !gone.has(id));
}
