import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie with the token of a user who has signed in on a page. */
export const SESSION_COOKIE = 'fairground_session';

/** Cookie of a browser that has not signed in, which binds the sign-in form to it. */
export const VISIT_COOKIE = 'fairground_visit';

/** Form field that holds the CSRF token of pages. */
export const FORM_TOKEN = 'formToken';

/** Header and parameter in which programs send the CSRF token; clients of the events catalogue know these names. */
export const NONCE_HEADER = 'x-wp-nonce';
export const NONCE_PARAMETER = '_wpnonce';

/** Returns the value of a cookie in a `Cookie` header; `undefined` if it is absent or empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name && /^[\w-]{1,200}$/.test(value.trim())) return value.trim();
  }
  return undefined;
}

/**
 * Builds a `Set-Cookie` header for pages. Scripts cannot read the cookie, other sites do not send it, and servers on
 * the same host with another path do not get it.
 *
 * @param publicUrl - this server's URL without a trailing slash.
 * @param value - letters, digits, `-` and `_`; empty to delete the cookie.
 */
export function writeCookie(publicUrl: string, name: string, value: string): string {
  const { protocol, pathname } = new URL(publicUrl);
  return [
    `${name}=${value}`,
    `Path=${pathname.replace(/\/$/, '') || '/'}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(protocol === 'https:' ? ['Secure'] : []),
    ...(value === '' ? ['Max-Age=0'] : []),
  ].join('; ');
}

/**
 * Returns the CSRF token of a session cookie. Other sites can neither read nor guess it, and it reveals nothing about
 * the cookie.
 */
export function formTokenOf(cookie: string): string {
  return createHmac('sha256', cookie).update('a form of this server').digest('base64url');
}

/** True if a CSRF token belongs to this session cookie. */
export function isFormToken(sent: unknown, cookie: string): boolean {
  const given = Buffer.from(typeof sent === 'string' ? sent : '');
  const wanted = Buffer.from(formTokenOf(cookie));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
