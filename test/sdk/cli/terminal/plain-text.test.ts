import { expect } from 'chai';
import { plainText } from '../../../../sdk/src/cli/terminal/plain-text.js';

describe('plainText', () => {
  it('decodes entities once', () => {
    expect(plainText('Walk &#038; Picnic &#8211; it&#x2019;s &lt;free&gt;')).to.equal(
      'Walk & Picnic – it’s <free>',
    );
    expect(plainText('&amp;#038; &bogus; &#99999999; A & B')).to.equal('&#038; &bogus; &#99999999; A & B');
    expect(plainText('&#1114112;')).to.equal('&#1114112;');
  });

  it('removes control characters of a terminal, however they are written', () => {
    expect(plainText('\u001b[2Jgone&#27;[31m\u009b5m\r\n')).to.equal('[2Jgone[31m5m');
  });
});
