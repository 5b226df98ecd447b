import { execFileSync } from 'node:child_process';
import type { Finding } from './finding.js';

/** Last commit before this rule. */
const BASE = '05df89fb46ce1ae4f5c1de57b8d06e0c3cb276d4';

const MAX_LENGTH = 72;

/**
 * Finds commits after the base whose subject is too long or has more than one clause. Merges do not count, because Git
 * writes their subjects. Without the base, as in a shallow clone or outside of Git, there is nothing to compare with.
 */
export function findLongSubjects(root: string, base = BASE): Finding[] {
  const log = git(root, ['log', '--no-merges', '--format=%h %s', `${base}..HEAD`]);
  return log.split('\n').flatMap((line) => {
    const [, commit = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    const reasons = [
      ...(subject.length > MAX_LENGTH ? [`has more than ${String(MAX_LENGTH)} characters`] : []),
      ...(subject.includes(';') ? ['has a semicolon'] : []),
    ];
    return reasons.map((reason) => ({
      subject: commit,
      message: `The subject of commit ${commit} ${reason}: ${subject}`,
    }));
  });
}

function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
