import type { Request, Server } from '@hapi/hapi';
import { AppError } from '../../lib/errors.js';
import type { Checks, Handlers } from '../../api/handlers.js';
import { type AllowedMethods, describeAllowed, methodsOf } from './allowed-methods.js';
import { authenticate } from '../request/authenticate.js';
import { methodNotAllowed } from './method-not-allowed.js';
import { tooLarge } from '../request/body/read-text.js';
import { fileTooLarge } from '../request/file-too-large.js';
import { headerOf } from '../request/header-of.js';
import type { Operation } from '../operation/operation.js';
import { readsPastFile } from '../request/read-request.js';
import { type RequestState, stateOf } from '../request/request-state.js';
import { type PlainCheck, type PlainHandler, type Service, serveOperation } from './serve-operation.js';
import { fileLimitOf, type ServeOptions } from '../operation/serve-options.js';

export interface RouteTable<Operations> extends ServeOptions {
  /** Generated table of the document that `Operations` was generated from. */
  readonly operations: { readonly [Id in keyof Operations]: Operation };
  readonly handlers: Handlers<Operations>;
  /** Checks beyond those of the document; absent for operations without any. */
  readonly checks?: Checks<Operations>;
  /** Returns the body of OPTIONS for a path of the document; its methods by default. */
  readonly describeRoute?: (path: string, publicUrl: string) => Promise<object>;
}

/**
 * Registers one hapi route per path with `method: '*'`. With a route per method, hapi could match `/{id}` for
 * `/append` when only `/{id}` supports the method. It also cuts the number of routes to a third.
 */
export function registerRoutes<Operations>(server: Server, binding: RouteTable<Operations>): void {
  // From here on, the checks against the document replace the types.
  const handlers = binding.handlers as unknown as Readonly<Record<string, PlainHandler>>;
  const checks = (binding.checks ?? {}) as Readonly<Record<string, PlainCheck | undefined>>;
  for (const [path, operations] of groupByPath(Object.values(binding.operations))) {
    const bound = operations.map((operation): Route => {
      const handler = handlers[operation.operationId];
      if (handler === undefined) throw new Error(`there is no handler for ${operation.operationId}`);
      const service = { handler, check: checks[operation.operationId] };
      return { operation, service, maxBytes: bodyLimitOf(operation, binding) };
    });
    const describe = async (): Promise<object> =>
      (await binding.describeRoute?.(path, binding.publicUrl())) ?? { methods: methodsOf(operations) };
    registerPath(server, path, bound, describe, binding);
  }
}

/** Operation, its implementation, and the maximum size of its body. */
interface Route {
  readonly operation: Operation;
  readonly service: Service;
  readonly maxBytes: number;
}

function bodyLimitOf(operation: Operation, options: ServeOptions): number {
  return options.bodyLimitBytes + (operation.file === undefined ? 0 : fileLimitOf(operation, options));
}

function groupByPath(operations: readonly Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const group = groups.get(operation.path);
    if (group === undefined) groups.set(operation.path, [operation]);
    else group.push(operation);
  }
  return groups;
}

/** Media type parsing is left to the body reader: hapi would refuse a malformed one even where others are ignored. */
const STREAMED = {
  parse: 'gunzip',
  output: 'stream',
  timeout: false,
  override: 'application/octet-stream',
  // The limit is checked earlier by `Content-Length`, and while the body is read.
  maxBytes: Number.MAX_SAFE_INTEGER,
} as const;

function registerPath(
  server: Server,
  path: string,
  bound: readonly Route[],
  describe: () => Promise<object>,
  options: ServeOptions,
): void {
  const operations = bound.map(({ operation }) => operation);
  const allowed = describeAllowed(operations);
  const answerOthers = methodNotAllowed(operations, allowed, options.access, describe);
  const timeouts = operations.flatMap(
    (operation) => options.limits?.[operation.operationId]?.timeoutSeconds ?? [],
  );
  server.route({
    method: '*',
    path,
    options: {
      ext: {
        // Wrong credentials and bodies that are too large are refused before the body is read.
        onPreAuth: {
          method: async (request, toolkit) => {
            const asked = findRoute(request, bound);
            if (asked === undefined) return (await answerOthers(request, toolkit)).takeover();
            await admit(request, asked.operation, allowed, options.access);
            refuseLongBody(request, asked, options);
            return toolkit.continue;
          },
        },
      },
      payload: STREAMED,
      ...(timeouts.length > 0 && { timeout: { server: Math.max(...timeouts) * 1000 } }),
    },
    handler: async (request, toolkit) => {
      const asked = findRoute(request, bound);
      // Requests without an operation have already been answered.
      if (asked === undefined) throw new Error(`${request.method} is not bound to ${path}`);
      try {
        return await serveOperation(request, toolkit, asked.operation, asked.service, options);
      } catch (error) {
        correctAllow(error, asked.operation, allowed, stateOf(request).headers);
        throw error;
      }
    },
  });
}

function findRoute({ method }: Request, bound: readonly Route[]): Route | undefined {
  const plain: string = method;
  return bound.find(({ operation }) => operation.method === (plain === 'head' ? 'get' : plain));
}

async function admit(
  request: Request,
  operation: Operation,
  allowed: AllowedMethods,
  access: ServeOptions['access'],
): Promise<void> {
  const state = stateOf(request);
  state.operation = operation;
  if (operation.security !== 'none') await authenticate(request, access);
  state.headers['allow'] = allowed.for(state.principal);
}

/** Refuses a body by its length, unless a page needs the fields of its form. */
function refuseLongBody(request: Request, { operation, maxBytes }: Route, options: ServeOptions): void {
  if (!(Number(headerOf(request, 'content-length')) > maxBytes)) return;
  if (headerOf(request, 'expect') === undefined && readsPastFile(request, operation, options)) return;
  const isMultipart = /^\s*multipart\/form-data\b/i.test(headerOf(request, 'content-type') ?? '');
  const mayBeFile = operation.file !== undefined && isMultipart;
  throw mayBeFile ? fileTooLarge(operation, options, request.params) : tooLarge(maxBytes);
}

/** Corrects `Allow` after an operation has failed, when the caller's rights are known better. */
function correctAllow(
  error: unknown,
  operation: Operation,
  allowed: AllowedMethods,
  headers: RequestState['headers'],
): void {
  if (!(error instanceof AppError)) return;
  // The path matched a route, but its id is invalid.
  if (error.code === 'request.no_route') delete headers['allow'];
  // The role suffices, but not for this record.
  if (error.code === 'access.forbidden' && operation.role !== undefined) {
    headers['allow'] = allowed.withoutRole;
  }
}
