import { Readable } from 'node:stream';
import type { Request } from '@hapi/hapi';
import { AppError, type Fault } from '../../lib/errors.js';
import { headerOf } from '../request/header-of.js';
import type { Operation } from '../operation/operation.js';
import { findShapeFaults } from '../response/reply/shape-reply.js';
import { stateOf } from '../request/request-state.js';
import { checkHeaders, checkInput, checkLongInput, rootOf } from '../validation/check.js';

/** Check of a request by the code of an API, for a known path. */
export type OwnCheck = (parameters: object, headers: object) => Promise<readonly Fault[]>;

/**
 * Checks parameters and headers against the document.
 *
 * @param hasFile - true if a file was sent, even if it was refused.
 * @throws {AppError} `request.invalid` with all faults.
 */
export async function checkParameters(
  request: Request,
  operation: Operation,
  hasFile: boolean,
  ownCheck: OwnCheck | undefined,
): Promise<{ parameters: object; headers: object }> {
  const { profile, sent } = stateOf(request);
  const check = mayBeLong(request) ? checkLongInput : checkInput;
  const parameters = await check(operation.parameters, sent, profile.rules);
  const headers = checkHeaders(operation.headers, request.headers, profile.rules);
  const faults: Fault[] = [...parameters.faults, ...headers.faults];
  if (profile.rules.shapesReplies) faults.push(...findShapeFaults(sent));
  const { file } = operation;
  if (file?.isRequired === true && !hasFile) {
    faults.push({ field: file.field, reason: 'is required', kind: 'missing' });
  }
  if (ownCheck !== undefined) {
    const found = await ownCheck(parameters.value ?? parameters.rest, headers.value ?? headers.rest);
    // The check runs without the refused parameters, so its own faults for them are dropped.
    const told = new Set(faults.map(({ field }) => rootOf(field)));
    faults.push(...found.filter(({ field }) => !told.has(rootOf(field))));
  }
  if (parameters.value !== undefined && headers.value !== undefined && faults.length === 0) {
    return { parameters: parameters.value, headers: headers.value };
  }
  throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}

/** Maximum size in bytes of a body that takes only milliseconds to check. */
const SHORT_BODY = 64 * 1024;

/** True also if the length of the body is unknown. */
function mayBeLong(request: Request): boolean {
  if (!(request.payload instanceof Readable)) return false;
  const isCompressed = headerOf(request, 'content-encoding') !== undefined;
  return isCompressed || !(Number(headerOf(request, 'content-length')) <= SHORT_BODY);
}
