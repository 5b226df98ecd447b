import type { Principal } from '../auth/principal.js';
import type { AppError } from '../lib/errors.js';
import type { RequestContext } from './handlers.js';

/** Page that is shown, and the person who sees it. */
export interface PageView {
  /** Public URL of this server without a trailing slash. */
  readonly publicUrl: string;
  /** Path and query of the page below `publicUrl`, without credentials. */
  readonly address: string;
  readonly principal: Principal | undefined;
  /** CSRF token that forms must send; `undefined` without a session. */
  readonly formToken: string | undefined;
}

/** Call of an operation, and its outcome. */
export interface PageRequest extends PageView {
  readonly operationId: string;
  /** Path parameters as the handler got them. */
  readonly path: Readonly<Record<string, unknown>>;
  /**
   * Parameters as the handler got them, or as they were sent if they were refused, so that a form can show them
   * again.
   */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** False if the parameters were refused. */
  readonly isChecked: boolean;
  readonly outcome: { readonly body: unknown } | { readonly error: AppError };
  readonly signal: AbortSignal;
}

/** Page, or a redirect to one. */
export interface Page {
  readonly status: number;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Request for a page that belongs to no operation. */
export interface SiteRequest extends PageView {
  /** Path parameters by name. */
  readonly path: Readonly<Record<string, string>>;
  /** Parameters of the query, and of the form that was sent. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly context: RequestContext;
}

/** Shows a page that belongs to no operation. */
export type SitePage = (request: SiteRequest) => Page | Promise<Page>;

/** HTML pages that a person sees in place of JSON. */
export interface Pages {
  /** @throws {AppError} the error of the outcome, if it needs no page of its own. */
  show(request: PageRequest): Promise<Page>;
  refuse(
    error: { readonly code: number; readonly message: string; readonly details: readonly string[] },
    view: PageView,
  ): Page;
}
