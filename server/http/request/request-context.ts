import type { Request } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { Principal } from '../../auth/principal.js';
import type { RequestContext } from '../../api/handlers.js';
import { headerOf } from './header-of.js';
import { signalOf, stateOf } from './request-state.js';
import { visitOf } from './session.js';

/**
 * Context of a request for its handler; values that few handlers need are computed on demand. A class, since V8
 * creates a hidden class for each object literal with accessors.
 */
export class Context implements RequestContext {
  readonly principal: Principal | undefined;
  readonly publicUrl: string;
  readonly requestId: string;
  readonly address: string;
  readonly session: string | undefined;
  readonly #request: Request;
  readonly #log: Logger;

  constructor(request: Request, options: { readonly log: Logger; readonly publicUrl: () => string }) {
    const { id, address, principal, session } = stateOf(request);
    this.principal = principal;
    this.publicUrl = options.publicUrl();
    this.requestId = id;
    this.address = address;
    this.session = session;
    this.#request = request;
    this.#log = options.log;
  }

  get signal(): AbortSignal {
    return signalOf(this.#request);
  }

  get log(): Logger {
    return this.#log.child({ requestId: this.requestId });
  }

  get visit(): string | undefined {
    return visitOf(this.#request);
  }

  get referer(): string | undefined {
    return headerOf(this.#request, 'referer');
  }
}
