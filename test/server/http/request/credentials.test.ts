import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import { resolvePrincipal, type SentCredentials } from '../../../../server/http/request/credentials.js';

const principal = (name: string): Promise<Principal> => Promise.resolve({ userId: 1, name, role: 'editor' });
/** Tells what it was asked, as the name of whom it lets in. */
const access = {
  authenticateBasic: (name: string, secret: string, address: string) =>
    principal(`basic ${name} ${secret} ${address}`),
  authenticateToken: (token: string, origin: { referer: string | undefined; address: string }) =>
    principal(`token ${token} ${origin.referer ?? '-'} ${origin.address}`),
};
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

async function resolve(sent: Partial<SentCredentials>): Promise<string | undefined> {
  const nothing = {
    authorization: undefined,
    esriAuthorization: undefined,
    token: undefined,
    referer: undefined,
  };
  return (await resolvePrincipal(access, { ...nothing, address: '::1', ...sent }))?.name;
}

describe('resolvePrincipal', () => {
  it('reads HTTP Basic credentials with colons and non-ASCII letters in the secret', async () => {
    expect(await resolve({ authorization: basic('eva:ab cd:grün') })).to.equal('basic eva ab cd:grün ::1');
  });

  it('reads a token from either header or the parameter, with its origin', async () => {
    const referer = 'https://map.example';
    expect(await resolve({ authorization: 'bearer abc', referer })).to.equal(`token abc ${referer} ::1`);
    expect(await resolve({ esriAuthorization: 'Bearer abc' })).to.equal('token abc - ::1');
    expect(await resolve({ token: 'abc' })).to.equal('token abc - ::1');
  });

  it('prefers credentials in a header to those in a parameter', async () => {
    expect(await resolve({ authorization: 'Bearer header', token: 'parameter' })).to.equal(
      'token header - ::1',
    );
    expect(await resolve({ authorization: basic('eva:x'), token: 'parameter' })).to.equal('basic eva x ::1');
  });

  it('reads a token of several words, and a token without Bearer in the Esri header', async () => {
    expect(await resolve({ authorization: 'Bearer a b' })).to.equal('token a b - ::1');
    expect(await resolve({ esriAuthorization: 'Bearer' })).to.equal(undefined);
    expect(await resolve({ esriAuthorization: 'abc' })).to.equal('token abc - ::1');
  });

  it('treats missing, malformed and unknown credentials as none', async () => {
    const others = ['', 'Basic', 'Basic !!!', basic('no colon'), basic(':secret'), 'Digest a=b', 'Bearer'];
    for (const authorization of others)
      expect(await resolve({ authorization }), authorization).to.equal(undefined);
    expect(await resolve({ token: '' })).to.equal(undefined);
  });
});
