/** A breach of one of this project's own rules. */
export interface Finding {
  /** Area that the breach is counted in, such as `server`. */
  readonly area: string;
  /** Folder, file, pair of folders or commit, as an exception names it. */
  readonly subject: string;
  /** Complete message, which names the subject. */
  readonly message: string;
}

/** A breach that is accepted for good. */
export interface Exception {
  /** Subject of the finding. */
  readonly subject: string;
  /** Reason in one sentence. */
  readonly reason: string;
}

/** Number of breaches that each area still has. */
export type Counts = Readonly<Record<string, number>>;

export interface Outcome {
  /** Messages about what must change. Empty if the rule holds. */
  readonly faults: readonly string[];
  /** Number of breaches by area, without the exceptions. */
  readonly counts: Counts;
  /** Messages of all breaches, including those that `left` allows. */
  readonly found: readonly string[];
}

/**
 * Compares the findings of a rule with its exceptions and with the number of breaches that are left from before the rule.
 * An exception without a finding and an area with fewer breaches than `left` are faults, so that both lists only shrink.
 */
export function assess(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  left: Counts = {},
): Outcome {
  const excepted = new Set(exceptions.map(({ subject }) => subject));
  const subjects = new Set(findings.map(({ subject }) => subject));
  const open = findings.filter(({ subject }) => !excepted.has(subject));
  const byArea = groupByArea(open);
  const counts = Object.fromEntries([...byArea].map(([area, found]) => [area, found.length]));
  const stale = exceptions.filter(({ subject }) => !subjects.has(subject));
  return {
    faults: [
      ...stale.map(({ subject }) => `${subject} is an exception that is no longer needed: remove it.`),
      ...[...byArea].flatMap(([area, found]) => tooMany(area, found, left[area] ?? 0)),
      ...Object.entries(left).flatMap(([area, limit]) => tooFew(area, counts[area] ?? 0, limit)),
    ],
    counts,
    found: open.map(({ message }) => message),
  };
}

function groupByArea(findings: readonly Finding[]): Map<string, Finding[]> {
  const byArea = new Map<string, Finding[]>();
  for (const finding of findings) byArea.set(finding.area, [...(byArea.get(finding.area) ?? []), finding]);
  return byArea;
}

function tooMany(area: string, found: readonly Finding[], limit: number): string[] {
  if (found.length <= limit) return [];
  const messages = found.map(({ message }) => message);
  if (limit === 0) return messages;
  return [...messages, `${area} has ${String(found.length)} of these, and may have ${String(limit)}.`];
}

function tooFew(area: string, count: number, limit: number): string[] {
  return count < limit
    ? [
        `${area} has ${String(count)} of these, and may have ${String(limit)}: run npm run lint:own -- --count.`,
      ]
    : [];
}
