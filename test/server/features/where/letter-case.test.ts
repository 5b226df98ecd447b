import { expect } from 'chai';
import { changeCase, changesAmong, letterChanges } from '../../../../server/features/where/letter-case.js';

describe('changeCase', () => {
  for (const [name, text, changed] of [
    ['UPPER', 'ålesund, münchen', 'ÅLESUND, MÜNCHEN'],
    ['LOWER', 'МОСКВА', 'москва'],
    // Letters that JavaScript makes several of have no capital, or one of title case.
    ['UPPER', 'straße ŉ ǰ ﬁ և', 'STRAßE ŉ ǰ ﬁ և'],
    ['UPPER', 'ᾳ ᾀ ῃ ᾼ', 'ᾼ ᾈ ῌ ᾼ'],
    ['LOWER', 'ẞ ᾼ İ', 'ß ᾳ i'],
    // No language and no neighbour matters.
    ['UPPER', 'i ı ſ', 'I I S'],
    ['LOWER', 'ΟΔΟΣ I', 'οδοσ i'],
    ['UPPER', 'ς σ', 'Σ Σ'],
    ['UPPER', 'ǆ ǅ Ǆ', 'Ǆ Ǆ Ǆ'],
    ['LOWER', 'ǆ ǅ Ǆ', 'ǆ ǆ ǆ'],
    ['LOWER', '\u212A \u212B', 'k å'],
    ['UPPER', '𐐨 ა ꭰ', '𐐀 Ა Ꭰ'],
    ['UPPER', '日本 😀 \u{E000}', '日本 😀 \u{E000}'],
  ] as const)
    it(`changes '${text}' to '${changed}' by ${name}`, () => {
      expect(changeCase(name, text)).to.equal(changed);
    });

  it('does not change a changed text again', () => {
    for (const name of ['UPPER', 'LOWER'] as const) {
      const results = [...letterChanges(name).values()].join('');
      expect(changeCase(name, results)).to.equal(results);
    }
  });
});

describe('changesAmong', () => {
  it('finds the letters that become one of the characters, and their images', () => {
    const pairs = new Map(changesAmong('UPPER', new Set('OSå')));
    expect([...pairs]).to.have.deep.members([
      ['ſ', 'S'],
      ['å', 'Å'],
    ]);
  });
});
