import { openDatabases } from '../../../server/storage/open.js';
import { createJobRunner } from '../../../server/jobs/job-runner.js';
import { silentLog } from '../../support/servers/jobs.js';

/** A process that dies in the middle of a job: node crashing-worker.ts DATABASE_URL */
const [, , url = ''] = process.argv;
const { system } = await openDatabases({ url, log: silentLog });
const runner = createJobRunner({
  system,
  log: silentLog,
  settings: { jobConcurrency: 1, jobLeaseSeconds: 1, shutdownTimeoutSeconds: 1 },
  handlers: [
    {
      kind: 'test',
      run: (_job, context) => {
        context.progress({ pid: process.pid });
        process.send?.({ runnerId: runner.id });
        return new Promise(() => undefined);
      },
    },
  ],
});
runner.start();
