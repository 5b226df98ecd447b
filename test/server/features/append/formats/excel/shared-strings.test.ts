import { Readable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import { StringTable } from '../../../../../../server/features/append/formats/excel/string-table.js';
import { readSharedStrings } from '../../../../../../server/features/append/formats/excel/xlsx/shared-strings.js';

/** The texts of a part, or what is wrong with it. */
async function textsOf(bytes: Buffer, chunk = bytes.length): Promise<unknown> {
  const table = new StringTable(() => '');
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunk) chunks.push(bytes.subarray(at, at + chunk));
  const parts = {
    open: () => Promise.resolve(Readable.from(chunks)),
    size: () => undefined,
    close: () => Promise.resolve(),
  };
  try {
    await readSharedStrings(parts, 'xl/strings.xml', table, new AbortController().signal);
  } catch (error) {
    return (error as Error).message;
  }
  return Array.from({ length: table.count }, (_, index) => table.get(index));
}

/** In UTF-16, of which no bytes are taken as they stand. */
const inUtf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

const wrap = (strings: string): string => `<?xml version="1.0"?>\n<sst count="3">${strings}</sst>`;

describe('shared strings of a workbook', () => {
  it('reads shared strings alike from their bytes and from their XML', async () => {
    const pieces = fc.constantFrom(
      ...[
        '<si>',
        '</si>',
        '<t>',
        '</t>',
        '<t xml:space="preserve">',
        '<r>',
        '</r>',
        '<rPh>',
        '</rPh>',
        '<si/>',
      ],
      ...[
        'a',
        'Größe 𝄞',
        ' ',
        '\n',
        '&lt;',
        '&#0;',
        '_x000D_',
        '_xD800_',
        '_x',
        '>',
        '<!-- </si> -->',
        '<![CDATA[<]]>',
      ],
    );
    const usual = fc.constantFrom('a', 'Größe 𝄞', ' a ', '').map((text) => `<si><t>${text}</t></si>`);
    const apart = fc.constantFrom('a', 'b').map((text) => `<si>\n<t>${text}</t>\n</si>\n`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 3, arbitrary: usual }, apart, pieces), { maxLength: 20 }),
        fc.integer({ min: 2, max: 100 }),
        async (list, chunk) => {
          const text = wrap(list.join(''));
          expect(await textsOf(Buffer.from(text), chunk)).to.deep.equal(await textsOf(inUtf16(text)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('reads shared strings that are not UTF-8', async () => {
    const broken = Buffer.from(wrap('<si><t>a?b</t></si><si><t>c</t></si>'));
    broken[broken.indexOf('?', 40)] = 0xff;
    expect(await textsOf(broken)).to.deep.equal(['a\ufffdb', 'c']);
  });

  it('stops at a shared string that is longer than any cell can hold', async () => {
    const text = wrap(`<si><t>${'x'.repeat(2 ** 20 + 1)}</t></si>`);
    expect(await textsOf(Buffer.from(text), 2 ** 17)).to.equal('a text is too long');
    expect(await textsOf(Buffer.from(text))).to.equal('a text is too long');
  });
});
