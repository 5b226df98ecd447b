import { expect } from 'chai';
import type { BulkTarget, BulkValue, EncodedRows } from '../../../../../server/storage/sql/bulk-loader.js';
import { CopyBinaryEncoder } from '../../../../../server/storage/postgres/bulk/copy-binary.js';
import type { ColumnType } from '../../../../../server/storage/sql/dialect.js';

type Target = Pick<BulkTarget, 'columns' | 'geometry'>;

const tableOf = (...types: readonly ColumnType[]): Target => ({
  columns: types.map((type, index) => ({ name: `c${String(index)}`, type })),
  geometry: undefined,
});
const layerOf = (...types: readonly ColumnType[]): Target => ({
  columns: tableOf(...types).columns,
  geometry: { column: 'shape', srid: 4326 },
});

/** As hexadecimal, a row's number of columns first and the length before each value. */
const hex = (encoded: EncodedRows | undefined): string => encoded?.bytes.toString('hex') ?? '';

function encoded(target: Target, values: readonly BulkValue[], geometry: Buffer | null = null): string {
  const encoder = new CopyBinaryEncoder(target);
  encoder.add({ values, geometry });
  return hex(encoder.take());
}

describe('CopyBinaryEncoder', () => {
  it('writes a text and its bytes alike', () => {
    const awkward = 'tab\t back\\ new\nline\r é€😀 \\N \u0001';
    for (const value of ['', 'plain', 'x'.repeat(159), 'x'.repeat(400), awkward, awkward.repeat(20)]) {
      const bytes = Buffer.from(`,${value},`);
      const encoder = new CopyBinaryEncoder(tableOf('text'));
      encoder.text(bytes, 1, bytes.length - 1);
      encoder.endRow();
      const length = (bytes.length - 2).toString(16).padStart(8, '0');
      expect(hex(encoder.take())).to.equal(`0001${length}${Buffer.from(value).toString('hex')}`);
      expect(encoded(tableOf('text'), [value])).to.equal(
        `0001${length}${Buffer.from(value).toString('hex')}`,
      );
    }
  });

  it('writes each value in the form of its column', () => {
    const values: readonly [ColumnType, BulkValue, string][] = [
      ['smallint', -2, '00000002fffe'],
      ['integer', -2, '00000004fffffffe'],
      ['bigint', -2, '00000008fffffffffffffffe'],
      ['bigint', 2 ** 40 + 5, '000000080000010000000005'],
      ['bigint', '-9223372036854775808', '000000088000000000000000'],
      ['real', 0.1, '000000043dcccccd'],
      ['double', -0, '000000080000000000000000'],
      ['double', 1.5, '000000083ff8000000000000'],
      ['uuid', '6f9619ff-8b86-d011-b42d-00c04fc964FF', '000000106f9619ff8b86d011b42d00c04fc964ff'],
      ['instant', '2000-01-01T00:00:00.000Z', '000000080000000000000000'],
      ['instant', '1999-12-31T23:59:59.999Z', '00000008fffffffffffffc18'],
      ['date', '2000-03-01', '000000040000003c'],
      ['time', '00:00:01.500', '00000008000000000016e360'],
      ['time', '00:00:01', '0000000800000000000f4240'],
      ['bytes', Buffer.from([0, 255]), '0000000200ff'],
      ['text', null, 'ffffffff'],
    ];
    for (const [type, value, written] of values) {
      expect(encoded(tableOf(type), [value]), `${type} ${String(value)}`).to.equal(`0001${written}`);
    }
    const encoder = new CopyBinaryEncoder(tableOf('integer', 'bigint'));
    const digits = Buffer.from('-17,123456789012345');
    encoder.digits(digits, 0, 3);
    encoder.digits(digits, 4, digits.length);
    encoder.endRow();
    expect(hex(encoder.take())).to.equal('000200000004ffffffef0000000800007048860ddf79');
  });

  it('writes geometries with their spatial reference', () => {
    const wkb = Buffer.from('0101000000000000000000f03f0000000000000040', 'hex');
    const ewkb = '0101000020e6100000000000000000f03f0000000000000040';
    expect(encoded(layerOf('integer'), [1], wkb)).to.equal(`0002000000040000000100000019${ewkb}`);
    expect(encoded(layerOf('integer'), [1])).to.equal('00020000000400000001ffffffff');
  });

  it('refuses values that do not fit their column, and rows of another width', () => {
    const bad: readonly [ColumnType, BulkValue][] = [
      ['uuid', '6f9619ff-8b86-d011-b42d-00c04fc964f'],
      ['uuid', '6f9619ff-8b86-d011-b42d-00c04fc964fg'],
      ['instant', '2000-01-01 00:00:00.000Z'],
      ['instant', '2000-01-01T00:00:00Z'],
      ['instant', '+10000-01-01T00:00:00.000Z'],
      ['date', '2000-1-1'],
      ['time', '1:00:00'],
      ['time', '01:00:00.5'],
      ['integer', '1'],
      ['text', 1],
    ];
    for (const [type, value] of bad) {
      expect(() => encoded(tableOf(type), [value]), `${type} ${String(value)}`).to.throw();
    }
    expect(() => encoded(tableOf('integer'), [])).to.throw(/more or fewer/);
    expect(() => encoded(tableOf('integer'), [1, 2])).to.throw();
  });

  it('removes a dropped row from the buffer', () => {
    const encoder = new CopyBinaryEncoder(tableOf('text'));
    encoder.value('gone');
    encoder.dropRow();
    expect(encoder.take()).to.equal(undefined);
    encoder.add({ values: ['kept'], geometry: null });
    encoder.value('gone');
    encoder.dropRow();
    const taken = encoder.take();
    expect([hex(taken), taken?.count]).to.deep.equal([
      `000100000004${Buffer.from('kept').toString('hex')}`,
      1,
    ]);
    encoder.add({ values: ['more'], geometry: null });
    expect(hex(encoder.take())).to.equal(`000100000004${Buffer.from('more').toString('hex')}`);
  });

  it('encodes rows of any size', () => {
    const encoder = new CopyBinaryEncoder(layerOf('text'));
    const large = 'x'.repeat(700_000);
    const wkb = Buffer.alloc(300_000, 7);
    encoder.add({ values: ['a'], geometry: null });
    encoder.add({ values: [large], geometry: wkb });
    const bytes = encoder.take()?.bytes ?? Buffer.alloc(0);
    const first = 2 + 4 + 1 + 4;
    expect(bytes.length).to.equal(first + 2 + 4 + large.length + 4 + wkb.length + 4);
    expect(bytes.toString('latin1', first + 6, first + 6 + large.length) === large).to.equal(true);
    expect(bytes.subarray(-wkb.length + 5).equals(wkb.subarray(5))).to.equal(true);
  });
});
