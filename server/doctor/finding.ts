/** What a look at one thing has shown. */
export interface Finding {
  /** What was looked at, such as `GDAL`. */
  readonly subject: string;
  /** `fail`: the server does not run, or not all of it. `warn`: it runs, but somebody should know. */
  readonly verdict: 'ok' | 'warn' | 'fail';
  /** What was seen, in a sentence without its point. */
  readonly seen: string;
  /** What to do about it, where there is something to do. */
  readonly mend?: string;
}

export function well(subject: string, seen: string): Finding {
  return { subject, verdict: 'ok', seen };
}

export function doubtful(subject: string, seen: string, mend: string): Finding {
  return { subject, verdict: 'warn', seen, mend };
}

export function broken(subject: string, seen: string, mend: string): Finding {
  return { subject, verdict: 'fail', seen, mend };
}
