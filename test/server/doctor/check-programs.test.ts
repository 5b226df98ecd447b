import { expect } from 'chai';
import { checkPrograms } from '../../../server/doctor/check-programs.js';
import type { Finding } from '../../../server/doctor/finding.js';
import { standInForGdal } from '../../support/files/gdal-stand-in.js';

describe('checkPrograms', () => {
  async function gdalOf(version: string): Promise<Finding | undefined> {
    const gdal = await standInForGdal('ogrinfo', () => `echo 'GDAL ${version}, released 2022/10/21'; exit 0`);
    try {
      const findings = await checkPrograms({ sourceFolder: undefined });
      return findings.find(({ subject }) => subject === 'GDAL');
    } finally {
      await gdal.remove();
    }
  }

  it('warns of a GDAL that is older than the oldest tested version', async () => {
    for (const old of ['3.5.3', '2.10.0']) {
      const finding = await gdalOf(old);
      expect(finding).to.include({ verdict: 'warn', seen: `${old} is older than the oldest tested version` });
    }
    for (const version of ['3.6.0', '3.10.1dev', '4.0.0'])
      expect(await gdalOf(version)).to.include({ verdict: 'ok', seen: version });
  });
});
