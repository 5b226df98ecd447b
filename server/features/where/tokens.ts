import { ExpressionError } from './expression-error.js';

/** Token of a `where` clause. `at` is its offset in the text. */
export interface Token {
  /** `word`: a keyword, function or field; `name`: a field in double quotes; `end`: after the last one. */
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'symbol' | 'end';
  /** Without quotes, and with doubled quotes made single. */
  readonly text: string;
  readonly at: number;
}

// Sticky expressions, which match at the lexer's position only; the first match wins.
const SPACE = /[ \t\r\n]+/y;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const WORD = /[\p{L}_][\p{L}\p{N}_$]*/uy;
const TEXT = /[nN]?'((?:[^']|'')*)'/y;
const NAME = /"((?:[^"]|"")*)"/y;
const SYMBOL = /<>|!=|<=|>=|[=<>(),+\-*/]/y;

// Injection attempts that end or extend the clause. The grammar has no place for them, but a specific error is
// clearer.
const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['--', "'--' begins a comment, and comments are not allowed"],
  ['/*', "'/*' begins a comment, and comments are not allowed"],
  [';', "';' is not allowed: a where clause is one condition"],
  ['\0', 'a NUL character is not allowed'],
];

/** Maximum number of tokens of one expression: five for each of its possible values. */
const MAX_TOKENS = 50_000;

/** Splits an expression into tokens. @throws {ExpressionError} at the first text that is not a token. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(SPACE, text, at);
    if (space !== undefined) {
      at += space[0].length;
      continue;
    }
    const { token, length } = readToken(text, at);
    if (tokens.length === MAX_TOKENS)
      throw new ExpressionError(`it has more than ${String(MAX_TOKENS)} tokens`, at);
    tokens.push(token);
    at += length;
  }
  tokens.push({ kind: 'end', text: '', at });
  return tokens;
}

function readToken(text: string, at: number): { token: Token; length: number } {
  const forbidden = FORBIDDEN.find(([start]) => text.startsWith(start, at));
  if (forbidden !== undefined) throw new ExpressionError(forbidden[1], at);
  const quoted = matchAt(TEXT, text, at);
  if (quoted !== undefined) return found('text', (quoted[1] ?? '').replaceAll("''", "'"), at, quoted[0]);
  const name = matchAt(NAME, text, at);
  if (name !== undefined) return found('name', (name[1] ?? '').replaceAll('""', '"'), at, name[0]);
  const number = matchAt(NUMBER, text, at);
  if (number !== undefined) return found('number', number[0], at, number[0]);
  const word = matchAt(WORD, text, at);
  if (word !== undefined) return found('word', word[0], at, word[0]);
  const symbol = matchAt(SYMBOL, text, at);
  if (symbol !== undefined) return found('symbol', symbol[0], at, symbol[0]);
  throw strangeCharacter(text, at);
}

function found(
  kind: Token['kind'],
  text: string,
  at: number,
  source: string,
): { token: Token; length: number } {
  if (text.includes('\0')) throw new ExpressionError('a NUL character is not allowed', at);
  return { token: { kind, text, at }, length: source.length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function strangeCharacter(text: string, at: number): Error {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (character === "'")
    return new ExpressionError('a quote is not closed; write a quote inside text twice', at);
  if (character === '"') return new ExpressionError('a double quote is not closed', at);
  return new ExpressionError(`'${character}' is not supported`, at);
}
