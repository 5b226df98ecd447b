import { expect } from 'chai';
import { createAccess } from '../../../../../server/auth/access.js';
import { loadConfig } from '../../../../../server/config/config.js';
import { fromPayload } from '../../../../../server/events/calendar/import/import-request.js';
import { createEventsJobs } from '../../../../../server/events/jobs.js';
import { createJobQueue } from '../../../../../server/jobs/job-queue.js';
import type { Job, JobHandler, JsonObject } from '../../../../../server/jobs/job.js';
import type { Blobs } from '../../../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

class Crash extends Error {}

forEachDatabase('an interrupted import', (open) => {
  let importer: Importer;
  let databases: TestDatabases;
  before(async () => {
    databases = await open();
    importer = await openImporter(databases);
  });
  after(() => importer.catalogue.stop());

  /** Runs a job until it has told of so many steps, as if the worker died then. */
  async function run(job: Job, steps = Infinity): Promise<JsonObject | undefined> {
    const handler = await openHandler();
    let count = 0;
    const progress = (): void => {
      count += 1;
      if (count === steps) throw new Crash();
    };
    return handler.run(job, { signal: new AbortController().signal, log: silentLog, progress });
  }

  async function openHandler(): Promise<JobHandler> {
    const settings = loadConfig({});
    const access = createAccess({ system: databases.system, log: silentLog, settings });
    const [handler] = createEventsJobs({ databases, access, blobs: await openFiles(), settings });
    if (handler === undefined) throw new Error('no handler');
    return handler;
  }

  const openFiles = (): Promise<Blobs> => openBlobs(`file:${importer.catalogue.folder}`);

  async function submit(file: string): Promise<Job> {
    const { body } = await importer.submit(file);
    const job = await createJobQueue(databases.system).find(String(body['id']));
    if (job === undefined) throw new Error('no job');
    return job;
  }

  it('resumes where it stopped, and reports both runs', async () => {
    const rule = 'RRULE:FREQ=DAILY;COUNT=4';
    const file = ics(
      vevent('UID:a@x', rule),
      vevent('UID:b@x', 'CATEGORIES:New', 'LOCATION:Hall\\, 1 St'),
      vevent('UID:c@x'),
      vevent('UID:d@x', 'DTSTART:'),
    );
    const job = await submit(file);
    for (const steps of [1, 2, 5, 6]) expect(await rejectionOf(run(job, steps))).to.be.instanceOf(Crash);
    const result = (await run(job)) ?? {};
    const actions = recordsOf(result).map(({ uid, action }) => `${uid} ${action}`);
    expect(actions).to.deep.equal([
      ...Array<string>(4).fill('a@x created'),
      'b@x created',
      'c@x created',
      'd@x failed',
    ]);
    const ids = recordsOf(result).flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).to.equal(6);
    const list = await importer.catalogue.get('/events?per_page=50');
    expect(list.body['total']).to.equal(6);
  });

  it('returns the stored result of a finished import again, without the file', async () => {
    const job = await submit(ics(vevent('UID:end@x')));
    const result = await run(job);
    // Whatever others have come to since.
    await run(await submit(ics(vevent('UID:other-end@x'))));
    expect(await run(job)).to.deep.equal(result);
    expect(recordsOf(result ?? {})[0]?.action).to.equal('created');
  });

  it('deletes the record of an import after a month', async () => {
    const [old, young] = [Date.now() - 30 * 86_400_000 - 60_000, Date.now() - 29 * 86_400_000];
    const rows = [old, young].map((created_at) => {
      return { job_id: `job-${String(created_at)}`, position: -1, outcome: '{}', created_at };
    });
    await databases.events.write((trx) => trx('import_outcomes').insert(rows));
    await run(await submit(ics()));
    const left = await databases.events.knex('import_outcomes').whereLike('job_id', 'job-%').pluck('job_id');
    expect(left).to.deep.equal([`job-${String(young)}`]);
  });

  it('counts imported records by action, except for a dry run', async () => {
    const job = await submit(ics(vevent('UID:count-1@x'), vevent('UID:count-2@x'), vevent('DTSTART:')));
    const result = (await run(job)) ?? {};
    const handler = await openHandler();
    expect(handler.countRows?.(job, result)).to.deep.equal({ created: 2, failed: 1 });
    const tried = { ...job, payload: { ...job.payload, isDryRun: true } };
    expect(handler.countRows?.(tried, result)).to.deep.equal({});
    expect(handler.countRows?.(job, {})).to.deep.equal({});
  });

  it('keeps its result and deletes its file if the worker died at the end', async () => {
    const job = await submit(ics(vevent('UID:known@x')));
    const handler = await openHandler();
    const key = fromPayload(job.payload).blobKey;
    const blobs = await openFiles();
    const result = await run(job);
    await blobs.put(key, { path: new URL(import.meta.url).pathname });
    expect(await handler.findResult?.(job)).to.deep.equal(result);
    expect(await blobs.stat(key)).to.equal(undefined);
    expect(await handler.findResult?.(await submit(ics()))).to.equal(undefined);
  });

  it('fails for good when its file is gone', async () => {
    const job = await submit(ics(vevent('UID:gone@x')));
    await (await openFiles()).delete(fromPayload(job.payload).blobKey);
    expect(await rejectionOf(run(job))).to.include({ code: 'import.file_gone', retryable: false });
  });

  it('fails if the user who started it may no longer write', async () => {
    const job = await submit(ics(vevent()));
    const error = await rejectionOf(run({ ...job, ownerId: importer.catalogue.ids.subscriber }));
    expect(error).to.deep.include({ code: 'import.forbidden' });
    const { users } = createAccess({ system: databases.system, log: silentLog, settings: loadConfig({}) });
    await users.disable('other-author');
    for (const ownerId of [importer.catalogue.ids['other author'], 999_999, undefined]) {
      const { code } = (await rejectionOf(run({ ...job, ownerId }))) as { code?: string };
      expect(code, String(ownerId)).to.equal('import.forbidden');
    }
  });

  it('reports that the file has more records than are read', async () => {
    // All of them are refused, so that none takes a transaction.
    const job = await submit(ics(...Array.from({ length: 10_001 }, () => vevent('DTSTART:'))));
    const result = (await run(job)) ?? {};
    expect(recordsOf(result)).to.have.lengthOf(10_000);
    expect(result['errors']).to.deep.equal([
      'The file must not have more than 10000 events; the rest were not imported.',
    ]);
  });
});
