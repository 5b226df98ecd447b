import { phraseOf } from './item-words.js';
import { type Condition, type SearchField, SEARCH_FIELDS } from './condition.js';
import { QueryError } from './query-error.js';
import { type Token, tokenize } from './tokens.js';

/** Maximum number of terms, so that a query cannot keep the server busy. */
const MAX_TERMS = 100;
const MAX_DEPTH = 20;
const MAX_WILDCARDS = 3;

/**
 * Parses a search query:
 *
 * ```
 * or    := and ('OR' and)*
 * and   := not ('AND'? not)*
 * not   := ('NOT' | '-' | '+')* term
 * term  := (field ':')? (word | "phrase" | '(' or ')')
 * ```
 *
 * Adjacent words must all match. A `*` matches any letters; alone, it matches everything.
 *
 * @throws {QueryError} with the position.
 */
export function parseQuery(text: string): Condition {
  return new Parser(tokenize(text), text.length).parse();
}

class Parser {
  #at = 0;
  #terms = 0;
  #depth = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly end: number,
  ) {}

  parse(): Condition {
    if (this.tokens.length === 0) return { kind: 'everything' };
    const condition = this.#or(undefined);
    const rest = this.#peek();
    if (rest !== undefined) throw new QueryError(rest.at, 'there is no bracket to close');
    return condition;
  }

  #or(field: SearchField | undefined): Condition {
    const parts = [this.#and(field)];
    while (this.#take('OR')) parts.push(this.#and(field));
    return only(parts) ?? { kind: 'or', parts };
  }

  #and(field: SearchField | undefined): Condition {
    const parts = [this.#not(field)];
    for (;;) {
      if (this.#take('AND')) parts.push(this.#not(field));
      else if (this.#startsTerm()) parts.push(this.#not(field));
      else return only(parts) ?? { kind: 'and', parts };
    }
  }

  #not(field: SearchField | undefined): Condition {
    let isNegated = false;
    for (let token = this.#peek(); token?.kind === 'NOT' || token?.kind === '+'; token = this.#peek()) {
      if (token.kind === 'NOT') isNegated = !isNegated;
      this.#at += 1;
    }
    const part = this.#term(field);
    return isNegated ? { kind: 'not', part } : part;
  }

  #term(outer: SearchField | undefined): Condition {
    const named = this.#peek();
    if (named?.kind === 'field') {
      this.#at += 1;
      return this.#value(readField(named));
    }
    return this.#value(outer);
  }

  #value(field: SearchField | undefined): Condition {
    const token = this.#peek();
    if (token === undefined) throw new QueryError(this.end, 'a search term is missing');
    this.#at += 1;
    if (token.kind === '(') return this.#group(token, field);
    if (token.kind !== 'word' && token.kind !== 'phrase') {
      throw new QueryError(token.at, `a search term is missing before ${token.text}`);
    }
    this.#terms += 1;
    if (this.#terms > MAX_TERMS) throw new QueryError(token.at, `there are more than ${MAX_TERMS} terms`);
    return toCondition(field, token);
  }

  #group(bracket: Token, field: SearchField | undefined): Condition {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new QueryError(bracket.at, 'brackets are nested too deep');
    const condition = this.#or(field);
    if (!this.#take(')')) throw new QueryError(bracket.at, 'a bracket is not closed');
    this.#depth -= 1;
    return condition;
  }

  #startsTerm(): boolean {
    const kind = this.#peek()?.kind;
    return kind !== undefined && kind !== ')' && kind !== 'OR' && kind !== 'AND';
  }

  #peek(): Token | undefined {
    return this.tokens[this.#at];
  }

  #take(kind: Token['kind']): boolean {
    if (this.#peek()?.kind !== kind) return false;
    this.#at += 1;
    return true;
  }
}

function only(parts: readonly Condition[]): Condition | undefined {
  return parts.length === 1 ? parts[0] : undefined;
}

function readField({ at, text }: Token): SearchField {
  const wanted = text.toLowerCase();
  const found = SEARCH_FIELDS.find((field) => field === wanted);
  if (found !== undefined) return found;
  throw new QueryError(at, `there is no field ${text}; fields are ${SEARCH_FIELDS.join(', ')}`);
}

function toCondition(field: SearchField | undefined, { at, kind, text }: Token): Condition {
  if (kind === 'word' && text === '*') return { kind: 'everything' };
  switch (field) {
    case 'id':
    case 'owner':
    case 'access':
    case 'accountid':
    case 'orgid':
      if (text.includes('*')) throw new QueryError(at, `${field} does not support *`);
      return { kind: 'equals', field, value: text.trim().toLowerCase() };
    case 'group':
      return { kind: 'nothing' };
    default: {
      if (text.split('*').length - 1 > MAX_WILDCARDS) {
        throw new QueryError(at, `there are more than ${MAX_WILDCARDS} * in one term`);
      }
      const phrase = phraseOf(text);
      return phrase === undefined ? { kind: 'nothing' } : { kind: 'holds', field: field ?? 'all', phrase };
    }
  }
}
