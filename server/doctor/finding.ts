/** Result of one check. */
export interface Finding {
  /** Subject of the check, such as `GDAL`. */
  readonly subject: string;
  /** `fail`: the server does not run, or not completely. `warn`: it runs, but the operator should act. */
  readonly verdict: 'ok' | 'warn' | 'fail';
  /** Observation, as a sentence without its full stop. */
  readonly seen: string;
  /** Remedy, where there is one. */
  readonly mend?: string;
}

export function reportOk(subject: string, seen: string): Finding {
  return { subject, verdict: 'ok', seen };
}

export function reportWarning(subject: string, seen: string, mend: string): Finding {
  return { subject, verdict: 'warn', seen, mend };
}

export function reportFailure(subject: string, seen: string, mend: string): Finding {
  return { subject, verdict: 'fail', seen, mend };
}
