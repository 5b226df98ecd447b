import { expect } from 'chai';
import { readFieldSearch, readSearch } from '../../../../server/events/text/search.js';

describe('readSearch', () => {
  it('splits words, keeps phrases and separates excluded words', () => {
    expect(readSearch('Café "By the Sea" -night -"two words" 50%')).to.deep.equal({
      wanted: ['cafe', 'by the sea', '50%'],
      unwanted: ['night', 'two words'],
    });
  });
});

describe('readSearch of hyphens', () => {
  for (const [text, wanted, unwanted] of [
    ['sea - shore', ['sea', 'shore'], []],
    ['-', [], []],
    ['-- --- "" -"" "-"', [], []],
    ['-night', [], ['night']],
    ['well-known', ['well-known'], []],
    ['--night', [], ['-night']],
    ['!?', ['!?'], []],
    ['sea\0shore', ['sea', 'shore'], []],
    // Only a hyphen excludes: these are parts of titles.
    ['\u2013night', ['-night'], []],
    ['sea \u2014 shore', ['sea', 'shore'], []],
    ['say \u201cby the sea\u201d', ['say', 'by the sea'], []],
    ['say &#8220;by the sea&#8221;', ['say', 'by the sea'], []],
    ['\u200b', [], []],
  ] as const) {
    it(`reads ${text} as ${[...wanted, ...unwanted].join(', ') || 'nothing'}`, () => {
      expect(readSearch(text)).to.deep.equal({ wanted, unwanted });
    });
  }
});

describe('readFieldSearch', () => {
  it('parts a text at everything but letters, digits and hyphens', () => {
    expect(readFieldSearch("100, Avenue-du Temple's")).to.deep.equal(['100', 'avenue-du', 'temple', 's']);
    expect(readFieldSearch('東京・ホール')).to.deep.equal(['東京', 'ホール']);
    // Vowels and the like are marks of their own in some scripts.
    expect(readFieldSearch('हिन्दी')).to.deep.equal(['हिन्दी']);
  });
});
