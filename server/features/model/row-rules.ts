import type { FaultList } from './faults.js';

/** Rules on other users' features, as clients send them. */
interface RowRulesInput {
  readonly allowOthersToUpdate?: boolean | undefined;
  /** Another name of the member, from the documentation of append. */
  readonly allowsUpdateToOthers?: boolean | undefined;
}

/** Reads the rules under one name; two names with contradicting values are a fault. */
export function readRowRules<Rules extends RowRulesInput>(
  { allowsUpdateToOthers, ...rules }: Rules,
  path: string,
  faults: FaultList,
): Omit<Rules, 'allowsUpdateToOthers'> & RowRulesInput {
  if (allowsUpdateToOthers === undefined) return rules;
  const { allowOthersToUpdate = allowsUpdateToOthers } = rules;
  if (allowOthersToUpdate !== allowsUpdateToOthers) {
    const reason = `must be the same as ${path}.allowOthersToUpdate: both are names of one member`;
    faults.add(`${path}.allowsUpdateToOthers`, reason);
  }
  return { ...rules, allowOthersToUpdate };
}
