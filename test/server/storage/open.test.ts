// @needs database
import { expect } from 'chai';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pino } from 'pino';
import { openDatabases } from '../../../server/storage/open.js';

const log = pino({ level: 'silent' });

describe('openDatabases', () => {
  let parent: string;
  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'fairground-open-'));
  });
  after(() => rm(parent, { recursive: true }));

  it('creates an absolute folder with a file for each store', async () => {
    const folder = join(parent, 'deep', 'absolute');
    const databases = await openDatabases({ url: `sqlite:${folder}`, log });
    await databases.close();
    expect(await readdir(folder)).to.have.members(['in-use.db', 'system.db', 'events.db', 'features.db']);
  });

  it('resolves a relative folder from the working folder', async () => {
    const folder = join(parent, 'relative');
    const databases = await openDatabases({ url: `sqlite:${relative(process.cwd(), folder)}`, log });
    await databases.close();
    expect(await readdir(folder)).to.include('system.db');
  });

  for (const url of ['', 'sqlite:', 'mysql://localhost/x', 'var']) {
    it(`refuses the address ${JSON.stringify(url)}`, async () => {
      const error: unknown = await openDatabases({ url, log }).catch((reason: unknown) => reason);
      expect(error)
        .to.be.an('error')
        .with.property('message')
        .that.includes('sqlite:<folder> or postgres://');
    });
  }

  it('does not connect to PostgreSQL before the first use', async () => {
    const databases = await openDatabases({ url: 'postgres://nobody@127.0.0.1:1/nothing', log });
    await databases.close();
    expect(databases.kind).to.equal('postgres');
  });
});
