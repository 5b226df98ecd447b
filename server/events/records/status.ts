/** `trash` is deleted; `future` publishes itself at its publication time. */
export const STATUSES = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const;

export type Status = (typeof STATUSES)[number];

/** True for a status without a publication time of its own, and without a slug unless one was given. */
export function isUnfinished(status: Status): boolean {
  return status === 'draft' || status === 'pending';
}

/**
 * Returns the resulting status. A status reserved for publishers becomes `pending` for others; the
 * publication time decides between `publish` and `future`.
 */
export function resolveStatus(
  wanted: Status,
  { canPublish, publishedAt, nowMs }: { canPublish: boolean; publishedAt: number; nowMs: number },
): Status {
  if (!canPublish && (wanted === 'publish' || wanted === 'future' || wanted === 'private')) return 'pending';
  if (wanted === 'publish' || wanted === 'future') return publishedAt > nowMs ? 'future' : 'publish';
  return wanted;
}
