import { type AppError, ERRORS, type Fault } from '../../lib/errors.js';
import { JsonText } from '../../api/handlers.js';
import type { ApiProfile, PlainReply, Rendering, RequestView } from './api-profile.js';
import { isJson, toJson, toRaw } from './json-body.js';

const JSON_TYPE = 'application/json; charset=UTF-8';

/** Profile of the events catalogue: errors have their HTTP status and a body of `code`, `message` and `data`. */
export const eventsProfile: ApiProfile = {
  prefixes: ['cal'],
  rules: {
    emptyIsAbsent: false,
    strongest: 'body',
    // Parameter faults come before missing rights in this interface, so the handler checks the rights.
    refusesAnonymous: false,
    ignoresOtherBodies: false,
    // In this interface a method that a path does not support is an unknown route.
    wrongMethod: 'request.no_route',
    sessions: 'nonce',
    shapesReplies: true,
    overridesMethod: true,
  },
  // Headers by which clients discover the interface.
  standingHeaders: (publicUrl) => ({ link: `<${publicUrl}/>; rel="https://api.w.org/"` }),
  renderReply(reply, view) {
    const headers = { ...commonHeaders(view), ...reply.headers };
    if (reply.status === 204) return { status: 204, body: undefined, headers };
    return {
      status: reply.status,
      body: bodyOf(reply),
      headers: { ...headers, 'content-type': reply.mediaType ?? JSON_TYPE },
    };
  },
  renderError(error, view) {
    const headers = {
      ...commonHeaders(view),
      // Basic is not offered: a browser would ask the reader of a page for a password.
      ...(error.code === 'access.invalid_token' && { 'www-authenticate': 'Bearer error="invalid_token"' }),
      'content-type': JSON_TYPE,
    };
    const body = errorBody(error);
    return { status: body.data.status, body: JSON.stringify(body), headers };
  },
};

function bodyOf(reply: PlainReply): Rendering['body'] {
  if (!isJson(reply.mediaType)) return toRaw(reply.body);
  return reply.body instanceof JsonText ? reply.body : new JsonText(toJson(reply.body));
}

function commonHeaders({ isSignedIn }: RequestView): Record<string, string> {
  // Caches must not give replies for an authenticated caller to another one.
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
  // A member missing inside a parameter makes the parameter invalid, not missing.
  const missing = error.faults.filter(({ kind, field }) => kind === 'missing' && !/[.[]/.test(field));
  if (missing.length > 0) {
    const params = missing.map(({ field }) => field);
    const message = `Required parameters are missing: ${params.join(', ')}.`;
    return {
      code: ERRORS['request.missing'].events,
      message,
      data: { ...error.data, status, params },
    };
  }
  if (error.faults.length === 0 && error.code !== 'request.invalid')
    return { code, message: error.message, data: { ...error.data, status } };
  return { code, message: error.message, data: { ...error.data, status, ...faultData(error.faults) } };
}

/**
 * Returns `params` with all faults by top-level parameter; the message names the place inside it. `details` is filled
 * for wrong types when nothing else is wrong, and for refusals with a code of their own.
 */
function faultData(faults: readonly Fault[]): { params: Record<string, string>; details: unknown } {
  const params = describeByParameter(faults);
  const areTypes = faults.length > 0 && faults.every(({ kind }) => kind === 'type');
  if (areTypes) {
    const details = Object.entries(params).map(([param, message]) => [
      param,
      { code: 'rest_invalid_type', message, data: { param } },
    ]);
    return { params, details: Object.fromEntries(details) };
  }
  const own = faults.flatMap(({ field, code }) => (code === undefined ? [] : [[field, code] as const]));
  if (own.length === 0) return { params, details: [] };
  const details = own.map(([field, code]) => [
    field,
    { code: ERRORS[code].events, message: params[field], data: { status: ERRORS[code].status } },
  ]);
  return { params, details: Object.fromEntries(details) };
}

function describeByParameter(faults: readonly Fault[]): Record<string, string> {
  const messages = new Map<string, string[]>();
  for (const { field, reason } of faults) {
    const parameter = field.split(/[.[]/, 1)[0] ?? field;
    messages.set(parameter, [...(messages.get(parameter) ?? []), `${field} ${reason}.`]);
  }
  return Object.fromEntries([...messages].map(([parameter, sentences]) => [parameter, sentences.join(' ')]));
}
