import { shortText } from '../append/report/report.js';
import type { CallValue, FunctionName, LiteralValue, Value } from './tree.js';
import { type LocatedValue, requireReal, requireText, unify } from './typing.js';
import { ExpressionError } from './expression-error.js';
import { type CaseFunction, changeCase } from './letter-case.js';

interface Signature {
  readonly minimum: number;
  readonly maximum: number;
  /** Checks the arguments and gives the typed call, or the constant that it makes. */
  readonly build: (args: readonly LocatedValue[]) => CallValue | LiteralValue;
}

/** Functions that a `where` clause may call: those with equal results on both databases. */
const FUNCTIONS: Readonly<Record<FunctionName, Signature>> = {
  UPPER: caseFunction('UPPER'),
  LOWER: caseFunction('LOWER'),
  TRIM: textFunction('TRIM', 'text'),
  CHAR_LENGTH: textFunction('CHAR_LENGTH', 'integer'),
  SUBSTRING: { minimum: 2, maximum: 3, build: buildSubstring },
  ABS: realFunction('ABS'),
  FLOOR: realFunction('FLOOR'),
  CEILING: realFunction('CEILING'),
  COALESCE: { minimum: 2, maximum: 10, build: buildCoalesce },
};

const FUNCTION_NAMES = Object.keys(FUNCTIONS) as readonly FunctionName[];

/** Builds a call after checking the function's name, and the number and types of its arguments. */
export function buildCall(word: string, args: readonly LocatedValue[], at: number): CallValue | LiteralValue {
  const name = FUNCTION_NAMES.find((known) => known === word.toUpperCase());
  if (name === undefined) {
    throw new ExpressionError(
      `the function '${shortText(word)}' is not supported; use one of ${FUNCTION_NAMES.join(', ')}`,
      at,
    );
  }
  const { minimum, maximum, build } = FUNCTIONS[name];
  if (args.length < minimum || args.length > maximum) {
    const range = minimum === maximum ? String(minimum) : `${String(minimum)} to ${String(maximum)}`;
    const noun = maximum === 1 ? 'argument' : 'arguments';
    throw new ExpressionError(`${name} takes ${range} ${noun}, not ${String(args.length)}`, at);
  }
  return build(args);
}

/** Changes the case of a constant at parse time, so that the databases compare with a constant. */
function caseFunction(name: CaseFunction): Signature {
  const { build, ...counts } = textFunction(name, 'text');
  return {
    ...counts,
    build: (args) => {
      const value = args[0]?.value;
      if (value?.kind !== 'literal' || value.type !== 'text') return build(args);
      return { ...value, value: changeCase(name, value.value) };
    },
  };
}

function textFunction(name: FunctionName, type: 'text' | 'integer'): Signature {
  const build = (args: readonly LocatedValue[]): CallValue =>
    call(
      name,
      type,
      args.map((arg) => requireText(arg, name)),
    );
  return { minimum: 1, maximum: 1, build };
}

function realFunction(name: FunctionName): Signature {
  const build = (args: readonly LocatedValue[]): CallValue =>
    call(
      name,
      'real',
      args.map((arg) => requireReal(arg, name)),
    );
  return { minimum: 1, maximum: 1, build };
}

function buildSubstring(args: readonly LocatedValue[]): CallValue {
  const [text, ...bounds] = args;
  if (text === undefined) throw new ExpressionError('SUBSTRING needs a text');
  bounds.forEach(({ value, at }, index) => {
    // Positions before the first character are refused, because the databases disagree on them.
    const least = index === 0 ? 1 : 0;
    const isCount = value.kind === 'literal' && value.type === 'integer' && Number(value.value) >= least;
    if (!isCount || Number(value.value) > 2 ** 31 - 1) {
      throw new ExpressionError(
        'SUBSTRING needs a start of at least 1 and a length of at least 0, written as numbers',
        at,
      );
    }
  });
  return call('SUBSTRING', 'text', [requireText(text, 'SUBSTRING'), ...bounds.map(({ value }) => value)]);
}

function buildCoalesce(args: readonly LocatedValue[]): CallValue {
  const values = unify(args);
  return call('COALESCE', values[0]?.type ?? 'text', values);
}

function call(name: FunctionName, type: CallValue['type'], args: readonly Value[]): CallValue {
  return { kind: 'call', name, type, arguments: args };
}
