/** Error for text that is not XML as workbooks contain it. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** Scanner events. Names have no prefix, and entities in text are resolved. */
export interface XmlEvents {
  /** @param attributes - as written; read them with `attributeOf` */
  open(name: string, attributes: string): void;
  /** Also follows the `open` of a self-closing element. */
  close(name: string): void;
  text(text: string): void;
}

// A cell holds at most 32,767 characters; much longer text is not from a workbook.
const MAX_TOKEN_CHARACTERS = 4 * 1024 * 1024;

/**
 * Scans XML in pieces and reports each tag and text, faster than a complete XML parser. Refuses document
 * types, and with them custom entities, and does not check names, since workbooks need neither.
 */
export class XmlScanner {
  readonly #events: XmlEvents;
  #rest = '';

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  /** @throws {XmlError} */
  push(piece: string): void {
    const text = this.#rest === '' ? piece : this.#rest + piece;
    let position = 0;
    while (position < text.length) {
      const next =
        text.charCodeAt(position) === LESS_THAN ? this.#tag(text, position) : this.#text(text, position);
      if (next === undefined) break;
      position = next;
    }
    this.#rest = position === 0 ? text : text.slice(position);
    if (this.#rest.length > MAX_TOKEN_CHARACTERS) throw new XmlError('a tag or text is not closed');
  }

  /** True between events, with no tag or text incomplete. */
  get isBetween(): boolean {
    return this.#rest === '';
  }

  /** @throws {XmlError} if the text ended within a tag */
  end(): void {
    if (this.#rest.trim() !== '') throw new XmlError('it ends too early');
  }

  #text(text: string, from: number): number | undefined {
    const end = text.indexOf('<', from);
    if (end < 0) return undefined;
    this.#events.text(resolveEntities(text.slice(from, end)));
    return end;
  }

  #tag(text: string, from: number): number | undefined {
    const second = text.charCodeAt(from + 1);
    if (second === EXCLAMATION) return this.#special(text, from);
    if (second === QUESTION) return after(text, '?>', from);
    const end = tagEnd(text, from + 1);
    if (end === undefined) return undefined;
    if (second === SLASH) {
      this.#events.close(localName(text.slice(from + 2, end).trimEnd()));
      return end + 1;
    }
    const isEmpty = text.charCodeAt(end - 1) === SLASH;
    const body = text.slice(from + 1, isEmpty ? end - 1 : end);
    const blank = body.search(/\s/);
    const name = localName(blank < 0 ? body : body.slice(0, blank));
    this.#events.open(name, blank < 0 ? '' : body.slice(blank));
    if (isEmpty) this.#events.close(name);
    return end + 1;
  }

  #special(text: string, from: number): number | undefined {
    // `<![CDATA[` is the longest opening.
    if (text.length - from < 9) return undefined;
    if (text.startsWith('<!--', from)) return after(text, '-->', from + 4);
    if (!text.startsWith('<![CDATA[', from))
      throw new XmlError('it has a document type declaration, which is not supported');
    const end = after(text, ']]>', from + 9);
    if (end !== undefined) this.#events.text(text.slice(from + 9, end - 3));
    return end;
  }
}

const LESS_THAN = 60;
const GREATER_THAN = 62;
const EXCLAMATION = 33;
const QUESTION = 63;
const SLASH = 47;
const QUOTE = 34;
const APOSTROPHE = 39;

function after(text: string, end: string, from: number): number | undefined {
  const found = text.indexOf(end, from);
  return found < 0 ? undefined : found + end.length;
}

/** Finds the `>` of the tag, outside attribute values. */
function tagEnd(text: string, from: number): number | undefined {
  let quote = 0;
  for (let index = from; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (quote !== 0) {
      if (code === quote) quote = 0;
    } else if (code === GREATER_THAN) {
      return index;
    } else if (code === QUOTE || code === APOSTROPHE) {
      quote = code;
    }
  }
  return undefined;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Finds an attribute by name, with or without a prefix; `undefined` if it is missing. */
export function attributeOf(attributes: string, name: string): string | undefined {
  for (let from = 0; ;) {
    const at = attributes.indexOf(name, from);
    if (at < 0) return undefined;
    from = at + name.length;
    const before = attributes.charCodeAt(at - 1);
    if (before > 32 && before !== COLON) continue;
    let next = from;
    while (attributes.charCodeAt(next) <= 32) next += 1;
    if (attributes.charCodeAt(next) !== EQUALS) continue;
    next += 1;
    while (attributes.charCodeAt(next) <= 32) next += 1;
    const end = attributes.indexOf(attributes.charAt(next), next + 1);
    return end < 0 ? undefined : resolveEntities(attributes.slice(next + 1, end));
  }
}

const COLON = 58;
const EQUALS = 61;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolveEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?)?([0-9a-zA-Z]+);/g, (whole, number: string | undefined, name: string) => {
    if (number === undefined) {
      const character = ENTITIES[name];
      if (character === undefined) throw new XmlError(`it has the unknown entity ${whole}`);
      return character;
    }
    const code = number === '#' ? Number(name) : Number.parseInt(name, 16);
    if (!(code >= 0 && code <= 0x10ffff)) throw new XmlError(`${whole} is not a valid character`);
    return String.fromCodePoint(code);
  });
}
