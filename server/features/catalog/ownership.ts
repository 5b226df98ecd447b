import type { Principal } from '../../auth/principal.js';
import type { Field, Layer } from '../model/layer.js';
import type { Condition, FieldValue } from '../where/tree.js';
import { mayAdminister } from './rights.js';
import type { Service } from '../model/service.js';

/** Rights of a caller on rows of other users, by the service's ownership-based access control. */
export interface RowRights {
  /** `null` for anonymous. */
  readonly userName: string | null;
  readonly mayQueryOthers: boolean;
  readonly mayUpdateOthers: boolean;
  readonly mayDeleteOthers: boolean;
}

/** Owners of services and administrators are exempt from the ownership of rows. */
export function rowRights(caller: Principal | undefined, service: Service): RowRights {
  const { enableOwnershipAccessControl, allowOthersToQuery, allowOthersToUpdate, allowOthersToDelete } =
    service.editorTrackingInfo;
  const isFree = !enableOwnershipAccessControl || mayAdminister(caller, service);
  return {
    userName: caller?.name ?? null,
    mayQueryOthers: isFree || allowOthersToQuery,
    mayUpdateOthers: isFree || allowOthersToUpdate,
    mayDeleteOthers: isFree || allowOthersToDelete,
  };
}

/** Returns the field with the creator of a row; `undefined` where creators are not tracked. */
export function creatorField(layer: Pick<Layer, 'fields' | 'editorTracking'>): Field | undefined {
  return layer.fields.find(({ name }) => name === layer.editorTracking?.creatorField);
}

/** True if a row has another creator. A row without a creator belongs to every caller. */
export function isForeign(creator: string | null, { userName }: Pick<RowRights, 'userName'>): boolean {
  return creator !== null && creator !== '' && creator !== userName;
}

/** Returns the condition of the rows that the caller may see; `undefined` if these are all. */
export function visibleRows(
  layer: Pick<Layer, 'fields' | 'editorTracking'>,
  rights: Pick<RowRights, 'userName' | 'mayQueryOthers'>,
): Condition | undefined {
  const field = creatorField(layer);
  if (rights.mayQueryOthers || field === undefined) return undefined;
  const operand: FieldValue = { kind: 'field', type: 'text', field };
  const is = (value: string): Condition => ({
    kind: 'comparison',
    operator: '=',
    left: operand,
    right: { kind: 'literal', type: 'text', value },
  });
  return { kind: 'or', terms: [{ kind: 'isNull', operand }, is(''), is(rights.userName ?? '')] };
}

/** Both conditions together. */
export function joinConditions(
  one: Condition | undefined,
  other: Condition | undefined,
): Condition | undefined {
  return one === undefined || other === undefined ? (one ?? other) : { kind: 'and', terms: [one, other] };
}
