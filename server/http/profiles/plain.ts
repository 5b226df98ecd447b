import { type AppError, ERRORS } from '../../lib/errors.js';
import type { ApiProfile, Rendering } from './api-profile.js';
import { toJson } from './json-body.js';

const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Profile of everything outside of the documents: health, the documents themselves, and unknown paths. */
export const plainProfile: ApiProfile = {
  prefixes: [],
  rules: {
    emptyIsAbsent: true,
    strongest: 'query',
    refusesAnonymous: true,
    ignoresOtherBodies: true,
    wrongMethod: 'request.no_route',
    shapesReplies: false,
    overridesMethod: false,
  },
  renderReply: ({ status, body, headers }): Rendering => ({
    status,
    body: toJson(body),
    headers: { ...headers, ...HEADERS },
  }),
  renderError: (error: AppError) => ({
    status: ERRORS[error.code].status,
    body: JSON.stringify({ code: error.code, message: error.message }),
    headers: HEADERS,
  }),
};
