import { expect } from 'chai';
import { toIsoWkb } from '../../../../../../server/features/append/convert/geometry/ewkb.js';
import { Bounds } from '../../../../../../server/features/append/convert/geometry/wkb-bounds.js';

const hexDouble = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes.toString('hex');
};
const [one, two, three] = [1, 2, 3].map(hexDouble);

function convert(hex: string): string {
  return toIsoWkb(Buffer.from(hex, 'hex')).toString('hex');
}

describe('toIsoWkb', () => {
  it('drops the SRID and leaves plain points as they are', () => {
    expect(convert(`0101000020110f0000${one}${two}`)).to.equal(`0101000000${one}${two}`);
    expect(convert(`0101000000${one}${two}`)).to.equal(`0101000000${one}${two}`);
  });

  it('writes z and m flags into the type of every part', () => {
    const ewkb = `010400008002000000${`0101000080${one}${two}${three}`.repeat(2)}`;
    expect(convert(ewkb)).to.equal(`01ec03000002000000${`01e9030000${one}${two}${three}`.repeat(2)}`);
    expect(convert(`01010000e0110f0000${one}${two}${three}${one}`)).to.equal(
      `01b90b0000${one}${two}${three}${one}`,
    );
    expect(convert(`0101000040${one}${two}${three}`)).to.equal(`01d1070000${one}${two}${three}`);
  });

  it('finds its way through polygons', () => {
    const ring = `04000000${`${one}${two}`.repeat(4)}`;
    const polygon = `010300000002000000${ring.repeat(2)}`;
    const iso = toIsoWkb(Buffer.from(`0106000020e610000002000000${polygon.repeat(2)}`, 'hex'));
    expect(iso.toString('hex')).to.equal(`010600000002000000${polygon.repeat(2)}`);
    const bounds = new Bounds();
    bounds.add(iso);
    expect(bounds.extent).to.deep.equal({ xmin: 1, ymin: 2, xmax: 1, ymax: 2 });
  });
});
