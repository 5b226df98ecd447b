import { shortText } from '../append/report/report.js';
import type { Token } from './tokens.js';
import { ExpressionError } from './expression-error.js';

/** Reads the tokens of a `where` clause in order. Keywords are matched in any case. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Returns the token `ahead` positions on, without consuming it. */
  peek(ahead = 0): Token {
    const token = this.#tokens[this.#index + ahead] ?? this.#tokens.at(-1);
    if (token === undefined) throw new Error('a token list ends with an end token');
    return token;
  }

  take(): Token {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  isKeyword(keyword: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'word' && token.text.toUpperCase() === keyword;
  }

  isSymbol(symbol: string): boolean {
    const token = this.peek();
    return token.kind === 'symbol' && token.text === symbol;
  }

  takeKeyword(keyword: string): boolean {
    const isNext = this.isKeyword(keyword);
    if (isNext) this.#index += 1;
    return isNext;
  }

  takeSymbol(symbol: string): boolean {
    const isNext = this.isSymbol(symbol);
    if (isNext) this.#index += 1;
    return isNext;
  }

  requireKeyword(keyword: string): void {
    if (!this.takeKeyword(keyword)) throw this.unexpected(keyword);
  }

  requireSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.unexpected(`'${symbol}'`);
  }

  /** Error for a token that may not follow. */
  unexpected(expected: string): Error {
    const { kind, text, at } = this.peek();
    if (kind === 'end') return new ExpressionError(`it ends where ${expected} is expected`);
    return new ExpressionError(`'${shortText(text)}' was found where ${expected} is expected`, at);
  }
}
