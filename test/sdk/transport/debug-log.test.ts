import { expect } from 'chai';
import { describeRequest } from '../../../sdk/src/transport/debug-log.js';

describe('a request in the debug log', () => {
  for (const name of [
    ...['token', 'access_token', 'auth_token', 'password', 'client_secret', '_wpnonce', 'X-Amz-Signature'],
    ...['api_key', 'apikey', 'fairground_session'],
  ]) {
    it(`hides ${name} in its address and in the referrer`, () => {
      const tail = `?x=1&${name}=s3cr3t&y=2`;
      const headers = { 'x-referer': `https://example.org/${tail}` };
      const line = describeRequest(new Request(`https://example.org/a${tail}`, { headers }));
      expect(line).not.to.contain('s3cr3t');
      expect(line.match(/x=1&/g)).to.have.length(2);
      expect(line.match(/y=2/g)).to.have.length(2);
    });
  }

  for (const name of ['Authorization', 'X-Esri-Authorization', 'Cookie', 'X-Api-Key', 'X-WP-Nonce']) {
    it(`hides the header ${name}`, () => {
      const request = new Request('https://example.org/', {
        headers: { [name]: 's3cr3t', 'x-team': 'maps' },
      });
      expect(describeRequest(request)).to.contain(`${name.toLowerCase()}: ***`).and.not.to.contain('s3cr3t');
      expect(describeRequest(request)).to.contain('x-team: maps');
    });
  }

  it('shows parameters that are not secret', () => {
    const request = new Request('https://example.org/a?keyword=sea', {
      headers: { 'idempotency-key': 'k1' },
    });
    expect(describeRequest(request)).to.equal('GET https://example.org/a?keyword=sea | idempotency-key: k1');
  });
});
