import { expect } from 'chai';
import { makeSearchText, readFieldSearch, readSearch } from '../../../server/events/search.js';
import { processorSeconds } from '../../support/processor-time.js';

describe('readSearch', () => {
  it('parts words, keeps phrases and sets aside what is excluded', () => {
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
  ] as const) {
    it(`takes ${text} for ${[...wanted, ...unwanted].join(', ') || 'nothing'}`, () => {
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

describe('makeSearchText', () => {
  it('folds, and looks past tags and entities', () => {
    expect(makeSearchText('Ünder', '<p>A&amp;B <b class="night">day</b></p>')).to.equal('under\n a&b  day  ');
  });

  it('finds at once that many brackets are no tags', () => {
    const brackets = '<'.repeat(200_000);
    // With the square of their number that takes ten seconds and more.
    expect(processorSeconds(() => expect(makeSearchText(brackets) === brackets).to.equal(true))).to.be.below(
      2,
    );
  });
});
