import type { Request, ResponseObject, ResponseToolkit, Server } from '@hapi/hapi';
import { AppError } from '../../lib/errors.js';
import type { AllowedMethods } from './allowed-methods.js';
import { authenticate } from '../request/authenticate.js';
import type { ApiProfile } from '../profiles/api-profile.js';
import type { Operation } from '../operation/operation.js';
import { stateOf, viewOf } from '../request/request-state.js';
import { respond } from '../response/respond.js';
import type { ServeOptions } from '../operation/serve-options.js';
import { checkPath } from '../validation/check.js';

/** Route options: the body is not read, as no handler needs it. */
const UNREAD = { parse: false, output: 'stream' } as const;

/** Registers the routes for unknown paths of a profile. Unlike hapi's own 404, they check the credentials first. */
export function registerNotFound(server: Server, profile: ApiProfile, access: ServeOptions['access']): void {
  for (const prefix of profile.prefixes) {
    // The front page has nothing below it.
    if (prefix === '') continue;
    server.route({
      method: '*',
      path: `/${prefix}/{rest*}`,
      options: { payload: UNREAD },
      handler: async (request) => {
        await authenticate(request, access);
        throw notFound();
      },
    });
  }
}

/**
 * Returns a handler for the methods that a path does not support, and for OPTIONS.
 *
 * @param operations - those of the path
 * @param describe - body of the reply to OPTIONS
 * @throws {AppError} the profile's error for an unsupported method.
 */
export function methodNotAllowed(
  operations: readonly Operation[],
  allowed: AllowedMethods,
  access: ServeOptions['access'],
  describe: () => Promise<object>,
): (request: Request, toolkit: ResponseToolkit) => Promise<ResponseObject> {
  const tellOptions = answerOptions(operations, allowed, access, describe);
  return async (request, toolkit) => {
    if (request.method === 'options') return tellOptions(request, toolkit);
    await authenticate(request, access);
    const { profile, headers } = stateOf(request);
    const code = profile.rules.wrongMethod;
    if (code === 'request.method') headers['allow'] = allowed.all.join(', ');
    throw new AppError(code, `${request.method.toUpperCase()} is not supported at this address.`);
  };
}

/** Returns a handler for OPTIONS: the description of the path, and the methods that this caller may use. */
function answerOptions(
  operations: readonly Operation[],
  allowed: AllowedMethods,
  access: ServeOptions['access'],
  describe: () => Promise<object>,
): (request: Request, toolkit: ResponseToolkit) => Promise<ResponseObject> {
  const pathParameters = operations[0]?.pathParameters;
  const takesCredentials = operations.some(({ security }) => security !== 'none');
  const dependsOnRole = operations.some(({ role }) => role !== undefined);
  return async (request, toolkit) => {
    if (checkPath(pathParameters, request.params).value === undefined) throw notFound();
    if (takesCredentials) await authenticate(request, access);
    const state = stateOf(request);
    state.headers['allow'] = dependsOnRole ? allowed.for(state.principal) : allowed.all.join(', ');
    // OPTIONS replies are for programs: `f` is ignored and the format is JSON.
    const view = { ...viewOf(request), sent: { f: 'json' } };
    return respond(
      request,
      toolkit,
      state.profile.renderReply({ status: 200, body: await describe() }, view),
    );
  };
}

function notFound(): AppError {
  return new AppError('request.no_route', 'There is nothing at this address.');
}
