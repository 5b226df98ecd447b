import { expect } from 'chai';
import { hashPassword, verifyPassword } from '../../../server/auth/passwords.js';

describe('passwords', () => {
  it('accepts the right password and no other', async () => {
    const stored = await hashPassword('open sesame');
    expect(await verifyPassword('open sesame', stored)).to.equal(true);
    expect(await verifyPassword('open sesam', stored)).to.equal(false);
    expect(await verifyPassword('', stored)).to.equal(false);
  });

  it('salts passwords, so that equal passwords are stored differently', async () => {
    expect(await hashPassword('same')).not.to.equal(await hashPassword('same'));
  });

  it('stores its cost with the hash, and verifies hashes of an older cost', async () => {
    expect(await hashPassword('x')).to.match(/^scrypt\$32768\$8\$1\$/);
    // Made with node:crypto: scryptSync('x', 'salt', 32, { N: 16, r: 1, p: 1 })
    const { scryptSync } = await import('node:crypto');
    const key = scryptSync('x', 'salt', 32, { N: 16, r: 1, p: 1 }).toString('base64url');
    const older = `scrypt$16$1$1$${Buffer.from('salt').toString('base64url')}$${key}`;
    expect(await verifyPassword('x', older)).to.equal(true);
    expect(await verifyPassword('y', older)).to.equal(false);
  });

  it('refuses any password of a user that does not exist', async () => {
    expect(await verifyPassword('anything', undefined)).to.equal(false);
  });

  it('treats the composed and decomposed é as the same password', async () => {
    expect(await verifyPassword('caf\u00e9', await hashPassword('cafe\u0301'))).to.equal(true);
  });
});
