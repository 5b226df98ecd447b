import { expect } from 'chai';
import {
  makeApplicationPassword,
  makePassword,
  makeToken,
  readApplicationPassword,
} from '../../../server/auth/secrets.js';

describe('secrets', () => {
  it('shows an application password in six groups of four', () => {
    expect(makeApplicationPassword()).to.match(/^([A-Za-z0-9]{4} ){5}[A-Za-z0-9]{4}$/);
  });

  it('reads an application password however it is spaced', () => {
    const shown = makeApplicationPassword();
    const plain = shown.replaceAll(' ', '');
    expect(readApplicationPassword(shown)).to.equal(plain);
    expect(readApplicationPassword(plain)).to.equal(plain);
    expect(readApplicationPassword(` ${plain.slice(0, 7)}  ${plain.slice(7)}\t`)).to.equal(plain);
  });

  it('does not take a password for an application password', () => {
    expect(readApplicationPassword(makePassword())).to.equal(undefined);
  });

  it('creates tokens of 256 bits that need no escaping', () => {
    expect(makeToken()).to.match(/^[\w-]{43}$/);
  });

  it('never creates the same secret twice', () => {
    for (const make of [makePassword, makeApplicationPassword, makeToken]) {
      expect(new Set(Array.from({ length: 200 }, make))).to.have.property('size', 200);
    }
  });
});
