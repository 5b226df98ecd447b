import { AppError } from '../../../lib/errors.js';
import type { Database } from '../../../storage/database/database.js';
import type { Layer, LayerView, ViewDefinition } from '../../model/layer.js';
import type { LookupOptions } from '../../references/proj-lookups.js';
import { findProjection } from '../../references/find-projection.js';
import { queryFault } from '../../model/query-fault.js';
import type { FilterArea, RowRestriction } from '../plan/query-plan.js';
import { projectFilter, resolveArea } from './project-filter.js';
import { readSpatialFilter, type SpatialFilter } from '../filter/spatial-filter.js';
import { parseWhere } from '../../where/parse-where.js';
import { evaluateRestriction } from './evaluate-plan.js';

/**
 * Returns the restriction on the rows of a view; `undefined` for other layers. Call it outside of transactions.
 *
 * @param now - the moment of CURRENT_TIMESTAMP
 * @throws {AppError} `feature.not_supported` when the definition does not fit the source any more, or cannot be
 *   compared with its features: no caller reads or writes through the view then.
 */
export async function openRestriction(
  database: Database,
  layer: Pick<Layer, 'view' | 'name'>,
  signal: LookupOptions['signal'],
  now?: Date,
): Promise<RowRestriction | undefined> {
  const restriction = await findRestriction(database, layer, signal, now);
  if (restriction === undefined || layer.view === undefined) return restriction;
  return evaluateRestriction(database, layer.view.source, restriction, signal);
}

/** Finds the restriction of a view without judging large features; see `evaluatePlan`. */
export async function findRestriction(
  database: Database,
  { view, name }: Pick<Layer, 'view' | 'name'>,
  signal: LookupOptions['signal'],
  now?: Date,
): Promise<RowRestriction | undefined> {
  if (view === undefined) return undefined;
  try {
    return await readRestriction(database, view.source, view.definition, signal, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const text = `The definition of the view "${name}" does not fit its source.`;
    throw new AppError('feature.not_supported', text, { cause: error });
  }
}

/**
 * Reads the restriction of a definition, which need not be stored yet.
 *
 * @throws {AppError} `request.invalid` on `where`, or on the parameters of a spatial filter.
 */
export async function readRestriction(
  database: Database,
  source: LayerView['source'],
  { query, filter }: Pick<ViewDefinition, 'query' | 'filter'>,
  signal: LookupOptions['signal'],
  now?: Date,
): Promise<RowRestriction> {
  const where = query === '' ? undefined : parseWhere(query, source, now);
  if (filter === undefined) return { where, filter: undefined };
  const { geometry, geometryType, operator } = filter;
  const spatial = readSpatialFilter({ geometry, geometryType, spatialRel: operator }, source);
  if (spatial === undefined) return { where, filter: undefined };
  const area = await resolveArea(database, await areaIn(database, source, spatial, signal), signal);
  return { where, filter: { spatial, area } };
}

async function areaIn(
  database: Database,
  source: Layer,
  { geometry, reference }: SpatialFilter,
  signal: LookupOptions['signal'],
): Promise<FilterArea> {
  if (reference.srid === source.srid) return geometry;
  const found = await findProjection(database, source, reference.shown, signal);
  if (found === undefined) throw queryFault('geometry', 'its spatial reference is not supported');
  const { srid, texts } = found;
  if (srid === source.srid) return geometry;
  const from = { srid, shown: reference.shown, ...(texts && { projection: texts }) };
  return projectFilter(database, { geometry, reference: from }, source, signal);
}
