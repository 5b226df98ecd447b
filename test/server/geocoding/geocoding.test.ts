import { expect } from 'chai';
import { createAccess } from '../../../server/auth/access.js';
import { loadConfig } from '../../../server/config/config.js';
import { type Address, GeocodeError } from '../../../server/geocoding/geocoder.js';
import type { Batch, Geocoding, GeocodingDeps } from '../../../server/geocoding/geocoding.js';
import { listUsage, sumUsage } from '../../../server/geocoding/usage-repository.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { answerJson } from '../../support/servers/http-server.js';
import { silentLog } from '../../support/servers/jobs.js';
import { rejectionOf } from '../../support/rejection.js';
import { forgetGeocoding, openArcgisGeocoding } from './arcgis-geocoding.js';
import { type ArcgisServer, type ArcgisServerOptions, startArcgisServer } from './arcgis-server.js';

const DAY_MS = 86_400_000;
const MAIN_STREET = { x: 10, y: 50, score: 95, match: 'Main Street' };

forEachDatabase('geocoding', (open) => {
  let databases: TestDatabases;
  let server: ArcgisServer;
  let answerInstead: ArcgisServerOptions['instead'];
  let now = Date.parse('2026-11-22T00:00:00Z');
  let jobs = 0;
  let ada = 0;
  let bo = 0;

  before(async () => {
    databases = await open();
    const { users } = createAccess({ system: databases.system, log: silentLog, settings: loadConfig({}) });
    ada = (await users.add({ name: 'ada', role: 'author' })).id;
    bo = (await users.add({ name: 'bo', role: 'author' })).id;
    const known = {
      'Main Street': MAIN_STREET,
      Poor: { ...MAIN_STREET, score: 69 },
      Fair: { ...MAIN_STREET, score: 70 },
      Twin: { ...MAIN_STREET, status: 'T' as const },
    };
    server = await startArcgisServer({
      known,
      suggestedBatchSize: 3,
      instead: (...parts) => answerInstead?.(...parts) ?? false,
    });
  });

  beforeEach(async () => {
    answerInstead = undefined;
    server.batches.length = 0;
    await forgetGeocoding(databases.system);
  });

  after(() => server.stop());

  function openGeocoding(settings: Partial<GeocodingDeps['settings']> = {}): Geocoding {
    return openArcgisGeocoding(server, { system: databases.system, clock: () => now }, settings);
  }

  function batch(texts: readonly (string | undefined)[], more: Partial<Batch> = {}): Batch {
    const addresses = texts.map((text): Address | undefined =>
      text === undefined ? text : { address: text },
    );
    const { signal } = new AbortController();
    return {
      jobId: `job-${String((jobs += 1))}`,
      firstRow: 1,
      userId: ada,
      addresses,
      countries: [],
      signal,
      ...more,
    };
  }

  const usage = () => listUsage(databases.system.knex, {}, { offset: 0, limit: 100 });
  /** As many different addresses. */
  const streets = (count: number, from = 0): string[] =>
    Array.from({ length: count }, (_, index) => `Street ${String(from + index)}`);

  describe('verdicts', () => {
    it('returns verdicts in the order of the addresses, whatever the provider does', async () => {
      const texts = ['Nowhere', 'Main Street', undefined, '  ', 'Poor', 'Fair', 'Twin'];
      const verdicts = await openGeocoding().geocode(batch(texts));
      expect(
        verdicts.map((verdict) => (verdict.kind === 'matched' ? verdict.isTied : verdict.reason)),
      ).to.deep.equal([
        'was not found',
        false,
        'is blank',
        'is blank',
        'was not found: Main Street has a score of 69, 70 is needed',
        false,
        true,
      ]);
      expect(server.batches).to.deep.equal([3, 2]);
    });

    it('accepts a match of exactly the minimum score', async () => {
      const [poor] = await openGeocoding({ geocoderMinScore: 69 }).geocode(batch(['Poor']));
      expect(poor?.kind).to.equal('matched');
    });

    it('charges nothing for blank addresses', async () => {
      await openGeocoding().geocode(batch([undefined, ' ']));
      expect(server.batches).to.deep.equal([]);
      expect(await usage()).to.deep.equal([]);
    });
  });

  describe('the cache', () => {
    it('reuses earlier answers in any case and spacing, found or not', async () => {
      const geocoding = openGeocoding();
      await geocoding.geocode(batch(['Main Street', 'Nowhere']));
      const [found, lost] = await geocoding.geocode(batch([' main  STREET', 'nowhere']));
      expect(found).to.deep.include({ kind: 'matched' });
      expect(lost).to.deep.include({ reason: 'was not found' });
      expect(server.batches).to.deep.equal([2]);
      expect(
        (await usage()).map(({ requested, cached, cost }) => [requested, cached, cost]),
      ).to.have.deep.members([
        [2, 0, 8000],
        [2, 2, 0],
      ]);
    });

    it('sends an address once that a batch repeats', async () => {
      await openGeocoding().geocode(batch(['Main Street', 'Other', 'Main Street']));
      expect(server.batches).to.deep.equal([2]);
      expect((await usage())[0]).to.include({ requested: 3, matched: 2, cached: 1, cost: 8000 });
    });

    it('distinguishes cached addresses by country and by address parts', async () => {
      const geocoding = openGeocoding();
      await geocoding.geocode(batch(['Main Street', 'Other']));
      await geocoding.geocode(batch(['Main Street', 'Other'], { countries: ['NO'] }));
      await geocoding.geocode({ ...batch([]), addresses: [{ city: 'Main Street' }, { city: 'Other' }] });
      expect(server.batches).to.deep.equal([2, 2, 2]);
    });

    it('expires cached answers after the configured days', async () => {
      const geocoding = openGeocoding();
      await geocoding.geocode(batch(['Main Street', 'Nowhere']));
      now += 30 * DAY_MS;
      await geocoding.geocode(batch(['Main Street', 'Nowhere']));
      expect(server.batches).to.deep.equal([2, 2]);
    });

    it('keeps the configured number of latest answers', async () => {
      const geocoding = openGeocoding({ geocoderCache: 4 });
      for (let round = 0; round < 3; round += 1) {
        now += 1000;
        await geocoding.geocode(batch(streets(2, round * 2)));
      }
      await geocoding.prune();
      expect(await databases.system.knex('geocode_cache')).to.have.lengthOf(4);
      await geocoding.geocode(batch(streets(2, 4)));
      await geocoding.geocode(batch(streets(2, 0)));
      expect(server.batches).to.deep.equal([2, 2, 2, 2]);
    });

    it('caches nothing when the cache is switched off', async () => {
      const geocoding = openGeocoding({ geocoderCache: undefined });
      for (let round = 0; round < 2; round += 1) await geocoding.geocode(batch(['Main Street', 'Other']));
      expect(server.batches).to.deep.equal([2, 2]);
    });
  });

  describe('the ledger', () => {
    it('counts a job by its runs of rows, for its user, at the price of the time', async () => {
      const geocoding = openGeocoding();
      const { jobId } = batch([]);
      await geocoding.geocode(batch([...streets(2), 'Main Street'], { jobId }));
      await geocoding.geocode(batch(['Main Street', 'Fair'], { jobId, firstRow: 501 }));
      await openGeocoding({ geocoderPrice: 0.5 }).geocode(batch(['Twin', 'Street 77'], { userId: bo }));
      expect(await usage()).to.have.deep.members([
        {
          userId: ada,
          jobId,
          provider: geocoding.geocoder.name,
          startedAt: now,
          requested: 5,
          matched: 3,
          cached: 1,
          cost: 16_000,
        },
        {
          userId: bo,
          jobId: `job-${String(jobs)}`,
          provider: geocoding.geocoder.name,
          startedAt: now,
          requested: 2,
          matched: 1,
          cached: 0,
          cost: 1000,
        },
      ]);
      expect(await geocoding.findJobCost(jobId)).to.equal(0.016);
      expect(await sumUsage(databases.system.knex, { userId: ada })).to.include({
        jobs: 1,
        requested: 5,
        cost: 16_000,
      });
      expect(await sumUsage(databases.system.knex, {})).to.include({ jobs: 2, requested: 7 });
      expect(await sumUsage(databases.system.knex, { since: now })).to.include({
        jobs: 0,
        requested: 0,
        cost: 0,
      });
    });

    for (const geocoderCache of [1000, undefined]) {
      const memory = geocoderCache === undefined ? 'without' : 'with';
      it(`charges rows of a restarted job once, ${memory} a cache`, async () => {
        const geocoding = openGeocoding({ geocoderCache });
        const again = batch([...streets(3), 'Main Street']);
        await geocoding.geocode(again);
        const first = await usage();
        await geocoding.geocode(again);
        expect(await usage()).to.deep.equal(first);
        expect(first[0]).to.include({ requested: 4, matched: 1, cached: 0, cost: 16_000 });
      });
    }

    it('charges answers before the provider failed, and the rest when the job restarts', async () => {
      answerInstead = (request, response) => {
        // The second batch of three fails, for good.
        if (!request.url.includes('geocodeAddresses') || !request.body.includes('Street+3')) return false;
        answerJson(response, 200, { error: { code: 400, message: 'No more credits.' } });
        return true;
      };
      const geocoding = openGeocoding();
      const again = batch(streets(6));
      expect(await rejectionOf(geocoding.geocode(again))).to.be.instanceOf(GeocodeError);
      expect((await usage())[0]).to.include({ requested: 6, matched: 0, cost: 12_000 });
      answerInstead = undefined;
      await geocoding.geocode(again);
      expect((await usage())[0]).to.include({ requested: 6, cached: 0, cost: 24_000 });
      expect(server.batches).to.deep.equal([3, 3]);
    });

    it('charges once for the requests of a worker that died', async () => {
      const geocoding = openGeocoding();
      const again = batch(streets(6));
      const controller = new AbortController();
      answerInstead = (request) => {
        if (!request.body.includes('Street+3')) return false;
        controller.abort();
        return true;
      };
      const { system } = databases;
      const before = await system.knex('geocode_usage');
      await rejectionOf(geocoding.geocode({ ...again, signal: controller.signal }));
      // As a process leaves it that cannot take back what it reserved.
      await system.write((trx) => trx('geocode_usage').update({ asked: 6, answered: 0, cost: 24_000 }));
      answerInstead = undefined;
      await geocoding.geocode(again);
      expect(before).to.deep.equal([]);
      expect((await usage())[0]).to.include({ requested: 6, cached: 0, cost: 24_000 });
    });
  });

  describe('the budget', () => {
    it('lets a user spend the whole budget, and refuses more before any request', async () => {
      const geocoding = openGeocoding({ geocoderBudget: 0.02 });
      await geocoding.geocode(batch(streets(5)));
      expect(server.batches).to.deep.equal([3, 2]);
      const error = await rejectionOf(geocoding.geocode(batch(['One more'])));
      expect(error).to.be.instanceOf(GeocodeError).with.property('fault', 'over_budget');
      expect((error as Error).message).to.equal(
        'Looking the addresses up may cost 0.004, but 0 is left of the 0.02 that you may spend on geocoding in 30 days.',
      );
      expect(server.batches).to.deep.equal([3, 2]);
      expect(await sumUsage(databases.system.knex, {})).to.include({ cost: 20_000, jobs: 1 });
    });

    it('limits the budget of each user separately, without stopping the server', async () => {
      const geocoding = openGeocoding({ geocoderBudget: 0.004 });
      await geocoding.geocode(batch(['One', 'One']));
      await geocoding.geocode(batch(['Two'], { userId: bo }));
      await geocoding.geocode(batch(['Three', 'Four'], { userId: undefined }));
      await geocoding.requireBudget(undefined, 1000);
      expect(await rejectionOf(geocoding.requireBudget(bo, 1))).to.be.instanceOf(GeocodeError);
    });

    it('renews the budget after its period', async () => {
      const geocoding = openGeocoding({ geocoderBudget: 0.02, geocoderBudgetDays: 7 });
      await geocoding.geocode(batch(streets(5)));
      expect(await rejectionOf(geocoding.requireBudget(ada, 0))).to.be.instanceOf(GeocodeError);
      now += 7 * DAY_MS;
      await geocoding.requireBudget(ada, 5);
      expect(await rejectionOf(geocoding.requireBudget(ada, 6))).to.be.instanceOf(GeocodeError);
    });

    it('charges nothing for cached answers', async () => {
      const geocoding = openGeocoding({ geocoderBudget: 0.02 });
      await geocoding.geocode(batch(streets(5)));
      const verdicts = await geocoding.geocode(batch(streets(5)));
      expect(verdicts).to.have.lengthOf(5);
    });

    it('lets a restarted job use the answers that it has paid for', async () => {
      const geocoding = openGeocoding({ geocoderBudget: 0.02, geocoderCache: undefined });
      const again = batch(streets(5));
      await geocoding.geocode(again);
      await geocoding.requireBudget(ada, 5, again.jobId);
      expect(await rejectionOf(geocoding.requireBudget(ada, 6, again.jobId))).to.be.instanceOf(GeocodeError);
      await geocoding.geocode(again);
      expect(await sumUsage(databases.system.knex, {})).to.include({ cost: 20_000 });
    });

    it('does not overdraw the budget by concurrent jobs', async () => {
      const geocoding = openGeocoding({ geocoderBudget: 0.02 });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, (_, index) => geocoding.geocode(batch(streets(2, index * 2)))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.lengthOf(2);
      expect(await sumUsage(databases.system.knex, {})).to.include({ cost: 16_000 });
    });
  });
});
