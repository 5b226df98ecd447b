import { expect } from 'chai';
import { decodeCalendar } from '../../../../../server/events/calendar/read/decode.js';

describe('decodeCalendar', () => {
  it('reads a file that is not UTF-8 as Windows-1252, including its characters from 0x80 to 0x9f', () => {
    const bytes = Buffer.of(0x35, 0x20, 0x80, 0x92, 0x9f, 0x20, 0xe9);
    expect(decodeCalendar(bytes)).to.equal('5 €’Ÿ é');
  });

  it('keeps a mark for each byte that windows-1252 gives no meaning', () => {
    const bytes = Buffer.of(0x41, 0x81, 0x8d, 0x8f, 0x90, 0x9d, 0xe9);
    expect(decodeCalendar(bytes)).to.equal(`A${'\uFFFD'.repeat(5)}é`);
  });

  /** The lines of a file, of which the letters are bytes. */
  const decode = (...lines: readonly string[]): string[] =>
    decodeCalendar(Buffer.from(lines.join('\r\n'), 'latin1')).split(/\r?\n/);

  it('decodes quoted-printable with its soft line breaks, and drops the parameters', () => {
    expect(
      decode(
        'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Treff f=C3=BCr alle',
        'DESCRIPTION;LANGUAGE=de;CHARSET=utf-8;QUOTED-PRINTABLE:Erste Zeile=0D=0Azweite =',
        'fortgesetzt=2E 1=3D1',
        'LOCATION:Haus',
      ),
    ).to.deep.equal([
      'SUMMARY:Treff für alle',
      'DESCRIPTION;LANGUAGE=de:Erste Zeile\\nzweite fortgesetzt. 1=1',
      'LOCATION:Haus',
    ]);
  });

  it('decodes character sets of single values, and base64', () => {
    expect(
      decode(
        'SUMMARY;CHARSET=windows-1251:\xcf\xf0\xe8\xe2\xe5\xf2',
        'DESCRIPTION;CHARSET=ISO-8859-2;ENCODING=QUOTED-PRINTABLE:=A3=F3d=BC',
        'LOCATION;ENCODING=BASE64;CHARSET=UTF-8:SGF1cw',
        ' ==',
        'COMMENT;ENCODING=QUOTED-PRINTABLE:caf=E9',
        'CONTACT;ENCODING=8BIT;CHARSET=UTF-8:caf\xc3\xa9',
        'URL:https://x.example/\xc3\xa9',
      ),
    ).to.deep.equal([
      'SUMMARY:Привет',
      'DESCRIPTION:Łódź',
      'LOCATION:Haus',
      'COMMENT:café',
      'CONTACT:café',
      'URL:https://x.example/é',
    ]);
  });

  it('unfolds encoded values, and stops at the end of an event', () => {
    expect(
      decode(
        'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:f=C3=',
        ' =BCr',
        'DESCRIPTION;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:gr=',
        ' C3=BC=C3=9Fe',
        'LOCATION;ENCODING=QUOTED-PRINTABLE:Ende=',
        'END:VEVENT',
      ),
    ).to.deep.equal(['SUMMARY:für', 'DESCRIPTION:grüße', 'LOCATION:Ende', 'END:VEVENT']);
  });

  it('keeps the parameters of a value that it cannot decode', () => {
    for (const line of [
      'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:f=FCr',
      'SUMMARY;CHARSET=X-UNKNOWN:abc',
      'SUMMARY;CHARSET=hex:abcd',
      'SUMMARY;ENCODING=UUENCODE:abc',
      'SUMMARY;ENCODING=BASE64:a!b',
    ])
      expect(decode(line)[0], line).to.match(/^SUMMARY;(?:ENCODING|CHARSET)=/);
  });

  it('leaves marks that look like its own alone', () => {
    expect(decode('SUMMARY:a\x000\x00b', 'LOCATION;CHARSET=UTF-8:c')).to.deep.equal([
      'SUMMARY:a0b',
      'LOCATION:c',
    ]);
  });
});
