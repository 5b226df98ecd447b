import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { expect } from 'chai';
import type { Knex } from 'knex';
import type { Database, Databases } from '../../../../server/storage/database/database.js';
import { openDatabases } from '../../../../server/storage/open.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases/databases.js';
import { eventually, makeGate, silentLog } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { programArguments } from '../../../support/typescript.js';
import { isWriteWaiting } from '../../../support/databases/write-waiting.js';

describe('writes to one SQLite file', () => {
  let databases: TestDatabases;
  const others: Databases[] = [];
  const children: ChildProcess[] = [];

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    await databases.features.write((trx) =>
      trx.raw('CREATE TABLE turns (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT)'),
    );
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await Promise.all(others.splice(0).map((other) => other.close()));
    await databases.drop();
  });

  /** As another process would: with connections of its own. */
  async function openAgain(): Promise<Database> {
    const other = await openDatabases({ url: databases.url, log: silentLog });
    others.push(other);
    return other.features;
  }

  const put = (name: string) => (trx: Knex.Transaction) => trx('turns').insert({ name });
  const putInBulk = (database: Database, name: string): Promise<unknown> =>
    database.write(put(name), { isBulk: true });
  /** Names in the order of their commits: there is one writer at a time. */
  const order = (): Promise<string[]> =>
    databases.features.knex('turns').orderBy('id').pluck<string[]>('name');

  /** A bulk write that has begun, and commits once it is released. */
  async function holdInBulk(database: Database, name: string): Promise<{ release: () => Promise<unknown> }> {
    const [begun, released] = [makeGate(), makeGate()];
    const written = database.write(
      async (trx) => {
        await put(name)(trx);
        begun.open();
        await released.opened;
      },
      { isBulk: true },
    );
    await Promise.race([begun.opened, written]);
    return {
      release: () => {
        released.open();
        return written;
      },
    };
  }

  const someoneWaits = (): Promise<boolean> => isWriteWaiting(databases.url);
  const untilSomeoneWaits = (): Promise<true> => eventually(async () => (await someoneWaits()) || undefined);

  function startWriter(...args: string[]): ChildProcessByStdio<null, Readable, null> {
    const program = programArguments('test/server/storage/fixtures/write-once.ts');
    const child = spawn(process.execPath, [...program, databases.url, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  }

  it('runs waiting short writes before bulk ones, of one worker or of several', async () => {
    const [worker, server] = [databases.features, await openAgain()];
    const held = await holdInBulk(worker, 'append');
    const shorts = ['edit', 'edit', 'edit'].map((name) => server.write(put(name)));
    await untilSomeoneWaits();
    const bulks = [putInBulk(worker, 'next'), putInBulk(await openAgain(), 'next')];
    await held.release();
    await Promise.all([...shorts, ...bulks]);
    expect(await order()).to.deep.equal(['append', 'edit', 'edit', 'edit', 'next', 'next']);
  });

  it('runs all waiting short writes of a process before its next bulk one', async () => {
    const [worker, other] = [databases.features, await openAgain()];
    const held = await holdInBulk(worker, 'append');
    const bulks = [putInBulk(other, 'next'), putInBulk(worker, 'next')];
    const shorts = ['edit', 'edit'].map((name) => worker.write(put(name)));
    await held.release();
    await Promise.all([...shorts, ...bulks]);
    expect(await order()).to.deep.equal(['append', 'edit', 'edit', 'next', 'next']);
  });

  it('runs bulk writes while short ones never end', async () => {
    const servers = [await openAgain(), await openAgain()];
    await putInBulk(databases.features, 'append');
    let isOver = false;
    const writeOnAndOn = async (server: Database): Promise<void> => {
      while (!isOver) await server.write(put('edit'));
    };
    const writers = servers.flatMap((server) => [writeOnAndOn(server), writeOnAndOn(server)]);
    try {
      await eventually(async () => ((await order()).length > 100 ? true : undefined));
      const before = (await order()).length;
      await putInBulk(databases.features, 'next');
      const after = (await order()).indexOf('next');
      expect(after).to.be.within(before, before + 300);
    } finally {
      isOver = true;
      await Promise.all(writers);
    }
  });

  it('does not wait for a short write that was given up', async () => {
    const server = await openAgain();
    const held = await holdInBulk(databases.features, 'append');
    const gone = new AbortController();
    const failed = rejectionOf(server.write(put('edit'), { signal: gone.signal }));
    await untilSomeoneWaits();
    gone.abort(new Error('gone'));
    expect(await failed).to.have.property('message', 'gone');
    expect(await someoneWaits()).to.equal(false);
    await held.release();
  });

  it('does not wait for a process that was killed', async () => {
    const held = await holdInBulk(databases.features, 'append');
    const child = startWriter('edit');
    await untilSomeoneWaits();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await someoneWaits()).to.equal(false);
    const next = putInBulk(await openAgain(), 'next');
    await held.release();
    await next;
    expect(await order()).to.deep.equal(['append', 'next']);
  });

  it('does not wait for ever for a halted process', async () => {
    const held = await holdInBulk(databases.features, 'append');
    const child = startWriter('edit');
    await untilSomeoneWaits();
    child.kill('SIGSTOP');
    await eventually(
      async () => (await readFile(`/proc/${child.pid}/stat`, 'utf8')).includes(') T ') || undefined,
    );
    await held.release();
    await putInBulk(databases.features, 'next');
    child.kill('SIGCONT');
    await once(child, 'exit');
    expect(await order()).to.deep.equal(['append', 'next', 'edit']);
  });

  it('runs bulk writes after a worker that was killed in the middle of one', async () => {
    const child = startWriter('lost', 'bulk');
    await once(child.stdout, 'data');
    const next = putInBulk(databases.features, 'next');
    child.kill('SIGKILL');
    await next;
    expect(await order()).to.deep.equal(['next']);
  });
});
