import { ApiError } from '../errors/api-error.js';
import type { Fault, FairgroundError } from '../errors/fairground-error.js';
import { UnexpectedReplyError } from '../errors/unexpected-reply-error.js';
import { parseRetryAfter } from './retry.js';

/** Error body of the events catalogue. */
interface EventsErrorBody {
  readonly code: string;
  readonly message: string;
  readonly data?: { readonly params?: unknown } | null;
}

/** Error body of feature services. Servers agree on property names, but not on their presence or types. */
interface FeaturesErrorBody {
  readonly code?: string | number;
  readonly messageCode?: string;
  readonly message?: unknown;
  readonly details?: unknown;
}

/** Returns true for an error body, even with HTTP status 200. */
export function isRefusal(body: unknown): boolean {
  return findFeaturesError(body) !== undefined;
}

/** Parses a text as JSON; returns `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Converts an error response of either API, or of neither, to an error. */
export function readError(response: Response, body: unknown): FairgroundError {
  const refusal = findFeaturesError(body);
  if (refusal !== undefined) return readFeaturesError(response, refusal, body);
  if (isEventsError(body)) return readEventsError(response, body);
  return unexpectedReply(response, typeof body === 'string' ? body : JSON.stringify(body ?? ''));
}

/** Returns the error for a response that begins with `text` and has neither API's error format. */
export function unexpectedReply(response: Response, text: string, cause?: unknown): UnexpectedReplyError {
  const { status, url } = response;
  return new UnexpectedReplyError(text, { status, address: url, cause, ...readHeaders(response) });
}

/** Reads the headers that any response may have. `wait` is used if there is no `Retry-After`. */
function readHeaders({ headers }: Response, wait?: string): { requestId?: string; retryAfterMs?: number } {
  const requestId = headers.get('x-request-id');
  const retryAfterMs = parseRetryAfter(headers.get('retry-after') ?? wait);
  return { ...(requestId !== null && { requestId }), ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function findFeaturesError(body: unknown): FeaturesErrorBody | undefined {
  if (!isObject(body)) return undefined;
  const { error, status, code, message, messages } = body;
  if (isObject(error)) return error;
  // OAuth error of a proxy in front of the server.
  if (typeof error === 'string') return { messageCode: error, message: body['error_description'] ?? error };
  // Errors of the administration API have no `error` property. ArcGIS also sends them when no machine of a site is up.
  const isError = status === 'error' || Number(code) >= 400;
  return isError ? { code: code as FeaturesErrorBody['code'], message, details: messages } : undefined;
}

function readFeaturesError(
  response: Response,
  { code, messageCode, message, details }: FeaturesErrorBody,
  body: unknown,
): ApiError {
  const reasons = toTexts(details);
  // Remove duplicates, because some servers repeat the message in the details.
  const text = [...new Set([...toTexts(message), ...reasons])].join(' ');
  const status = statusOf(Number(code), `${String(messageCode)} ${text}`, response);
  return new ApiError(text || `Error ${String(code ?? status)}`, {
    code: String(messageCode ?? code ?? status),
    status,
    faults: reasons.map(readDetail),
    body,
    ...readHeaders(response, /retry after (\d+) sec/i.exec(text)?.[1]),
  });
}

/** Returns the HTTP status for an error code of a feature service. */
function statusOf(code: number, text: string, response: Response): number {
  // 498: invalid token. 499: token required.
  if (code === 498 || code === 499) return 401;
  if (/too many requests/i.test(text)) return 429;
  // Other servers report a missing resource as an invalid request or a server error.
  if (/^CONT_0001 | Invalid URL| Service \S+ not found/.test(text)) return 404;
  if (code >= 400 && code < 600) return code;
  return response.ok ? 500 : response.status;
}

/** Returns a text, a list of texts or nothing as a list. */
function toTexts(member: unknown): string[] {
  const members: unknown[] = Array.isArray(member) ? member : [member];
  return members.filter(Boolean).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
}

/** Splits off the field that a detail begins with, as in `where: unknown field "x"`. */
function readDetail(detail: string): Fault {
  const match = /^'?([A-Za-z_][\w.[\]]*)'?: (.+)$/s.exec(detail);
  return { field: match?.[1] ?? '', reason: match?.[2] ?? detail };
}

function readEventsError(response: Response, body: EventsErrorBody): ApiError {
  return new ApiError(body.message, {
    code: body.code,
    status: response.status,
    faults: readParams(body.data?.params, body.message),
    body,
    ...readHeaders(response),
  });
}

/** Reads `params`: a list of names for missing fields, or an object of messages by name for wrong ones. */
function readParams(params: unknown, message: string): Fault[] {
  if (Array.isArray(params)) return params.map((name) => ({ field: String(name), reason: message }));
  if (!isObject(params)) return [];
  return Object.entries(params).map(([field, reason]) => ({ field, reason: String(reason) }));
}

function isEventsError(body: unknown): body is EventsErrorBody {
  return isObject(body) && typeof body['code'] === 'string' && typeof body['message'] === 'string';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
