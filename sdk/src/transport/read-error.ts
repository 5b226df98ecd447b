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

/** The error member of a feature service's answer. */
interface FeaturesErrorBody {
  readonly code: number;
  readonly messageCode?: string;
  readonly message?: string;
  readonly details?: unknown;
}

/** True for an answer that is an error although its HTTP status is 200. */
export function hasErrorMember(body: unknown): body is { readonly error: FeaturesErrorBody } {
  if (!isObject(body) || !isObject(body['error'])) return false;
  return typeof body['error']['code'] === 'number';
}

/** What a text says as JSON; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Makes our error of an error answer in either interface's form, or of one in neither. */
export function readError(response: Response, body: unknown): FairgroundError {
  if (hasErrorMember(body)) return readFeaturesError(response, body.error, body);
  if (isEventsError(body)) return readEventsError(response, body);
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return new UnexpectedReplyError(text, { status: response.status, ...readHeaders(response) });
}

/** What every answer may say in its headers. */
export function readHeaders(response: Response): { requestId?: string; retryAfterMs?: number } {
  const requestId = response.headers.get('x-request-id');
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'));
  return { ...(requestId !== null && { requestId }), ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

function readFeaturesError(response: Response, error: FeaturesErrorBody, body: unknown): ApiError {
  const details = Array.isArray(error.details) ? error.details.map(String) : [];
  const message = [error.message ?? `Error ${error.code}`, ...details].join(' ');
  return new ApiError(message, {
    code: error.messageCode ?? String(error.code),
    // 498: the token is bad. 499: there is none.
    status: error.code === 498 || error.code === 499 ? 401 : error.code,
    faults: details.map(readDetail),
    body,
    ...readHeaders(response),
  });
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
