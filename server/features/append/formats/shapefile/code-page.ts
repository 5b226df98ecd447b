import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { LANGUAGE_IDS } from './language-ids.js';

/** Encoding of the text in a dBase table. */
export interface CodePage {
  /** Name as the table states it. */
  readonly name: string;
  /** True if bytes below 128 are always ASCII characters. */
  readonly holdsAscii: boolean;
  /** @returns `undefined` if the bytes do not decode in this code page */
  decode(bytes: Buffer): string | undefined;
}

export const UTF_8: CodePage = {
  name: 'UTF-8',
  holdsAscii: true,
  decode: (bytes) => (isUtf8(bytes) ? bytes.toString('utf8') : undefined),
};

/** Names in a `.cpg` file, without spaces and hyphens, that are not numbers. */
const NAMES: Readonly<Record<string, string>> = {
  ascii: 'ascii',
  usascii: 'ascii',
  latin1: 'iso88591',
  latin9: 'iso885915',
  big5: 'cp950',
  gbk: 'cp936',
  gb2312: 'cp936',
  euccn: 'cp936',
  gb18030: 'gb18030',
  sjis: 'cp932',
  shiftjis: 'cp932',
  xsjis: 'cp932',
  mskanji: 'cp932',
  windows31j: 'cp932',
  euckr: 'cp949',
  ksc5601: 'cp949',
  uhc: 'cp949',
  windows949: 'cp949',
  eucjp: 'eucjp',
  iso2022jp: 'iso-2022-jp',
  csiso2022jp: 'iso-2022-jp',
  koi8r: 'koi8r',
  koi8u: 'koi8u',
  tis620: 'tis620',
  macintosh: 'macintosh',
  mac: 'macintosh',
  macroman: 'macintosh',
  xmacroman: 'macintosh',
  maccyrillic: 'x-mac-cyrillic',
  xmaccyrillic: 'x-mac-cyrillic',
  xmacukrainian: 'x-mac-cyrillic',
  macgreek: 'macgreek',
  xmacgreek: 'macgreek',
  maccentraleurope: 'maccenteuro',
  macce: 'maccenteuro',
  xmacce: 'maccenteuro',
  xmaccentraleurroman: 'maccenteuro',
  macturkish: 'macturkish',
  xmacturkish: 'macturkish',
};

/** Code pages by number that iconv-lite knows by other names. */
const NUMBERS: Readonly<Record<string, string>> = {
  '819': 'iso88591',
  '51932': 'eucjp',
  '50220': 'iso-2022-jp',
  '50221': 'iso-2022-jp',
  '50222': 'iso-2022-jp',
  '51949': 'cp949',
  '51936': 'cp936',
  '54936': 'gb18030',
  '20127': 'ascii',
  '20866': 'koi8r',
  '21866': 'koi8u',
  '10000': 'macintosh',
  '10006': 'macgreek',
  '10007': 'x-mac-cyrillic',
  '10029': 'maccenteuro',
  '10081': 'macturkish',
};

/** Encodings that Node.js decodes as the WHATWG Encoding Standard requires. */
const WHATWG: ReadonlySet<string> = new Set(['iso-2022-jp', 'macintosh', 'x-mac-cyrillic']);

/**
 * Returns the code page that a `.cpg` file states; `undefined` for a blank file.
 *
 * @throws {UnknownCodePageError} for an unknown name
 */
export function readCodePage(cpg: string): CodePage | undefined {
  const stated = cpg
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .replaceAll('\0', '')
    .trim();
  const name = stated.toLowerCase().replaceAll(/[\s_-]/g, '');
  if (name === '') return undefined;
  if (/^(?:cp)?(?:utf8|65001)$/.test(name)) return UTF_8;
  // It means the code page of the machine that wrote the table, which the table does not state.
  if (name === 'oem' || name === 'ansi') return asciiOf(stated);
  const encoding = Object.hasOwn(NAMES, name) ? NAMES[name] : numberedEncoding(name);
  if (encoding === undefined) throw new UnknownCodePageError(stated);
  return encoding === 'ascii' ? asciiOf(stated) : pageOf(stated, encoding);
}

/** Returns the code page of the number in a table's header; `undefined` for 0 and for the system's own. */
export function codePageOf(languageId: number): CodePage | undefined {
  if (languageId === 0 || languageId === SYSTEM_OWN) return undefined;
  const page = LANGUAGE_IDS[languageId];
  const name =
    page === undefined
      ? `language id 0x${languageId.toString(16).padStart(2, '0')}`
      : `code page ${String(page)}`;
  const encoding = page === undefined ? undefined : numberedEncoding(String(page));
  // All code pages with such a number agree on the first 128 characters.
  return encoding === undefined ? asciiOf(name) : pageOf(name, encoding);
}

const SYSTEM_OWN = 0x57;

/** Error for an unknown name in a `.cpg` file. */
export class UnknownCodePageError extends Error {
  readonly codePage: string;

  constructor(codePage: string) {
    super(`code page ${codePage} is not supported`);
    this.codePage = codePage;
  }
}

function numberedEncoding(name: string): string | undefined {
  const iso = /^(?:iso)?8859(\d{1,2})$/.exec(name)?.[1];
  const encoding =
    iso === undefined
      ? numbered(/^(?:cp|windows|win|ansi|oem|ibm|ms|dos|msdos)*(\d{3,5})$/.exec(name)?.[1])
      : `iso8859${String(Number(iso))}`;
  return encoding !== undefined &&
    (encoding === 'ascii' || WHATWG.has(encoding) || iconv.encodingExists(encoding))
    ? encoding
    : undefined;
}

function numbered(page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  return (
    NUMBERS[page] ?? (/^28[56]\d\d$/.test(page) ? `iso8859${String(Number(page) - 28_590)}` : `cp${page}`)
  );
}

function pageOf(name: string, encoding: string): CodePage {
  if (!WHATWG.has(encoding))
    return { name, holdsAscii: true, decode: (bytes) => withoutGaps(iconv.decode(bytes, encoding)) };
  const decoder = new TextDecoder(encoding, { fatal: true });
  return {
    name,
    holdsAscii: encoding !== 'iso-2022-jp',
    decode(bytes) {
      try {
        return decoder.decode(bytes);
      } catch (error) {
        if (error instanceof TypeError) return undefined;
        throw error;
      }
    },
  };
}

/** iconv-lite returns U+FFFD for bytes that the code page does not define. */
function withoutGaps(text: string): string | undefined {
  return text.includes('\uFFFD') ? undefined : text;
}

function asciiOf(name: string): CodePage {
  return {
    name,
    holdsAscii: true,
    decode: (bytes) => (bytes.every((byte) => byte < 0x80) ? bytes.toString('latin1') : undefined),
  };
}
