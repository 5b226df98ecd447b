import type { Readable } from 'node:stream';
import type { AppError } from '../../lib/errors.js';
import type { JsonText } from '../../api/handlers.js';
import type { PageView } from '../../api/pages.js';
import type { CoercionRules } from '../request/parameters/coerce.js';

/** Conventions of one API over HTTP: its rules for requests and its error format. */
export interface ApiProfile {
  /** First path segments of this API, in lower case. */
  readonly prefixes: readonly string[];
  readonly rules: ProfileRules;
  /** Returns the documented path that an alias stands for; `undefined` for most paths. */
  aliasOf?(path: string): string | undefined;
  /** Returns the headers of all replies, failures included. `publicUrl` has no trailing slash. */
  standingHeaders?(publicUrl: string): Readonly<Record<string, string>>;
  /** Returns the value of the JSONP parameter; `undefined` where the reply is not JSON. */
  callbackOf?(sent: RequestView['sent']): unknown;
  /** True if a JSON reply is shown as a page. */
  wantsPage?(view: RequestView): boolean;
  renderReply(reply: PlainReply, view: RequestView): Rendering;
  renderError(error: AppError, view: RequestView): Rendering & { readonly body: string };
}

export interface ProfileRules extends CoercionRules {
  /** Source that takes precedence when query and body have a parameter of the same name. */
  readonly strongest: 'query' | 'body';
  /** True if the route refuses anonymous callers of a secured operation; otherwise the handler does. */
  readonly refusesAnonymous: boolean;
  /** True if a body in a media type that an operation does not read counts as empty. */
  readonly ignoresOtherBodies: boolean;
  /** Error for a method that a known path does not support. */
  readonly wrongMethod: 'request.method' | 'request.no_route';
  /** True if clients may trim and wrap replies (`_fields`, `_envelope`) and send conditional requests. */
  readonly shapesReplies: boolean;
  /**
   * Rule for session cookies of pages. `form`: the cookie alone allows reading, and changes need a form token;
   * `nonce`: the cookie counts only together with the token.
   */
  readonly sessions?: 'form' | 'nonce';
  /** True if `X-HTTP-Method-Override` or `_method` may replace the method POST. */
  readonly overridesMethod: boolean;
}

/** Properties of a request that a profile may read. */
export interface RequestView {
  readonly path: string;
  /** Parameters by name as sent, as far as they have been read. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** True if the body has been read into `sent`. */
  readonly isRead: boolean;
  /** JSONP function that the reply is passed to. */
  readonly callback?: string | undefined;
  readonly isSignedIn: boolean;
  /** Returns the data for a reply that is a page. */
  page?(): PageView;
}

/** A handler's reply without its types. */
export interface PlainReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly mediaType?: string;
  readonly revision?: number;
}

/** Rendered reply. */
export interface Rendering {
  readonly status: number;
  readonly body: string | JsonText | Buffer | Readable | undefined;
  readonly headers: Readonly<Record<string, string>>;
}
