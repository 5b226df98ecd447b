import type { ConvertedRow } from '../append/convert/convert-rows.js';
import { newGlobalId } from '../append/convert/values/new-global-id.js';
import { ColumnMapping } from '../append/mapping/column-mapping.js';
import { type AppendPlan, makePlan } from '../append/mapping/plan.js';
import type { Field, Layer } from '../model/layer.js';
import type { Cell } from './edit-repository.js';
import type { EditTarget, FeatureInput } from './feature-edits.js';

/** Each feature brings its own attributes, so no list of source fields applies. */
const ANY_SOURCE = { fields: undefined };

/** Plans how new features become rows: as in an append, except that they may keep their global ids. */
export function planAdds(
  { layer, fields, rights }: EditTarget,
  at: number,
  keepsGlobalIds: boolean,
): AppendPlan {
  const request = { fieldMappings: [], appendFields: fields, upsert: null, userName: rights.userName };
  const plan = makePlan(layer, request, ANY_SOURCE, at);
  const index = plan.columns.findIndex(({ field }) => field.name === layer.globalIdField);
  const own = plan.columns[index];
  if (!keepsGlobalIds || own === undefined) return plan;
  const columns = [...plan.columns];
  columns[index] = { ...own, origin: 'source' };
  return { ...plan, columns, mapping: new ColumnMapping(columns) };
}

/** Plans how updates become rows: as those that an upsert matches. */
export function planUpdates({ layer, fields, rights }: EditTarget, at: number, key: Field): AppendPlan {
  const upsert = {
    keyField: key.name,
    skipInserts: true,
    skipUpdates: false,
    updateGeometry: true,
    keepCreator: true,
  };
  const request = { fieldMappings: [], appendFields: fields, upsert, userName: rights.userName };
  return makePlan(layer, request, ANY_SOURCE, at);
}

/** Returns the field that identifies features. */
export function keyFieldOf(layer: Layer, useGlobalIds: boolean): Field {
  const name = useGlobalIds ? layer.globalIdField : layer.objectIdField;
  const field = layer.fields.find((known) => known.name === name);
  if (field === undefined) throw new Error(`layer ${String(layer.key)} has no such id field`);
  return field;
}

/** Returns the feature's attribute for a field, by name in any case. */
export function attributeOf({ attributes = {} }: FeatureInput, { name }: Field): unknown {
  const own = Object.keys(attributes).find((key) => key.toLowerCase() === name.toLowerCase());
  return own === undefined ? undefined : attributes[own];
}

/** Adds a new global id to features without one. */
export function withGlobalIds(inputs: readonly FeatureInput[], field: Field): FeatureInput[] {
  return inputs.map((input) => {
    const given = attributeOf(input, field);
    if (given !== undefined && given !== null && given !== '') return input;
    const others = Object.entries(input.attributes ?? {}).filter(
      ([name]) => name.toLowerCase() !== field.name.toLowerCase(),
    );
    return { ...input, attributes: Object.fromEntries([...others, [field.name, newGlobalId()]]) };
  });
}

/** Returns all cells of a new row. */
export function cellsToInsert(plan: AppendPlan, { values }: ConvertedRow): Cell[] {
  return plan.columns.map(({ field }, index) => ({ field, value: cellValue(values[index]) }));
}

/** Returns the cells that an update writes: the attributes that were sent, and editor tracking. */
export function cellsToUpdate(plan: AppendPlan, { values, omitted }: ConvertedRow): Cell[] {
  const left = new Set((omitted ?? '').split(','));
  return plan.columns.flatMap(({ field, isUpdated }, index) =>
    isUpdated && !left.has(String(index)) ? [{ field, value: cellValue(values[index]) }] : [],
  );
}

/** Bytes occur only in multipatches, which features in this notation cannot have. */
function cellValue(value: ConvertedRow['values'][number] | undefined): Cell['value'] {
  return value instanceof Uint8Array ? null : (value ?? null);
}
