import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ARGUED } from './argued.js';
import { type AuditFinding, type AuditReport, findStale, readFindings } from './read-report.js';

const USAGE = 'usage: npm run audit [-- --if-reachable] [ROOT]';

/**
 * `tsx scripts/audit/main.ts [--if-reachable] [ROOT]`: asks the registry, by `npm audit`, which packages of
 * `package-lock.json` are known to be harmful. The exit code is 0 where each finding is argued in `argued.ts`, 1 where one
 * is not, or an argument has nothing to argue about, and 3 where nobody answers, unless that was said to do.
 */
function main(root: string, mayBeUnreachable: boolean): number {
  const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const report = readReport(stdout);
  if (report === undefined) {
    const reason = error?.message ?? messageOf(stdout) ?? stderr.trim().split('\n').at(-1) ?? '';
    console.error(`The registry could not be asked, so nothing is known: ${reason}`);
    return mayBeUnreachable ? 0 : 3;
  }
  const findings = readFindings(report, ARGUED);
  const development = developmentPlaces(root);
  for (const finding of findings) console.log(describe(finding, development));
  const stale = findStale(findings, ARGUED);
  for (const { advisory, package: name } of stale)
    console.log(`✗ ${advisory} of ${name} is argued, but not found: take it out of scripts/audit/argued.ts`);
  const open = findings.filter(({ argument }) => argument === undefined);
  console.log(
    open.length === 0
      ? `npm audit: ${findings.length === 0 ? 'no findings' : `${String(findings.length)} findings, all argued`}.`
      : `npm audit: ${String(open.length)} of ${String(findings.length)} findings are to be mended, or argued in scripts/audit/argued.ts.`,
  );
  return open.length + stale.length === 0 ? 0 : 1;
}

/** A report, where it is one: failures are JSON as well. */
function readReport(text: string): AuditReport | undefined {
  try {
    const report = JSON.parse(text) as AuditReport;
    return report.vulnerabilities === undefined ? undefined : report;
  } catch {
    return undefined;
  }
}

function messageOf(text: string): string | undefined {
  try {
    const { message, error } = JSON.parse(text) as { message?: string; error?: { summary?: string } };
    return message ?? error?.summary;
  } catch {
    return undefined;
  }
}

/** Where packages are that only development needs. */
function developmentPlaces(root: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return new Set(
    Object.entries(packages)
      .filter(([, { dev }]) => dev === true)
      .map(([place]) => place),
  );
}

function describe({ id, advisory, nodes, argument }: AuditFinding, development: ReadonlySet<string>): string {
  const isServers = nodes.some((node) => !development.has(node));
  const { severity, name, range, title, url } = advisory;
  const where = isServers ? 'of the server' : 'of development alone';
  const reason = argument === undefined ? url : argument.why;
  return `${argument === undefined ? '✗' : '✓'} ${id} (${severity}) ${name} ${range}, ${where}: ${title}\n    ${reason}`;
}

const { values, positionals } = parseArgs({
  options: { 'if-reachable': { type: 'boolean' } },
  allowPositionals: true,
});
if (positionals.length > 1) console.error(USAGE);
process.exitCode =
  positionals.length > 1 ? 2 : main(positionals[0] ?? process.cwd(), values['if-reachable'] === true);
