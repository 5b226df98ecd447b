import { expect } from 'chai';
import { checkConfig } from '../../../server/doctor/check-config.js';

describe('checkConfig', () => {
  const proxies = (host: string, trusted: string, url = 'https://maps.example.org'): string[] => {
    const { findings } = checkConfig({
      FAIRGROUND_HOST: host,
      FAIRGROUND_TRUSTED_PROXIES: trusted,
      FAIRGROUND_PUBLIC_URL: url,
    });
    return findings
      .filter(({ subject }) => subject === 'proxies')
      .map(({ mend = '' }) => mend.split(' ')[1] ?? '');
  };

  it('warns where callers may pass a trusted proxy by', () => {
    expect(proxies('0.0.0.0', '1')).to.deep.equal(['FAIRGROUND_HOST']);
    expect(proxies('192.0.2.7', '2')).to.deep.equal(['FAIRGROUND_HOST']);
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(proxies(host, '1'), host).to.deep.equal([]);
  });

  it('warns where TLS is spoken by a proxy that is not trusted', () => {
    expect(proxies('127.0.0.1', '0')).to.deep.equal(['FAIRGROUND_TRUSTED_PROXIES']);
    expect(proxies('127.0.0.1', '0', 'http://maps.example.org')).to.deep.equal([]);
  });
});
