import { assess, type Exception, type Finding } from './finding.js';

export interface Rule {
  /** Rule as a sentence, which heads its messages. */
  readonly title: string;
  readonly find: (root: string) => Finding[];
  readonly exceptions: readonly Exception[];
}

/**
 * Checks the rules.
 *
 * @returns the exit code, which is 1 if a rule is broken, and the lines to print.
 */
export function runRules(
  root: string,
  rules: readonly Rule[],
): { readonly code: 0 | 1; readonly lines: readonly string[] } {
  const lines = rules.flatMap(({ title, find, exceptions }) => {
    const faults = assess(find(root), exceptions);
    return faults.length === 0 ? [] : [`${title}:`, ...faults.map((message) => `  ${message}`)];
  });
  return { code: lines.length === 0 ? 0 : 1, lines };
}
