import { expect } from 'chai';
import fc from 'fast-check';
import {
  describeRichText,
  htmlToText,
  textToHtml,
} from '../../../../../server/events/calendar/export/html-to-text.js';
import { sanitizeRichText } from '../../../../../server/events/text/html.js';

describe('description of a calendar', () => {
  it('keeps a text without markup as it is', () => {
    const stored = sanitizeRichText('Bring shoes & water\n\nIt\'s "5 > 4"');
    expect(describeRichText(stored)).to.deep.equal({
      text: 'Bring shoes & water\n\nIt\'s "5 > 4"',
      html: undefined,
    });
  });

  it('converts paragraphs, items and links of HTML to text', () => {
    const html = [
      '<h2>Title</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>',
      '<p><a href="https://a.example/?x=1&amp;y=2">Page</a>, <a href="https://a.example/">https://a.example/</a></p>',
      '<table><tr><td>1</td><td>2</td></tr></table>',
    ].join('\n');
    expect(htmlToText(html)).to.equal(
      'Title\nOne\ntwo\n\n- a\n- b\n\nPage (https://a.example/?x=1&y=2), https://a.example/\n\n1\t2',
    );
  });

  it('exports HTML beside the text for a description with markup', () => {
    const html = '<p>One</p>\n<p>two</p>';
    expect(describeRichText(html)).to.deep.equal({ text: 'One\n\ntwo', html });
    expect(describeRichText('One <b>two</b>\n\nthree')).to.deep.equal({
      text: 'One two\n\nthree',
      html: '<p>One <b>two</b></p>\n<p>three</p>',
    });
  });

  for (const [html, text] of [
    ['<p>a\n\n  b</p>\n<p>c</p>', 'a b\n\nc'],
    ['<p>a</p><br><br><p>b</p><br><br><p>c</p>', 'a\n\nb\n\nc'],
    ['<table><tr><th>1</th><td>2</td><td>3</td></tr></table>', '1\t2\t3'],
    ['<a href="/to?page=https://a.example">Page</a>', 'Page'],
    ['<a href="mailto:a@b.example">a@b.example</a>', 'a@b.example'],
    ['<a href="https://a.example/?x&amp;lt;y&amp;gt;z">Page</a>', 'Page (https://a.example/?x&lt;y&gt;z)'],
  ] as const) {
    it(`converts ${JSON.stringify(html)} to ${JSON.stringify(text)}`, () => {
      expect(htmlToText(html)).to.equal(text);
    });
  }

  it('escapes each sign of a text that is made HTML again', () => {
    expect(textToHtml('a & <b> > <c> & d')).to.equal('a &amp; &lt;b&gt; &gt; &lt;c&gt; &amp; d');
  });

  it('imports each exported description unchanged', () => {
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
