import { expect } from 'chai';
import { FetchError } from '../../../server/outbound/fetch-error.js';
import { followRedirect, isRedirect } from '../../../server/outbound/fetch-strictly.js';

describe('followRedirect', () => {
  const from = new URL('https://files.example.org/a/b.png?x=1');

  it('resolves a redirect against the redirecting URL', () => {
    expect(followRedirect(from, '../c.png').href).to.equal('https://files.example.org/c.png');
    expect(followRedirect(from, '//other.example.org/d.png').href).to.equal(
      'https://other.example.org/d.png',
    );
  });

  it('follows redirects from http to https, never back', () => {
    const open = new URL('http://files.example.org/');
    expect(followRedirect(open, 'https://files.example.org/').protocol).to.equal('https:');
    expect(() => followRedirect(from, 'http://files.example.org/')).to.throw(
      FetchError,
      'from https to http',
    );
  });

  it('refuses other schemes, credentials and nothing', () => {
    for (const location of [
      'file:///etc/passwd',
      'gopher://a/',
      'data:image/png;base64,',
      'https://u:p@a/',
    ]) {
      expect(() => followRedirect(from, location), location).to.throw(FetchError);
    }
    expect(() => followRedirect(from, undefined)).to.throw(FetchError, 'without a valid Location header');
  });
});

describe('isRedirect', () => {
  it('recognizes the statuses of redirects', () => {
    expect([301, 302, 303, 307, 308].every(isRedirect)).to.equal(true);
    expect([200, 300, 304, 305, 400].some(isRedirect)).to.equal(false);
  });
});
