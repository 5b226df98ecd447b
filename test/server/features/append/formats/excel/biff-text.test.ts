import { expect } from 'chai';
import {
  BiffText,
  codePageDecoder,
} from '../../../../../../server/features/append/formats/excel/xls/biff-text.js';

function read(codePage: number, ...bytes: number[]): string {
  return new BiffText([Buffer.of(bytes.length, ...bytes)], 0, codePageDecoder(codePage)).read(1);
}

describe('texts of workbooks before Unicode', () => {
  it('decodes texts of old workbooks with the code page of the workbook', () => {
    expect(read(1251, 0xcc, 0xee)).to.equal('Мо');
    expect(read(932, 0x93, 0x8c)).to.equal('東');
    expect(read(10_007, 0x80)).to.equal('А');
    expect(read(32_769, 0x80)).to.equal('€');
  });

  it('marks bytes outside the code page with half of a surrogate pair, which no field accepts', () => {
    expect(read(932, 0x61, 0xa0)).to.equal('a\uDFFF');
  });

  it('refuses an unknown code page', () => {
    expect(() => codePageDecoder(437)).to.throw('it is in code page 437, which is not supported');
  });
});
