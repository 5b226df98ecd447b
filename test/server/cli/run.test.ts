// @needs postgres: some of its tests are for PostgreSQL alone.
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderSettingsDocument } from '../../../server/config/settings-document.js';
import { makeTestPlace } from '../../support/databases/databases.js';
import { programArguments } from '../../support/typescript.js';

async function runInProcess(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  // Loaded as `run` loads its commands; mocha loads what test files import in another way, a second time.
  const { run } = await import('../../../server/cli/run.js');
  let out = '';
  let err = '';
  const code = await run(args, {
    env,
    signal: new AbortController().signal,
    print: (text) => (out += `${text}\n`),
    note: (text) => (err += `${text}\n`),
    entry: 'unused',
    parent: undefined,
  });
  return { code, out, err };
}

const COMMAND_NAMES = [
  ...['serve', 'work', 'migrate', 'user', 'usage', 'config', 'doctor', 'backup', 'restore'],
];

describe('fairground', () => {
  it('lists all commands, each with a sentence', async () => {
    for (const args of [['--help'], ['-h'], ['help']]) {
      const { code, out } = await runInProcess(args);
      expect(code).to.equal(0);
      for (const name of COMMAND_NAMES) expect(out).to.match(new RegExp(`^  ${name} +\\w`, 'm'));
    }
  });

  for (const name of COMMAND_NAMES) {
    it(`prints usage, options and an example of "fairground ${name}"`, async () => {
      const { code, out, err } = await runInProcess([name, '--help']);
      expect({ code, err }).to.deep.equal({ code: 0, err: '' });
      expect(out).to.match(new RegExp(`^Usage: fairground ${name}\\b`));
      expect(out).to.match(new RegExp(`\nExample:\n  fairground ${name}\\b`));
      expect((await runInProcess(['help', name])).out).to.equal(out);
      expect((await runInProcess([name, '-h'])).out).to.equal(out);
    });
  }

  it('prints the options of a command with their values and meanings', async () => {
    const { out } = await runInProcess(['serve', '--help']);
    expect(out).to.contain('Usage: fairground serve [--port N] [--host H] [--no-worker]\n');
    expect(out).to.match(/^ {2}--port N +port to listen on/m);
    const user = await runInProcess(['user', 'add', '--help']);
    expect(user.out).to.match(/^Usage: fairground user add NAME --role ROLE \[--json\]\n/);
    expect(user.out).to.contain('administrator, editor, author').and.not.contain('user list');
  });

  it('prints its version', async () => {
    expect((await runInProcess(['--version'])).out).to.match(/^\d+\.\d+\.\d+/);
  });

  const wrong: [args: string[], message: string][] = [
    [[], 'a command must be given'],
    [['sevre'], 'command sevre was not found; did you mean serve?'],
    [['frobnicate'], 'command frobnicate was not found'],
    [['constructor'], 'command constructor was not found'],
    [['serve', '--prot', '1'], "Unknown option '--prot'; did you mean --port?"],
    [['serve', '--port'], "Option '--port <value>' argument missing"],
    [['serve', 'now'], 'unexpected argument now'],
    [['work', '--fast'], "Unknown option '--fast'"],
    [['migrate', 'down'], 'unexpected argument down'],
    [['user'], 'user needs one of add, list, role, password, disable, reset, remove'],
    [
      ['user', 'lits'],
      'user needs one of add, list, role, password, disable, reset, remove; did you mean list?',
    ],
    [['user', 'add', '--role', 'editor'], 'NAME must be given'],
    [
      ['user', 'add', 'ada'],
      '--role must be given: one of administrator, editor, author, contributor, subscriber',
    ],
    [['user', 'add', 'ada', 'eve', '--role', 'editor'], 'unexpected argument eve'],
    [['config', '--env', '--markdown'], '--markdown and --env exclude each other'],
  ];
  for (const [args, message] of wrong) {
    it(`refuses "${['fairground', ...args].join(' ')}" with exit code 2`, async () => {
      expect(await runInProcess(args)).to.deep.equal({
        code: 2,
        out: '',
        err: `fairground: ${message}\nSee fairground --help.\n`,
      });
    });
  }

  for (const command of [['serve'], ['work'], ['migrate'], ['user', 'list'], ['config']]) {
    it(`prints all faults of the settings at once before "${command.join(' ')}" does anything`, async () => {
      const env = { FAIRGROUND_PORT: 'x', FAIRGROUND_TIME_ZONE: 'Nowhere', FAIRGROUND_TYPO: '1' };
      const { code, out, err } = await runInProcess(command, env);
      expect({ code, out }).to.deep.equal({ code: 2, out: '' });
      expect(err).to.match(/^fairground: The configuration has 3 faults:\n/);
      for (const variable of Object.keys(env)) expect(err).to.include(`\n  ${variable}: `);
      expect(err).to.match(/\nfairground config --markdown lists and describes every setting\.\n$/);
    });
  }

  describe('with unreachable resources', () => {
    let folder: string;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fairground-run-'));
    });
    after(() => rm(folder, { recursive: true, force: true }));

    async function told(args: readonly string[], env: Record<string, string>): Promise<string> {
      const { code, out, err } = await runInProcess(args, { FAIRGROUND_LOG_LEVEL: 'fatal', ...env });
      expect({ code, out }).to.deep.equal({ code: 1, out: '' });
      expect(err, 'no stack').not.to.match(/^ +at /m);
      return err;
    }

    it('reports why PostgreSQL refuses the connection, and how to look into it', async () => {
      const place = await makeTestPlace('postgres');
      try {
        const elsewhere = new URL(place.url);
        elsewhere.pathname = '/no-such-database';
        for (const [url, reason] of [
          ['postgres://ada:verysecret@127.0.0.1:1/none', 'connect ECONNREFUSED 127.0.0.1:1'],
          ['postgres://ada:verysecret@localhost:1/none', 'connect ECONNREFUSED'],
          [elsewhere.href, 'database "no-such-database" does not exist'],
        ] as const) {
          for (const command of [['migrate'], ['user', 'list']]) {
            const err = await told(command, { FAIRGROUND_DATABASE_URL: url });
            expect(err).to.contain(`fairground: PostgreSQL cannot be used: ${reason}`);
            expect(err).to.match(/\nCheck that it runs, that FAIRGROUND_DATABASE_URL is correct, and .+\n$/);
            expect(err).not.to.contain('verysecret');
          }
        }
      } finally {
        await place.drop();
      }
    });

    it('reports why a folder cannot be used, and how to look into it', async () => {
      const file = join(folder, 'file');
      await writeFile(file, '');
      const strange = join(folder, 'strange');
      await mkdir(strange);
      await writeFile(
        join(strange, 'system.db'),
        'not a database, but long enough to be looked into'.repeat(9),
      );
      for (const [place, reason] of [
        [join(file, 'data'), 'ENOTDIR: not a directory, mkdir'],
        [strange, 'SQLITE_NOTADB: file is not a database'],
      ] as const) {
        const err = await told(['user', 'list'], { FAIRGROUND_DATABASE_URL: `sqlite:${place}` });
        expect(err).to.contain(`fairground: ${place} cannot be used: ${reason}`);
        expect(err).to.match(/\nCheck that FAIRGROUND_DATABASE_URL names a folder that .+\n$/);
      }
    });

    it('reports an address on which it cannot listen', async () => {
      const env = { FAIRGROUND_DATABASE_URL: `sqlite:${join(folder, 'data')}` };
      const serve = ['serve', '--port', '0', '--no-worker', '--host'];
      expect(await told([...serve, '192.0.2.1'], env)).to.contain(
        'fairground: 192.0.2.1 is not an address of this machine; choose another with --host\n',
      );
      expect(await told([...serve, 'no-such-host.invalid'], env)).to.contain(
        'fairground: no-such-host.invalid was not found; check the name or address\n',
      );
    });

    it('ignores a folder called .env', async () => {
      await mkdir(join(folder, '.env'));
      const args = [...programArguments('server/main.ts'), 'config'];
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: folder,
        env: { PATH: process.env['PATH'] },
      });
      expect(stdout).to.include('in order');
    });
  });

  it('refuses a port on the command line like one in the environment', async () => {
    const { code, err } = await runInProcess(['serve', '--port', '99999']);
    expect(code).to.equal(2);
    expect(err).to.include('FAIRGROUND_PORT: must be a whole number from 0 to 65535');
  });

  it('prints the settings as a table', async () => {
    expect((await runInProcess(['config', '--markdown'])).out).to.equal(renderSettingsDocument());
    expect((await runInProcess(['config'])).out).to.include('in order');
  });
});
