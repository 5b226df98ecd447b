import { matchFields } from '../append/mapping/match-fields.js';
import { makePlan } from '../append/mapping/plan.js';
import { aliasFields } from '../append/source/column-names.js';
import { readSourceInfo } from '../append/source-info/source-info.js';
import type { Layer } from '../model/layer.js';
import type { AnalyzedTable } from './analyze-table.js';

/** Fields of a layer that an append without `fieldMappings` would fill from a source, and names without a partner. */
export interface LayerMatch {
  readonly fieldMappings: { name: string; source: string }[];
  readonly unmatchedSourceFields: string[];
  readonly unfilledFields: string[];
}

/**
 * Matches the columns of a source with the fields of a layer, by the rules of an append.
 *
 * @param parameters - `publishParameters` that the append gets as its `appendSourceInfo`.
 */
export function matchLayer(
  layer: Layer,
  { names }: Pick<AnalyzedTable, 'names'>,
  parameters: Readonly<Record<string, unknown>>,
  now: number,
): LayerMatch {
  const table = aliasFields(names, readSourceInfo(parameters).info);
  const target = { fieldMappings: [], appendFields: null, upsert: null };
  const plan = makePlan(layer, { ...target, userName: null }, table, now);
  const matches = matchFields({ layer, rows: { shown: layer }, target, plan, table });
  const fieldMappings = (table.fields ?? []).flatMap((source) =>
    plan.mapping.columnsFor(source).flatMap((index) => {
      const column = plan.columns[index];
      return column === undefined ? [] : [{ name: column.field.name, source }];
    }),
  );
  return { fieldMappings, ...matches };
}
