import type { Condition } from '../../where/tree.js';
import { satisfies } from './compare.js';
import { type FieldReaders, makeEvaluator } from './evaluate-value.js';
import { makeMatcher } from './match-pattern.js';

/** Result of a condition in SQL's three-valued logic; `null` for unknown. */
export type TruthValue = boolean | null;

/**
 * Compiles a checked condition to a function of a row, with three-valued logic and the same results as in
 * both databases.
 */
export function makeCondition<Row>(
  condition: Condition,
  fields: FieldReaders<Row>,
): (row: Row) => TruthValue {
  switch (condition.kind) {
    case 'and':
      return joinTerms(condition.terms, fields, false);
    case 'or':
      return joinTerms(condition.terms, fields, true);
    case 'not': {
      const term = makeCondition(condition.term, fields);
      return (row) => {
        const verdict = term(row);
        return verdict === null ? null : !verdict;
      };
    }
    case 'isNull': {
      const operand = makeEvaluator(condition.operand, fields);
      return (row) => operand(row) === null;
    }
    case 'like': {
      const operand = makeEvaluator(condition.operand, fields);
      const matches = makeMatcher(condition.pattern);
      return (row) => {
        const text = operand(row);
        return text === null ? null : matches(String(text));
      };
    }
    case 'in':
      return makeMembership(condition, fields);
    case 'comparison': {
      const left = makeEvaluator(condition.left, fields);
      const right = makeEvaluator(condition.right, fields);
      return (row) => {
        const [one, other] = [left(row), right(row)];
        return one === null || other === null ? null : satisfies(condition.operator, one, other);
      };
    }
  }
}

/** @param decisive - result of one term that decides the whole: false for AND, true for OR. */
function joinTerms<Row>(
  terms: readonly Condition[],
  fields: FieldReaders<Row>,
  decisive: boolean,
): (row: Row) => TruthValue {
  const conditions = terms.map((term) => makeCondition(term, fields));
  return (row) => {
    let joined: TruthValue = !decisive;
    for (const condition of conditions) {
      const verdict = condition(row);
      if (verdict === decisive) return decisive;
      if (verdict === null) joined = null;
    }
    return joined;
  };
}

function makeMembership<Row>(
  { operand, items }: Extract<Condition, { kind: 'in' }>,
  fields: FieldReaders<Row>,
): (row: Row) => TruthValue {
  const wanted = makeEvaluator(operand, fields);
  const list = items.map((item) => makeEvaluator(item, fields));
  return (row) => {
    const value = wanted(row);
    if (value === null) return null;
    let isOpen = false;
    for (const item of list) {
      const other = item(row);
      if (other === null) isOpen = true;
      else if (satisfies('=', value, other)) return true;
    }
    return isOpen ? null : false;
  };
}
