import { shortText } from '../append/report/report.js';
import type { Field } from '../model/layer.js';
import { aggregateNamed, buildAggregate } from './aggregates.js';
import { Budget } from './budget.js';
import { readNumber, takeConstant } from './constants.js';
import { ExpressionError } from './expression-error.js';
import { buildCall } from './functions.js';
import { changeCase } from './letter-case.js';
import { daysOf, isMoment, moveMoment, type Span, takeInterval } from './move-moment.js';
import { changesEveryLetter, narrowCase } from './narrow-case.js';
import { readPattern } from './pattern.js';
import { readTokens } from './tokens.js';
import { TokenReader } from './token-reader.js';
import type {
  AggregateName,
  AggregateValue,
  ArithmeticOperator,
  ComparisonOperator,
  Condition,
  FieldValue,
  Value,
} from './tree.js';
import { type LocatedValue, requireReal, requireText, typeOfField, unify } from './typing.js';

/** Names that an expression may use. */
export interface Scope {
  readonly fields: readonly Field[];
  /** Owner of these fields, in words; `this layer` when absent. */
  readonly owner?: string;
  /** Fields that aggregates such as COUNT are taken of; absent where there are no aggregates. */
  readonly aggregated?: readonly Field[];
  /** Named aggregates, in lower case; a field of the same name takes precedence. */
  readonly reckoned?: ReadonlyMap<string, AggregateValue>;
  /** The moment of CURRENT_TIMESTAMP and CURRENT_DATE (UTC). */
  readonly now: Date;
}

/** Longest expression, in characters. Ten thousand GUIDs fit. */
const MAX_LENGTH = 500_000;

// SQLite refuses patterns of more than 50 000 bytes, and GLOB takes up to four for a character.
const MAX_PATTERN_LENGTH = 10_000;

/** Functions that may contain the pattern of LIKE. */
const CASES = ['UPPER', 'LOWER'] as const;

/** Node in parentheses: a condition or a value, which is known only after parsing. */
type Node = { readonly at: number } & ({ readonly condition: Condition } | { readonly value: Value });

/** Recursive descent parser with a method for each level of precedence, lowest first. */
export class ExpressionParser {
  readonly #reader: TokenReader;
  readonly #scope: Scope;
  readonly #budget: Budget;
  /** Fields by their names in lower case. */
  readonly #fields: ReadonlyMap<string, Field>;

  /**
   * @param budget - of all the expressions of a request; where absent, the expression has one of its own.
   * @throws {ExpressionError} for a text that is not a token.
   */
  constructor(text: string, scope: Scope, budget = new Budget()) {
    if (text.length > MAX_LENGTH)
      throw new ExpressionError(`it has ${String(text.length)} characters, more than ${String(MAX_LENGTH)}`);
    this.#reader = new TokenReader(readTokens(text));
    this.#scope = scope;
    this.#budget = budget;
    this.#fields = byName(scope.fields);
  }

