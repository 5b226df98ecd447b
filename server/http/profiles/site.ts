import { type AppError, ERRORS } from '../../lib/errors.js';
import type { Pages } from '../../api/pages.js';
import type { ApiProfile, Rendering } from './api-profile.js';
import { toJson } from './json-body.js';
import { plainProfile } from './plain.js';

/**
 * Profile of the pages that belong to neither document, such as the front page. A session cookie identifies the
 * reader, and errors are pages, too.
 *
 * @param prefixes - first segments of their paths; '' is the front page.
 */
export function createSiteProfile(prefixes: readonly string[], pages: Pick<Pages, 'refuse'>): ApiProfile {
  return {
    prefixes,
    rules: { ...plainProfile.rules, sessions: 'form' },
    renderReply: ({ status, body, headers = {} }): Rendering =>
      typeof body === 'string' || body === undefined
        ? { status, body, headers }
        : { status, body: toJson(body), headers },
    renderError(error: AppError, view) {
      const page = view.page?.();
      if (page === undefined) return plainProfile.renderError(error, view);
      const details = error.faults.map(({ field, reason }) => `${field}: ${reason}`);
      const { body = '', headers } = pages.refuse(
        { code: ERRORS[error.code].features, message: error.message, details },
        page,
      );
      return { status: ERRORS[error.code].status, body, headers };
    },
  };
}
