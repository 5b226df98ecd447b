import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import { AppError, type Fault } from '../../lib/errors.js';
import type { RequestContext, UploadedFile } from '../../api/handlers.js';
import { toAppError } from '../response/app-error.js';
import { authenticate } from '../request/authenticate.js';
import type { Body } from '../request/body/read-body.js';
import { checkParameters, type OwnCheck } from './check-parameters.js';
import type { PlainReply } from '../profiles/api-profile.js';
import type { Operation } from '../operation/operation.js';
import { readRequest } from '../request/read-request.js';
import { Context } from '../request/request-context.js';
import { stateOf, viewOf } from '../request/request-state.js';
import { respondWith } from '../response/respond.js';
import type { ServeOptions } from '../operation/serve-options.js';
import { type Shown, showPage } from '../response/show-page.js';
import { checkPath } from '../validation/check.js';
import { checkErrorReply, checkReply } from '../validation/check-reply.js';

/** Handler without its static types; the compiler has already checked it against the document. */
export type PlainHandler = (request: PlainRequest, context: RequestContext) => Promise<PlainReply>;

interface PlainRequest {
  readonly path: object;
  readonly parameters: object;
  readonly headers: object;
  readonly files: readonly UploadedFile[];
}

/** Checks of an API without their static types. */
export type PlainCheck = (
  request: Omit<PlainRequest, 'files'>,
  context: RequestContext,
) => Promise<readonly Fault[]>;

/** Implementation of an operation. */
export interface Service {
  readonly handler: PlainHandler;
  readonly check: PlainCheck | undefined;
}

/** Serves a whole request in this order: path, credentials, body, parameters, rights, handler, reply. */
export async function serveOperation(
  request: Request,
  toolkit: ResponseToolkit,
  operation: Operation,
  { handler, check }: Service,
  options: ServeOptions,
): Promise<ResponseObject> {
  const { payload } = request;
  // The error of a body that is no longer needed is ignored.
  if (payload instanceof Readable) payload.on('error', () => undefined);
  const path = checkPath(operation.pathParameters, request.params);
  if (path.value === undefined) throw new AppError('request.no_route', 'There is nothing at this address.');
  const body =
    payload instanceof Readable ? await readRequest(request, payload, operation, options) : NO_BODY;
  stateOf(request).isRead = true;
  try {
    if (operation.security !== 'none') await authenticate(request, options.access);
    refuseAnonymous(request, operation);
    const context = new Context(request, options);
    const ownCheck: OwnCheck | undefined =
      check && ((parameters, headers) => check({ path: path.value, parameters, headers }, context));
    const hasFile = body.files.length > 0 || body.refusal !== undefined;
    const shown: Shown = { path: path.value, parameters: stateOf(request).sent, isChecked: false };
    const answer = async (): Promise<PlainReply> => {
      const checked = await checkParameters(request, operation, hasFile, ownCheck);
      Object.assign(shown, { parameters: checked.parameters, isChecked: true });
      if (body.refusal !== undefined) throw body.refusal;
      const asked = { path: path.value, ...checked, files: body.files };
      return call(handler, asked, context, operation, options, request);
    };
    if (options.pages !== undefined && stateOf(request).profile.wantsPage?.(viewOf(request)) === true) {
      return await showPage(request, toolkit, { operation, pages: options.pages, shown, context }, answer);
    }
    return respondWith(request, toolkit, await answer());
  } finally {
    if (body.files.length > 0) await Promise.all(body.files.map((file) => rm(file.path, { force: true })));
  }
}

const NO_BODY: Body = { values: {}, files: [] };

function refuseAnonymous(request: Request, operation: Operation): void {
  const { profile, principal } = stateOf(request);
  if (principal !== undefined || operation.security !== 'required' || !profile.rules.refusesAnonymous) return;
  throw new AppError('access.token_required', 'Token Required');
}

async function call(
  handler: PlainHandler,
  request: PlainRequest,
  context: RequestContext,
  operation: Operation,
  { validateResponses }: ServeOptions,
  hapiRequest: Request,
): Promise<PlainReply> {
  let reply: PlainReply;
  try {
    reply = await handler(request, context);
  } catch (error) {
    const told = toAppError(error);
    if (validateResponses && told.code !== 'server.internal') {
      checkErrorReply(operation, told, stateOf(hapiRequest).profile);
    }
    throw told;
  }
  if (validateResponses) checkReply(operation, reply);
  return reply;
}
