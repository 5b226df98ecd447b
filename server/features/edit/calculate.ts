import { AppError, type Fault } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { NOT_SHOWN, Refusal } from '../append/report/report.js';
import type { Layer } from '../model/layer.js';
import { isForeign } from '../catalog/ownership.js';
import type { OutsideCount } from '../definition/outside-domain-repository.js';
import { readyPlan } from '../query/query-layer.js';
import { planQuery } from '../query/plan/query-plan.js';
import { queryFailure } from '../query/sql/query-repository.js';
import { type Cell, type LockedRow, lockSelected, selectExpressions } from './edit-repository.js';
import type { EditTarget } from './feature-edits.js';
import { LayerWriter, type Taken } from './layer-writer.js';
import { countOutsideFields } from './outside-edits.js';
import { planUpdates, keyFieldOf } from './plan-edits.js';
import type { Assignment } from './read-calculation.js';
import { type EditDeps, writeLayers } from './write-layers.js';
import { evaluatePlan } from '../query/rows/evaluate-plan.js';

export interface Calculation {
  /** Condition, as in queries. */
  readonly where: string;
  readonly assignments: readonly Assignment[];
  readonly signal: AbortSignal;
}

export interface CalculationOutcome {
  readonly updatedCount: number;
  /** Stored values that are outside of the domains of their fields. */
  readonly outside: readonly OutsideCount[];
  readonly editMoment: number;
}

const ROWS_PER_PAGE = 1000;
/** Maximum number of reported faults. */
const MAX_FAULTS = 10;

/**
 * Sets fields of all features that satisfy a condition, or of none.
 *
 * @throws {AppError} `request.invalid` that names features whose new value cannot be stored,
 * `access.forbidden` if some belong to another user.
 */
export async function calculate(
  deps: EditDeps,
  target: EditTarget,
  { where, assignments, signal }: Calculation,
): Promise<CalculationOutcome> {
  const { shown, layer, only } = target;
  const at = deps.clock();
  const now = new Date(at);
  const ready = await readyPlan(deps.features, planQuery(shown, { where }, { now, only }), signal, now);
  const plan = await evaluatePlan(deps.features, ready, signal);
  return writeLayers(deps, [target], signal, async (trx) => {
    const writer = new LayerWriter(trx, deps.features, layer);
    const page = (after: number): Promise<LockedRow[]> =>
      lockSelected(trx, deps.features, plan, { after, limit: ROWS_PER_PAGE }).catch((failure: unknown) => {
        throw queryFailure(failure);
      });
    const tracking = trackingCells(target, at);
    const outside = new Map<string, OutsideCount>();
    const fields = assignments.map(({ field }) => field);
    let updatedCount = 0;
    for (let rows = await page(0); rows.length > 0; rows = await page(rows.at(-1)?.objectId ?? 0)) {
      signal.throwIfAborted();
      refuseForeign(rows, target);
      const values = await reckon(deps, trx, { layer, rows, assignments });
      for (const { cells, objectIds } of groupAlike(rows, values)) {
        const taken = await writer.updateAlike(objectIds, [...cells, ...tracking]);
        if (taken !== undefined) throw takenFault(taken, target, assignments);
      }
      const objectIds = rows.map(({ objectId }) => objectId);
      for (const one of await countOutsideFields(trx, deps.features, target, { fields, objectIds })) {
        const before = outside.get(one.field.name)?.count ?? 0;
        outside.set(one.field.name, { ...one, count: before + one.count });
      }
      updatedCount += rows.length;
    }
    await writer.finish(at);
    return { updatedCount, outside: [...outside.values()], editMoment: at };
  });
}

/** Returns editor and edit date, equal for all rows. */
function trackingCells(target: EditTarget, at: number): Cell[] {
  const { columns } = planUpdates(target, at, keyFieldOf(target.layer, false));
  return columns.flatMap(({ field, origin, isUpdated, constant }) =>
    isUpdated && origin === 'constant' ? [{ field, value: constant }] : [],
  );
}

function refuseForeign(rows: readonly LockedRow[], { rights }: EditTarget): void {
  if (rights.mayUpdateOthers || !rows.some(({ creator }) => isForeign(creator, rights))) return;
  throw new AppError(
    'access.forbidden',
    'Some of these features belong to another user. Nothing was changed.',
  );
}

interface Reckoning {
  readonly layer: Layer;
  readonly rows: readonly LockedRow[];
  readonly assignments: readonly Assignment[];
}

/** Computes the new values of each row. */
async function reckon(
  { features }: EditDeps,
  trx: Transaction,
  { layer, rows, assignments }: Reckoning,
): Promise<readonly (readonly Cell[])[]> {
  const expressions = assignments.flatMap(({ expression }) => expression ?? []);
  const ids = rows.map(({ objectId }) => objectId);
  const reckoned =
    expressions.length === 0
      ? new Map<number, readonly unknown[]>()
      : await selectExpressions(trx, features, layer, { ids, expressions }).catch((failure: unknown) => {
          throw queryFailure(failure) === failure ? failure : tooLarge();
        });
  const faults: Fault[] = [];
  const cells = rows.map(({ objectId }) => {
    const values = reckoned.get(objectId) ?? [];
    let next = 0;
    return assignments.map(({ path, field, convert, expression, value }): Cell => {
      if (expression === undefined) return { field, value };
      const converted = convert(values[next++]);
      const reason =
        converted instanceof Refusal
          ? converted.description
          : converted === null && !field.nullable
            ? 'must not be empty'
            : undefined;
      if (reason !== undefined && faults.length < MAX_FAULTS)
        faults.push({ field: path, reason: `feature ${String(objectId)}: ${reason}`, kind: 'invalid' });
      return { field, value: converted instanceof Refusal ? null : converted };
    });
  });
  if (faults.length > 0) throw calculationFault(faults);
  return cells;
}

/** Groups rows with equal values, so that one statement updates them. */
function groupAlike(
  rows: readonly LockedRow[],
  values: readonly (readonly Cell[])[],
): Iterable<{ readonly cells: readonly Cell[]; readonly objectIds: number[] }> {
  const groups = new Map<string, { readonly cells: readonly Cell[]; readonly objectIds: number[] }>();
  for (const [index, { objectId }] of rows.entries()) {
    const cells = values[index] ?? [];
    const key = JSON.stringify(cells.map(({ value }) => value));
    const group = groups.get(key) ?? { cells, objectIds: [] };
    group.objectIds.push(objectId);
    groups.set(key, group);
  }
  return groups.values();
}

function takenFault(
  { indexes }: Taken,
  { hidden }: EditTarget,
  assignments: readonly Assignment[],
): AppError {
  const faults = indexes.map((fields): Fault => {
    const names = fields.map(({ name }) => name);
    const path = assignments.find(({ field }) => names.includes(field.name))?.path ?? 'calcExpression';
    const isHidden = names.some((name) => hidden.has(name));
    const told = `${names.join(', ')}: features would have the same value, which must be unique`;
    return { field: path, reason: isHidden ? NOT_SHOWN : told, kind: 'invalid' };
  });
  return calculationFault(faults);
}

function tooLarge(): AppError {
  return calculationFault([{ field: 'calcExpression', reason: 'a number is too large', kind: 'invalid' }]);
}

function calculationFault(faults: readonly Fault[]): AppError {
  return new AppError('request.invalid', 'Unable to calculate. Nothing was changed.', { faults });
}
