import { expect } from 'chai';
import { isTooDeep } from '../../../../../server/http/request/parameters/json-depth.js';

const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2);

describe('isTooDeep', () => {
  it('counts nested lists and objects as depth', () => {
    expect(isTooDeep(nested(100))).to.equal(false);
    expect(isTooDeep(nested(102))).to.equal(true);
    expect(isTooDeep('['.repeat(101))).to.equal(true);
    expect(isTooDeep('[[],{},'.repeat(60) + ']'.repeat(60))).to.equal(false);
    expect(isTooDeep('[],'.repeat(1000))).to.equal(false);
  });

  it('ignores brackets inside texts', () => {
    expect(isTooDeep(JSON.stringify(['['.repeat(1000), '\\"[['.repeat(500), '{"'.repeat(300)]))).to.equal(
      false,
    );
    expect(isTooDeep(`"\\\\",${'['.repeat(200)}`)).to.equal(true);
  });
});
