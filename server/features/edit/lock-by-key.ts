import type { Database, Transaction } from '../../storage/database/database.js';
import { type ColumnValue, makeConverter } from '../append/convert/values/column-values.js';
import { UTC_ZONE } from '../append/convert/dates/time-zones.js';
import { Refusal } from '../append/report/report.js';
import type { Field } from '../model/layer.js';
import { refuseRow } from './edit-errors.js';
import { type LockedRow, lockRows, isAmong } from './edit-repository.js';
import type { EditError, EditTarget } from './feature-edits.js';

/** Id in stored form, or the reason why it is not valid. */
export type ReadId = string | number | EditError;

export function isError(id: ReadId): id is EditError {
  return typeof id === 'object';
}

/** Reads ids of features as they were sent. */
export function readIds(given: readonly unknown[], key: Field): readonly ReadId[] {
  const convert = makeConverter(key, UTC_ZONE);
  const missing = refuseRow({ field: key.name, description: 'must identify the feature' });
  return given.map((value) => {
    const id: ColumnValue | Refusal = convert(value);
    if (id instanceof Refusal) return refuseRow({ field: key.name, description: id.description });
    return id ?? missing;
  });
}

/** Locked rows by their ids. */
export type LockedRows = Map<string | number, LockedRow>;

/**
 * Maximum number of ids in one statement. With the values of a condition, it stays below SQLite's limit of bound
 * values.
 */
export const IDS_PER_STATEMENT = 1000;

/** Locks the rows of these ids that exist for the caller. */
export async function lockByKey(
  { trx, features }: { readonly trx: Transaction; readonly features: Database },
  { target, key }: { readonly target: EditTarget; readonly key: Field },
  ids: readonly ReadId[],
): Promise<LockedRows> {
  const wanted = [...new Set(ids.flatMap((id) => (isError(id) ? [] : [id])))].sort((a, b) =>
    a < b ? -1 : 1,
  );
  const held: LockedRows = new Map();
  for (let start = 0; start < wanted.length; start += IDS_PER_STATEMENT) {
    const among = wanted.slice(start, start + IDS_PER_STATEMENT);
    const where = isAmong(features.dialect, target, key, among);
    for (const row of await lockRows(trx, features, target.layer, { where }))
      held.set(key.type === 'esriFieldTypeOID' ? row.objectId : (row.globalId ?? ''), row);
  }
  return held;
}
