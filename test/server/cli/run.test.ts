import { expect } from 'chai';
import { renderSettingsTable } from '../../../server/config.js';

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

describe('fairground', () => {
  it('explains itself', async () => {
    for (const args of [['--help'], ['help'], ['user', '--help']]) {
      const { code, out } = await runInProcess(args);
      expect(code).to.equal(0);
      for (const verb of [
        'serve',
        'work',
        'migrate',
        'user add',
        'user list',
        'user disable',
        'user reset',
      ]) {
        expect(out).to.include(`  ${verb} `);
      }
    }
  });

  it('tells its version', async () => {
    expect((await runInProcess(['--version'])).out).to.match(/^\d+\.\d+\.\d+/);
  });

  const wrong: [args: string[], message: string][] = [
    [[], 'a command must be given'],
    [['sevre'], 'there is no command sevre'],
    [['serve', '--prot', '1'], "Unknown option '--prot'"],
    [['serve', '--port'], "Option '--port <value>' argument missing"],
    [['serve', 'now'], 'unexpected argument now'],
    [['work', '--fast'], "Unknown option '--fast'"],
    [['migrate', 'down'], 'unexpected argument down'],
    [['user'], 'user needs one of add, list, disable, reset'],
    [['user', 'delete', 'ada'], 'user needs one of add, list, disable, reset'],
    [['user', 'add', '--role', 'editor'], 'NAME must be given'],
    [['user', 'add', 'ada'], '--role must be given: administrator, editor, author, contributor, subscriber'],
    [['user', 'add', 'ada', 'eve', '--role', 'editor'], 'unexpected argument eve'],
    [['config', '--env', '--markdown'], '--markdown and --env exclude each other'],
  ];
  for (const [args, message] of wrong) {
    it(`refuses "${['fairground', ...args].join(' ')}" with exit code 2`, async () => {
      expect(await runInProcess(args)).to.deep.equal({
        code: 2,
        out: '',
        err: `fairground: ${message}\nfairground --help tells how it is used.\n`,
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
    });
  }

  it('refuses a port on the command line like one in the environment', async () => {
    const { code, err } = await runInProcess(['serve', '--port', '99999']);
    expect(code).to.equal(2);
    expect(err).to.include('FAIRGROUND_PORT: must be a whole number from 0 to 65535');
  });

  it('prints the settings as a table', async () => {
    expect((await runInProcess(['config', '--markdown'])).out).to.equal(renderSettingsTable());
    expect((await runInProcess(['config'])).out).to.include('in order');
  });
});
