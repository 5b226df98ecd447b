import { QueryError } from './query-error.js';

export interface Token {
  readonly kind: 'word' | 'phrase' | 'field' | 'AND' | 'OR' | 'NOT' | '+' | '(' | ')';
  /** Text of the token: a phrase without its quotes, a field without its colon. */
  readonly text: string;
  /** Number of characters before the token. */
  readonly at: number;
}

// A field consists of letters and a colon, with a value directly after it. A phrase may have quotes escaped
// by a backslash.
const TOKEN =
  /\s*(?:(?<field>[A-Za-z]+):|"(?<phrase>(?:[^"\\]|\\.)*)"|(?<mark>[()+-])|(?<word>[^\s()":]+))/suy;

/** Splits a query into tokens. @throws {QueryError} for an unclosed quote, or a colon without a field. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new QueryError(...whyNot(text, from));
    tokens.push(toToken(match));
  }
  return tokens;
}

function toToken(match: RegExpExecArray): Token {
  const { field, phrase, mark, word = '' } = match.groups ?? {};
  const at = match.index + match[0].length - match[0].trimStart().length;
  if (field !== undefined) return { kind: 'field', text: field, at };
  if (phrase !== undefined) return { kind: 'phrase', text: phrase.replace(/\\(.)/gsu, '$1'), at };
  if (mark === '-') return { kind: 'NOT', text: mark, at };
  if (mark === '+' || mark === '(' || mark === ')') return { kind: mark, text: mark, at };
  if (word === 'AND' || word === 'OR' || word === 'NOT') return { kind: word, text: word, at };
  return { kind: 'word', text: word, at };
}

function whyNot(text: string, from: number): [at: number, reason: string] {
  const at = from + (text.slice(from).length - text.slice(from).trimStart().length);
  return text[at] === '"' ? [at, 'a quote is not closed'] : [at, 'a field is missing before the colon'];
}
