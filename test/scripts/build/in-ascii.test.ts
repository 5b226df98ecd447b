import { expect } from 'chai';
import { inAscii } from '../../../scripts/build/in-ascii.js';

/** Returns the value of a module of one expression. */
async function valueOf(expression: string): Promise<unknown> {
  const text = inAscii(`// – as they are\nexport const value = ${expression};`);
  expect(text).to.match(/^[\0-\x7f]+$/);
  const { value } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { value: unknown };
  return value;
}

describe('inAscii', () => {
  it('keeps the matches of regular expressions, also beyond the first 65,536 characters', async () => {
    const found = await valueOf('[..."a–º😀".matchAll(/[–-—]|º|[😀]/gu)].map(([letter]) => letter)');
    expect(found).to.deep.equal(['–', 'º', '😀']);
  });

  it('keeps letters that are escaped, and backslashes before letters', async () => {
    const found = await valueOf(
      String.raw`[..."a–\\–\\😀".matchAll(/\–|\\–|\\😀/g)].map(([letter]) => letter)`,
    );
    expect(found).to.deep.equal(['–', '\\–', '\\😀']);
  });

  it('keeps the texts of a template tag', async () => {
    expect(await valueOf('((texts, value) => texts.join(value))`–${1}😀`')).to.equal('–1😀');
  });

  it('refuses letters of which an escape would be another text', () => {
    expect(() => inAscii('f(String.raw`a–b`)')).to.throw(
      'there are letters beyond ASCII in .raw`a–b`; write them as escapes',
    );
    expect(inAscii('f(String.raw`a-b`, `c`)')).to.equal('f(String.raw`a-b`, `c`)');
  });
});
