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

/** @throws {AppError} when `_jsonp` names no function: told before anything is done. */
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
 * Gives the keys of a JSON reply one type each where it is to be `_clean`, trims it to its `_fields`, wraps it with
 * status and headers where there is an `_envelope`, and makes it a script for `_jsonp`. The links of a list ask for the
 * same shape. Anything else goes through as it is.
 *
 * @param allow the header of that name, which the reply gets beside its own.
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
  // JSON that was safe in a script element stays so.
  const body = isScriptSafe(json) ? toScriptSafe(complete) : complete;
  const callback = lastOf(jsonp);
  if (!isCallback(callback)) return { ...whole, body };
  const headers = { ...whole.headers, 'content-type': 'application/javascript; charset=UTF-8' };
  return { ...whole, headers, body: writeCall(callback, body) };
}

/** `_clean=0` asks for what there is without it; `undefined` for what is neither. */
function readClean(sent: unknown): boolean | undefined {
  const value = lastOf(sent) ?? '';
  return value === '' ? false : booleanOf(value);
}

/** @param isTrimmed false for failures, which stay whole. */
function shapeBody(body: unknown, shape: SentShape, isTrimmed: boolean): string {
  const whole = repeatShape(shape.isClean ? cleanTypes(body) : body, shape);
  const tree = isTrimmed ? readFields(textOfFields(shape.fields)) : undefined;
  return JSON.stringify(tree === undefined ? whole : pickFields(whole, tree));
}

function wrap(json: string, { status, headers }: Rendering, allow: string | undefined): string {
  // Where nothing may be done, JSON leaves the member out.
  return `{"body":${json},"status":${status},"headers":${JSON.stringify({ ...headers, allow })}}`;
}
