import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import pg from 'pg';
import {
  DATABASE_KINDS,
  type DatabaseKind,
  makeTestPlace,
  type TestPlace,
} from '../../support/databases/databases.js';
import { type Fairground, runFairground, startFairground } from '../../support/servers/fairground.js';
import { eventually } from '../../support/servers/jobs.js';
import { createRawClient } from '../../support/clients/raw-client.js';

const FIXTURE = new URL('../../fixtures/previous-release/', import.meta.url);

/** Facts that the previous release recorded about its data. */
interface Told {
  readonly password: string;
  readonly applicationPassword: string;
  readonly doneJob: string;
  readonly queuedJob: string;
}

for (const kind of DATABASE_KINDS) {
  describe(`data of the previous release (${kind})`, function () {
    // Starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    const client = createRawClient();
    let place: TestPlace;
    let blobs: string;
    let told: Told;
    let server: Fairground;
    let url: string;
    let settings: Record<string, string>;

    before(async () => {
      const all = JSON.parse(await readFile(new URL('told.json', FIXTURE), 'utf8')) as Record<string, Told>;
      told = all[kind]!;
      place = await makeTestPlace(kind);
      blobs = await mkdtemp(join(tmpdir(), 'fairground-upgrade-'));
      await cp(new URL(`${kind}/uploads/`, FIXTURE), join(blobs, 'uploads'), { recursive: true });
      await putInPlace(kind, place);
      settings = {
        FAIRGROUND_DATABASE_URL: place.url,
        FAIRGROUND_BLOBS: `file:${blobs}`,
        FAIRGROUND_RATE_LIMIT: 'off',
        // The day on which it was made goes by.
        FAIRGROUND_JOB_RETENTION: '36500',
      };
      const looked = await runFairground(['doctor'], settings);
      expect(looked.out).to.match(/! migrations: \d+ are missing: .*create_items/);
      server = startFairground(['serve', '--port', '0'], settings);
      [, url = ''] = await server.says(/^Fairground listens on (http:\S+)/);
    });
    after(async () => {
      server.process.kill('SIGTERM');
      await server.exit();
      await place.drop();
      await rm(blobs, { recursive: true, force: true });
    });

    it('migrates data of the previous release, and finishes its queued job', async () => {
      expect((await fetch(`${url}/health/ready`)).status).to.equal(200);
      const signIn = { f: 'json', username: 'olga', password: told.password };
      const { token } = await client.post(`${url}/sharing/rest/generateToken`, signIn);
      const layer = `${url}/rest/services/Places/FeatureServer`;
      const asked = { f: 'json', token: String(token) };
      expect(await client.get(`${layer}/jobs/${told.doneJob}`, asked)).to.include({
        status: 'Completed',
        insertCount: 2,
      });
      const job = await eventually(async () => {
        const seen = await client.get(`${layer}/jobs/${told.queuedJob}`, asked);
        return seen['status'] === 'Pending' || seen['status'] === 'InProgress' ? undefined : seen;
      });
      expect(job).to.include({ status: 'Completed', insertCount: 1, updateCount: 1 });
      const query = { ...asked, where: '1=1', outFields: 'code,people', orderByFields: 'code' };
      const { features } = (await client.get(`${layer}/0/query`, query)) as {
        features: { attributes: object }[];
      };
      expect(features.map(({ attributes }) => attributes)).to.deep.equal([
        { code: 'be', people: 290_000 },
        { code: 'os', people: 717_710 },
        { code: 'tr', people: 212_660 },
      ]);
    });

    it('keeps events of the previous release, and the secrets of their authors', async () => {
      const authorization = `Basic ${btoa(`olga:${told.applicationPassword}`)}`;
      const api = `${url}/cal/events/v1`;
      const event = await client.get(`${api}/events/by-slug/lantern-walk`, {}, { authorization });
      expect(event).to.include({ title: 'Lantern walk', start_date: '2030-05-01 18:00:00' });
      expect(event).to.have.nested.property('venue.venue', 'Harbour Hall');
      const list = await client.get(`${api}/events`, {
        start_date: '2030-01-01',
        end_date: '2031-01-01',
        search: 'lantern',
      });
      expect(list).to.have.property('total', 1);
    });
  });
}

async function putInPlace(kind: DatabaseKind, { url }: TestPlace): Promise<void> {
  const folder = new URL(`${kind}/`, FIXTURE);
  const unpack = async (name: string): Promise<Buffer> => gunzipSync(await readFile(new URL(name, folder)));
  if (kind === 'sqlite') {
    const target = url.slice('sqlite:'.length);
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.gz')))
      await writeFile(join(target, name.replace(/\.gz$/, '')), await unpack(name));
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS postgis SCHEMA public');
    await client.query((await unpack('dump.sql.gz')).toString());
  } finally {
    await client.end();
  }
}
