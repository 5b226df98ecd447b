import { expect } from 'chai';
import { describePortal } from '../../../../server/features/metadata/portal.js';

describe('describePortal', () => {
  it('says that everything goes by TLS where the server is known by such an address, and not else', () => {
    for (const [publicUrl, allSSL] of [
      ['https://maps.example.org/arcgis', true],
      ['http://localhost:8080/arcgis', false],
    ] as const) {
      const portalHostname = new URL(publicUrl).hostname;
      expect(describePortal(publicUrl, undefined)).to.include({ allSSL, portalHostname });
    }
  });
});
