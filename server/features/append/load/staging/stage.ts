import type { Knex } from 'knex';
import {
  type BulkBatch,
  type BulkColumn,
  type BulkLoader,
  type BulkTarget,
  isEncoded,
} from '../../../../storage/sql/bulk-loader.js';
import type { Dialect } from '../../../../storage/sql/dialect.js';
import { SHAPE_COLUMN, type Layer } from '../../../model/layer.js';
import type { AppendPlan } from '../../mapping/plan.js';
import { bulkColumns, patchesColumns } from '../rows/layer-target.js';
import type { LoadBatch } from '../rows/row-pipeline.js';

/** Name of the stage, a temporary table. Its columns are numbered, so that no field name can clash. */
export const STAGE = 'append_stage';
const GEOMETRY = 'geometry';

/** Returns the name in the stage of the plan's column `index`. */
export function stageColumn(index: number): string {
  return `c${String(index)}`;
}

/** Columns of the stage before the plan's columns. */
const LEADING: readonly BulkColumn[] = [
  { name: 'source_row', type: 'bigint' },
  { name: 'omitted', type: 'text' },
];

/** Returns the stage as the target of a bulk insert. */
export function stageTarget(layer: Layer, plan: AppendPlan): BulkTarget {
  return {
    table: STAGE,
    columns: [
      ...LEADING,
      ...bulkColumns(layer, plan).map(({ name, type }, index) => ({
        name: index < plan.columns.length ? stageColumn(index) : name,
        type,
      })),
    ],
    geometry: layer.geometryType === undefined ? undefined : { column: GEOMETRY, srid: layer.srid },
  };
}

/**
 * Puts all rows into a temporary table like the layer's, where sets of them can be compared with the layer
 * and with each other before any is written.
 */
export async function fillStage(
  trx: Knex.Transaction,
  { dialect, bulk }: { readonly dialect: Dialect; readonly bulk: BulkLoader },
  { layer, plan }: { readonly layer: Layer; readonly plan: AppendPlan },
  batches: AsyncIterable<LoadBatch>,
): Promise<number> {
  const { quote } = dialect;
  const hasGeometry = layer.geometryType !== undefined;
  const columns = plan.columns.map(({ field }, index) => `${quote(field.column)} AS ${stageColumn(index)}`);
  const patches = patchesColumns(layer);
  columns.push(...patches.map(quote));
  if (hasGeometry) columns.push(`${quote(SHAPE_COLUMN)} AS ${GEOMETRY}`);
  await dropStage(trx, dialect);
  // Copies the column types of the layer, so that values convert and compare as in the layer.
  await trx.raw(
    `CREATE TEMP TABLE ${quote(STAGE)} AS
     SELECT CAST(NULL AS bigint) AS source_row, CAST(NULL AS text) AS omitted, ${columns.join(', ')}
     FROM ${quote(layer.table)} WHERE 1 = 0`,
  );
  const count = await bulk.insert(trx, stageTarget(layer, plan), toStageRows(batches));
  await bulk.prepareJoins(trx, STAGE, 'source_row', plan.key === undefined ? [] : [stageColumn(plan.key)]);
  return count;
}

/** Returns true if some staged row lacks a field that other rows have. */
export async function someOmit(trx: Knex.Transaction, dialect: Dialect): Promise<boolean> {
  const found = await dialect.rows(trx, {
    sql: `SELECT 1 FROM ${STAGE} WHERE omitted IS NOT NULL LIMIT 1`,
    bindings: [],
  });
  return found.length > 0;
}

export async function dropStage(trx: Knex.Transaction, { quote }: Dialect): Promise<void> {
  await trx.raw(`DROP TABLE IF EXISTS ${quote(STAGE)}`);
}

async function* toStageRows(batches: AsyncIterable<LoadBatch>): AsyncGenerator<BulkBatch> {
  for await (const rows of batches) {
    if (isEncoded(rows)) {
      yield rows;
      continue;
    }
    yield rows.map(({ number, omitted, values, geometry }) => ({
      values: [number, omitted, ...values],
      geometry,
    }));
  }
}
