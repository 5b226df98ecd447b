import { FairgroundError } from '../../errors/fairground-error.js';
import type { LayerDescription, Parameters } from '../api.js';

type Query = Parameters<'QueryParameters'>;

/** Page of features, in either JSON format. */
export interface FeaturePage {
  readonly features: readonly {
    readonly id?: unknown;
    readonly attributes?: Readonly<Record<string, unknown>>;
    readonly properties?: Readonly<Record<string, unknown>> | null;
  }[];
}

/** State of a query after its first page. */
export interface Walk<Page> {
  readonly query: Query;
  /** Offset of the first page. */
  readonly start: number;
  /** Repeats the query with these parameters changed. */
  readonly ask: (change: Query & { readonly f?: 'json' }) => Promise<unknown>;
  /** Returns true if the server has more features than it sent. */
  readonly isCut: (page: Page) => boolean;
}

/**
 * Reads the rest after the first page of a foreign server's layer: by pages if it supports them, else by object ids.
 *
 * A server may claim paging but ignore offsets. A page that it sends again does not count as more features.
 *
 * @throws {FairgroundError} `not_supported` when neither way works.
 */
export async function* readRest<Page extends FeaturePage>(
  first: Page,
  layer: LayerDescription,
  walk: Walk<Page>,
): AsyncGenerator<Page, void, undefined> {
  // Older servers omit the flag.
  const { supportsPagination }: Partial<LayerDescription['advancedQueryCapabilities']> =
    (layer as Partial<LayerDescription>).advancedQueryCapabilities ?? {};
  if (supportsPagination !== true) return yield* readByIds(first, layer, walk);

  let [offset, page] = [walk.start, first];
  let kept = { offset, page };
  for (let count = 1; walk.isCut(page); count += 1) {
    // Keep one page, replaced whenever the page count doubles. This finds every cycle (Brent's algorithm).
    if ((count & (count - 1)) === 0) kept = { offset, page };
    offset += page.features.length;
    page = (await walk.ask({ resultOffset: offset })) as Page;
    if (!(await isSame(kept, { offset, page }, layer, walk))) yield page;
    else if (count === 1 && walk.start === 0) return yield* readByIds(first, layer, walk);
    else throw refusal();
  }
}

interface PlacedPage<Page> {
  readonly offset: number;
  readonly page: Page;
}

/** Compares two pages, by object ids if needed: equal features may be different ones if the fields omit their ids. */
async function isSame<Page extends FeaturePage>(
  one: PlacedPage<Page>,
  other: PlacedPage<Page>,
  layer: LayerDescription,
  walk: Walk<Page>,
): Promise<boolean> {
  if (JSON.stringify(one.page.features) !== JSON.stringify(other.page.features)) return false;
  const [ids, others] = await Promise.all(
    [one, other].map(({ offset, page }) => askIds(page, { resultOffset: offset || undefined }, layer, walk)),
  );
  return String(ids) === String(others);
}

function refusal(): FairgroundError {
  return new FairgroundError(
    'Paging is not supported by this layer, or pages are always the same: leave out resultOffset, orderByFields and returnDistinctValues',
    { code: 'not_supported' },
  );
}

/**
 * Reads the rest after the first page of a layer without paging: reads all object ids, then the features in batches.
 *
 * A batch has as many ids as the layer returns at once.
 *
 * @throws {FairgroundError} `not_supported` when the remaining ids cannot be determined, or not in the requested order.
 */
async function* readByIds<Page extends FeaturePage>(
  first: Page,
  layer: LayerDescription,
  walk: Walk<Page>,
): AsyncGenerator<Page, void, undefined> {
  const { query, ask, isCut } = walk;
  const { objectIds } = (await ask({ f: 'json', returnIdsOnly: true })) as {
    readonly objectIds?: readonly unknown[] | null;
  };
  const sent = await askIds(first, {}, layer, walk);
  // If the server also sorts the ids, they begin with those it has sent.
  const isOrdered = !query.orderByFields || sent.every((id, index) => id === objectIds?.[index]);
  if (!objectIds?.length || !isOrdered || query.returnDistinctValues || sent.includes(undefined))
    throw refusal();
  const rest = without(objectIds, sent);
  const size = layer.maxRecordCount || first.features.length;
  for (let start = 0; start < rest.length; start += size) {
    let asked = rest.slice(start, start + size);
    while (asked.length > 0) {
      const piece = { objectIds: asked as number[] };
      const page = (await ask(piece)) as Page;
      yield page;
      // Servers cut a page of features with many vertices earlier.
      const left = isCut(page) ? without(asked, await askIds(page, piece, layer, walk)) : [];
      asked = left.length < asked.length ? left : [];
    }
  }
}

function without(ids: readonly unknown[], those: readonly unknown[]): unknown[] {
  const gone = new Set(those);
  return ids.filter((id) => !gone.has(id));
}

/** Returns the object ids of a page's features, with another request if the fields omit them. */
async function askIds<Page extends FeaturePage>(
  page: Page,
  change: Query,
  { objectIdField }: LayerDescription,
  { ask }: Walk<Page>,
): Promise<readonly unknown[]> {
  const ids = readIds(page);
  if (!ids.includes(undefined)) return ids;
  const again = { ...change, f: 'json' as const, outFields: [objectIdField], returnGeometry: false };
  return readIds((await ask(again)) as Page).slice(0, ids.length);

  function readIds({ features }: FeaturePage): unknown[] {
    return features.map(
      ({ id, attributes, properties }) => (attributes ?? properties)?.[objectIdField] ?? id,
    );
  }
}
