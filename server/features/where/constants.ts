import { momentLiteral, numberLiteral, timeLiteral } from './literals.js';
import type { Token } from './tokens.js';
import type { TokenReader } from './token-reader.js';
import type { LiteralValue } from './tree.js';
import { ExpressionError } from './expression-error.js';

/** Reads the next token if it is a constant: a number, quoted text, a date, or the current time. */
export function takeConstant(reader: TokenReader, now: Date): LiteralValue | undefined {
  const token = reader.peek();
  if (token.kind === 'number') return readNumber(reader.take(), '');
  if (token.kind === 'text') return { kind: 'literal', type: 'text', value: reader.take().text };
  if (token.kind !== 'word') return undefined;
  if (reader.takeKeyword('CURRENT_TIMESTAMP')) {
    return { kind: 'literal', type: 'timestamp', value: now.toISOString() };
  }
  if (reader.takeKeyword('CURRENT_DATE')) {
    return { kind: 'literal', type: 'date', value: now.toISOString().slice(0, 10) };
  }
  return takeMoment(reader);
}

/** Reads the number of `token` with a sign, which the lexer leaves to the grammar. */
export function readNumber(token: Token, sign: '' | '-'): LiteralValue {
  const literal = numberLiteral(`${sign}${token.text}`);
  if (literal === undefined) throw new ExpressionError(`'${token.text}' is too large a number`, token.at);
  return literal;
}

/** Reads `DATE '…'`, `TIMESTAMP '…'` or `TIME '…'`. Without the text, these words may be field names. */
function takeMoment(reader: TokenReader): LiteralValue | undefined {
  if (reader.peek(1).kind !== 'text') return undefined;
  const isTime = reader.isKeyword('TIME');
  if (!isTime && !reader.isKeyword('DATE') && !reader.isKeyword('TIMESTAMP')) return undefined;
  reader.take();
  const { text, at } = reader.take();
  const literal = isTime ? timeLiteral(text) : momentLiteral(text);
  if (literal !== undefined) return literal;
  const form = isTime ? 'HH:MM:SS' : 'YYYY-MM-DD or YYYY-MM-DD HH:MM:SS';
  throw new ExpressionError(
    `'${text.slice(0, 40)}' is not a ${isTime ? 'time' : 'date'} of the form ${form}`,
    at,
  );
}
