// @needs system: fish.
import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callSdk } from '../../../support/clients/sdk-call.js';
import { runProgram, runSdk } from '../../../support/clients/sdk-program.js';

const COMMANDS = ['append', 'analyze', 'job', 'events list', 'events export', 'completion'];

describe('the help of the SDK’s command line', function () {
  this.timeout(300_000);

  it('lists each command, the exit codes and how to give credentials', async () => {
    const { code, out, err } = await runSdk(['--help']);
    expect(code).to.equal(0);
    expect(err).to.equal('');
    for (const command of COMMANDS) expect(out).to.match(new RegExp(`^  ${command} `, 'm'));
    expect(out).to.contain('FAIRGROUND_TOKEN').and.to.contain('exit codes: 0 done');
    expect(Math.max(...out.split('\n').map((line) => line.length))).to.be.at.most(120);
  });

  it('explains each command, with an example and each option', async () => {
    for (const command of COMMANDS) {
      const { code, out } = await callSdk([...command.split(' '), '--help']);
      expect(code, command).to.equal(0);
      expect(out).to.contain(`usage: fairground-sdk ${command} `);
      expect(out).to.match(/^ {2}(source <\()?fairground-sdk /m);
      expect(out).to.match(/^ {2}-h, --help {10,}Show this\.$/m);
    }
    const { out } = await callSdk(['append', '--help']);
    const options = [
      '--layer URL',
      '--upsert-on FIELD',
      '--map SOURCE=FIELD',
      '--source-table TABLE',
      '--sr WKID',
    ];
    for (const option of [...options, '--dry-run', '--json']) expect(out).to.contain(`  ${option}`);
  });

  it('shows the help of a command after help and --help, and of a group by its first word', async () => {
    const { out } = await callSdk(['help', 'append']);
    expect(out).to.equal((await callSdk(['append', '--help'])).out);
    const events = await callSdk(['events', '--help']);
    expect(events.code).to.equal(0);
    for (const name of ['list', 'export'])
      expect(events.out).to.contain(`usage: fairground-sdk events ${name} --url URL`);
    expect((await callSdk(['help', 'apend'])).code).to.equal(2);
  });

  it('prints the version', async () => {
    expect((await runSdk(['--version'])).out).to.match(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('completion', function () {
  this.timeout(300_000);

  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-completion-'));
    await writeFile(join(folder, 'bash'), (await runSdk(['completion', 'bash'])).out);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Returns the completions of bash after these words, the last of which is being typed. */
  async function offers(...words: string[]): Promise<string[]> {
    const line = ['fairground-sdk', ...words].map((word) => `'${word}'`).join(' ');
    const script = `source '${join(folder, 'bash')}'; COMP_WORDS=(${line}); COMP_CWORD=${String(words.length)}; _fairground_sdk; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { code, out, err } = await runProgram('bash', ['--norc', '-c', script]);
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    return out.trim().split('\n');
  }

  it('offers commands, options and the few values that some take, in bash', async () => {
    expect(await offers('')).to.deep.equal(['append', 'analyze', 'job', 'events', 'completion']);
    expect(await offers('events', '')).to.deep.equal(['list', 'export']);
    expect(await offers('append', '--up')).to.deep.equal(['--upsert-on']);
    expect(await offers('events', 'export', '--fo')).to.deep.equal(['--format']);
    expect(await offers('events', 'export', '--format', 'n')).to.deep.equal(['ndjson']);
    expect(await offers('append', '--layer', '')).to.deep.equal(['']);
  });

  it('offers the same in fish', async () => {
    const script = join(folder, 'fish');
    await writeFile(script, (await callSdk(['completion', 'fish'])).out);
    const offers = async (line: string): Promise<string[]> => {
      const program = `source '${script}'; complete -C 'fairground-sdk ${line}'`;
      const { code, out, err } = await runProgram('fish', ['--no-config', '-c', program], {
        env: { HOME: folder },
        cwd: folder,
      });
      expect({ code, err }).to.deep.equal({ code: 0, err: '' });
      const words = out.split('\n').map((offered) => offered.split('\t')[0] ?? '');
      return words.filter((word) => word !== '').sort();
    };
    expect(await offers('')).to.deep.equal(['analyze', 'append', 'completion', 'events', 'job']);
    expect(await offers('events ')).to.deep.equal(['export', 'list']);
    expect(await offers('events list --li')).to.deep.equal(['--limit']);
    expect(await offers('append --up')).to.deep.equal(['--upsert-on']);
    expect(await offers('append -')).to.include.members(['-h', '-u', '-v', '--user']);
    expect(await offers('events export --format n')).to.deep.equal(['ndjson']);
    expect((await offers('append ')).join())
      .to.contain('fish')
      .and.not.contain('job');
  });

  it('writes no completion script for other shells', async () => {
    const { code, err } = await callSdk(['completion', 'csh']);
    expect({ code, err }).to.deep.equal({ code: 2, err: 'SHELL must be bash, zsh or fish, not csh\n' });
  });
});
