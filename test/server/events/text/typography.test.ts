import { expect } from 'chai';
import fc from 'fast-check';
import { encodeTypography } from '../../../../server/events/text/typography.js';

describe('encodeTypography', () => {
  // Each mark alone, so that no other one has the text looked at.
  const marks: [text: string, encoded: string][] = [
    ['salt & pepper', 'salt &#038; pepper'],
    ['wait --- what', 'wait &#8212; what'],
    ['wait -- what', 'wait &#8212; what'],
    ['1990--1995', '1990&#8211;1995'],
    ['Oslo - Bergen', 'Oslo &#8211; Bergen'],
    ['and so on...', 'and so on&#8230;'],
    ['Fairground(TM)', 'Fairground&#8482;'],
    ['3x4 metres', '3&#215;4 metres'],
    ['3 X 4 metres', '3 X 4 metres'],
    ['3 x 4 metres', '3&#215;4 metres'],
    ['say "yes"', 'say &#8220;yes&#8221;'],
    ["it's", 'it&#8217;s'],
    ['a &#x2014; b &mdash; c &#8212; d', 'a &#x2014; b &mdash; c &#8212; d'],
    ...['code', 'kbd', 'samp', 'pre'].map((tag): [string, string] => [
      `<${tag}>"a" <b>- b</b></${tag}> "c"`,
      `<${tag}>"a" <b>- b</b></${tag}> &#8220;c&#8221;`,
    ]),
    ['<a title="1 > 0 - \'2\'">"b"</a>', '<a title="1 > 0 - \'2\'">&#8220;b&#8221;</a>'],
  ];
  for (const [text, encoded] of marks) {
    it(`encodes ${text} as ${encoded}`, () => expect(encodeTypography(text)).to.equal(encoded));
  }

  it('leaves out no text that has something for a rule', () => {
    const texts = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '1', '-', '.', 'x', '&', '(', 'tm', 'TM', ')', '#', ';'),
      maxLength: 30,
    });
    fc.assert(
      // The suffix has a mark, so that the rules look at all of the text.
      fc.property(texts, (text) => {
        expect(encodeTypography(`${text}\n&`)).to.equal(`${encodeTypography(text)}\n&#038;`);
      }),
      { numRuns: 2000 },
    );
  });
});
