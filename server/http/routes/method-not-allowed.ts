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

/** Leaves the body alone; nobody is going to look at it. */
const UNREAD = { parse: false, output: 'stream' } as const;

/**
 * Answers for a profile's addresses that are in no document, after the credentials: wrong ones are told of first.
 * Without this, hapi's own 404 would come before.
 */
export function registerNotFound(server: Server, profile: ApiProfile, access: ServeOptions['access']): void {
  for (const prefix of profile.prefixes) {
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
 * Answers to the methods that a path has not got, OPTIONS among them.
 *
 * @param operations - those of the path
 * @param describe - what OPTIONS tells
 * @throws {AppError} what the profile says of a wrong method, for all but OPTIONS.
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
    throw new AppError(code, `${request.method.toUpperCase()} does nothing at this address.`);
  };
}

/** Tells what there is at a path, and what this caller may do with it. */
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
    // Whatever `f` says: this is for programs.
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
