import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie with the token of a user who has signed in on a page. */
export const SESSION_COOKIE = 'fairground_session';

/** Cookie of a browser that has not signed in, which binds the sign-in form to it. */
export const VISIT_COOKIE = 'fairground_visit';

/** The field that forms of pages send along. */
export const FORM_TOKEN = 'formToken';

/** Where programs send the same, as clients of the events catalogue know it. */
export const NONCE_HEADER = 'x-wp-nonce';
export const NONCE_PARAMETER = '_wpnonce';

/** The value of a cookie in a `Cookie` header; `undefined` when it is not there, or empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name && /^[\w-]{1,200}$/.test(value.trim())) return value.trim();
  }
  return undefined;
}

/**
 * A `Set-Cookie` header for pages. Scripts cannot read the cookie, other sites do not send it, and no other server on the
 * same host gets it whose address begins otherwise.
 *
 * @param publicUrl - this server's address without a slash at its end.
 * @param value - letters, digits, `-` and `_`; empty to take the cookie away.
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
