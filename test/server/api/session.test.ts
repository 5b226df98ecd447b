import { expect } from 'chai';
import { formTokenOf, isFormToken, readCookie, writeCookie } from '../../../server/api/session.js';

describe('cookies of pages', () => {
  it('are kept from scripts, from other sites and from other servers on the same host', () => {
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

  it('are read by their names, and only where they could be ours', () => {
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
  it('fits the cookie that it was made for, and no other', () => {
    const token = formTokenOf('cookie');
    expect(token).not.to.contain('cookie');
    expect(isFormToken(token, 'cookie')).to.equal(true);
    for (const other of [undefined, '', token.slice(1), `${token}a`, [token], formTokenOf('other')]) {
      expect(isFormToken(other, 'cookie'), String(other)).to.equal(false);
    }
  });
});
