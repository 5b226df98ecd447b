import type { Database, Transaction } from '../../storage/database/database.js';
import { makeConverter } from '../append/convert/values/column-values.js';
import { UTC_ZONE } from '../append/convert/dates/time-zones.js';
import { Refusal } from '../append/report/report.js';
import type { Field } from '../model/layer.js';
import { typeOfField } from '../where/typing.js';
import { changedMeanwhile, refuseRow } from './edit-errors.js';
import { selectExpressions } from './edit-repository.js';
import type { EditError, EditTarget, FeatureEdits } from './feature-edits.js';
import { IDS_PER_STATEMENT, isError, type LockedRows, type ReadId } from './lock-by-key.js';

/** Update that expects values, with those fields of the layer that it names. */
interface Expectation {
  readonly index: number;
  readonly objectId: number;
  readonly values: ReadonlyMap<Field, unknown>;
}

/**
 * Compares the locked rows with the `expectedAttributes` of their updates. Returns the errors by the index of the update:
 * for fields that the layer does not have, and for values that have been changed.
 */
export async function compareExpected(
  { trx, features }: { readonly trx: Transaction; readonly features: Database },
  { target, edits }: { readonly target: EditTarget; readonly edits: FeatureEdits },
  { ids, held }: { readonly ids: readonly ReadId[]; readonly held: LockedRows },
): Promise<ReadonlyMap<number, EditError>> {
  const errors = new Map<number, EditError>();
  const expectations: Expectation[] = [];
  for (const [index, { expectedAttributes }] of edits.updates.entries()) {
    const id = ids[index];
    const row = id === undefined || isError(id) ? undefined : held.get(id);
    if (expectedAttributes === undefined || row === undefined) continue;
    const values = new Map<Field, unknown>();
    const unknown: string[] = [];
    for (const [name, value] of Object.entries(expectedAttributes)) {
      const field = findField(target, name);
      if (field === undefined) unknown.push(name);
      else values.set(field, value);
    }
    if (unknown.length > 0) errors.set(index, refuseRow(...unknown.map(toFault)));
    else if (values.size > 0) expectations.push({ index, objectId: row.objectId, values });
  }
  const fields = [...new Set(expectations.flatMap(({ values }) => [...values.keys()]))];
  const converters = new Map(fields.map((field) => [field, makeConverter(comparedAs(field), UTC_ZONE)]));
  const expressions = fields.map((field) => ({ kind: 'field', type: typeOfField(field), field }) as const);
  const read = (field: Field, value: unknown): unknown => {
    const converted = converters.get(field)?.(value);
    if (converted instanceof Refusal || converted === undefined || converted === null)
      return converted ?? null;
    // One database gives long whole numbers as text, another as numbers.
    return String(converted);
  };
  for (let start = 0; start < expectations.length; start += IDS_PER_STATEMENT) {
    const some = expectations.slice(start, start + IDS_PER_STATEMENT);
    const stored = await selectExpressions(trx, features, target.layer, {
      ids: some.map(({ objectId }) => objectId),
      expressions,
    });
    for (const { index, objectId, values } of some) {
      const row = stored.get(objectId) ?? [];
      const changed = [...values].filter(
        ([field, value]) => read(field, value) !== read(field, row[fields.indexOf(field)]),
      );
      if (changed.length > 0) errors.set(index, changedMeanwhile(changed.map(([{ name }]) => name)));
    }
  }
  return errors;
}

/** Moments with an offset are compared as moments, which is how the database compares them. */
function comparedAs(field: Field): Field {
  return field.type === 'esriFieldTypeTimestampOffset' ? { ...field, type: 'esriFieldTypeDate' } : field;
}

/** Finds a field that the caller may know of, by its name in any case, as the written layer has it. */
function findField({ shown, layer }: EditTarget, name: string): Field | undefined {
  const isIt = (field: Field): boolean => field.name.toLowerCase() === name.toLowerCase();
  return shown.fields.some(isIt) ? layer.fields.find(isIt) : undefined;
}

function toFault(name: string): { readonly field: string; readonly description: string } {
  return { field: `expectedAttributes.${name}`, description: 'must be a field of the layer' };
}
