import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStale, readFindings } from '../../../scripts/audit/read-report.js';
import {
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { type ProgramResult, runProgram } from '../../support/clients/sdk-program.js';
import { programArguments } from '../../support/typescript.js';

const ADVISORY = {
  ...{ id: 7, url: 'https://advisories.example/GHSA-1111-2222-3333', title: 'Eats lamps' },
  ...{ severity: 'high', vulnerable_versions: '<2.0.0', cwe: [], cvss: { score: 8, vectorString: null } },
};

/** A project with two packages, one for development. */
const LOCK = {
  ...{ name: 'lamps', version: '1.0.0', lockfileVersion: 3, requires: true },
  packages: {
    '': {
      name: 'lamps',
      version: '1.0.0',
      dependencies: { moth: '1.0.0' },
      devDependencies: { wick: '1.0.0' },
    },
    'node_modules/moth': { version: '1.0.0' },
    'node_modules/wick': { version: '1.0.0', dev: true },
  },
};

describe('npm run audit', function () {
  // Starts processes.
  this.timeout(300_000);

  let root: string;
  let registry: HttpServer;
  let advisories: Record<string, object[]>;

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'fairground-audit-'));
    await writeFile(join(root, 'package.json'), JSON.stringify(LOCK.packages['']));
    await writeFile(join(root, 'package-lock.json'), JSON.stringify(LOCK));
    registry = await startHttpServer(({ method, url }, response) => {
      const name = url.slice(1);
      if (method === 'POST' && url.endsWith('/advisories/bulk')) answerJson(response, 200, advisories);
      else if (name === 'moth' || name === 'wick')
        answerJson(response, 200, { name, versions: { '1.0.0': { name, version: '1.0.0' } } });
      else answerText(response, 404, 'text/plain', 'none');
    });
  });
  after(async () => {
    await registry.stop();
    await rm(root, { recursive: true, force: true });
  });

  function audit(url: string, ...args: string[]): Promise<ProgramResult> {
    const program = [...programArguments('scripts/audit/main.ts'), ...args, root];
    const env = {
      npm_config_registry: url,
      npm_config_fetch_retries: '0',
      npm_config_cache: join(root, 'cache'),
    };
    return runProgram(process.execPath, program, { env: { ...env, HOME: root } });
  }

  it('is content where nothing is known', async () => {
    advisories = {};
    const { code, out, err } = await audit(registry.url);
    expect({ code, out }, err).to.deep.equal({ code: 0, out: 'npm audit: no findings.\n' });
  });

  it('fails for what is known and was not argued, and says whom it concerns', async () => {
    advisories = { moth: [ADVISORY], wick: [ADVISORY] };
    const { code, out, err } = await audit(registry.url);
    expect(code, err).to.equal(1);
    expect(out).to.contain('✗ GHSA-1111-2222-3333 (high) moth <2.0.0, of the server: Eats lamps\n');
    expect(out).to.contain('wick <2.0.0, of development alone: Eats lamps\n    https://advisories.example/');
    expect(out).to.match(/^npm audit: 2 of 2 findings are to be mended, or argued in /m);
  });

  it('tells one that does not know of advisories from one that knows of none', async () => {
    const closed = await startHttpServer((_, response) =>
      answerText(response, 405, 'text/plain', 'Method Not Allowed'),
    );
    try {
      const { code, out, err } = await audit(closed.url);
      expect({ code, out }, err).to.deep.equal({ code: 3, out: '' });
      expect(err).to.match(/could not be asked, so nothing is known: .*405/);
    } finally {
      await closed.stop();
    }
  });

  it('says that nothing is known where nobody answers, and fails unless that will do', async () => {
    // Nobody listens there.
    const silent = await audit('http://127.0.0.1:9');
    expect(silent).to.include({ code: 3, out: '' });
    expect(silent.err).to.contain('could not be asked, so nothing is known');
    expect(await audit('http://127.0.0.1:9', '--if-reachable')).to.include({ code: 0, out: '' });
  });
});

describe('arguments about findings', () => {
  const argument = { advisory: 'GHSA-1111-2222-3333', package: 'moth', why: 'No lamps here.' };
  const found = { ...ADVISORY, name: 'moth', range: '<2.0.0' };
  const report = {
    vulnerabilities: {
      moth: { via: [found], nodes: ['node_modules/moth'] },
      wick: { via: ['moth', { ...found, name: 'wick' }], nodes: ['node_modules/wick'] },
    },
  };

  it('belong to one advisory of one package', () => {
    const findings = readFindings(report, [argument]);
    expect(findings.map(({ advisory, argument: said }) => [advisory.name, said?.why])).to.deep.equal([
      ['moth', 'No lamps here.'],
      ['wick', undefined],
    ]);
  });

  it('are out of date where nothing is found', () => {
    const other = { ...argument, advisory: 'GHSA-4444-5555-6666' };
    const argued = [argument, other];
    expect(findStale(readFindings(report, argued), argued)).to.deep.equal([other]);
  });
});
