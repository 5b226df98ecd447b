import { expect } from 'chai';
import {
  codePageOf,
  readCodePage,
  UnknownCodePageError,
} from '../../../../../../server/features/append/formats/shapefile/code-page.js';

/** Names, bytes and the text that they are. */
const TEXTS: readonly (readonly [names: readonly string[], bytes: readonly number[], text: string])[] = [
  [['UTF-8', 'utf8', '65001', 'CP65001', '\u00EF\u00BB\u00BFUTF-8'], [0xc3, 0xbc], 'ü'],
  [['1252', 'ANSI 1252', 'windows-1252', 'cp1252'], [0x80, 0xfc], '€ü'],
  [['ISO-8859-1', 'ISO88591', '88591', '28591', 'latin1'], [0xfc], 'ü'],
  [['ISO-8859-15', '885915'], [0xa4], '€'],
  [['850', 'OEM 850', 'IBM850', 'cp850'], [0x81], 'ü'],
  [['437', 'OEM437'], [0x91], 'æ'],
  [['TIS-620', '874', 'windows-874'], [0xa1, 0xc3, 0xd8, 0xa7], 'กรุง'],
  [['windows-31j', 'SJIS', 'Shift_JIS', '932', 'MS932'], [0x93, 0x8c, 0x8b, 0x9e], '東京'],
  [['ISO-2022-JP', '50220'], [0x1b, 0x24, 0x42, 0x45, 0x6c, 0x35, 0x7e, 0x1b, 0x28, 0x42], '東京'],
  [['EUC-JP', 'eucJP', '51932'], [0xc5, 0xec, 0xb5, 0xfe], '東京'],
  [['949', 'EUC-KR', 'UHC'], [0x8c, 0x63], '똠'],
  [['GBK', '936', 'GB2312'], [0xb1, 0xb1, 0xbe, 0xa9], '北京'],
  [['GB18030', '54936'], [0x81, 0x30, 0x81, 0x30], '\u0080'],
  [['Big5', '950'], [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  [['x-mac-roman', 'macintosh', 'MacRoman', '10000'], [0x5a, 0x9f], 'Zü'],
  [['x-mac-cyrillic', '10007'], [0x8c, 0xee], 'Мо'],
  [['KOI8-R', '20866'], [0xed, 0xcf], 'Мо'],
  [['1251', 'windows-1251', 'ANSI 1251'], [0xcc, 0xee], 'Мо'],
  [['866', 'ibm866'], [0x8c, 0xae], 'Мо'],
];

describe('code pages of dBase tables', () => {
  for (const [names, bytes, text] of TEXTS) {
    it(`decodes code page ${names.join(', ')}`, () => {
      for (const name of names) expect(readCodePage(name)?.decode(Buffer.from(bytes)), name).to.equal(text);
    });
  }

  it('refuses bytes that a code page does not define', () => {
    for (const [name, bytes] of [
      ['1252', [0x61, 0x81, 0x62]],
      ['932', [0x61, 0xff, 0x62]],
      ['874', [0xfc]],
      ['949', [0xff, 0x41]],
      ['UTF-8', [0xfc]],
      ['ASCII', [0xfc]],
      ['OEM', [0x81]],
      ['ISO-2022-JP', [0xfc]],
    ] as const)
      expect(readCodePage(name)?.decode(Buffer.from(bytes)), name).to.equal(undefined);
  });

  it('ignores a blank code page name, and refuses an unknown one', () => {
    for (const blank of ['', ' \r\n', '\0']) expect(readCodePage(blank)).to.equal(undefined);
    for (const name of [
      'Klingon',
      'UTF-16',
      'UTF-7',
      '1361',
      '620',
      '37',
      'base64',
      'hex',
      '12',
      '8859-12',
      'constructor',
    ])
      expect(() => readCodePage(name), name).to.throw(UnknownCodePageError, name);
  });

  it('finds the code page of the number in the header', () => {
    const moscow = [0x8c, 0xee, 0xf1, 0xea, 0xe2, 0xe0];
    expect(codePageOf(0x96)?.decode(Buffer.from(moscow))).to.equal('Москва');
    expect(codePageOf(0x7d)?.decode(Buffer.from([0xf9]))).to.equal('ש');
    for (const none of [0, 0x57]) expect(codePageOf(none)).to.equal(undefined);
    for (const unknown of [0x68, 0x69, 0xfe]) {
      expect(codePageOf(unknown)?.decode(Buffer.from('abc')), String(unknown)).to.equal('abc');
      expect(codePageOf(unknown)?.decode(Buffer.from([0xe0])), String(unknown)).to.equal(undefined);
    }
  });
});
