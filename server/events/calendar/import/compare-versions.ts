import type { Target } from './find-target.js';
import { isSame } from './to-fields.js';
import type { Version } from './version.js';

/** Order of a calendar's version and the last one imported: it changes the event, equals it, or is older. */
export type VersionOrder = 'newer' | 'same' | 'older';

interface Word {
  readonly sequence: number;
  readonly stampMs: number | undefined;
}

/**
 * SEQUENCE decides. Many programs leave it as it is, so that of two equal ones the content tells whether anything
 * is new, and LAST-MODIFIED or DTSTAMP which of them.
 */
export function compareVersions(
  target: Pick<Target, 'sequence' | 'stampedAt' | 'version'>,
  word: Word,
  version: Version,
): VersionOrder {
  const order = compareSequences(target, word);
  if (order !== 'same') return order;
  if (isSame(target.version, version)) return 'same';
  return isBefore(word.stampMs, target.stampedAt) ? 'older' : 'newer';
}

/** Compares the version of a cancellation, which has no content. */
export function compareCancellation(
  target: Pick<Target, 'sequence' | 'stampedAt'>,
  word: Word,
): 'newer' | 'older' {
  const order = compareSequences(target, word);
  if (order !== 'same') return order;
  return isBefore(word.stampMs, target.stampedAt) ? 'older' : 'newer';
}

function compareSequences({ sequence }: Pick<Target, 'sequence'>, word: Word): VersionOrder {
  if (word.sequence === sequence) return 'same';
  return word.sequence < sequence ? 'older' : 'newer';
}

function isBefore(stampMs: number | undefined, other: number | undefined): boolean {
  return stampMs !== undefined && other !== undefined && stampMs < other;
}
