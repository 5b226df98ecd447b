import { expect } from 'chai';
import { cleanFileName, extensionOf } from '../../../../../server/features/content/files/file-name.js';

describe('file names', () => {
  for (const [sent, kept] of [
    ['C:\\data\\cities.csv', 'cities.csv'],
    ['../../etc/passwd', 'passwd'],
    ['a\0b\r\n.csv', 'ab.csv'],
    ['', ''],
    [`${'🌍'.repeat(300)}.csv`, `${'🌍'.repeat(251)}.csv`],
  ] as const) {
    it(`removes folders and control characters from file names: ${JSON.stringify(sent).slice(0, 30)}`, () => {
      expect(cleanFileName(sent)).to.equal(kept);
    });
  }

  for (const [fileName, extension] of [
    ['a.CSV', 'csv'],
    ['a.gdb.zip', 'zip'],
    ['.csv', ''],
    ['csv', ''],
    ['a.', ''],
  ] as const) {
    it(`reads the extension ${JSON.stringify(extension)} from ${fileName}`, () => {
      expect(extensionOf(fileName)).to.equal(extension);
    });
  }
});
