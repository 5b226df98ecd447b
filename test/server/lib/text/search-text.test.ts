import { expect } from 'chai';
import fc from 'fast-check';
import {
  renderRichText,
  renderTitle,
  sanitizeRichText,
  toPlainText,
} from '../../../../server/events/text/html.js';
import { readFieldSearch, readSearch } from '../../../../server/events/text/search.js';
import { foldForSearch, foldHtmlForSearch, makeSearchText } from '../../../../server/lib/text/search-text.js';
import { processorSeconds } from '../../../support/processor-time.js';

describe('foldForSearch', () => {
  for (const [reason, ...texts] of [
    [
      'apostrophes',
      "jo's",
      'Jo\u2019s',
      'Jo\u2018s',
      'Jo\u02bcs',
      'jo\u2032s',
      'jo`s',
      'jo\u00b4s',
      'Jo\uff07s',
    ],
    ['quotes', '"a"', '\u201ca\u201d', '\u201ea\u201f', '\u00aba\u00bb', '\u301da\u301e', '&quot;a&#8243;'],
    [
      'dashes',
      'a-b',
      'a\u2010b',
      'a\u2011b',
      'a\u2013b',
      'a\u2014b',
      'a---b',
      'a\u2212b',
      'a&ndash;b',
      'a\uff0db',
    ],
    ['dots', 'a...', 'a\u2026', 'a&hellip;', 'a&#8230;'],
    ['products', '2x4', '2\u00d74', '2 x 4', '2&#215;4', '2 &times; 4'],
    ['trade marks', 'a (tm)', 'a \u2122', 'a &trade;'],
    ['ampersands', 'a & b', 'a &amp; b', 'a &#038; b', 'a &#x26; b', 'a &amp;amp; b'],
    ['angles', '1 < 2', '1 &lt; 2', '1 &#60; 2', '1 &#038;lt; 2'],
    ['accents', 'cafe', 'Caf\u00e9', 'Cafe\u0301', 'CAF&Eacute;', 'CAF\u00c9'],
    ['blanks', 'a b', 'a\u00a0b', 'a \u2009 b', 'a\tb', 'a&nbsp;b', '\u3000a b'],
    ['unseen signs', 'word', 'wo\u00adrd', 'wo&shy;rd', 'w\u200bord', 'word\ufeff', 'w\u2060o\u200drd\ufe0f'],
    ['sharp s', 'strasse', 'Stra\u00dfe', 'STRA\u1e9eE', 'STRASSE', 'stra&szlig;e'],
    ['letters of two', 'aeoe', '\u00e6\u0153', '\u00c6\u0152'],
    ['strokes', 'olodz', '\u00d8\u0142\u00f3d\u017a'],
    ['Turkish i', 'istanbul', '\u0130stanbul', 'I\u0307stanbul', '\u0131stanbul', 'ISTANBUL'],
    ['ligatures', 'office', 'o\ufb03ce', 'o\ufb00ice'],
    ['full width', 'abc 12!', '\uff21\uff22\uff23\u3000\uff11\uff12\uff01'],
    ['Greek', 'οδοσ', 'ΟΔΟΣ', 'οδός', 'Οδος', 'ΟΔΌΣ'],
    ['Cyrillic', 'елка', 'Ёлка', 'Е\u0308лка', 'ЕЛКА', 'ёлка', 'е\u0301лка'],
    ['Cyrillic letters of their own', 'йод', 'Йод', 'И\u0306од'],
    ['Hebrew', 'שלום', 'שָׁלוֹם'],
    ['Arabic', 'محمد', 'مُحَمَّد', 'محـمد'],
    ['half width', 'カナ', '\uff76\uff85'],
    ['Hangul', '한', '\u1112\u1161\u11ab'],
  ] as const) {
    it(`folds ${reason} to the same search text`, () => {
      const [first = '', ...others] = texts;
      for (const text of others) expect(foldForSearch(text), text).to.equal(foldForSearch(first));
      expect(foldForSearch(foldForSearch(first))).to.equal(foldForSearch(first));
    });
  }

  for (const [reason, one, other] of [
    ['й and и', 'йод', 'иод'],
    ['ї and і', 'їжак', 'іжак'],
    ['ќ and к', 'ќ', 'к'],
    ['が and か', 'が', 'か'],
    ['signs of Devanagari', 'कि', 'क'],
    ['what is no entity', 'a&b;', 'ab'],
  ] as const) {
    it(`keeps ${reason} apart in search texts`, () => {
      expect(foldForSearch(one)).not.to.equal(foldForSearch(other));
    });
  }

  it('leaves entities of NUL and lone surrogates as text', () => {
    for (const text of ['&#0;', '&#xd800;', '&#1114112;', '&#99999999;'])
      expect(foldForSearch(text)).to.equal(text);
  });

  it('takes time linear in the length of a text, whatever is in it', () => {
    for (const part of ['&amp;', '&', '<', '\u0301', '-', ' ', '2 x ', '\u200b', '&#0', '"'])
      expect(
        processorSeconds(() => foldHtmlForSearch(part.repeat(300_000))),
        part,
      ).to.be.below(4);
  });
});

