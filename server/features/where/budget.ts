import { ExpressionError } from './expression-error.js';

// Bounds on what one clause may make the databases hold. SQLite takes expressions up to 1000 levels deep and 32 766
// bound values, some of which belong to the rest of the query.
const MAX_DEPTH = 64;
const MAX_OPERATORS = 100;
const MAX_VALUES = 10_000;
// Each contains the table of all letters.
const MAX_CASES = 100;
/** Maximum number of calls that a database computes for each row; calls with only constants do not count. */
const MAX_CALLS = 1000;
/**
 * Maximum number of `%` in one LIKE pattern, and in all of them. A database tries every position of a text for each.
 */
const MAX_PATTERN_WILDCARDS = 100;
const MAX_WILDCARDS = 4000;

/** Counts the size of a `where` clause during parsing, and refuses a clause that is too large. */
export class Budget {
  #depth = 0;
  #operators = 0;
  #values = 0;
  #cases = 0;
  #calls = 0;
  #wildcards = 0;

  /** Runs `read` one level of parentheses, NOT, sign or function deeper. */
  nest<T>(at: number, read: () => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH)
      throw new ExpressionError(`it is nested more than ${String(MAX_DEPTH)} levels deep`, at);
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** Counts one of + - * /, each of which adds a level to the expression. */
  addOperator(at: number): void {
    this.#operators += 1;
    if (this.#operators > MAX_OPERATORS) {
      throw new ExpressionError(`it has more than ${String(MAX_OPERATORS)} arithmetic operators`, at);
    }
  }

  addCall(at: number): void {
    this.#calls += 1;
    if (this.#calls > MAX_CALLS)
      throw new ExpressionError(`it calls more than ${String(MAX_CALLS)} functions`, at);
  }

  /** Counts the `%` of a pattern of LIKE. */
  addWildcards(count: number, at: number): void {
    if (count > MAX_PATTERN_WILDCARDS) {
      const limit = `${String(count)} '%', more than ${String(MAX_PATTERN_WILDCARDS)}`;
      throw new ExpressionError(`the pattern has ${limit}`, at);
    }
    this.#wildcards += count;
    if (this.#wildcards > MAX_WILDCARDS)
      throw new ExpressionError(`its patterns have more than ${String(MAX_WILDCARDS)} '%' together`, at);
  }

  /** Counts a call of UPPER or LOWER that changes every letter. */
  addCase(at: number): void {
    this.#cases += 1;
    if (this.#cases > MAX_CASES) {
      const limit = `more than ${String(MAX_CASES)} times without comparing the result with constants`;
      throw new ExpressionError(`it calls UPPER or LOWER ${limit}`, at);
    }
  }

  /** Uncounts a call that needs only the letters of constants. */
  narrowCase(): void {
    this.#cases -= 1;
  }

  addValue(at: number): void {
    this.#values += 1;
    if (this.#values > MAX_VALUES)
      throw new ExpressionError(`it has more than ${String(MAX_VALUES)} values`, at);
  }
}
