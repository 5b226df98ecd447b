import { NOT_SHOWN, type RowError } from '../append/report/report.js';
import type { EditError, EditResult } from './feature-edits.js';

// Error codes of the modelled system.
const REFUSED = 1000;
const ROLLED_BACK = 1003;
const NOT_FOUND = 1019;
/** Code of this server for values that changed after the caller read them. */
const CHANGED = 1020;

/** Object id in replies for features without one. */
const NO_ID = -1;

export const notFound: EditError = { code: NOT_FOUND, description: 'There is no such feature.' };
const rolledBack: EditError = { code: ROLLED_BACK, description: 'Operation rolled back.' };
export const notOwner = refuseEdit('The feature belongs to another user.');

/** Returns the error of a feature that is not written. */
export function refuseEdit(description: string): EditError {
  return { code: REFUSED, description };
}

/** Returns the error of an update whose feature has other values than the caller expects. */
export function changedMeanwhile(fields: readonly string[]): EditError {
  return { code: CHANGED, description: `The feature has been changed meanwhile: ${fields.join(', ')}.` };
}

type RowFault = Pick<RowError, 'field' | 'description'>;

/** Returns the error of an edit for all faults of its values, because an edit has one error. */
export function refuseRow(...faults: readonly RowFault[]): EditError {
  return refuseEdit(faults.map(tell).join('; '));
}

function tell({ field, description }: RowFault): string {
  return description === NOT_SHOWN ? NOT_SHOWN : `${field ?? 'geometry'}: ${description}`;
}

export function successResult(objectId: number, globalId: string | null): EditResult {
  return { objectId, uniqueId: objectId, globalId, success: true };
}

/** Returns the result of a failed edit. @param ids - known ids of the feature */
export function failureResult(
  error: EditError,
  { objectId = NO_ID, globalId = null }: { objectId?: number | undefined; globalId?: string | null } = {},
): EditResult {
  return { objectId, uniqueId: objectId, globalId, success: false, error };
}

/** Returns the result of a successful edit that was undone because another one failed. */
export function rolledBackResult(result: EditResult, { isAdd }: { readonly isAdd: boolean }): EditResult {
  return result.success ? failureResult(rolledBack, isAdd ? {} : result) : result;
}
