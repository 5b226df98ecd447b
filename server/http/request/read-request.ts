import type { Readable } from 'node:stream';
import type { Request } from '@hapi/hapi';
import { AppError } from '../../lib/errors.js';
import { authenticate } from './authenticate.js';
import { type Body, readBody } from './body/read-body.js';
import type { MultipartOptions } from './body/read-multipart.js';
import type { ProfileRules } from '../profiles/api-profile.js';
import { fileTooLarge } from './file-too-large.js';
import { headerOf } from './header-of.js';
import type { Operation } from '../operation/operation.js';
import { hasExactJson } from './parameters/coercion.js';
import { stateOf, viewOf } from './request-state.js';
import { fileLimitOf, type ServeOptions } from '../operation/serve-options.js';

/** Reads the body, and its files into a folder; body values are added to those of the URL. */
export async function readRequest(
  request: Request,
  payload: Readable,
  operation: Operation,
  options: ServeOptions,
): Promise<Body> {
  const state = stateOf(request);
  const { strongest, ignoresOtherBodies } = state.profile.rules;
  const body = await readBody(payload, {
    contentType: headerOf(request, 'content-type'),
    accepted: operation.bodyTypes,
    ignoresOthers: ignoresOtherBodies,
    keepsDigits: operation.parameters !== undefined && hasExactJson(operation.parameters.coercion),
    limitBytes: options.bodyLimitBytes,
    fileLimitBytes: fileLimitOf(operation, options),
    refuseFile: () => fileTooLarge(operation, options, request.params),
    readsOn: readsPastFile(request, operation, options),
    limitFile: anonymousLimit(request, operation, options),
    folder: operation.file === undefined ? undefined : options.uploadFolder,
  });
  const [weak, strong] = strongest === 'query' ? [body.values, state.sent] : [state.sent, body.values];
  state.sent = mergeSent(weak, strong, state.profile.rules);
  return body;
}

/** True if a page shows the form again after a file was too large, which needs the fields behind the file. */
export function readsPastFile(request: Request, operation: Operation, options: ServeOptions): boolean {
  const limit = options.limits?.[operation.operationId]?.pastFileBytes;
  if (limit === undefined || options.pages === undefined) return false;
  if (stateOf(request).profile.wantsPage?.(viewOf(request)) !== true) return false;
  const length = headerOf(request, 'content-length');
  return length !== undefined && Number(length) <= limit + options.bodyLimitBytes;
}

/**
 * Returns the file limit for anonymous callers. Credentials may come in the headers, the URL or a field before the
 * file.
 */
function anonymousLimit(
  request: Request,
  operation: Operation,
  options: ServeOptions,
): MultipartOptions['limitFile'] {
  const limit = options.limits?.[operation.operationId]?.anonymousFileBytes;
  const state = stateOf(request);
  if (limit === undefined || state.principal !== undefined) return undefined;
  return async (fields) => {
    const token = fields.get('token')?.at(-1);
    if (token !== undefined) state.sent = { token, ...state.sent };
    if (operation.security !== 'none') await authenticate(request, options.access);
    const most = fileLimitOf(operation, options);
    if (stateOf(request).principal !== undefined) {
      return { bytes: most, refusal: fileTooLarge(operation, options, request.params) };
    }
    const text = `A file of more than ${limit} bytes must come after credentials: in a header, the URL or an earlier field.`;
    return { bytes: Math.min(limit, most), refusal: new AppError('request.too_large', text) };
  };
}

/** Merges query and body. An empty value that counts as absent does not hide the other one. */
function mergeSent(weak: Body['values'], strong: Body['values'], rules: ProfileRules): Body['values'] {
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
