import { Readable } from 'node:stream';
import type { AppError } from '../../lib/errors.js';
import type { ApiProfile, PlainReply } from '../profiles/api-profile.js';
import { isJson, toJson } from '../profiles/json-body.js';
import type { Operation } from '../operation/operation.js';
import { checkValue } from './check.js';

/** Error for a reply that the document does not allow: a bug of the handler or of the document. */
export class ReplyMismatch extends Error {
  override readonly name = 'ReplyMismatch';
}

/** @throws {ReplyMismatch} unless the document lists such a reply. */
export function checkReply(operation: Operation, reply: PlainReply): void {
  const { status, mediaType = 'application/json', body } = reply;
  const listed = operation.replies[status];
  const at = `${operation.operationId} ${status}`;
  if (listed === undefined) throw new ReplyMismatch(`${at} is not in the document`);
  if (Object.keys(listed).length === 0 && body === undefined) return;
  if (!Object.hasOwn(listed, mediaType)) throw new ReplyMismatch(`${at} ${mediaType} is not in the document`);
  const schema = listed[mediaType];
  // A stream cannot be checked before it is sent.
  if (schema === undefined || !isJson(mediaType) || body instanceof Readable) return;
  // Compares the serialized form: undefined members vanish, and dates become text.
  const { faults } = checkValue(schema(), JSON.parse(toJson(body)));
  if (faults.length === 0) return;
  const reasons = faults.map(({ field, reason }) => `${field === '' ? 'the body' : field} ${reason}`);
  throw new ReplyMismatch(`${at} is not what the document says: ${reasons.join('; ')}`);
}

/** Checks a failure as its profile renders it. */
export function checkErrorReply(operation: Operation, error: AppError, profile: ApiProfile): void {
  const view = { path: operation.path, sent: { f: 'json' }, isRead: true, isSignedIn: false };
  const { status, body } = profile.renderError(error, view);
  checkReply(operation, { status, body: JSON.parse(body) as unknown });
}
