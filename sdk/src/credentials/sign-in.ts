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
  /** How long a token is asked to live; 60 unless told. It is renewed as long as it is used. */
  readonly minutes?: number;
  /**
   * Where tokens are given out, when it is not at the server itself: `https://www.arcgis.com/sharing/rest/generateToken`
   * for layers of ArcGIS Online. They are bound to the address that asks.
   */
  readonly tokenUrl?: string;
}

interface Token {
  readonly value: string;
  readonly issuedAt: number;
  /** Milliseconds by our own clock, counted from `issuedAt`. */
  readonly lifetimeMs: number;
}

const SIGN_IN_TIMEOUT_MS = 30_000;

// Renewed in the last tenth of its life, so that it does not expire while a request travels.
const RENEW_AT = 0.9;

/**
 * Signs in with name and password when the first request is sent, and renews the token before it expires or
 * when the server no longer takes it. Requests that need it at the same time share one sign-in.
 *
 * Calls are rejected with an {@link ApiError} with status 401 when the server does not take the name or password.
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
      // Calls at the same time are refused one after the other, while the first of them has a new token already.
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
      // Fairground need not be told what the token is bound to; servers that are not insist on it.
      client: tokenUrl === undefined ? undefined : 'requestip',
    }),
    signal: AbortSignal.timeout(SIGN_IN_TIMEOUT_MS),
  };
  const { response, text } = await readAnswer(fetch(address, init)).catch((error: unknown) => {
    // Errors that hooks throw are passed on unchanged.
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

/** Servers call a wrong password an invalid request, which says nothing about who is at fault. */
function asRefusedSignIn(error: FairgroundError): FairgroundError {
  if (!isInvalidRequest(error) || !/password|credentials/i.test(error.message)) return error;
  const { message, code, requestId, faults, body } = error;
  return new ApiError(message, { code, status: 401, requestId, faults, body });
}

/** The server's own clock where it shows it: `expires` is by that clock, and ours may be wrong. */
function serverTime(response: Response, now: number): number {
  const date = Date.parse(response.headers.get('date') ?? '');
  return Number.isNaN(date) ? now : date;
}

function isTokenBody(body: unknown): body is { token: string; expires: number } {
  if (typeof body !== 'object' || body === null) return false;
  const { token, expires } = body as Record<string, unknown>;
  return typeof token === 'string' && typeof expires === 'number';
}
