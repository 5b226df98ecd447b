import { type AppError, ERRORS, type Fault } from '../../errors.js';
import type { Face, PlainReply, Rendering, RequestView } from './face.js';
import { isJson, toJson, toRaw } from './json-body.js';

const JSON_TYPE = 'application/json; charset=UTF-8';

/** The events catalogue: errors have their HTTP status and a body of `code`, `message` and `data`. */
export const eventsFace: Face = {
  prefixes: ['cal'],
  rules: {
    emptyIsAbsent: false,
    strongest: 'body',
    // A fault in the parameters is told before a missing right, so that this waits for the handler.
    refusesAnonymous: false,
    ignoresOtherBodies: true,
    wrongMethod: 'request.no_route',
    overridesMethod: true,
  },
  renderReply(reply, view) {
    const headers = { ...commonHeaders(view), ...reply.headers };
    if (reply.status === 204) return { status: 204, body: undefined, headers };
    return {
      status: reply.status,
      body: bodyOf(reply),
      headers: { ...headers, 'content-type': reply.mediaType ?? JSON_TYPE },
    };
  },
  renderError(error, view): Rendering {
    const headers = { ...commonHeaders(view), 'content-type': JSON_TYPE };
    const body = errorBody(error);
    return { status: body.data.status, body: JSON.stringify(body), headers };
  },
};

function bodyOf(reply: PlainReply): Rendering['body'] {
  return isJson(reply.mediaType) ? toJson(reply.body) : toRaw(reply.body);
}

function commonHeaders({ isSignedIn }: RequestView): Record<string, string> {
  // What one caller sees must not be kept for another.
  const cache = { 'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private' };
  return { 'x-robots-tag': 'noindex', ...(isSignedIn ? cache : {}) };
}

interface EventsError {
  readonly code: string;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly status: number };
}

function errorBody(error: AppError): EventsError {
  const { events: code, status } = ERRORS[error.code];
  // A method that a path has not got is no route at all in this interface.
  const shown = error.code === 'request.method' ? 404 : status;
  const missing = error.faults.filter(({ kind }) => kind === 'missing');
  if (missing.length > 0) {
    const params = missing.map(({ field }) => field);
    const message = `Required parameters are missing: ${params.join(', ')}.`;
    return {
      code: ERRORS['request.missing'].events,
      message,
      data: { ...error.data, status: shown, params },
    };
  }
  if (error.faults.length === 0)
    return { code, message: error.message, data: { ...error.data, status: shown } };
  return { code, message: error.message, data: { ...error.data, status: shown, ...faultData(error.faults) } };
}

/** Types are only complained of when nothing else is wrong. */
function faultData(faults: readonly Fault[]): { params: Record<string, string>; details: unknown } {
  const invalid = faults.filter(({ kind }) => kind === 'invalid');
  if (invalid.length > 0) return { params: reasons(invalid), details: [] };
  const details = faults.map(({ field, reason }) => [
    field,
    { code: 'rest_invalid_type', message: `${field} ${reason}.`, data: { param: field } },
  ]);
  return { params: reasons(faults), details: Object.fromEntries(details) };
}

function reasons(faults: readonly Fault[]): Record<string, string> {
  return Object.fromEntries(faults.map(({ field, reason }) => [field, `${field} ${reason}.`]));
}
