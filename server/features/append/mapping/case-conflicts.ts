import { listNames } from '../../../lib/text/list-names.js';
import type { AppendPlan } from './plan.js';

/** A column that a source field loses to another source field whose name differs in case only. */
export interface CaseConflict {
  /** Index into the plan's columns. */
  readonly column: number;
  /** Source field that fills the column. */
  readonly winner: string;
}

/** Columns that source fields lose, by the names of these fields. */
export type CaseConflicts = ReadonlyMap<string, readonly CaseConflict[]>;

/** Returns a warning that names the source fields whose columns are all filled by other fields. */
export function warnOfCaseConflicts(
  { columns, mapping }: AppendPlan,
  conflicts: CaseConflicts,
  owner: 'the source' | 'a feature',
): string[] {
  const left = [...conflicts].filter(([name, lost]) => lost.length === mapping.candidatesFor(name).length);
  if (left.length === 0) return [];
  const texts = left.map(([name, lost]) => {
    const filled = lost.map(({ column, winner }) => `${winner} fills ${columns[column]?.field.name ?? ''}`);
    return `${name} (${filled.join(', ')})`;
  });
  return [
    `Of fields of ${owner} whose names differ but in case, one is taken; left out: ${listNames(texts)}.`,
  ];
}
