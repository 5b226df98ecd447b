import type { Request, RouteOptions, Server } from '@hapi/hapi';
import { AppError } from '../errors.js';
import type { Checks, Handlers } from '../handlers.js';
import { type AllowedMethods, describeAllowed } from './allowed-methods.js';
import { authenticate } from './authenticate.js';
import { bindOtherMethods } from './bind-others.js';
import { tooLarge } from './body/read-text.js';
import { headerOf } from './header-of.js';
import type { Operation } from './operation.js';
import { groupByPath, widerMethods } from './path-groups.js';
import { type RequestState, stateOf } from './request-state.js';
import { type PlainCheck, type PlainHandler, type Service, serveOperation } from './serve-operation.js';
import { fileLimitOf, type ServeOptions } from './serve-options.js';

export interface Binding<Operations> extends ServeOptions {
  /** The generated table of the same document that `Operations` was generated from. */
  readonly operations: { readonly [Id in keyof Operations]: Operation };
  readonly handlers: Handlers<Operations>;
  /** None where the document says all there is to say. */
  readonly checks?: Checks<Operations>;
  /** What OPTIONS tells of a path of the document; its methods where nothing better is given. */
  readonly describeRoute?: (path: string, publicUrl: string) => Promise<object>;
}

/** Makes a route of each operation of a document. There are no other ways into a subject. */
export function bindDocument<Operations>(server: Server, binding: Binding<Operations>): void {
  const operations: Operation[] = Object.values(binding.operations);
  // From here on the document's own checks stand in for the types.
  const handlers = binding.handlers as unknown as Readonly<Record<string, PlainHandler>>;
  const checks = (binding.checks ?? {}) as Readonly<Record<string, PlainCheck | undefined>>;
  const groups = groupByPath(operations);
  for (const group of groups) {
    const { path, operations: alternatives } = group;
    const allowed = describeAllowed(alternatives);
    for (const operation of alternatives) {
      const handler = handlers[operation.operationId];
      if (handler === undefined) throw new Error(`there is no handler for ${operation.operationId}`);
      const service = { handler, check: checks[operation.operationId] };
      bindOperation(server, operation, allowed, service, binding);
    }
    const describe = async (): Promise<object> =>
      (await binding.describeRoute?.(path, binding.publicUrl())) ?? { methods: allowed.all };
    bindOtherMethods(server, alternatives, allowed, binding.access, describe, widerMethods(group, groups));
  }
}

/** The media type is read with the body: hapi would refuse a malformed one even where others are ignored. */
const STREAMED = {
  parse: 'gunzip',
  output: 'stream',
  timeout: false,
  override: 'application/octet-stream',
} as const;

function bindOperation(
  server: Server,
  operation: Operation,
  allowed: AllowedMethods,
  service: Service,
  options: ServeOptions,
): void {
  const admit = async (request: Request): Promise<void> => {
    if (operation.security !== 'none') await authenticate(request, options.access, operation.security);
    const state = stateOf(request);
    state.headers['allow'] = allowed.for(state.principal);
  };
  const hasBody = operation.method !== 'get';
  const maxBytes =
    options.bodyLimitBytes + (operation.file === undefined ? 0 : fileLimitOf(operation, options));
  const timeoutSeconds = options.limits?.[operation.operationId]?.timeoutSeconds;
  server.route({
    method: operation.method,
    path: operation.path,
    options: {
      ...(hasBody && { ...beforeBody(admit, maxBytes), payload: { ...STREAMED, maxBytes } }),
      ...(timeoutSeconds !== undefined && { timeout: { server: timeoutSeconds * 1000 } }),
    },
    handler: async (request, toolkit) => {
      try {
        if (!hasBody) await admit(request);
        return await serveOperation(request, toolkit, operation, service, options);
      } catch (error) {
        correctAllow(error, operation, allowed, stateOf(request).headers);
        throw error;
      }
    },
  });
}

/** Whose credentials are wrong need not send a body, nor who asks whether to send one that is too large. */
function beforeBody(admit: (request: Request) => Promise<void>, maxBytes: number): RouteOptions {
  return {
    ext: {
      onPreAuth: {
        method: async (request, toolkit) => {
          await admit(request);
          const asks = headerOf(request, 'expect') !== undefined;
          if (asks && Number(headerOf(request, 'content-length')) > maxBytes) throw tooLarge(maxBytes);
          return toolkit.continue;
        },
      },
    },
  };
}

/** What may be done is known better once an operation has failed. */
function correctAllow(
  error: unknown,
  operation: Operation,
  allowed: AllowedMethods,
  headers: RequestState['headers'],
): void {
  if (!(error instanceof AppError)) return;
  // The path only looked like one of ours: an id is none.
  if (error.code === 'request.no_route') delete headers['allow'];
  // The role would do, but not with this record.
  if (error.code === 'access.forbidden' && operation.role !== undefined) {
    headers['allow'] = allowed.withoutRole;
  }
}
