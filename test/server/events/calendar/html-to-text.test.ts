import { expect } from 'chai';
import fc from 'fast-check';
import { describeRichText, htmlToText, textToHtml } from '../../../../server/events/calendar/html-to-text.js';
import { sanitizeRichText } from '../../../../server/events/html.js';

describe('description of a calendar', () => {
  it('is the text as it is when it has no markup', () => {
    const stored = sanitizeRichText('Bring shoes & water\n\nIt\'s "5 > 4"');
    expect(describeRichText(stored)).to.deep.equal({
      text: 'Bring shoes & water\n\nIt\'s "5 > 4"',
      html: undefined,
    });
  });

  it('has paragraphs, items and links of HTML', () => {
    const html = [
      '<h2>Title</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>',
      '<p><a href="https://a.example/?x=1&amp;y=2">Page</a>, <a href="https://a.example/">https://a.example/</a></p>',
      '<table><tr><td>1</td><td>2</td></tr></table>',
    ].join('\n');
    expect(htmlToText(html)).to.equal(
      'Title\nOne\ntwo\n\n- a\n- b\n\nPage (https://a.example/?x=1&y=2), https://a.example/\n\n1\t2',
    );
  });

  it('comes back the same from its own calendar, whatever it is', () => {
    const pieces = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\n\n',
      '&',
      '<',
      '>',
      '"',
      "'",
      '--',
      '...',
      '<b>',
      '</b>',
      '<p>',
      '</p>',
      '<br>',
      '&lt;',
      'é',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const { text, html } = describeRichText(sanitizeRichText(parts.join('')));
        const again = describeRichText(sanitizeRichText(html ?? textToHtml(text)));
        expect(again).to.deep.equal({ text, html });
      }),
    );
  });
});
