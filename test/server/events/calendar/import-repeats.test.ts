import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  createImportHandlers,
  type ImportDeps,
} from '../../../../server/events/calendar/import/import-handlers.js';
import { findTimeZone } from '../../../../server/lib/time/time-zone.js';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { silentLog } from '../../../support/servers/jobs.js';
import { NOW, SITE } from '../support/catalogue.js';
import { type Importer, openImporter } from './imports.js';
import { ics, vevent } from './sample-lines.js';

forEachDatabase('two concurrent requests for one import', (open) => {
  let importer: Importer;
  let deps: ImportDeps;
  before(async () => {
    const databases = await open();
    const clock = (): number => Date.parse(NOW);
    const siteZone = findTimeZone('UTC');
    if (siteZone === undefined) throw new Error('UTC is no zone');
    importer = await openImporter(databases);
    deps = {
      database: databases.events,
      jobs: createJobQueue(databases.system, { clock }),
      blobs: await openBlobs(`file:${importer.catalogue.folder}`),
      siteZone,
      clock,
    };
  });
  after(() => importer.catalogue.stop());

  /** Asks with a key, by handlers that wait while the job is looked for. */
  async function ask(whileLooking: (jobId: string) => Promise<void>): Promise<string> {
    const { jobs } = deps;
    const find: typeof jobs.find = async (id) => {
      const found = await jobs.find(id);
      if (found === undefined) await whileLooking(id);
      return found;
    };
    const submit: typeof jobs.submit = (submission) => jobs.submit(submission);
    const handlers = createImportHandlers({ ...deps, jobs: { ...jobs, find, submit } });
    const path = join(importer.catalogue.folder, 'repeated.ics');
    await writeFile(path, ics(vevent('UID:repeated@a')));
    const file = { field: 'file', fileName: 'a.ics', mediaType: 'text/calendar', path };
    const { body } = await handlers.importCalendar(
      {
        path: {},
        parameters: { dry_run: false, file: undefined },
        headers: { 'idempotency-key': 'repeated' },
        files: [{ ...file, bytes: (await stat(path)).size }],
      },
      {
        principal: { userId: importer.catalogue.ids.editor, name: 'editor', role: 'editor' },
        publicUrl: SITE,
        requestId: 'r',
        signal: new AbortController().signal,
        log: silentLog,
        address: '127.0.0.1',
        referer: undefined,
      },
    );
    return (body as { readonly id: string }).id;
  }

  it('leaves no file after concurrent requests for one import', async () => {
    const ids: string[] = [];
    const id = await ask(async (jobId) => {
      ids.push(await ask(() => Promise.resolve()));
      await importer.work(jobId);
    });
    expect(ids).to.deep.equal([id]);
    expect(await readdir(join(importer.catalogue.folder, 'imports'))).to.deep.equal([]);
  });
});
