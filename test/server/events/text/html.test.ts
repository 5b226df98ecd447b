import { expect } from 'chai';
import {
  escapeHtml,
  escapeText,
  renderRichText,
  renderTitle,
  sanitizeRichText,
  sanitizeSimpleHtml,
  toPlainText,
} from '../../../../server/events/text/html.js';

const show = (html: string): string => renderRichText(sanitizeRichText(html));

describe('renderTitle', () => {
  for (const [title, shown] of [
    ['Evening Walk & Picnic', 'Evening Walk &#038; Picnic'],
    ['Evening Walk &#038; Picnic', 'Evening Walk &#038; Picnic'],
    ["It's", 'It&#8217;s'],
    ['Say "hi" - now...', 'Say &#8220;hi&#8221; &#8211; now&#8230;'],
    ["'quoted' -- and --- dashed", '&#8216;quoted&#8217; &#8212; and &#8212; dashed'],
    ["rock 'n' roll '99", 'rock &#8216;n&#8217; roll &#8217;99'],
    ['5\'10" and 6x9', '5&#8242;10&#8243; and 6&#215;9'],
    ['a <b>bold</b> <script>alert(1)</script>claim', 'a bold claim'],
    ['1 < 2', '1 &lt; 2'],
    // Text that spells an entity stays that text.
    ['&amp;lt;b&amp;gt;', '&#038;lt;b&#038;gt;'],
  ] as const) {
    it(`shows ${title} as ${shown}`, () => {
      expect(renderTitle(toPlainText(title))).to.equal(shown);
    });
  }
});

describe('toPlainText', () => {
  it('drops control characters, which PostgreSQL could not store', () => {
    expect(toPlainText('a\0b\u0007\ud800c')).to.equal('abc');
  });

  it('converts HTML to one line without outer blanks', () => {
    expect(toPlainText(' a \n\n b\t c ')).to.equal('a b c');
    expect(toPlainText('1 &lt; 2 &gt; 0 &quot;&amp;&quot;')).to.equal('1 < 2 > 0 "&"');
  });
});

describe('blanks and line ends', () => {
  it('trims blanks around a text, and reads line ends of any kind', () => {
    expect([sanitizeRichText(' <b>a</b>\n'), sanitizeSimpleHtml(' <b>a</b>\n')]).to.deep.equal([
      ...['<b>a</b>', '<b>a</b>'],
    ]);
    expect(show('a \r\nb\r\n\r\nc\rd')).to.equal('<p>a<br />\nb</p>\n<p>c<br />\nd</p>');
    expect(show('')).to.equal('');
  });
});

describe('escapeHtml', () => {
  it('escapes quotes, too', () => {
    expect(escapeHtml('a & "b" <c> "d"')).to.equal('a &amp; &quot;b&quot; &lt;c&gt; &quot;d&quot;');
  });
});

describe('sanitizeSimpleHtml', () => {
  for (const [html, kept] of [
    ['a <b>bold</b> <em>word</em> & more', 'a <b>bold</b> <em>word</em> &amp; more'],
    ['<a href="https://example.org" onclick="x()">l</a>', '<a href="https://example.org">l</a>'],
    ['<a href="javascript:x()">l</a>', '<a>l</a>'],
    ['<a href="//a.example/">l</a><a href="/b">m</a>', '<a>l</a><a href="/b">m</a>'],
    ['<h1>Head</h1><p class="x">text</p><img src="x">', 'Headtext'],
    ['<script>x()</script>text\n\nmore', 'text\n\nmore'],
    ['1 < 2', '1 &lt; 2'],
    // One of the three signs that mean something is enough.
    ['2 > 1', '2 &gt; 1'],
    ['this & that', 'this &amp; that'],
  ] as const) {
    it(`keeps ${JSON.stringify(kept)} of ${JSON.stringify(html)}`, () => {
      expect(sanitizeSimpleHtml(html)).to.equal(kept);
      expect(sanitizeSimpleHtml(kept)).to.equal(kept);
    });
  }
});

describe('escapeText', () => {
  it('escapes possible markup, and leaves quotes as they are', () => {
    expect(escapeText(`"R&B" <'> &amp;`)).to.equal(`"R&amp;B" &lt;'&gt; &amp;amp;`);
  });
});

describe('renderRichText', () => {
  for (const [html, shown] of [
    ['', ''],
    ['text', '<p>text</p>'],
    ['a\nb\n\nc', '<p>a<br />\nb</p>\n<p>c</p>'],
    ['a\r\nb', '<p>a<br />\nb</p>'],
    ['<p>done</p>', '<p>done</p>'],
    ['<h2>Head</h2>text', '<h2>Head</h2>\n<p>text</p>'],
    ['<ul>\n<li>a</li>\n</ul>\nafter', '<ul>\n<li>a</li>\n</ul>\n<p>after</p>'],
    ['line<br />\nnext', '<p>line<br />\nnext</p>'],
    ["<pre>a\n\nb's</pre>tail", "<pre>a\n\nb's</pre>\n<p>tail</p>"],
    ['<code>"x"</code> "y"', '<p><code>"x"</code> &#8220;y&#8221;</p>'],
    ['a < b & c', '<p>a &lt; b &#038; c</p>'],
    [
      '<a href="https://example.org/?a=1&b=2">l</a>',
      '<p><a href="https://example.org/?a=1&amp;b=2">l</a></p>',
    ],
    ['<a href="javascript:alert(1)" onclick="x()">l</a>', '<p><a>l</a></p>'],
    ['<a href="//a.example/">l</a> <a href="/b">m</a>', '<p><a>l</a> <a href="/b">m</a></p>'],
    ['<img src="//a.example/b.png"><img src="/b.png">', '<p><img /><img src="/b.png" /></p>'],
    ['<img src="x" onerror="alert(1)"><script>alert(1)</script>', '<p><img src="x" /></p>'],
    ['<img src="x" srcset="a.jpg, b.jpg 1.5x">', '<p><img src="x" srcset="a.jpg, b.jpg 1.5x" /></p>'],
    ['<img src="x" srcset="a.jpg 300w">', '<p><img src="x" srcset="a.jpg 300w" /></p>'],
    ['<img src="x" srcset="a.jpg 0w, b.jpg 2x">', '<p><img src="x" /></p>'],
    ['<img src="x" srcset="a.jpg (wide">', '<p><img src="x" /></p>'],
    ['<iframe src="https://example.org"></iframe><style>p{}</style>text', '<p>text</p>'],
  ] as const) {
    it(`shows ${JSON.stringify(html)} as ${JSON.stringify(shown)}`, () => {
      expect(show(html)).to.equal(shown);
    });
  }

  it('displays an unchanged text after it is stored again', () => {
    const once = show('a\nb\n\n<ul><li>c</li></ul>\n\nd');
    expect(show(once)).to.equal(once);
  });
});
