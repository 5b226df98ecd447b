import { JobError } from '../../../jobs/job.js';

/** Returns the failure of a source that is not readable in its stated format; it is not retried. */
export function unreadableSource(format: string, reason: string, cause?: unknown): JobError {
  return new JobError('append.source_unreadable', `The source could not be read as ${format}: ${reason}`, {
    cause,
  });
}

/** Returns true for an error made by `unreadableSource`. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof JobError && error.code === 'append.source_unreadable';
}
