import { JobError } from '../../../jobs/job.js';

/** The source cannot be read as what it was said to be; trying again will not help. */
export function unreadableSource(format: string, reason: string, cause?: unknown): JobError {
  return new JobError('append.source_unreadable', `The source could not be read as ${format}: ${reason}`, {
    cause,
  });
}

/** Returns true for an error made by `unreadable`. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof JobError && error.code === 'append.source_unreadable';
}
