import { expect } from 'chai';
import { clientAddress } from '../../../../server/http/request/identify-request.js';

describe('clientAddress', () => {
  it('ignores X-Forwarded-For without a trusted proxy', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4', 0)).to.equal('10.0.0.1');
  });

  it('trusts as many entries from the end as there are proxies', () => {
    expect(clientAddress('10.0.0.1', 'forged, 1.2.3.4', 1)).to.equal('1.2.3.4');
    expect(clientAddress('10.0.0.1', 'forged, 1.2.3.4, 10.0.0.2', 2)).to.equal('1.2.3.4');
  });

  it('uses the earliest known address when there are fewer entries than proxies', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4', 2)).to.equal('1.2.3.4');
    expect(clientAddress('10.0.0.1', undefined, 2)).to.equal('10.0.0.1');
    expect(clientAddress('10.0.0.1', ' ', 1)).to.equal('10.0.0.1');
  });
});
