/** A breach of one of this project's own rules. */
export interface Finding {
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

/** Returns messages of the findings without an exception, and of the exceptions without a finding. */
export function assess(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const excepted = new Set(exceptions.map(({ subject }) => subject));
  const subjects = new Set(findings.map(({ subject }) => subject));
  const stale = exceptions.filter(({ subject }) => !subjects.has(subject));
  return [
    ...stale.map(({ subject }) => `${subject} is an exception that is no longer needed: remove it.`),
    ...findings.filter(({ subject }) => !excepted.has(subject)).map(({ message }) => message),
  ];
}
