import Joi from '@hapi/joi';
import { expect } from 'chai';
import { lazy } from '../../../../server/http/operation/lazy.js';

describe('lazy', () => {
  it('builds a schema on first use, and only once', () => {
    let count = 0;
    const schema = lazy(() => {
      count += 1;
      return Joi.number();
    });
    expect(count).to.equal(0);
    expect(schema()).to.equal(schema());
    expect(count).to.equal(1);
  });
});
