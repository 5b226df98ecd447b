/** `trash` is deleted; `future` publishes itself at its publication time. */
export const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const;

export type Status = (typeof STATUSES)[number];

/** Has no publication time of its own yet, and no slug unless one was given. */
export function isUnfinished(status: Status): boolean {
  return status === 'draft' || status === 'pending';
}

/**
 * The status that a record gets. What only publishers may ask for becomes `pending`; between `publish` and
 * `future` the publication time decides.
 */
export function resolveStatus(
  wanted: Status,
  { canPublish, publishedAt, nowMs }: { canPublish: boolean; publishedAt: number; nowMs: number },
): Status {
  if (!canPublish && (wanted === 'publish' || wanted === 'future' || wanted === 'private')) return 'pending';
  if (wanted === 'publish' || wanted === 'future') return publishedAt > nowMs ? 'future' : 'publish';
  return wanted;
}
