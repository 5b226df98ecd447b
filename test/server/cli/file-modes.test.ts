import { chmod, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import sharp from 'sharp';
import { openGdalFiles } from '../features/append/source/gdal-files.js';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../../support/databases/databases.js';
import { type Fairground, runFairground, startFairground } from '../../support/servers/fairground.js';
import { CITIES, type Json } from '../../support/servers/feature-server.js';
import { eventually } from '../../support/servers/jobs.js';
import { type Caller, callerOf } from '../../support/servers/machines.js';

/** Modes by path. */
type Modes = Map<string, number>;

/** Starts something with the umask that keeps nothing back. */
function withoutUmask<T>(start: () => T): T {
  const before = process.umask(0);
  try {
    return start();
  } finally {
    process.umask(before);
  }
}

/** Adds the modes of all that lies below a folder; what goes meanwhile is left out. */
async function gatherModes(folder: string, modes: Modes): Promise<Modes> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    // The compiler of the tests keeps its cache there.
    if (/^tsx-\d+$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined) continue;
    // A looser mode, however short, is what counts.
    modes.set(path, (modes.get(path) ?? 0) | (found.mode & 0o777));
    if (found.isDirectory()) await gatherModes(path, modes);
  }
  return modes;
}

const openTo = (modes: Modes): string[] =>
  [...modes].filter(([, mode]) => (mode & 0o077) !== 0).map(([path, mode]) => `${path} ${mode.toString(8)}`);

