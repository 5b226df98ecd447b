import type { Argument } from './argued.js';

/** Output of `npm audit --json`, as far as it is read here. */
export interface AuditReport {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  /** Advisories, and names of packages that are harmed by theirs. */
  readonly via: readonly (string | Advisory)[];
  /** Where the package is installed. */
  readonly nodes: readonly string[];
}

interface Advisory {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

export interface AuditFinding {
  /** As its address ends. */
  readonly id: string;
  readonly advisory: Advisory;
  /** Places of the package in `node_modules`. */
  readonly nodes: readonly string[];
  /** Why it stays, where that was said. */
  readonly argument: Argument | undefined;
}

/** Each advisory once, with what was said of it. */
export function readFindings(
  { vulnerabilities = {} }: AuditReport,
  argued: readonly Argument[],
): AuditFinding[] {
  const found = new Map<string, AuditFinding>();
  for (const { via, nodes } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const id = advisory.url.split('/').at(-1) ?? advisory.url;
      const argument = argued.find((one) => one.advisory === id && one.package === advisory.name);
      found.set(`${id} ${advisory.name}`, { id, advisory, nodes, argument });
    }
  }
  return [...found.values()];
}

/** Finds the arguments without a finding: the fault is fixed, or the id is wrong. */
export function findStale(findings: readonly AuditFinding[], argued: readonly Argument[]): Argument[] {
  return argued.filter((argument) => !findings.some((finding) => finding.argument === argument));
}
