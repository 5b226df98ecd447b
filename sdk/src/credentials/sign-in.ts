import { ApiError } from '../errors/api-error.js';
import { ConnectionError } from '../errors/connection-error.js';
import type { FairgroundError } from '../errors/fairground-error.js';
import { isInvalidRequest } from '../errors/guards.js';
import { raceAbort } from '../transport/deadline.js';
import { encodeForm } from '../transport/form.js';
import { isRefusal, parseJson, readError, unexpectedReply } from '../transport/read-error.js';
import type { CredentialContext, Credentials } from '../transport/credentials.js';

export interface SignInOptions {
  readonly username: string;
  readonly password: string;
  /**
   * Requested lifetime of a token in minutes. It is renewed while in use.
   *
   * @default 60
   */
  readonly minutes?: number;
  /**
   * URL that issues tokens, if it is not the server itself.
   *
   * For layers of ArcGIS Online, it is `https://www.arcgis.com/sharing/rest/generateToken`. Such tokens are bound to
   * the client's IP address.
   */
  readonly tokenUrl?: string;
}

interface Token {
  readonly value: string;
  readonly issuedAt: number;
  /** Lifetime in milliseconds from `issuedAt`, by the client's clock. */
  readonly lifetimeMs: number;
}

const SIGN_IN_TIMEOUT_MS = 30_000;

// Share of its lifetime after which a token is renewed, so that it does not expire while a request is on its way.
const RENEW_AT = 0.9;

/**
 * Signs in with user name and password at the first request, and renews the token before it expires.
 *
 * Also renews the token when the server rejects it. Concurrent requests share one sign-in.
 *
 * Calls reject with an {@link ApiError} with status 401 when the server rejects the user name or password.
 */
export function signIn(options: SignInOptions): Credentials {
  let current: Token | undefined;
  let pending: Promise<Token> | undefined;
  return {
    async authorization(context) {
      if (current === undefined || Date.now() - current.issuedAt >= current.lifetimeMs * RENEW_AT) {
        pending ??= requestToken(options, context).finally(() => (pending = undefined));
        current = await raceAbort(pending, context.signal);
      }
      return `Bearer ${current.value}`;
    },
    refused(value) {
      // Ignore refusals of older tokens: concurrent calls fail one after another, and the first has renewed the token.
      if (value === `Bearer ${String(current?.value)}`) current = undefined;
      return true;
    },
  };
}

async function requestToken(options: SignInOptions, { url, fetch }: CredentialContext): Promise<Token> {
  const { username, password, minutes = 60, tokenUrl } = options;
  const address = tokenUrl ?? `${url}/sharing/rest/generateToken`;
  const issuedAt = Date.now();
  const init = {
    method: 'POST',
    body: encodeForm({
      username,
      password,
      expiration: minutes,
      f: 'json',
      // Bind the token to the IP address, which other servers require and Fairground does not.
      client: tokenUrl === undefined ? undefined : 'requestip',
    }),
    signal: AbortSignal.timeout(SIGN_IN_TIMEOUT_MS),
  };
  const { response, text } = await readAnswer(fetch(address, init)).catch((error: unknown) => {
    // Pass on errors thrown by hooks.
    const isOfPlatform = error instanceof TypeError || error instanceof DOMException;
    throw isOfPlatform ? new ConnectionError(address, error) : error;
  });
  const body = parseJson(text);
  if (!response.ok || isRefusal(body)) throw asRefusedSignIn(readError(response, body ?? text));
  // Omit a body from the error if it is JSON, because it may hold a token.
  if (!isTokenBody(body)) throw unexpectedReply(response, body === undefined ? text : '');
  return { value: body.token, issuedAt, lifetimeMs: body.expires - serverTime(response, issuedAt) };
}

async function readAnswer(answer: Promise<Response>): Promise<{ response: Response; text: string }> {
  const response = await answer;
  return { response, text: await response.text() };
}

/** Converts the error for a wrong password, which servers report as an invalid request, to status 401. */
function asRefusedSignIn(error: FairgroundError): FairgroundError {
  if (!isInvalidRequest(error) || !/password|credentials/i.test(error.message)) return error;
  const { message, code, requestId, faults, body } = error;
  return new ApiError(message, { code, status: 401, requestId, faults, body });
}

/** Returns the server's time if it sends it: `expires` uses that clock, and the local clock may be wrong. */
function serverTime(response: Response, now: number): number {
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? now : date;
}

function isTokenBody(body: unknown): body is { token: string; expires: number } {
  if (typeof body !== 'object' || body === null) return false;
  const { token, expires } = body as Record<string, unknown>;
  return typeof token === 'string' && typeof expires === 'number';
}
