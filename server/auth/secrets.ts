import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Alphabet without characters that are confused when read aloud or copied by hand. */
const LEGIBLE = 'abcdefghijkmnpqrstuvwxyz23456789';

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

function inGroups(text: string, size: number, separator: string): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator);
}

/** A password of 100 random bits, such as `k3fzq-9wnta-…`. Its hyphens tell it from an application password. */
export function makePassword(): string {
  return inGroups(randomText(LEGIBLE, 20), 5, '-');
}

/** 24 letters and digits (143 random bits), shown in groups of four. */
export function makeApplicationPassword(): string {
  return inGroups(randomText(ALPHANUMERIC, 24), 4, ' ');
}

/** Returns the 24 characters of an application password without its spaces; `undefined` if `secret` is not one. */
export function readApplicationPassword(secret: string): string | undefined {
  const characters = secret.replace(/\s+/g, '');
  return /^[A-Za-z0-9]{24}$/.test(characters) ? characters : undefined;
}

/** Creates a token of 256 random bits, safe in URLs. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Returns the digest of a token or an application password. One hash round suffices: unlike chosen passwords, they
 * have too many bits to be guessed.
 */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
