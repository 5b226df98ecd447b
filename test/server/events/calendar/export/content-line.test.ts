import { expect } from 'chai';
import fc from 'fast-check';
import { contentLine, escapeText } from '../../../../../server/events/calendar/export/content-line.js';
import { readProperty } from '../../../../../server/events/calendar/read/property.js';
import { readText } from '../../../../../server/events/calendar/read/values.js';
import { anyCharacter } from '../../../../support/files/any-character.js';

const unfold = (text: string): string => text.replaceAll('\r\n ', '').replace(/\r\n$/, '');

describe('content line', () => {
  it('ends with CR and LF', () => {
    expect(contentLine('SUMMARY', 'Evening Walk')).to.equal('SUMMARY:Evening Walk\r\n');
  });

  it('folds a content line after 75 octets, and continues it after a space', () => {
    const folded = contentLine('SUMMARY', 'x'.repeat(150)).split('\r\n');
    expect(folded.map((line) => line.length)).to.deep.equal([75, 75, 10, 0]);
    expect(folded.slice(1, 3).every((line) => line.startsWith(' '))).to.be.true;
  });

  it('keeps a line of 75 octets whole', () => {
    expect(contentLine('SUMMARY', 'x'.repeat(67))).to.equal(`SUMMARY:${'x'.repeat(67)}\r\n`);
  });

  it('splits no character, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
        const line = contentLine('SUMMARY', escapeText(text));
        for (const piece of line.slice(0, -2).split('\r\n')) {
          expect(Buffer.byteLength(piece)).to.be.at.most(75);
          expect(Buffer.from(piece).toString()).to.equal(piece);
        }
      }),
    );
  });

  it('reads back a folded content line, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const plain = text.replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
        const property = readProperty(unfold(contentLine('SUMMARY', escapeText(plain))));
        expect(readText(property?.value ?? '')).to.equal(plain);
      }),
    );
  });

  it('escapes special characters of texts', () => {
    expect(escapeText('a, b; c\\d: "e"\r\nf\ng\rh')).to.equal('a\\, b\\; c\\\\d: "e"\\nf\\ng\\nh');
  });

  it('quotes parameters that need it, and encodes quotes with a circumflex', () => {
    expect(contentLine('ORGANIZER', 'mailto:a@b.example', { CN: 'Walk, "Talk" & Co^' })).to.equal(
      `ORGANIZER;CN="Walk, ^'Talk^' & Co^^":mailto:a@b.example\r\n`,
    );
  });

  it('omits undefined parameters, and encodes line breaks of others', () => {
    expect(contentLine('ORGANIZER', 'mailto:a@b.example', { CN: undefined, X: 'a\r\nb\rc\td' })).to.equal(
      'ORGANIZER;X=a^nb^nc d:mailto:a@b.example\r\n',
    );
  });

  it('leaves no line break in a value, so that no text can begin another property', () => {
    expect(contentLine('URL', 'https://example.org/\r\nX-EVIL:1', { CN: 'a\nb' })).to.equal(
      'URL;CN=a^nb:https://example.org/X-EVIL:1\r\n',
    );
  });
});
