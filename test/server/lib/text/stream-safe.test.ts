import { expect } from 'chai';
import { nameKey } from '../../../../server/auth/user-repository.js';
import { foldName, makeSlug } from '../../../../server/events/text/slug.js';
import { toFieldName } from '../../../../server/features/append/source/column-names.js';
import { foldWord as foldWords } from '../../../../server/features/content/search/item-words.js';
import { addressKey } from '../../../../server/geocoding/address.js';
import { normalizeName } from '../../../../server/geocoding/providers/gazetteer/normalize.js';
import { toStreamSafe } from '../../../../server/lib/text/stream-safe.js';
import { processorSeconds } from '../../../support/processor-time.js';

// Above and below in turn: each mark has its place before all of the other kind.
const MARKS = 'a' + '\u0301\u0323'.repeat(50_000);
const HALF_WIDTH = 'a' + '\u0301\uff9e'.repeat(50_000);

describe('toStreamSafe', () => {
  it('keeps ordinary texts unchanged', () => {
    const words = 'Crème brûlée, Đặng Thị, हिन्दी, 東京, 👩‍👩‍👧 '.repeat(100);
    expect(toStreamSafe(words)).to.equal(words);
  });

  it('parts more than thirty marks in a row, and loses none', () => {
    const text = 'x'.repeat(1000) + 'a' + '\u0301'.repeat(65) + 'b' + '\u0301'.repeat(30);
    const safe = toStreamSafe(text);
    expect(safe.match(/\p{M}+/gu)?.map((run) => run.length)).to.deep.equal([67, 30]);
    expect(safe.replaceAll('\u034f', '')).to.equal(text);
    expect(safe.indexOf('\u034f')).to.equal(1031);
  });

  describe('a letter with a hundred thousand marks', () => {
    for (const [what, read] of [
      ['as a title', makeSlug],
      ['as a text that is searched', foldName],
      ['as a word of an item', foldWords],
      ['as the header of a column', toFieldName],
      ['as the name of a place', normalizeName],
      ['as an address', (text: string) => addressKey({ singleLine: text }, [])],
      ['as the name of a user', nameKey],
    ] as const) {
      it(`reads a letter with a hundred thousand marks quickly ${what}`, () => {
        const readAll = (): void => {
          expect(read(MARKS)).to.be.a('string');
          expect(read(HALF_WIDTH)).to.be.a('string');
        };
        // Otherwise each takes four seconds and more.
        expect(processorSeconds(readAll)).to.be.below(2);
      });
    }
  });
});
