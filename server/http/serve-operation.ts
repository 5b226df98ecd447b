import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { Access } from '../access/access.js';
import { AppError, type Fault } from '../errors.js';
import type { RequestContext, UploadedFile } from '../handlers.js';
import type { Pages } from '../pages.js';
import { toAppError } from './app-error.js';
import { authenticate } from './authenticate.js';
import { headerOf } from './header-of.js';
import { type Body, readBody } from './body/read-body.js';
import type { MultipartOptions } from './body/read-multipart.js';
import { tooLarge } from './body/read-text.js';
import type { FaceRules, PlainReply } from './faces/face.js';
import type { Operation } from './operation.js';
import { Context } from './request-context.js';
import { stateOf, viewOf } from './request-state.js';
import { respondWith } from './respond.js';
import { showPage } from './show-page.js';
import { checkHeaders, checkInput, checkLongInput, checkPath } from './validation/check.js';
import { checkErrorReply, checkReply } from './validation/check-reply.js';

/** A handler less its types, which the compiler has compared with the document before. */
export type PlainHandler = (request: PlainRequest, context: RequestContext) => Promise<PlainReply>;

interface PlainRequest {
  readonly path: object;
  readonly parameters: object;
  readonly headers: object;
  readonly files: readonly UploadedFile[];
}

/** A subject's own checks less their types. */
export type PlainCheck = (
  request: Omit<PlainRequest, 'files'>,
  context: RequestContext,
) => Promise<readonly Fault[]>;

/** What a subject has for an operation. */
export interface Service {
  readonly handler: PlainHandler;
  readonly check: PlainCheck | undefined;
}

export interface ServeOptions {
  readonly access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>;
  readonly log: Logger;
  readonly publicUrl: () => string;
  readonly bodyLimitBytes: number;
  readonly fileLimitBytes: number;
  /** Bounds of single operations, by their ids, where they are others. */
  readonly limits?: Readonly<Record<string, OperationLimits>>;
  /** An existing folder for file parts while their request lasts. */
  readonly uploadFolder: string;
  /** Whether every reply is checked against the document. */
  readonly validateResponses: boolean;
  /** What a person is shown in place of JSON, where the face has pages. */
  readonly pages?: Pages;
}

/** What is absent is as for all operations. */
export interface OperationLimits {
  readonly fileBytes?: number;
  /** Largest file of a sender who has shown no credentials by the time it begins. */
  readonly strangerFileBytes?: number;
  readonly timeoutSeconds?: number;
}

/** Largest file that an operation takes. */
export function fileLimitOf(operation: Operation, options: ServeOptions): number {
  return options.limits?.[operation.operationId]?.fileBytes ?? options.fileLimitBytes;
}

/** What a whole request comes to: path, credentials, body, parameters, rights, handler, reply; in this order. */
export async function serveOperation(
  request: Request,
  toolkit: ResponseToolkit,
  operation: Operation,
  { handler, check }: Service,
  options: ServeOptions,
): Promise<ResponseObject> {
  const { payload } = request;
  // A body that is not wanted any more may still turn out to be broken, which is then nobody's concern.
  if (payload instanceof Readable) payload.on('error', () => undefined);
  const path = checkPath(operation.pathParameters, request.params);
  if (path.value === undefined) throw new AppError('request.no_route', 'There is nothing at this address.');
  const body =
    payload instanceof Readable ? await readRequest(request, payload, operation, options) : NO_BODY;
  stateOf(request).isRead = true;
  try {
    if (operation.security !== 'none') await authenticate(request, options.access, operation.security);
    refuseAnonymous(request, operation);
    const context = new Context(request, options);
    const ownCheck: OwnCheck | undefined =
      check && ((parameters, headers) => check({ path: path.value, parameters, headers }, context));
    const checked = await checkParameters(request, operation, body.files, ownCheck);
    const asked = { path: path.value, ...checked, files: body.files };
    const answer = (): Promise<PlainReply> => call(handler, asked, context, operation, options, request);
    if (options.pages !== undefined && stateOf(request).face.wantsPage?.(viewOf(request)) === true) {
      return await showPage(request, toolkit, { operation, pages: options.pages, asked, context }, answer);
    }
    return respondWith(request, toolkit, await answer());
  } finally {
    if (body.files.length > 0) await Promise.all(body.files.map((file) => rm(file.path, { force: true })));
  }
}

const NO_BODY: Body = { values: {}, files: [] };

