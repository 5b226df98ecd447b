import { expect } from 'chai';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  makeAdministrator,
  readAdministrator,
  type RunCommand,
} from '../../../scripts/demo/administrator.js';

describe('the demo’s administrator', () => {
  let folder: string;
  let commands: string[];

  /** Answers as `fairground user` does in a database with these users. */
  function fairground(...names: string[]): RunCommand {
    commands = [];
    return (args) => {
      commands.push(args.join(' '));
      const [, verb, name] = args;
      const reply =
        verb === 'list' ? names.map((user) => ({ name: user })) : { name, password: `of ${name}` };
      return Promise.resolve(JSON.stringify(reply));
    };
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-demo-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('creates the first administrator of a new database', async () => {
    expect(await makeAdministrator(fairground(), join(folder, 'a.json'))).to.include({ name: 'admin' });
    expect(commands[1]).to.equal('user add admin --role administrator --json');
  });

  it('creates an administrator of its own beside existing users, who keep their passwords', async () => {
    await makeAdministrator(fairground('admin', 'ada'), join(folder, 'a.json'));
    expect(commands[1]).to.equal('user add demo --role administrator --json');
  });

  it('resets the password of an existing demo administrator', async () => {
    await makeAdministrator(fairground('admin', 'demo'), join(folder, 'a.json'));
    expect(commands[1]).to.equal('user reset demo --json');
  });

  it('keeps the administrator in a file that only this user can read, for the next run', async () => {
    const file = join(folder, 'var', 'kept.json');
    const made = await makeAdministrator(fairground(), file);
    expect(await readAdministrator(file)).to.deep.equal(made);
    expect((await stat(file)).mode & 0o777).to.equal(0o600);
  });

  it('finds no administrator without an earlier run', async () => {
    expect(await readAdministrator(join(folder, 'none.json'))).to.equal(undefined);
  });
});
