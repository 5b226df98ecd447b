import { expect } from 'chai';
import { formTokenOf, isFormToken, readCookie, writeCookie } from '../../../server/api/session.js';

describe('cookies of pages', () => {
  it('protects cookies of pages from scripts, other sites and other servers on the host', () => {
    const cookie = writeCookie('https://fair.example/maps', 'name', 'value');
    expect(cookie.split('; ')).to.deep.equal([
      'name=value',
      'Path=/maps',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(writeCookie('http://localhost:8080', 'name', 'value')).to.equal(
      'name=value; Path=/; HttpOnly; SameSite=Strict',
    );
    expect(writeCookie('https://fair.example', 'name', '')).to.contain('Max-Age=0');
  });

  it('reads cookies by name, and ignores malformed values', () => {
    expect(readCookie('other=1; name=value ; more=2', 'name')).to.equal('value');
    for (const header of [
      undefined,
      '',
      'names=value',
      'name=',
      'name=a b',
      'name="value"',
      `name=${'a'.repeat(201)}`,
    ]) {
      expect(readCookie(header, 'name'), header).to.equal(undefined);
    }
  });
});

describe('the token of a form', () => {
  it('accepts a form token for its own cookie only', () => {
    const token = formTokenOf('cookie');
    expect(token).not.to.contain('cookie');
    expect(isFormToken(token, 'cookie')).to.equal(true);
    for (const other of [undefined, '', token.slice(1), `${token}a`, [token], formTokenOf('other')]) {
      expect(isFormToken(other, 'cookie'), String(other)).to.equal(false);
    }
  });
});
