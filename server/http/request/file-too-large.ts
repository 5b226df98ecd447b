import { AppError } from '../../lib/errors.js';
import type { Operation } from '../operation/operation.js';
import { fileLimitOf, type ServeOptions } from '../operation/serve-options.js';

/**
 * Creates the error for a file above the limit of its operation, with the operation's advice.
 *
 * @param path - parameters of the request's path by name.
 */
export function fileTooLarge(
  operation: Operation,
  options: Pick<ServeOptions, 'limits' | 'fileLimitBytes'>,
  path: Readonly<Record<string, unknown>>,
): AppError {
  const limit = `${String(fileLimitOf(operation, options))} bytes`;
  const advice = options.limits?.[operation.operationId]?.largerFiles;
  const message = `The file is larger than ${limit}.`;
  if (advice === undefined) return new AppError('request.too_large', message);
  const field = operation.file?.field ?? 'file';
  const reason = `must be at most ${limit}; ${fillIn(advice, path)}`;
  return new AppError('request.too_large', message, { faults: [{ field, reason, kind: 'invalid' }] });
}

function fillIn(text: string, path: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (braced, name: string) => {
    const value = Object.hasOwn(path, name) ? path[name] : undefined;
    return typeof value === 'string' ? encodeURIComponent(value) : braced;
  });
}
