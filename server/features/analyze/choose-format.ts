import type { AppError, Fault } from '../../lib/errors.js';
import { findFormat } from '../append/formats/registry.js';
import type { SourceFormat } from '../append/source/source-format.js';
import type { FoundSource } from './find-source.js';

/**
 * Returns the requested format, or the one that the source's name or type implies.
 *
 * @param names - canonical names of the accepted formats.
 * @throws the error of `refuse` for any other format.
 */
export function chooseFormat(
  filetype: string | undefined,
  source: Pick<FoundSource, 'format'>,
  names: readonly string[],
  refuse: (fault: Fault) => AppError,
): SourceFormat {
  const isGiven = filetype !== undefined && filetype !== '';
  const format = findFormat(isGiven ? filetype : (source.format ?? ''));
  if (format !== undefined && names.includes(format.name)) return format;
  throw refuse({ field: 'filetype', reason: `must be one of ${names.join(', ')}`, kind: 'invalid' });
}
