import { SHAPE_COLUMN } from '../../../model/layer.js';
import { rowsInView } from '../../../query/rows/rows-of-layer.js';
import type { AppendTarget } from '../../request/request.js';
import { patchesColumns, rowIdColumn } from '../rows/layer-target.js';
import type { StagedLoad } from './staged-load.js';
import { STAGE, stageColumn } from './stage.js';

/**
 * Temporary table of the staged rows that match a row of the layer: the object id of that row, and
 * whether values differ. A row that is refused is deleted from both temporary tables.
 */
export const MATCH = 'append_match';

/** SQL condition on staged row `s`: nothing in the layer matches it. */
export const IS_NEW = `NOT EXISTS (SELECT 1 FROM ${MATCH} n WHERE n.source_row = s.source_row)`;

/** SQL of the staged rows `s` that match, each with its row `t` of the layer and the match `m`. */
export function matchedRows({ dialect, layer }: Pick<StagedLoad, 'dialect' | 'layer'>): string {
  return `${MATCH} m JOIN ${STAGE} s ON s.source_row = m.source_row
          JOIN ${dialect.quote(layer.table)} t ON t.${dialect.quote(rowIdColumn(layer))} = m.target`;
}

/**
 * Finds, once for all later steps, the row of the layer that each staged row matches by its key:
 * `source_row`, `target` (the object id), `is_same` and `is_moved` (1 or 0).
 *
 * A row is the same if its geometry and every value that an update would take from the source equal
 * the stored ones. Stored forms are compared, null equals null, geometries are compared vertex by
 * vertex, and editor tracking is ignored. Rows outside a view match nothing.
 */
export async function matchStage(
  load: StagedLoad,
  { updateGeometry }: NonNullable<AppendTarget['upsert']>,
): Promise<void> {
  const { trx, dialect, bulk, layer, plan } = load;
  const { quote } = dialect;
  const key = plan.key === undefined ? undefined : plan.columns[plan.key];
  if (plan.key === undefined || key === undefined) throw new Error('an upsert without a key');
  const changes = updatedColumns(load).map(
    ({ own, staged, omitted }) =>
      `(${omitted === undefined ? '' : `NOT (${omitted}) AND `}t.${own} IS DISTINCT FROM s.${staged})`,
  );
  const hasGeometry = layer.geometryType !== undefined && updateGeometry;
  const isMoved = hasGeometry
    ? `s.geometry IS NOT NULL AND t.${quote(SHAPE_COLUMN)} IS DISTINCT FROM s.geometry`
    : undefined;
  if (hasGeometry) changes.push(isReshaped(load));
  const visible = rowsInView({ holder: layer, restriction: load.rows.restriction }, dialect);
  await dropMatch(load);
  await trx.raw(
    `CREATE TEMP TABLE ${MATCH} AS
     SELECT s.source_row, t.${quote(rowIdColumn(layer))} AS target,
            CASE WHEN ${changes.length === 0 ? '1 = 0' : changes.join(' OR ')} THEN 0 ELSE 1 END AS is_same,
            CASE WHEN ${isMoved ?? '1 = 0'} THEN 1 ELSE 0 END AS is_moved
     FROM ${STAGE} s JOIN ${visible.sql} t ON t.${quote(key.field.column)} = s.${stageColumn(plan.key)}`,
    visible.bindings,
  );
  await bulk.prepareJoins(trx, MATCH, 'source_row', ['target']);
}

/** SQL condition that an update with the geometry of staged row `s` would change that of its match `t`. */
export function isReshaped({ dialect: { quote }, layer }: Pick<StagedLoad, 'dialect' | 'layer'>): string {
  const others = [
    [SHAPE_COLUMN, 'geometry'] as const,
    ...patchesColumns(layer).map((name) => [name, name] as const),
  ].map(([own, staged]) => `t.${quote(own)} IS DISTINCT FROM s.${quote(staged)}`);
  return `(s.geometry IS NOT NULL AND (${others.join(' OR ')}))`;
}

export async function dropMatch({ trx }: Pick<StagedLoad, 'trx'>): Promise<void> {
  await trx.raw(`DROP TABLE IF EXISTS ${MATCH}`);
}

/** Column that updates take from the source. */
export interface UpdatedColumn {
  readonly name: string;
  /** Quoted name. */
  readonly own: string;
  readonly staged: string;
  /** SQL condition that staged row `s` omits the column; `undefined` if no row omits it. */
  readonly omitted: string | undefined;
}

export function updatedColumns({ dialect, plan, hasSeen, hasOmissions }: StagedLoad): UpdatedColumn[] {
  return plan.columns.flatMap(({ field, origin, isUpdated }, column) => {
    if (!isUpdated || origin !== 'source' || !hasSeen(column)) return [];
    const omitted = hasOmissions
      ? `s.omitted IS NOT NULL AND s.omitted LIKE '%,${String(column)},%'`
      : undefined;
    return [{ name: field.column, own: dialect.quote(field.column), staged: stageColumn(column), omitted }];
  });
}
