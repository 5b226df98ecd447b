import { chunksOf, type PackageParts } from './package-parts.js';
import { PartBytes } from './part-bytes.js';
import { behindTag, NONE, textEnd } from './plain-xml.js';
import type { StringTable } from '../string-table.js';
import { XmlError, XmlScanner } from './xml-scanner.js';

const tag = (text: string): Buffer => Buffer.from(text);
const [STRING, STRING_END] = [tag('<si>'), tag('</si>')];
const [TEXT, TEXT_AS_IT_IS, TEXT_END] = [tag('<t>'), tag('<t xml:space="preserve">'), tag('</t>')];

/** Reads the texts that cells refer to by number into `table`, most of them as plain bytes. */
export async function readSharedStrings(
  parts: PackageParts,
  path: string | undefined,
  table: StringTable,
  signal: AbortSignal,
): Promise<void> {
  const stream = path === undefined ? undefined : await parts.open(path);
  if (stream === undefined) return;
  const text = new RichText();
  let isInString = false;
  const scanner = new XmlScanner({
    open(name) {
      if (name === 'si') {
        isInString = true;
        text.start();
      } else {
        text.open(name);
      }
    },
    close(name) {
      if (name === 'si') {
        // A closing tag without an opening one is not a string.
        if (isInString) table.add(text.take());
        isInString = false;
      } else {
        text.close(name);
      }
    },
    text: (piece) => {
      text.add(piece);
    },
  });
  const part = new PartBytes(scanner);
  const addPlain = (): boolean => {
    if (isInString || !part.isBetween) return false;
    const end = addString(part.bytes, part.at, table);
    if (end !== NONE) part.at = end;
    return end !== NONE;
  };
  const addAll = (): void => {
    while (addPlain() || part.tellThrough(STRING_END));
  };
  for await (const chunk of chunksOf(stream, signal)) {
    part.push(chunk);
    addAll();
  }
  part.end();
  addAll();
  scanner.end();
  table.finish();
}

/** Adds the next string if it is a single plain text. Returns the offset after it, or `NONE`. */
function addString(bytes: Buffer, from: number, table: StringTable): number {
  const inner = behindTag(bytes, from, STRING);
  if (inner === NONE) return NONE;
  const usual = behindTag(bytes, inner, TEXT);
  const start = usual === NONE ? behindTag(bytes, inner, TEXT_AS_IT_IS) : usual;
  const end = start === NONE ? NONE : textEnd(bytes, start);
  const inside = end === NONE || end - start > MAX_TEXT_CHARACTERS ? NONE : behindTag(bytes, end, TEXT_END);
  const behind = inside === NONE ? NONE : behindTag(bytes, inside, STRING_END);
  if (behind !== NONE) table.addBytes(bytes, start, end);
  return behind;
}

/** Limit on the text of a cell; Excel's own limit is far lower. */
export const MAX_TEXT_CHARACTERS = 1024 * 1024;

/** Collects the text of a string from its runs, without phonetic hints. */
export class RichText {
  #text = '';
  #isInText = false;
  #isPhonetic = false;

  start(): void {
    this.#text = '';
    this.#isInText = false;
    this.#isPhonetic = false;
  }

  open(name: string): void {
    if (name === 't') this.#isInText = true;
    else if (name === 'rPh') this.#isPhonetic = true;
  }

  close(name: string): void {
    if (name === 't') this.#isInText = false;
    else if (name === 'rPh') this.#isPhonetic = false;
  }

  add(text: string): void {
    if (!this.#isInText || this.#isPhonetic) return;
    this.#text += text;
    if (this.#text.length > MAX_TEXT_CHARACTERS) throw new XmlError('a text is too long');
  }

  take(): string {
    return unescapeCharacters(this.#text);
  }
}

/** Characters that XML cannot hold are escaped as `_x000D_`. */
export function unescapeCharacters(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
