import { expect } from 'chai';
import { Utf8Writer } from '../../../../server/lib/text/utf8-writer.js';

describe('Utf8Writer', () => {
  it('puts pieces of any length together, however many they are', () => {
    const out = new Utf8Writer();
    const source = Buffer.from(`<${'Ünïcode, and long. '.repeat(40)}>`);
    let expected = '';
    for (let length = 0; length < source.length; length += 1) {
      out.add(source, 0, length);
      out.addAscii(`[${'-'.repeat(length)}]`);
      expected += `${source.toString('latin1', 0, length)}[${'-'.repeat(length)}]`;
    }
    out.add(source);
    expected += source.toString('latin1');
    expect(out.length).to.equal(expected.length).and.to.be.greaterThan(400_000);
    expect(out.take().toString('latin1')).to.equal(expected);
  });

  it('encodes more bytes than estimated, and none', () => {
    const out = new Utf8Writer(3);
    expect(out.take().toString()).to.equal('');
    for (const word of ['', 'four', ' ', 'five']) out.addAscii(word);
    expect(out.take().toString()).to.equal('four five');
    expect(out.take().toString()).to.equal('');
  });

  it('copies numbers of a list, one after another up to the last', () => {
    const list = Buffer.from('1.5,null,-2e-300');
    const out = new Utf8Writer();
    let next = 0;
    while (next < list.length) {
      next = out.addNumber(list, next);
      out.addAscii(';');
    }
    expect(out.take().toString()).to.equal('1.5;null;-2e-300;');
  });

  it('puts brackets around each group of numbers in a list', () => {
    const out = new Utf8Writer();
    out.addTuples('1.5', 1, 1);
    out.addAscii(' ');
    out.addTuples('1,-2,3e21,null', 2, 2);
    out.addAscii(' ');
    out.addTuples('1,2,null,4,5,6', 3, 2);
    expect(out.take().toString()).to.equal('[1.5] [1,-2],[3e21,null] [1,2,null],[4,5,6]');
  });

  it('encodes lists of any length', () => {
    const out = new Utf8Writer();
    let expected = '';
    for (let count = 1; count < 20_000; count *= 3) {
      const pairs = Array.from({ length: count }, (_, index) => [index, -index / 8]);
      out.addTuples(String(pairs), 2, count);
      expected += JSON.stringify(pairs).slice(1, -1);
    }
    expect(expected.length).to.be.greaterThan(200_000);
    expect(out.take().toString() === expected).to.equal(true);
  });

  it('never changes encoded bytes that were taken', () => {
    const out = new Utf8Writer();
    out.addAscii('first');
    const first = out.take();
    expect(out.length).to.equal(0);
    out.addAscii('other');
    expect([first.toString(), out.take().toString()]).to.deep.equal(['first', 'other']);
  });
});
