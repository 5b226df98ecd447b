import { expect } from 'chai';
import { parseS3Location } from '../../../server/config/s3-location.js';

describe('parseS3Location', () => {
  it('reads a bucket with and without a prefix', () => {
    expect(parseS3Location('s3://maps')).to.deep.equal({ bucket: 'maps', prefix: '' });
    expect(parseS3Location('s3://maps/')).to.deep.equal({ bucket: 'maps', prefix: '' });
    expect(parseS3Location('s3://maps.example.org/Fair_ground/v1.2/')).to.deep.equal({
      bucket: 'maps.example.org',
      prefix: 'Fair_ground/v1.2/',
    });
  });

  for (const url of [
    's3://',
    's3://a',
    's3://Maps',
    's3://maps..org',
    's3://-maps',
    's3://user:secret@maps',
    's3://maps?x',
    's3://maps//x',
    's3://maps/../x',
    's3://maps/.x',
    's3://maps/a b',
    's3:maps',
    `s3://maps/${'x'.repeat(201)}`,
  ]) {
    it(`refuses ${url.slice(0, 40)}`, () => {
      expect(parseS3Location(url)).to.equal(undefined);
    });
  }
});
