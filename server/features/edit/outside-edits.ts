import type { Database, Transaction } from '../../storage/database/database.js';
import { rowIdColumn } from '../append/load/rows/layer-target.js';
import type { AppendPlan } from '../append/mapping/plan.js';
import type { Field } from '../model/layer.js';
import {
  countOutside,
  hasId,
  type OutsideCount,
  rowsWithIds,
} from '../definition/outside-domain-repository.js';
import { type LayerDomains, readDomains } from '../append/convert/values/value-domains.js';
import type { EditResult, EditTarget, FeatureEditResults, FeatureInput } from './feature-edits.js';
import type { PreparedEdits } from './write-edits.js';

/** Counts, by field, the values outside of their domains among those that edits have written. */
export async function countOutsideEdits(
  trx: Transaction,
  features: Database,
  { target, edits, addPlan, updatePlan }: PreparedEdits,
  { addResults, updateResults }: FeatureEditResults,
): Promise<OutsideCount[]> {
  const domains = readDomains(target.shown);
  if (domains.fields.length === 0) return [];
  const given = new Map<string, number[]>();
  noteGiven(given, edits.adds, addResults);
  noteGiven(given, edits.updates, updateResults);
  const written = (field: Field): number[] =>
    isWritten(field, addPlan) || isWritten(field, updatePlan)
      ? (given.get(field.name.toLowerCase()) ?? [])
      : [];
  return countFields(trx, features, { target, domains }, written);
}

/** Counts the values outside of their domains, among those that were set in these features. */
export async function countOutsideFields(
  trx: Transaction,
  features: Database,
  target: EditTarget,
  { fields, objectIds }: { readonly fields: readonly Field[]; readonly objectIds: readonly number[] },
): Promise<OutsideCount[]> {
  const names = new Set(fields.map(({ name }) => name));
  const domains = readDomains(target.shown);
  return countFields(trx, features, { target, domains }, ({ name }) => (names.has(name) ? objectIds : []));
}

function countFields(
  trx: Transaction,
  { dialect }: Database,
  { target, domains }: { readonly target: EditTarget; readonly domains: LayerDomains },
  written: (field: Field) => readonly number[],
): Promise<OutsideCount[]> {
  const place = { table: target.layer.table, rowId: rowIdColumn(target.layer) };
  const fields = domains.fields
    .map((domain) => ({ domain, ids: written(domain.field) }))
    .filter(({ ids }) => ids.length > 0);
  const checks = fields.map(({ domain, ids }) => ({
    domain,
    column: domain.field.column,
    isWritten: hasId(dialect, place.rowId, ids),
  }));
  const { typeField } = domains;
  const type = typeField && { field: typeField, column: typeField.column };
  const ids = [...new Set(fields.flatMap((one) => one.ids))];
  return countOutside(trx, dialect, { from: rowsWithIds(dialect, place, ids), type }, checks);
}

/** Records by attribute, in lower case, which features were written with it. */
function noteGiven(
  given: Map<string, number[]>,
  inputs: readonly FeatureInput[],
  results: readonly EditResult[],
): void {
  for (const [index, { attributes = {} }] of inputs.entries()) {
    const { success, objectId } = results[index] ?? {};
    if (success !== true || objectId === undefined) continue;
    for (const name of Object.keys(attributes)) {
      const key = name.toLowerCase();
      const ids = given.get(key);
      if (ids === undefined) given.set(key, [objectId]);
      else ids.push(objectId);
    }
  }
}

function isWritten(field: Field, { columns }: AppendPlan): boolean {
  return columns.some(({ field: { name }, origin }) => name === field.name && origin === 'source');
}
