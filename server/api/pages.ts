import type { Principal } from '../auth/principal.js';
import type { AppError } from '../lib/errors.js';

/** Page that is shown, and the person who looks at it. */
export interface PageView {
  /** This server's address without a slash at its end. */
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
  /** As its handler got it. */
  readonly path: Readonly<Record<string, unknown>>;
  /** As its handler got them; as they were sent where they were refused, so that a form can show them again. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** False where the parameters were refused. */
  readonly isChecked: boolean;
  readonly outcome: { readonly body: unknown } | { readonly error: AppError };
  readonly signal: AbortSignal;
}

/** A page, or a redirect to one. */
export interface Page {
  readonly status: number;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** HTML pages that a person sees in place of JSON. */
export interface Pages {
  /** @throws {AppError} the outcome's, where it needs no page of its own. */
  show(request: PageRequest): Promise<Page>;
  refuse(
    error: { readonly code: number; readonly message: string; readonly details: readonly string[] },
    view: PageView,
  ): Page;
}
