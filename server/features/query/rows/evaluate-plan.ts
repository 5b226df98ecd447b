import { AppError } from '../../../lib/errors.js';
import type { Layer } from '../../model/layer.js';
import { queryFault } from '../../model/query-fault.js';
import type { RowRestriction } from '../plan/query-plan.js';
import type { ReadyPlan } from '../sql/query-repository.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { restrictRows, selectionCondition } from '../sql/selection-sql.js';
import { type Bounds, evaluateArea, MAX_NAMED } from './evaluate-area.js';
import { UnevaluatedShapeError } from '../relation/unevaluated-shape.js';

/**
 * Runs work with a plan, and repeats it with the judged plan if a statement reached an unjudged feature. Most layers
 * have none and need no extra work.
 */
export async function withEvaluatedShapes<T>(
  database: Bounds,
  plan: ReadyPlan,
  signal: AbortSignal,
  work: (plan: ReadyPlan) => Promise<T>,
): Promise<T> {
  try {
    return await work(plan);
  } catch (error) {
    if (!(error instanceof UnevaluatedShapeError)) throw error;
    return work(await evaluatePlan(database, plan, signal));
  }
}

/**
 * Compares the features whose geometries are too large to be compared unseen with the filters of a plan; see
 * `evaluateRelation`.
 *
 * @throws {AppError} `request.invalid` on `geometry`, which names features that cannot be compared in bounded time;
 *   `feature.not_supported` for rows of a view's source, which stay unnamed.
 * @throws {StatementTimeoutError} when it takes longer than a statement may.
 */
export async function evaluatePlan(
  database: Bounds,
  plan: ReadyPlan,
  signal: AbortSignal,
): Promise<ReadyPlan> {
  const { layer, selection, area } = plan;
  const { spatialFilter, restriction } = selection;
  const judged =
    restriction && (await evaluateRestriction(database, layer.view?.source ?? layer, restriction, signal));
  const of = { ...selection, restriction: judged };
  if (spatialFilter === undefined || area === undefined) return { ...plan, selection: of };
  const { dialect } = database;
  const plain = { ...of, spatialFilter: undefined };
  const rows = selectionCondition(layer, plain, undefined, dialect, queryDialectOf(dialect));
  const found = await evaluateArea(database, { layer, filter: spatialFilter, area, rows }, signal);
  if (found.refused.length > 0) throw refusal(found.refused);
  return { ...plan, selection: of, area: found.area };
}

/** Does the same for the rows that there are of a view. */
export async function evaluateRestriction(
  database: Bounds,
  source: Layer,
  restriction: RowRestriction,
  signal: AbortSignal | undefined,
): Promise<RowRestriction> {
  const { where, filter } = restriction;
  if (filter === undefined) return restriction;
  const { dialect } = database;
  const rows = restrictRows({ where, filter: undefined }, source, dialect, queryDialectOf(dialect));
  const { spatial, area } = filter;
  const found = await evaluateArea(database, { layer: source, filter: spatial, area, rows }, signal);
  if (found.refused.length > 0) {
    const text = 'The area of the view cannot be compared with all features of its source.';
    throw new AppError('feature.not_supported', text);
  }
  return { where, filter: { spatial, area: found.area } };
}

function refusal(ids: readonly string[]): AppError {
  const named = ids.slice(0, MAX_NAMED).join(', ');
  const which = ids.length === 1 ? `feature ${named} meets` : `features ${named} meet`;
  return queryFault(
    'geometry',
    `${which} the geometry or itself at too many points to be compared; repair the feature or use esriSpatialRelEnvelopeIntersects`,
  );
}