async function readRequest(
  request: Request,
  payload: Readable,
  operation: Operation,
  options: ServeOptions,
): Promise<Body> {
  const state = stateOf(request);
  const { strongest, ignoresOtherBodies } = state.face.rules;
  const body = await readBody(payload, {
    contentType: headerOf(request, 'content-type'),
    accepted: operation.bodyTypes,
    ignoresOthers: ignoresOtherBodies,
    limitBytes: options.bodyLimitBytes,
    fileLimitBytes: fileLimitOf(operation, options),
    limitFile: strangerLimit(request, operation, options),
    folder: operation.file === undefined ? undefined : options.uploadFolder,
  });
  const [weak, strong] = strongest === 'query' ? [body.values, state.sent] : [state.sent, body.values];
  state.sent = mergeSent(weak, strong, state.face.rules);
  return body;
}

/**
 * Of large files, few bytes are taken in from somebody whose credentials have not come yet: they may stand in the
 * headers, the address or a field before the file.
 */
function strangerLimit(
  request: Request,
  operation: Operation,
  options: ServeOptions,
): MultipartOptions['limitFile'] {
  const limit = options.limits?.[operation.operationId]?.strangerFileBytes;
  const state = stateOf(request);
  if (limit === undefined || state.principal !== undefined) return undefined;
  return async (fields) => {
    const token = fields.get('token')?.at(-1);
    if (token !== undefined) state.sent = { token, ...state.sent };
    if (operation.security !== 'none') await authenticate(request, options.access, operation.security);
    const most = fileLimitOf(operation, options);
    if (stateOf(request).principal !== undefined) return { bytes: most, refusal: tooLarge(most) };
    const text = `A file of more than ${limit} bytes needs credentials before it: in a header, the address or an earlier field.`;
    return { bytes: Math.min(limit, most), refusal: new AppError('request.too_large', text) };
  };
}

/** Query and body as one. An empty value that counts as absent does not hide the other one. */
function mergeSent(weak: Body['values'], strong: Body['values'], rules: FaceRules): Body['values'] {
  if (Object.keys(weak).length === 0) return strong;
  const { emptyIsAbsent, ignoresNameCase = false } = rules;
  const keyOf = (name: string): string => (ignoresNameCase ? name.toLowerCase() : name);
  const others = new Set(Object.keys(weak).map(keyOf));
  const winning = Object.entries(strong).filter(
    ([name, value]) => !(emptyIsAbsent && value === '' && others.has(keyOf(name))),
  );
  const taken = new Set(winning.map(([name]) => keyOf(name)));
  const losing = Object.entries(weak).filter(([name]) => !taken.has(keyOf(name)));
  return Object.fromEntries([...losing, ...winning]);
}

function refuseAnonymous(request: Request, operation: Operation): void {
  const { face, principal } = stateOf(request);
  if (principal !== undefined || operation.security !== 'required' || !face.rules.refusesAnonymous) return;
  throw new AppError('access.token_required', 'Token Required');
}

type OwnCheck = (parameters: object, headers: object) => Promise<readonly Fault[]>;

async function checkParameters(
  request: Request,
  operation: Operation,
  files: readonly UploadedFile[],
  ownCheck: OwnCheck | undefined,
): Promise<{ parameters: object; headers: object }> {
  const { face, sent } = stateOf(request);
  const check = mayBeLong(request) ? checkLongInput : checkInput;
  const parameters = await check(operation.parameters, sent, face.rules);
  const headers = checkHeaders(operation.headers, request.headers, face.rules);
  const faults: Fault[] = [...parameters.faults, ...headers.faults];
  const { file } = operation;
  if (file?.isRequired === true && files.length === 0) {
    faults.push({ field: file.field, reason: 'is required', kind: 'missing' });
  }
  if (ownCheck !== undefined) {
    const found = await ownCheck(parameters.value ?? parameters.rest, headers.value ?? headers.rest);
    faults.push(...found);
  }
  if (parameters.value !== undefined && headers.value !== undefined && faults.length === 0) {
    return { parameters: parameters.value, headers: headers.value };
  }
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}

/** Bytes of a body that can be looked at in a few milliseconds, whatever it holds. */
const SHORT_BODY = 64 * 1024;

/** Also where it is not told how long a body is. */
function mayBeLong(request: Request): boolean {
  if (!(request.payload instanceof Readable)) return false;
  const isPacked = headerOf(request, 'content-encoding') !== undefined;
  return isPacked || !(Number(headerOf(request, 'content-length')) <= SHORT_BODY);
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
      checkErrorReply(operation, told, stateOf(hapiRequest).face);
    }
    throw told;
  }
  if (validateResponses) checkReply(operation, reply);
  return reply;
}
