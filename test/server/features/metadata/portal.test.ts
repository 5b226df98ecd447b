import { expect } from 'chai';
import { describePortal } from '../../../../server/features/metadata/portal.js';

describe('describePortal', () => {
  it('reports TLS only if the public URL of the server uses it', () => {
    for (const [publicUrl, allSSL] of [
      ['https://maps.example.org/arcgis', true],
      ['http://localhost:8080/arcgis', false],
    ] as const) {
      const portalHostname = new URL(publicUrl).hostname;
      expect(describePortal(publicUrl, undefined)).to.include({ allSSL, portalHostname });
    }
  });
});
