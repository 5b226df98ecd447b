import { expect } from 'chai';
import { reserveUsage, completeUsage } from '../../../server/geocoding/usage-repository.js';
import { DATABASE_KINDS, openTestDatabases, type TestDatabases } from '../../support/databases/databases.js';
import { runFairground } from '../../support/servers/fairground.js';

for (const kind of DATABASE_KINDS) {
  describe(`fairground usage (${kind})`, function () {
    // Each test starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    let databases: TestDatabases;

    before(async () => {
      databases = await openTestDatabases(kind);
      await fairground('user', 'add', 'ada', '--role', 'author');
      const day = 86_400_000;
      await note('job-1', Date.now() - day);
      await note('job-2', Date.now() - 40 * day);
    });

    after(() => databases.drop());

    const fairground = (...args: string[]): ReturnType<typeof runFairground> =>
      runFairground(args, { FAIRGROUND_DATABASE_URL: databases.url });

    const note = (jobId: string, at: number): Promise<void> =>
      databases.system.write(async (trx) => {
        const costOf = (addresses: number): number => addresses * 4000;
        const counts = { requested: 100, missing: 90, costOf, at };
        await reserveUsage(trx, { jobId, firstRow: 1, userId: 1, provider: 'embedded', ...counts });
        await completeUsage(trx, { jobId, firstRow: 1 }, 80);
      });

    it('prints the cost of the last month by job', async () => {
      const { code, out, err } = await fairground('usage');
      expect({ code, err }).to.deep.equal({ code: 0, err: '' });
      expect(out).to.match(
        /^\S+Z {2}ada {2}job-1 {2}embedded {2}100 addresses, 80 found, 10 cached, cost 0\.36\n1 jobs, 100 addresses, 80 found, 10 cached, cost 0\.36\n$/,
      );
    });

    it('prints the cost of more days for one user as JSON', async () => {
      const { out } = await fairground('usage', '--days', '60', '--user', 'ADA', '--json');
      const told = JSON.parse(out) as { jobs: number; cost: number; records: { jobId: string }[] };
      expect(told).to.include({ jobs: 2, cost: 0.72 });
      expect(told.records.map(({ jobId }) => jobId)).to.deep.equal(['job-1', 'job-2']);
    });

    it('refuses users and days that are none, with exit code 2', async () => {
      expect(await fairground('usage', '--user', 'zoe')).to.include({ code: 2, out: '' });
      expect(await fairground('usage', '--days', '0')).to.include({ code: 2, out: '' });
    });
  });
}
