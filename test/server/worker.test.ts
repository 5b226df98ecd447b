import { expect } from 'chai';
import { createAccess } from '../../server/access/access.js';
import { loadConfig } from '../../server/config.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { createWorker } from '../../server/worker.js';
import { forEachDatabase, makeTestPlace, type TestPlace } from '../support/databases.js';
import { eventually, silentLog } from '../support/jobs.js';

const DAY_MS = 86_400_000;

forEachDatabase('the worker', (open) => {
  let folder: TestPlace;

  before(async () => {
    folder = await makeTestPlace('sqlite');
  });

  after(() => folder.drop());

  it('deletes expired records when it starts', async () => {
    const databases = await open();
    const { system } = databases;
    let now = Date.now();
    const clock = (): number => now;
    const access = createAccess({ system, log: silentLog, clock });
    const { id, name } = await access.users.add({ name: 'ada', role: 'editor' });
    await access.issueToken({ userId: id, name, role: 'editor' });
    const queue = createJobQueue(system, { clock });
    await queue.submit({ id: 'old', kind: 'test', payload: {} });
    await queue.cancel('old');
    const key = { user_id: id, key: 'k', operation: 'x', fingerprint: 'f', created_at: now };
    await databases.events.write((trx) => trx('idempotency_keys').insert(key));
    await databases.events.write((trx) =>
      trx('image_drafts').insert({ blob_key: 'images/x', created_at: 0 }),
    );

    now += 31 * DAY_MS;
    const blobs = await openBlobs(folder.url.replace('sqlite:', 'file:'));
    const worker = createWorker({ config: loadConfig({}), log: silentLog, databases, blobs, clock });
    worker.start();
    try {
      await eventually(async () => ((await system.knex('tokens')).length === 0 ? true : undefined));
      expect(await queue.find('old')).to.equal(undefined);
      await eventually(async () =>
        (await databases.events.knex('idempotency_keys')).length === 0 ? true : undefined,
      );
      await eventually(async () =>
        (await databases.events.knex('image_drafts')).length === 0 ? true : undefined,
      );
    } finally {
      await worker.stop();
    }
  });

  it('deletes what has expired of one kind though another cannot be looked up', async () => {
    const databases = await open();
    const { system, features } = databases;
    let now = Date.now();
    const clock = (): number => now;
    const access = createAccess({ system, log: silentLog, clock });
    const { id, name } = await access.users.add({ name: 'ada', role: 'editor' });
    await access.issueToken({ userId: id, name, role: 'editor' });
    await features.write((trx) => trx.schema.renameTable('publications', 'publications_away'));
    now += 31 * DAY_MS;
    const blobs = await openBlobs(folder.url.replace('sqlite:', 'file:'));
    const worker = createWorker({ config: loadConfig({}), log: silentLog, databases, blobs, clock });
    worker.start();
    try {
      await eventually(async () => ((await system.knex('tokens')).length === 0 ? true : undefined));
    } finally {
      await worker.stop();
    }
  });
});
