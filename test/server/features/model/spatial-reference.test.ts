import { expect } from 'chai';
import {
  normalizeSpatialReference,
  readExtent,
  WEB_MERCATOR,
} from '../../../../server/features/model/spatial-reference.js';

describe('normalizeSpatialReference', () => {
  for (const wkid of [3857, 102100, 102113, 900913]) {
    it(`recognizes ${String(wkid)} as web mercator`, () => {
      expect(normalizeSpatialReference({ wkid })).to.deep.equal(WEB_MERCATOR);
    });
  }

  it('keeps both numbers of a spatial reference', () => {
    const reference = { wkid: 102039, latestWkid: 5070 };
    expect(normalizeSpatialReference(reference)).to.deep.equal(reference);
    expect(normalizeSpatialReference({ wkid: 4326, latestWkid: null })).to.deep.equal({
      wkid: 4326,
      latestWkid: 4326,
    });
  });

  it('accepts well-known text for a reference without a number', () => {
    const wkt = 'GEOGCS["x"]';
    for (const input of [{ wkt }, { wkt2: wkt }, { wkid: 0, wkt }, { wkt: '', wkt2: wkt }]) {
      expect(normalizeSpatialReference(input)).to.deep.equal({ wkt });
    }
    expect(normalizeSpatialReference({ wkid: 25832, wkt })).to.deep.equal({ wkid: 25832, latestWkid: 25832 });
  });

  it('returns nothing for a reference without number and text', () => {
    for (const input of [{}, { wkid: null }, { wkt: '' }, { wkt: '/etc/passwd' }, { wkt2: 5 }]) {
      expect(normalizeSpatialReference(input)).to.equal(undefined);
    }
  });
});

describe('readExtent', () => {
  const box = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };

  it('accepts extents in the same spatial reference under any of its numbers', () => {
    expect(readExtent(box, WEB_MERCATOR)).to.deep.equal(box);
    expect(readExtent({ ...box, spatialReference: { wkid: 3857 } }, WEB_MERCATOR)).to.deep.equal(box);
  });

  const useless: [string, Parameters<typeof readExtent>[0]][] = [
    ['none at all', null],
    ['one that lacks a number', { ...box, xmax: null }],
    ['one that is turned round', { ...box, xmin: 9 }],
    ['one in another spatial reference', { ...box, spatialReference: { wkid: 4326 } }],
  ];
  for (const [what, extent] of useless) {
    it(`ignores ${what}`, () => {
      expect(readExtent(extent, WEB_MERCATOR)).to.equal(undefined);
    });
  }
});
