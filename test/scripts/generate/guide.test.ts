import { expect } from 'chai';
import { emitGuide } from '../../../scripts/generate/emit/guide.js';
import { GuideFault, readGuide, renderGuide, ROOT_MARK } from '../../../scripts/generate/guide.js';

const OTHER = readGuide('other', '# Other\n\n## First part\n');

const render = (body: string): string => {
  const guide = readGuide('own', `# Own\n\n## A part\n\n${body}\n`);
  return renderGuide(guide, [guide, OTHER]).split('</h2>\n')[1] ?? '';
};

describe('readGuide', () => {
  it('reads title and headings, with the anchors of GitHub', () => {
    const { title, headings } = readGuide('own', '# Own\n\n## Dates, and `now`\n\n### Time zones\n\nText.\n');
    expect(title).to.equal('Own');
    expect(headings).to.deep.equal([
      { level: 2, id: 'dates-and-now', text: 'Dates, and now' },
      { level: 3, id: 'time-zones', text: 'Time zones' },
    ]);
  });

  for (const [fault, markdown, message] of [
    ['a guide without a title', '## Part\n', 'openapi/own/GUIDE.md:1: must begin with a heading of level 1'],
    ['a second title', '# Own\n\n# Two\n', 'openapi/own/GUIDE.md:3: a heading must be of level 2 or 3'],
    [
      'two headings of one anchor',
      '# Own\n\n## Part\n\nText\nof two lines.\n\n## Part!\n',
      'openapi/own/GUIDE.md:8: two headings have the anchor "part"',
    ],
  ] as const) {
    it(`refuses ${fault}, and names its line`, () => {
      expect(() => readGuide('own', markdown)).to.throw(GuideFault, message);
    });
  }
});

describe('renderGuide', () => {
  it('escapes text and code', () => {
    expect(render('a & b `<i>` "c"')).to.equal('<p>a &amp; b <code>&lt;i&gt;</code> &quot;c&quot;</p>\n');
    expect(render('```sh\ncurl "a" | b > <c>\n```')).to.equal(
      '<pre tabindex="0"><code class="language-sh">curl &quot;a&quot; | b &gt; &lt;c&gt;\n</code></pre>\n',
    );
  });

  for (const [link, address] of [
    ['#a-part', '#a-part'],
    ['GUIDE.md#a-part', '#a-part'],
    ['openapi.yaml', `${ROOT_MARK}/reference/own`],
    ['../other/openapi.yaml', `${ROOT_MARK}/reference/other`],
    ['../other/GUIDE.md', `${ROOT_MARK}/guide/other`],
    ['../other/GUIDE.md#first-part', `${ROOT_MARK}/guide/other#first-part`],
    ['https://example.com/?a=1&b', 'https://example.com/?a=1&amp;b'],
  ] as const) {
    it(`resolves the link ${link} to ${address.replace(ROOT_MARK, '')}`, () => {
      expect(render(`[x](${link})`)).to.equal(`<p><a href="${address}">x</a></p>\n`);
    });
  }

  for (const [body, reason] of [
    ['[x](#nothing)', 'the link "#nothing" leads nowhere on the server'],
    ['- a\n- [x](../other/GUIDE.md#nothing)', 'the link "../other/GUIDE.md#nothing" leads nowhere'],
    ['[x](../third/GUIDE.md)', 'the link "../third/GUIDE.md" leads nowhere'],
    ['[x](../../README.md)', 'the link "../../README.md" leads nowhere'],
    ['[x](javascript:alert(1))', 'the link "javascript:alert(1)" leads nowhere'],
    ['[x](http://127.0.0.1)', 'the link "http://127.0.0.1" leads nowhere'],
    ['<script>alert(1)</script>', 'raw HTML is not supported: <script>alert(1)</script>'],
    ['a <b>b</b>', 'raw HTML is not supported: <b>'],
    ['![x](a.png)', 'images are not supported: a.png'],
  ] as const) {
    it(`refuses ${body.replace('\n', ' ')}, and names its line`, () => {
      expect(() => render(body)).to.throw(GuideFault, `openapi/own/GUIDE.md:5: ${reason}`);
    });
  }
});

describe('emitGuide', () => {
  it('puts the path and the URL of the server into the page, and keeps all else as it is', () => {
    const code = emitGuide(
      OTHER,
      `<a href="${ROOT_MARK}/guide/other">\`x\` \${y} \\n</a> http://127.0.0.1:8080/cal`,
    );
    const body = 'html`<a href="${root}/guide/other">\\`x\\` \\${y} \\\\n</a> ${publicUrl}/cal`';
    expect(code).to.contain(`render: (html, { root, publicUrl }) => ${body},`);
  });
});
