import { pipeline, type Readable, Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { AppError } from '../../lib/errors.js';

// A name or a path of names, so that the reply can only be a function call.
const CALLBACK = /^[A-Za-z_$][\w$]{0,99}(\.[A-Za-z_$][\w$]{0,99}){0,9}$/;

// The comment keeps the name from being the first bytes, which some programs take for another kind of file.
const OPENING = '/**/';

/** True if a parameter names a function, alone or within objects (`app.lists.show`). */
export function isCallback(value: unknown): value is string {
  return typeof value === 'string' && CALLBACK.test(value);
}

/** @throws {AppError} when `parameter` is not the name of a function; thrown before the operation runs. */
export function assertCallback(value: unknown, parameter: string): asserts value is string {
  if (!isCallback(value)) throw callbackFault(parameter, 'must be the name of a function');
}

export function callbackFault(parameter: string, reason: string): AppError {
  const fault = { field: parameter, reason, kind: 'invalid' } as const;
  return new AppError('request.invalid', 'Some parameters were not accepted.', { faults: [fault] });
}

/** Returns a script that passes JSON to the function `callback`. */
export function writeCall(callback: string, json: string): string {
  return `${OPENING}${callback}(${asScript(json)})`;
}

/** Wraps a stream of JSON, whose chunks may split characters. Closing either end closes the other. */
export function streamCall(callback: string, json: Readable): Readable {
  const decoder = new StringDecoder();
  const call = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      done(null, asScript(decoder.write(bytes)));
    },
    flush(done) {
      done(null, `${asScript(decoder.end())})`);
    },
  });
  call.push(`${OPENING}${callback}(`);
  // The caller of the stream sees the error.
  return pipeline(json, call, () => undefined);
}

/** U+2028 and U+2029 end a line in older JavaScript, but JSON allows them unescaped. */
function asScript(json: string): string {
  return json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
