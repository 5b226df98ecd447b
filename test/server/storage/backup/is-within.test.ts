import { expect } from 'chai';
import { isWithin } from '../../../../server/storage/backup/is-within.js';

describe('isWithin', () => {
  it('compares paths by folders, not by how their names begin', () => {
    const within = (path: string): boolean => isWithin(path, '/data/blobs/');
    for (const path of ['/data/blobs', '/data/blobs/a', '/data/blobs/..a/b', '/data/x/../blobs/a'])
      expect(within(path), path).to.equal(true);
    for (const path of ['/data', '/data/blobs2', '/data/blobs/../a', '/', '/other'])
      expect(within(path), path).to.equal(false);
  });
});
