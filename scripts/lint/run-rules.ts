import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess, type Counts, type Exception, type Finding } from './finding.js';

export interface Rule {
  /** Rule as a sentence, which heads its messages. */
  readonly title: string;
  readonly find: (root: string) => Finding[];
  readonly exceptions: readonly Exception[];
}

export interface RunOptions {
  /** Also returns the breaches that are left from before the rules. */
  readonly isAll: boolean;
  /** Stores the present numbers of breaches as those that are left. */
  readonly isCount: boolean;
}

/** File of the numbers of breaches that are left from before the rules, by rule and area. */
export const LEFT_FILE = 'scripts/lint/left.json';

/**
 * Checks the rules.
 *
 * @returns the exit code, which is 1 if a rule is broken, and the lines to print.
 */
export function runRules(
  root: string,
  rules: Readonly<Record<string, Rule>>,
  { isAll, isCount }: RunOptions,
): { readonly code: 0 | 1; readonly lines: readonly string[] } {
  if (isCount) storeCounts(root, rules);
  const left = readLeft(root);
  const outcomes = Object.entries(rules).map(([name, { title, find, exceptions }]) => ({
    title,
    ...assess(find(root), exceptions, left[name]),
  }));
  const lines = outcomes.flatMap(({ title, faults, found }) => {
    const messages = isAll ? [...new Set([...found, ...faults])] : faults;
    return messages.length === 0 ? [] : [`${title}:`, ...messages.map((message) => `  ${message}`)];
  });
  return { code: outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1, lines };
}

function storeCounts(root: string, rules: Readonly<Record<string, Rule>>): void {
  const counts = Object.entries(rules).map(([name, { find, exceptions }]) => [
    name,
    assess(find(root), exceptions).counts,
  ]);
  writeFileSync(join(root, LEFT_FILE), `${JSON.stringify(Object.fromEntries(counts), undefined, 2)}\n`);
}

function readLeft(root: string): Record<string, Counts> {
  const path = join(root, LEFT_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Counts>) : {};
}