  /** Parses the whole text as a condition. @throws {ExpressionError} */
  parseCondition(): Condition {
    const condition = this.#condition();
    if (this.#reader.peek().kind !== 'end') throw this.#reader.unexpected('AND, OR or the end');
    return condition;
  }

  /** The whole text as a value. @throws {ExpressionError} */
  parseValue(): LocatedValue {
    const value = this.#value();
    if (this.#reader.peek().kind !== 'end') throw this.#reader.unexpected('an operator or the end');
    return value;
  }

  #condition(): Condition {
    return asCondition(this.#or());
  }

  #or(): Node {
    return this.#chain('OR', () => this.#chain('AND', () => this.#not()));
  }

  /** Parses terms joined by one keyword into one node, so that a long list is not a deep tree. */
  #chain(keyword: 'AND' | 'OR', term: () => Node): Node {
    const first = term();
    if (!this.#reader.isKeyword(keyword)) return first;
    const terms = [asCondition(first)];
    while (this.#reader.takeKeyword(keyword)) terms.push(asCondition(term()));
    return { condition: { kind: keyword === 'AND' ? 'and' : 'or', terms }, at: first.at };
  }

  #not(): Node {
    const { at } = this.#reader.peek();
    if (!this.#reader.takeKeyword('NOT')) return this.#predicate();
    const term = this.#budget.nest(at, () => asCondition(this.#not()));
    return { condition: { kind: 'not', term }, at };
  }

  #predicate(): Node {
    const left = this.#sum();
    const condition = this.#comparison(left) ?? this.#isNull(left) ?? this.#membership(left);
    return condition === undefined ? left : { condition, at: left.at };
  }

  #comparison(left: Node): Condition | undefined {
    const operator = comparisonOf(this.#reader.peek().text);
    if (this.#reader.peek().kind !== 'symbol' || operator === undefined) return undefined;
    this.#reader.take();
    return this.#compare(asValue(left), operator, this.#value());
  }

  #isNull(operand: Node): Condition | undefined {
    if (!this.#reader.takeKeyword('IS')) return undefined;
    const isNegated = this.#reader.takeKeyword('NOT');
    this.#reader.requireKeyword('NULL');
    return negateIf(isNegated, { kind: 'isNull', operand: asValue(operand).value });
  }

  /** `[NOT] IN`, `[NOT] BETWEEN`, `[NOT] LIKE`. */
  #membership(node: Node): Condition | undefined {
    const isNegated = this.#reader.takeKeyword('NOT');
    if (this.#reader.takeKeyword('IN')) return negateIf(isNegated, this.#in(asValue(node)));
    if (this.#reader.takeKeyword('BETWEEN')) return negateIf(isNegated, this.#between(asValue(node)));
    if (this.#reader.takeKeyword('LIKE')) return negateIf(isNegated, this.#like(asValue(node)));
    if (isNegated) throw this.#reader.unexpected('IN, BETWEEN or LIKE');
    return undefined;
  }

  #in(operand: LocatedValue): Condition {
    this.#reader.requireSymbol('(');
    const [first, ...items] = unify([operand, ...this.#list()]);
    if (first === undefined) throw new Error('unify keeps the number of values');
    return { kind: 'in', operand: this.#narrow(first, items), items };
  }

  #between(operand: LocatedValue): Condition {
    const low = this.#value();
    this.#reader.requireKeyword('AND');
    const high = this.#value();
    return { kind: 'and', terms: [this.#compare(operand, '>=', low), this.#compare(operand, '<=', high)] };
  }

  #like(operand: LocatedValue): Condition {
    const text = this.#patternText();
    const escape = this.#reader.takeKeyword('ESCAPE')
      ? this.#quotedText('one character in quotes')
      : undefined;
    if (escape !== undefined && Array.from(escape.text).length !== 1) {
      throw new ExpressionError('ESCAPE must be one character in quotes', escape.at);
    }
    if (text.text.length > MAX_PATTERN_LENGTH) {
      throw new ExpressionError(
        `the pattern is longer than ${String(MAX_PATTERN_LENGTH)} characters`,
        text.at,
      );
    }
    const pattern = readPattern(text.text, escape?.text);
    if (pattern === undefined) {
      throw new ExpressionError(
        'in the pattern, the ESCAPE character must be followed by %, _ or itself',
        text.at,
      );
    }
    this.#budget.addWildcards(pattern.filter((part) => part === 'any').length, text.at);
    const texts = pattern.flatMap((part) => (typeof part === 'string' ? [] : [part.text]));
    return { kind: 'like', operand: this.#narrowTo(requireText(operand, 'LIKE'), texts), pattern };
  }

  #compare(left: LocatedValue, operator: ComparisonOperator, right: LocatedValue): Condition {
    const [first, second] = unify([left, right]);
    if (first === undefined || second === undefined) throw new Error('unify keeps the number of values');
    // Ordering depends on every letter.
    if (operator !== '=' && operator !== '<>')
      return { kind: 'comparison', operator, left: first, right: second };
    return {
      kind: 'comparison',
      operator,
      left: this.#narrow(first, [second]),
      right: this.#narrow(second, [first]),
    };
  }

  /** Restricts UPPER or LOWER that is compared only with constants to the letters of the constants. */
  #narrow(value: Value, others: readonly Value[]): Value {
    const texts = others.flatMap((other) => (other.kind === 'literal' ? [other.value] : []));
    return texts.length === others.length ? this.#narrowTo(value, texts) : value;
  }

  #narrowTo(value: Value, texts: readonly string[]): Value {
    const narrowed = narrowCase(value, texts);
    if (narrowed !== value) this.#budget.narrowCase();
    return narrowed;
  }

  /** Reads the pattern, plain or in UPPER or LOWER, which clients use to ignore case. */
  #patternText(): { text: string; at: number } {
    const name = CASES.find((known) => this.#reader.isKeyword(known));
    if (name === undefined) return this.#quotedText('the quoted pattern of LIKE');
    this.#reader.take();
    this.#reader.requireSymbol('(');
    const { text, at } = this.#quotedText('the quoted pattern of LIKE');
    this.#reader.requireSymbol(')');
    return { text: changeCase(name, text), at };
  }

  #quotedText(expected: string): { text: string; at: number } {
    if (this.#reader.peek().kind !== 'text') throw this.#reader.unexpected(expected);
    this.#budget.addValue(this.#reader.peek().at);
    return this.#reader.take();
  }

  #value(): LocatedValue {
    return asValue(this.#sum());
  }

  #sum(): Node {
    return this.#operation(['+', '-'], () => this.#operation(['*', '/'], () => this.#signed()));
  }

  #operation(operators: readonly ArithmeticOperator[], operand: () => Node): Node {
    let left = operand();
    for (;;) {
      const { at } = this.#reader.peek();
      const operator = operators.find((symbol) => this.#reader.takeSymbol(symbol));
      if (operator === undefined) return left;
      this.#budget.addOperator(at);
      if ('value' in left && isMoment(left.value) && (operator === '+' || operator === '-')) {
        const span = takeInterval(this.#reader) ?? this.#days(operand);
        left = { value: moveMoment(left.value, operator, span, at), at: left.at };
        continue;
      }
      const [first, second] = [asValue(left), asValue(operand())].map((side) =>
        requireReal(side, `'${operator}'`),
      );
      if (first === undefined || second === undefined) throw new Error('map keeps the number of operands');
      left = {
        value: { kind: 'arithmetic', type: 'real', operator, left: first, right: second },
        at: left.at,
      };
    }
  }

  #days(operand: () => Node): Span {
    const { value, at } = asValue(operand());
    return daysOf(value, at);
  }

  #signed(): Node {
    const { at } = this.#reader.peek();
    if (this.#reader.takeSymbol('+')) return this.#budget.nest(at, () => this.#signed());
    if (!this.#reader.takeSymbol('-')) return this.#primary();
    // The sign belongs to the number, since the smallest integer has no positive counterpart.
    if (this.#reader.peek().kind === 'number') {
      this.#budget.addValue(at);
      return { value: readNumber(this.#reader.take(), '-'), at };
    }
    const operand = requireReal(
      this.#budget.nest(at, () => asValue(this.#signed())),
      "'-'",
    );
    this.#budget.addOperator(at);
    const zero: Value = { kind: 'literal', type: 'real', value: '0' };
    return { value: { kind: 'arithmetic', type: 'real', operator: '-', left: zero, right: operand }, at };
  }

  #primary(): Node {
    const token = this.#reader.peek();
    if (this.#reader.takeSymbol('(')) {
      const inner = this.#budget.nest(token.at, () => this.#or());
      this.#reader.requireSymbol(')');
      return inner;
    }
    const constant = takeConstant(this.#reader, this.#scope.now);
    if (constant !== undefined) {
      this.#budget.addValue(token.at);
      return { value: constant, at: token.at };
    }
    if (token.kind !== 'word' && token.kind !== 'name')
      throw this.#reader.unexpected('a field, value or function');
    return { value: this.#named(), at: token.at };
  }

  /** Parses a field or a function call. */
  #named(): Value {
    const { kind, text, at } = this.#reader.take();
    if (kind === 'word' && text.toUpperCase() === 'SELECT')
      throw new ExpressionError('a subselect is not supported', at);
    if (kind === 'word' && this.#reader.takeSymbol('(')) {
      const aggregate = this.#scope.aggregated === undefined ? undefined : aggregateNamed(text);
      if (aggregate !== undefined) return this.#aggregate(aggregate, at);
      const args = this.#budget.nest(at, () => this.#list());
      const call = buildCall(text, args, at);
      if (call.kind === 'call') this.#budget.addCall(at);
      if (changesEveryLetter(call)) this.#budget.addCase(at);
      return call;
    }
    return this.#column(text, at);
  }

  #column(name: string, at: number): Value {
    const key = name.toLowerCase();
    const value = this.#fields.has(key) ? undefined : this.#scope.reckoned?.get(key);
    if (value === undefined) return this.#field(name, at, this.#fields);
    this.#budget.addValue(at);
    return value;
  }

  #field(name: string, at: number, fields: ReadonlyMap<string, Field>): FieldValue {
    const field = fields.get(name.toLowerCase());
    this.#budget.addValue(at);
    if (field !== undefined) return { kind: 'field', type: typeOfField(field), field };
    if (name.toUpperCase() === 'NULL')
      throw new ExpressionError('NULL must be compared with IS NULL or IS NOT NULL', at);
    const isOnlyAggregated = this.#scope.aggregated?.some((known) => isNamed(known, name));
    throw new ExpressionError(
      isOnlyAggregated === true
        ? `'${shortText(name)}' must be one of groupByFieldsForStatistics or an argument of COUNT, SUM, MIN, MAX, AVG, STDDEV or VAR`
        : `'${shortText(name)}' is not a field of ${this.#scope.owner ?? 'this layer'}`,
      at,
    );
  }

  /** Parses the argument of an aggregate, one field or `COUNT(*)`, after the opening parenthesis. */
  #aggregate(name: AggregateName, at: number): AggregateValue {
    if (name === 'COUNT' && this.#reader.takeSymbol('*')) {
      this.#reader.requireSymbol(')');
      return buildAggregate(name, undefined, at);
    }
    const operand = this.#reader.peek();
    if (operand.kind !== 'word' && operand.kind !== 'name') throw this.#reader.unexpected('a field');
    this.#reader.take();
    const field = this.#field(operand.text, operand.at, byName(this.#scope.aggregated ?? []));
    this.#reader.requireSymbol(')');
    return buildAggregate(name, field, at);
  }

  /** Values up to the closing parenthesis; the opening one is taken. */
  #list(): LocatedValue[] {
    const values = [this.#value()];
    while (this.#reader.takeSymbol(',')) values.push(this.#value());
    this.#reader.requireSymbol(')');
    return values;
  }
}

function isNamed(field: Field, name: string): boolean {
  return field.name.toLowerCase() === name.toLowerCase();
}

const maps = new WeakMap<readonly Field[], ReadonlyMap<string, Field>>();

/** Returns the fields by name in lower case; the first of several with one name. */
function byName(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const known = maps.get(fields);
  if (known !== undefined) return known;
  const map = new Map(fields.toReversed().map((field) => [field.name.toLowerCase(), field]));
  maps.set(fields, map);
  return map;
}

const COMPARISONS: readonly ComparisonOperator[] = ['=', '<>', '<', '<=', '>', '>='];

function comparisonOf(symbol: string): ComparisonOperator | undefined {
  return symbol === '!=' ? '<>' : COMPARISONS.find((operator) => operator === symbol);
}

function negateIf(isNegated: boolean, term: Condition): Condition {
  return isNegated ? { kind: 'not', term } : term;
}

function asCondition(node: Node): Condition {
  if ('condition' in node) return node.condition;
  throw new ExpressionError("a value was found where a condition is expected, such as NAME = 'x'", node.at);
}

function asValue(node: Node): LocatedValue {
  if ('value' in node) return node;
  throw new ExpressionError('a condition was found where a value is expected', node.at);
}
