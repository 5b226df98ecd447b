import type { Fault } from '../../../lib/errors.js';
import { JsonText } from '../../../api/handlers.js';
import { isScriptSafe, toScriptSafe } from '../../../lib/text/script-safe.js';
import type { Rendering } from '../../profiles/api-profile.js';
import { booleanOf } from '../../request/parameters/boolean-of.js';
import { lastOf } from '../../request/parameters/repeated.js';
import { assertCallback, isCallback, writeCall } from '../../profiles/callback.js';
import { cleanTypes } from './clean-types.js';
import { findFieldsFault, pickFields, readFields, textOfFields } from './pick-fields.js';
import { repeatShape, type SentShape } from './repeat-shape.js';

type Sent = Readonly<Record<string, unknown>>;

/** @throws {AppError} when `_jsonp` is not the name of a function; thrown before the operation runs. */
export function checkCallback(sent: Sent): void {
  const name = lastOf(sent['_jsonp']);
  if (name !== undefined) assertCallback(name, '_jsonp');
}

/** Returns the faults of `_fields` and `_clean`, before the operation runs. */
export function findShapeFaults(sent: Sent): Fault[] {
  const reason = findFieldsFault(textOfFields(lastOf(sent['_fields'])));
  const isClear = readClean(sent['_clean']) !== undefined;
  return [
    ...(reason === undefined ? [] : [{ field: '_fields', reason, kind: 'invalid' } as const]),
    ...(isClear ? [] : [{ field: '_clean', reason: 'must be true or false', kind: 'invalid' } as const]),
  ];
}

/**
 * Shapes a JSON reply: `_clean` gives each key one type, `_fields` trims it, `_envelope` wraps it with status and
 * headers, and `_jsonp` makes it a script. List links keep the same shape; other replies stay unchanged.
 *
 * @param allow - value of the `Allow` header of the reply.
 */
export function shapeReply(rendering: Rendering, sent: Sent, allow: string | undefined): Rendering {
  const { _envelope: envelope, _jsonp: jsonp } = sent;
  const fields = lastOf(sent['_fields']);
  const isClean = readClean(sent['_clean']) === true;
  if (fields === undefined && envelope === undefined && jsonp === undefined && !isClean) return rendering;
  const isJson = rendering.headers['content-type']?.startsWith('application/json') === true;
  const json = rendering.body instanceof JsonText ? rendering.body.text : rendering.body;
  if (!isJson || typeof json !== 'string') return rendering;
  const shape = { fields, isClean, isWrapped: envelope !== undefined };
  const shaped = shapeBody(JSON.parse(json), shape, rendering.status < 300);
  const whole = envelope === undefined ? rendering : { ...rendering, status: 200 };
  const complete = envelope === undefined ? shaped : wrap(shaped, rendering, allow);
  // JSON stays safe inside a script element.
  const body = isScriptSafe(json) ? toScriptSafe(complete) : complete;
  const callback = lastOf(jsonp);
  if (!isCallback(callback)) return { ...whole, body };
  const headers = { ...whole.headers, 'content-type': 'application/javascript; charset=UTF-8' };
  return { ...whole, headers, body: writeCall(callback, body) };
}

/** Reads `_clean`: `_clean=0` is the default; `undefined` for an invalid value. */
function readClean(sent: unknown): boolean | undefined {
  const value = lastOf(sent) ?? '';
  return value === '' ? false : booleanOf(value);
}

/** @param isTrimmed - false for failures, which stay whole. */
function shapeBody(body: unknown, shape: SentShape, isTrimmed: boolean): string {
  const whole = repeatShape(shape.isClean ? cleanTypes(body) : body, shape);
  const tree = isTrimmed ? readFields(textOfFields(shape.fields)) : undefined;
  return JSON.stringify(tree === undefined ? whole : pickFields(whole, tree));
}

function wrap(json: string, { status, headers }: Rendering, allow: string | undefined): string {
  // Without allowed methods, JSON omits the member.
  return `{"body":${json},"status":${status},"headers":${JSON.stringify({ ...headers, allow })}}`;
}
