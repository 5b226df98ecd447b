import { ApiError } from '../errors/api-error.js';
import type { Fault, FairgroundError } from '../errors/fairground-error.js';
import { UnexpectedReplyError } from '../errors/unexpected-reply-error.js';
import { parseRetryAfter } from './retry.js';

/** The error body of the events catalogue. */
interface EventsErrorBody {
  readonly code: string;
  readonly message: string;
  readonly data?: { readonly params?: unknown } | null;
}

/** Error body of feature services. They agree on the names of members, but not on their presence or types. */
interface FeaturesErrorBody {
  readonly code?: string | number;
  readonly messageCode?: string;
  readonly message?: unknown;
  readonly details?: unknown;
}

/** True for an answer that is an error although its HTTP status is 200. */
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

/** Makes our error of an error answer in either interface's form, or of one in neither. */
export function readError(response: Response, body: unknown): FairgroundError {
  const refusal = findFeaturesError(body);
  if (refusal !== undefined) return readFeaturesError(response, refusal, body);
  if (isEventsError(body)) return readEventsError(response, body);
  return unexpectedReply(response, typeof body === 'string' ? body : JSON.stringify(body ?? ''));
}

/** The error of an answer that begins with `text` and is in neither interface's form. */
export function unexpectedReply(response: Response, text: string, cause?: unknown): UnexpectedReplyError {
  const { status, url } = response;
  return new UnexpectedReplyError(text, { status, address: url, cause, ...readHeaders(response) });
}

/** Reads the headers that any answer may have. The time to wait may also come from elsewhere. */
function readHeaders({ headers }: Response, wait?: string): { requestId?: string; retryAfterMs?: number } {
  const requestId = headers.get('x-request-id');
  const retryAfterMs = parseRetryAfter(headers.get('retry-after') ?? wait);
  return { ...(requestId !== null && { requestId }), ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function findFeaturesError(body: unknown): FeaturesErrorBody | undefined {
  if (!isObject(body)) return undefined;
  const { error, status, code, message, messages } = body;
  if (isObject(error)) return error;
  // As OAuth has it, which stands in front of some servers.
  if (typeof error === 'string') return { messageCode: error, message: body['error_description'] ?? error };
  // Without a member of its own: what administrators are told, and everybody when no machine of a site is there.
  const isError = status === 'error' || Number(code) >= 400;
  return isError ? { code: code as FeaturesErrorBody['code'], message, details: messages } : undefined;
}

function readFeaturesError(
  response: Response,
  { code, messageCode, message, details }: FeaturesErrorBody,
  body: unknown,
): ApiError {
  const reasons = toTexts(details);
  // Some say the same twice.
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

/** The status of HTTP that a number of a feature service stands for. */
function statusOf(code: number, text: string, response: Response): number {
  // 498: the token is bad. 499: there is none.
  if (code === 498 || code === 499) return 401;
  if (/too many requests/i.test(text)) return 429;
  // Other servers call what is not there an invalid request, or a failure of theirs.
  if (/^CONT_0001 | Invalid URL| Service \S+ not found/.test(text)) return 404;
  if (code >= 400 && code < 600) return code;
  return response.ok ? 500 : response.status;
}

/** A text, a list of them, or nothing. */
function toTexts(member: unknown): string[] {
  const members: unknown[] = Array.isArray(member) ? member : [member];
  return members.filter(Boolean).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
}

/** A detail names its field first, as in `where: unknown field "x"`; others are about the whole request. */
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

/** `params` is a list of names where fields are missing, and a text by name where they are wrong. */
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