for (const kind of DATABASE_KINDS) {
  describe(`files of a server that was started with umask 000 (${kind})`, function () {
    // Starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    let place: TestPlace;
    let root: string;
    let settings: Record<string, string>;
    let server: Fairground;
    let caller: Caller;
    let authorization: string;
    const modes: Modes = new Map();
    const watch = new AbortController();
    let watching: Promise<void>;

    before(async () => {
      place = await makeTestPlace(kind);
      root = await mkdtemp(join(tmpdir(), 'fairground-modes-'));
      await mkdir(join(root, 'tmp'), { mode: 0o700 });
      settings = {
        FAIRGROUND_DATABASE_URL: kind === 'sqlite' ? `sqlite:${join(root, 'made/data')}` : place.url,
        FAIRGROUND_BLOBS: `file:${join(root, 'made/blobs')}`,
        FAIRGROUND_SOURCE_FOLDER: join(root, 'made/sources'),
        TMPDIR: join(root, 'tmp'),
      };
      watching = (async () => {
        while (!watch.signal.aborted) {
          await gatherModes(root, modes);
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      server = withoutUmask(() => startFairground(['serve', '--port', '0'], settings));
      const [, url = ''] = await server.says(/^Fairground listens on (\S+)/);
      const [, password = ''] = await server.says(/application password {2}((?:\w{4} ?){6})\n/);
      authorization = `Basic ${btoa(`admin:${password}`)}`;
      caller = callerOf({ url }, authorization);
    });
    after(async () => {
      watch.abort();
      await watching;
      server.process.kill('SIGKILL');
      await server.exit();
      await rm(root, { recursive: true, force: true });
      await place.drop();
    });

    function form(fields: Readonly<Record<string, string>>, content: Buffer, name: string): FormData {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.set(field, value);
      body.set('file', new Blob([new Uint8Array(content)]), name);
      return body;
    }

    async function append(service: string, file: Buffer, name: string, more: Json): Promise<Json> {
      const { item } = await caller.post(`${service}/uploads/upload?f=json`, form({}, file, name));
      const appendUploadId = String((item as Json)['itemID']);
      const { statusUrl } = await caller.post(`${service}/0/append`, { appendUploadId, ...more });
      const path = new URL(String(statusUrl)).pathname;
      return eventually(async () => {
        const job = await caller.post(path);
        return ['Pending', 'InProgress'].includes(String(job['status'])) ? undefined : job;
      });
    }

    /** Begins an upload that does not end. */
    function uploadHalf(url: string): Promise<void> {
      const head = '--half\r\ncontent-disposition: form-data; name="file"; filename="half.csv"\r\n\r\n';
      return new Promise((resolve) => {
        const headers = { authorization, 'content-type': 'multipart/form-data; boundary=half' };
        const half = request(url, { method: 'POST', headers });
        half.on('error', () => undefined);
        half.write(`${head}${'code,name\n'.repeat(10_000)}`, () => resolve());
      });
    }

    it('restricts all files of a server to their owner', async () => {
      const [, url = ''] = await server.says(/^Fairground listens on (\S+)/);
      await caller.post('/sharing/rest/content/users/admin/createService', {
        createParameters: { name: 'Places' },
        outputType: 'featureService',
      });
      await caller.post('/rest/admin/services/Places/FeatureServer/addToDefinition', {
        addToDefinition: { layers: [CITIES] },
      });
      const service = '/rest/services/Places/FeatureServer';
      await uploadHalf(`${url}${service}/uploads/upload?f=json`);
      const isThere = (pattern: RegExp): Promise<true> =>
        eventually(() => [...modes.keys()].some((path) => pattern.test(path)) || undefined);
      await isThere(/\/fairground-parts-[^/]+\/[^/]+/);

      const csv = Buffer.from(`code,name,people,lat,lon\n${'a,Alta,many,1,2\n'.repeat(2000)}b,Bodo,1,1,2\n`);
      const withReport = await append(service, csv, 'places.csv', {
        appendUploadFormat: 'csv',
        appendSourceInfo: {
          locationType: 'coordinates',
          latitudeFieldName: 'lat',
          longitudeFieldName: 'lon',
        },
      });
      expect(withReport).to.include({ insertCount: 1 });
      const files = await openGdalFiles();
      try {
        await files.write('towns.csv', 'code,name,people,WKT\nA,Alta,5,POINT (20 10)\n');
        await files.ogr2ogr('towns.gpkg', 'towns.csv', '-a_srs', 'EPSG:4326', '-nln', 'towns');
        const geopackage = await files.read('towns.gpkg');
        expect(
          await append(service, geopackage, 'towns.gpkg', { appendUploadFormat: 'geopackage' }),
        ).to.include({ status: 'Completed' });
        const analyzed = await caller.post(
          '/sharing/rest/content/features/analyze',
          form({ f: 'json', filetype: 'geoPackage' }, geopackage, 'towns.gpkg'),
        );
        expect(analyzed).to.have.property('publishParameters');
      } finally {
        await files.remove();
      }
      const item = form({ f: 'json', title: 'Towns', type: 'CSV' }, csv, 'towns.csv');
      expect(await caller.post('/sharing/rest/content/users/admin/addItem', item)).to.include({
        success: true,
      });
      const square = { width: 400, height: 300, channels: 3, background: 'red' } as const;
      const picture = form({}, await sharp({ create: square }).png().toBuffer(), 'red.png');
      expect(await caller.post('/cal/events/v1/images', picture)).to.have.property('id');

      await gatherModes(root, modes);
      const expected = [
        ...['blobs/uploads/', 'blobs/items/', 'blobs/images/', 'blobs/reports/', 'sources'],
        ...(kind === 'sqlite' ? ['data/features.db', 'data/features.db-wal', 'data/features.db-shm'] : []),
        ...(kind === 'sqlite' ? ['data/in-use.db', 'data/features-bulk.db'] : []),
      ];
      const found = [...modes.keys()];
      for (const path of expected.map((name) => join(root, 'made', name)))
        expect(
          found.some((seen) => seen.startsWith(path)),
          path,
        ).to.equal(true);
      expect(openTo(modes)).to.deep.equal([]);
    });

    if (kind === 'postgres') return;

    it('restricts files of backups and restored data to their owner, even if an earlier version did not', async () => {
      const target = join(root, 'backups/first');
      const old = join(root, 'made');
      for (const path of (await gatherModes(old, new Map())).keys()) {
        const isFolder = (await lstat(path).catch(() => undefined))?.isDirectory();
        if (isFolder !== undefined) await chmod(path, isFolder ? 0o755 : 0o644).catch(() => undefined);
      }
      const made = await withoutUmask(() => runFairground(['backup', target], settings));
      expect(made.code, made.err).to.equal(0);
      // A person's own folder, which holds more, stays as it is.
      const own = join(root, 'own');
      await mkdir(own);
      await chmod(own, 0o755);
      const restored = await withoutUmask(() =>
        runFairground(['restore', target], {
          FAIRGROUND_DATABASE_URL: `sqlite:${own}`,
          FAIRGROUND_BLOBS: `file:${join(root, 'restored/blobs')}`,
        }),
      );
      expect(restored.code, restored.err).to.equal(0);
      expect((await lstat(own)).mode & 0o777).to.equal(0o755);
      for (const folder of [join(root, 'backups'), own, join(root, 'restored')]) {
        const found = await gatherModes(folder, new Map());
        expect([...found.keys()].map((path) => basename(path))).to.include.members(
          folder === own ? ['system.db', 'features.db'] : ['blobs', 'uploads'],
        );
        expect(openTo(found)).to.deep.equal([]);
      }
    });
  });
}
