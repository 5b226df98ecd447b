import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import { parseForm } from '../../../../../server/http/request/parameters/form.js';
import { parseNames } from '../../../../../server/http/request/parameters/names.js';
import { Repeated } from '../../../../../server/http/request/parameters/repeated.js';
import { countTurns } from '../../../../support/turns.js';

/** Encoded, of more than a million characters. */
const FEATURES = JSON.stringify(
  Array.from({ length: 12_000 }, (_, index) => ({ name: `Ærø & ${String(index)} + 1 = 🌍 100 %` })),
);
const LONG = encodeURIComponent(FEATURES).replaceAll('%20', '+');

describe('a form body', () => {
  for (const [title, text] of [
    ['long values of any letters', `f=json&features=${LONG}&token=a%26b`],
    ['several under one name', `a=${LONG}&a=1&a=%C3%A6${'x'.repeat(70_000)}`],
    ['names with brackets', `a[b][c]=${LONG}&a%5Bd%5D=2&list[]=${LONG}&list[]=3`],
    ['a name that is encoded', `%61b=${LONG}&ab=5`],
    ['what is not encoded as it should be', `a=${LONG}%E0%A4+%&b=${'%'.repeat(100_000)}`],
    ['a text without a name, and a name alone', `${'y'.repeat(70_000)}&b&c=&=${LONG}`],
    [
      'many short values',
      Array.from({ length: 900 }, (_, i) => `n${String(i)}=${'z+'.repeat(50)}`).join('&'),
    ],
    ['letters that are not encoded at all', `a=${'ü🌍+'.repeat(100_000)}&b=1`],
  ] as const) {
    it(`parses a long form like a short one, with ${title}`, async () => {
      expect(text.length).to.be.greaterThan(64 * 1024);
      const values = await parseForm(text);
      const expected = parseNames(text);
      expect(values).to.deep.equal(expected);
      for (const [name, value] of Object.entries(expected))
        expect(values[name] instanceof Repeated, name).to.equal(value instanceof Repeated);
    });
  }

  it('parses a short form', async () => {
    expect(await parseForm('a=1&b[c]=x+y')).to.deep.equal({ a: '1', b: { c: 'x y' } });
    expect(await parseForm('')).to.deep.equal({});
  });

  it('yields to the event loop while it parses a long form', async () => {
    const count = countTurns();
    await parseForm(`features=${LONG}`);
    count.stop();
    expect(count.turns).to.be.at.least(Math.floor(LONG.length / (128 * 1024)) - 1);
  });

  it('limits the names of a long form like those of a short one', async () => {
    const names = Array.from({ length: 1001 }, (_, index) => `n${String(index)}=1`).join('&');
    const error: unknown = await parseForm(`${names}&a=${LONG}`).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(AppError);
  });
});
