import type { Readable } from 'node:stream';
import type { AppError } from '../../lib/errors.js';
import type { JsonText } from '../../api/handlers.js';
import type { PageView } from '../../api/pages.js';
import type { CoercionRules } from '../request/parameters/coerce.js';

/** How one document's interface looks on the wire. What is inside is the same for all. */
export interface ApiProfile {
  /** First segments of the addresses that wear it, in lower case. */
  readonly prefixes: readonly string[];
  readonly rules: ProfileRules;
  /** The address in the document that an address beside it stands for; `undefined` for most. */
  aliasOf?(path: string): string | undefined;
  /** Headers of all its replies, failures too. `publicUrl` is this server's address without a slash at its end. */
  standingHeaders?(publicUrl: string): Readonly<Record<string, string>>;
  /** Returns the value of the JSONP parameter; `undefined` where the reply is not JSON. */
  callbackOf?(sent: RequestView['sent']): unknown;
  /** True if a JSON reply is to be shown as a page. */
  wantsPage?(view: RequestView): boolean;
  renderReply(reply: PlainReply, view: RequestView): Rendering;
  renderError(error: AppError, view: RequestView): Rendering & { readonly body: string };
}

export interface ProfileRules extends CoercionRules {
  /** Which of the two wins when query and body have the same name. */
  readonly strongest: 'query' | 'body';
  /** True if the route refuses anonymous callers of a secured operation; otherwise the handler does. */
  readonly refusesAnonymous: boolean;
  /** True if a body in a media type that an operation does not read counts as empty. */
  readonly ignoresOtherBodies: boolean;
  /** Error for a method that a known path does not have. */
  readonly wrongMethod: 'request.method' | 'request.no_route';
  /** True if clients may trim and wrap replies (`_fields`, `_envelope`) and send conditional requests. */
  readonly shapesReplies: boolean;
  /**
   * Where who has signed in on a page is known by a cookie: `form`, alone it lets them look, and change something with
   * the token of a form; `nonce`, without that token it counts for nothing.
   */
  readonly sessions?: 'form' | 'nonce';
  /** True if POST may stand for another method, named in `X-HTTP-Method-Override` or `_method`. */
  readonly overridesMethod: boolean;
}

/** Properties of a request that a profile may read. */
export interface RequestView {
  readonly path: string;
  /** Parameters by name as sent, as far as they have been read. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** True if the body has been read into `sent`. */
  readonly isRead: boolean;
  /** The function that the reply is to be handed to, where it is loaded as a script. */
  readonly callback?: string | undefined;
  readonly isSignedIn: boolean;
  /** For a reply that is a page. */
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
