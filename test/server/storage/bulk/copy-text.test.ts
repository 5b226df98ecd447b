import { expect } from 'chai';
import type { PackedRows } from '../../../../server/storage/bulk/bulk-loader.js';
import { CopyTextPacker } from '../../../../server/storage/bulk/copy-text.js';

const TABLE = { geometry: undefined };
const LAYER = { geometry: { column: 'shape', srid: 4326 } };

const text = (packed: PackedRows | undefined): string => String(packed?.bytes);

describe('CopyTextPacker', () => {
  it('writes values and bytes alike', () => {
    const awkward = 'tab\t back\\ new\nline\r é€😀 \\N \u0001';
    const long = awkward.repeat(20);
    for (const value of ['', 'plain', awkward, long]) {
      const packer = new CopyTextPacker(TABLE);
      packer.add({ values: [value], geometry: null });
      const byValue = text(packer.take());
      const bytes = Buffer.from(`,${value},`);
      packer.text(bytes, 1, bytes.length - 1);
      packer.endRow();
      expect(text(packer.take())).to.equal(byValue);
      const escaped = value
        .replaceAll('\\', '\\\\')
        .replaceAll('\t', '\\t')
        .replaceAll('\n', '\\n')
        .replaceAll('\r', '\\r');
      expect(byValue).to.equal(`${escaped}\n`);
    }
  });

  it('writes numbers, bytes, nulls and geometries', () => {
    const packer = new CopyTextPacker(LAYER);
    const wkb = Buffer.from('0101000000000000000000f03f0000000000000040', 'hex');
    const values = [1.5, -0, 1e21, null, Buffer.from([0, 255])];
    packer.add({ values, geometry: wkb });
    packer.add({ values, geometry: null });
    const cells = '1.5\t0\t1e+21\t\\N\t\\\\x00ff';
    const ewkb = '0101000020e6100000000000000000f03f0000000000000040';
    expect(text(packer.take())).to.equal(`${cells}\t${ewkb}\n${cells}\t\\N\n`);
  });

  it('takes back a row that was dropped', () => {
    const packer = new CopyTextPacker(TABLE);
    packer.value('gone');
    packer.dropRow();
    expect(packer.take()).to.equal(undefined);
    packer.add({ values: ['kept'], geometry: null });
    packer.value('gone');
    packer.dropRow();
    const packed = packer.take();
    expect([text(packed), packed?.count]).to.deep.equal(['kept\n', 1]);
  });

  it('has room for rows of any size', () => {
    const packer = new CopyTextPacker(LAYER);
    const large = 'x'.repeat(700_000);
    const wkb = Buffer.alloc(300_000, 7);
    packer.add({ values: ['a'], geometry: null });
    packer.add({ values: [large], geometry: wkb });
    const [first, second = ''] = text(packer.take()).split('\n');
    expect(first).to.equal('a\t\\N');
    const [value, hex = ''] = second.split('\t');
    expect(value === large).to.equal(true);
    expect(hex.slice(18) === wkb.subarray(5).toString('hex')).to.equal(true);
  });
});
