import { type PackageParts, scanPart } from './package-parts.js';
import type { StringTable } from '../string-table.js';
import { XmlError, XmlScanner } from './xml-scanner.js';

/** Reads the texts that cells refer to by number into `table`. */
export async function readSharedStrings(
  parts: PackageParts,
  path: string | undefined,
  table: StringTable,
  signal: AbortSignal,
): Promise<void> {
  if (path === undefined) return;
  const text = new RichText();
  const scanner = new XmlScanner({
    open(name) {
      if (name === 'si') text.start();
      else text.open(name);
    },
    close(name) {
      if (name === 'si') table.add(text.take());
      else text.close(name);
    },
    text: (part) => {
      text.add(part);
    },
  });
  await scanPart(parts, path, scanner, signal);
  table.finish();
}

/** Of a cell; what is much longer is not of a workbook. */
export const MAX_TEXT_CHARACTERS = 1024 * 1024;

/** Gathers the text of a string that may be in several runs, each of its own looks; phonetic hints are left out. */
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

/** Characters that XML cannot hold are written as `_x000D_`. */
export function unescapeCharacters(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