describe('foldHtmlForSearch', () => {
  it('ignores tags of words and blocks', () => {
    expect(foldHtmlForSearch('<p>A&amp;B <b class="night">d</b>ay</p><p>x<br>y</p>')).to.equal('a&b day x y');
    expect(foldHtmlForSearch('&lt;b&gt; 1 &lt; 2')).to.equal('<b> 1 < 2');
  });
});

describe('makeSearchText', () => {
  it('puts the title on the first line, whose angle brackets are no tags', () => {
    expect(makeSearchText('\u00dcnder\n<b>', '<p>A</p>\n<p>B</p>', '')).to.equal('under <b>\na b\n');
  });
});

/** Pieces that typography, entities and folds make something of. */
const PIECES = [
  ...[
    'a',
    'B',
    'x',
    '2',
    '10',
    ' ',
    ' ',
    "'",
    '"',
    '-',
    '--',
    '---',
    ' - ',
    '...',
    '(tm)',
    '(TM)',
    '&',
    '<',
    '>',
  ],
  ...[
    '\u2019',
    '\u201c',
    '\u2013',
    '\u00e9',
    'e\u0301',
    '\u00ad',
    '\u200b',
    '\u00a0',
    '\u00df',
    '\u0130',
    '\ufb01',
  ],
  ...[
    '\uff21',
    'Σ',
    'ё',
    'й',
    '&amp;',
    '&lt;',
    '&#8217;',
    '%',
    '_',
    '\\',
    '東',
    'n&eacute;e',
    '\u00bd',
    '\u2122',
    ';',
    '#',
  ],
];
const typed = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 9 })
  .map((pieces) => pieces.join(''));
const unescape = (shown: string): string =>
  shown
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('a title', () => {
  it('finds a title by what was typed, by what is displayed, and by that as text', () => {
    fc.assert(
      fc.property(typed, (said) => {
        const title = toPlainText(said);
        const text = makeSearchText(title);
        const shown = renderTitle(title);
        for (const search of [title, shown, unescape(shown)]) {
          const { wanted, unwanted } = readSearch(search);
          const missing = wanted.filter((word) => !text.includes(word));
          expect([search, missing]).to.deep.equal([search, []]);
          // Only a hyphen before a word asks for its absence.
          if (unwanted.length > 0) expect(unescape(search)).to.match(/(?:^|[\s\p{P}\p{S}])-/u);
          const pieces = readFieldSearch(search).filter((piece) => !text.includes(piece));
          expect([search, pieces]).to.deep.equal([search, []]);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a description', () => {
  it('finds a description by its displayed text', () => {
    fc.assert(
      fc.property(typed, (said) => {
        const stored = sanitizeRichText(`<p>${said}</p>`);
        const text = makeSearchText('', stored);
        const shown = unescape(renderRichText(stored).replace(/<[^<>]*>/g, ' '));
        const missing = readSearch(shown).wanted.filter((word) => !text.includes(word));
        expect([shown, missing]).to.deep.equal([shown, []]);
      }),
      { numRuns: 1500 },
    );
  });
});
