import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import type { AppendJobStatus } from '../../../../../server/features/append/status/job-status.js';
import type { LayerInput } from '../../../../../server/features/definition/define/define-layer.js';
import type { Geocoding, GeocodingDeps } from '../../../../../server/geocoding/geocoding.js';
import { listUsage } from '../../../../../server/geocoding/usage-repository.js';
import { tempFolderPrefix } from '../../../../../server/lib/temp-folders.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { answerJson } from '../../../../support/servers/http-server.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { forgetGeocoding, openArcgisGeocoding } from '../../../geocoding/arcgis-geocoding.js';
import {
  type ArcgisServer,
  type ArcgisServerOptions,
  startArcgisServer,
} from '../../../geocoding/arcgis-server.js';
import { type AppendFixture, field, NOW, openAppendFixture, OWNER } from '../support/append-fixture.js';

const KNOWN = {
  Bergen: { x: 5.32415, y: 60.39299, score: 100, match: 'Bergen, Norway', type: 'Locality' },
  Oslo: {
    x: 10.74609,
    y: 59.91273,
    score: 90,
    match: 'Oslo, Norway',
    type: 'Locality',
    status: 'T' as const,
  },
  Vaguely: { x: 1, y: 1, score: 40, match: 'Vågå, Norway', type: 'Locality' },
};
const FIELDS = [
  ...[field('OBJECTID', 'OID'), field('name', 'String'), field('town', 'String')],
  ...[
    field('Score', 'Double'),
    field('Match_addr', 'String'),
    field('Status', 'String'),
    field('addr_type', 'String'),
  ],
];
const BY_TOWN = { locationType: 'address', addressFields: { City: 'town' } };

forEachDatabase('append of addresses', (open) => {
  let databases: TestDatabases;
  let server: ArcgisServer;
  let answerInstead: ArcgisServerOptions['instead'];
  const fixtures: AppendFixture[] = [];

  before(async () => {
    databases = await open();
    server = await startArcgisServer({
      known: KNOWN,
      instead: (...parts) => answerInstead?.(...parts) ?? false,
    });
  });

  // Other tests of this process may keep files for its whole run.
  let foldersBefore: readonly string[] = [];

  beforeEach(async () => {
    answerInstead = undefined;
    server.batches.length = 0;
    foldersBefore = await findSourceFolders();
  });

  afterEach(async () => {
    await forgetGeocoding(databases.system);
  });

  after(async () => {
    await Promise.all([...fixtures.map((fixture) => fixture.close()), server.stop()]);
  });

  function openGeocoding(settings: Partial<GeocodingDeps['settings']> = {}): Geocoding {
    return openArcgisGeocoding(server, { system: databases.system, clock: () => NOW }, settings);
  }

  async function openLayer(
    geocoding = openGeocoding(),
    definition: Partial<LayerInput> = {},
  ): Promise<AppendFixture> {
    const layer = { fields: FIELDS, objectIdField: 'OBJECTID', ...definition };
    const fixture = await openAppendFixture(databases, layer, {}, { geocoding });
    fixtures.push(fixture);
    return fixture;
  }

  async function append(
    fixture: AppendFixture,
    csv: string,
    { info = BY_TOWN, ...more }: { info?: object; rollbackOnFailure?: boolean; dryRun?: boolean } = {},
  ): Promise<AppendJobStatus> {
    const appendSourceInfo = info as Record<string, unknown>;
    const appendUploadId = await fixture.upload(csv);
    return fixture.append({ appendUploadId, appendUploadFormat: 'csv', appendSourceInfo, ...more });
  }

  const usage = () => listUsage(databases.system.knex, {}, { offset: 0, limit: 100 });
  const findSourceFolders = async (): Promise<string[]> =>
    (await readdir(tmpdir())).filter((name) => name.startsWith(tempFolderPrefix('source')));
  const foldersLeft = async (): Promise<string[]> =>
    (await findSourceFolders()).filter((name) => !foldersBefore.includes(name));

  it('places rows at their addresses, with match scores', async () => {
    const fixture = await openLayer();
    const status = await append(fixture, 'name,town\na,Bergen\nb,Oslo\nc,Bergen\n');
    expect(status).to.include({ status: 'Completed', insertCount: 3, errorCount: 0 });
    expect(status.geocoding).to.deep.equal({
      provider: `arcgis:${server.host}/arcgis/rest/services/World/GeocodeServer`,
      requested: 3,
      attribution: `Geocoded by ${server.host}`,
      matched: 3,
      tied: 1,
      unmatched: 0,
      averageScore: 96.7,
      cost: 0.008,
    });
    const rows = await fixture.rows();
    expect(rows.map(({ name, wkt }) => [name, wkt])).to.deep.equal([
      ['a', 'POINT(5.32415 60.39299)'],
      ['b', 'POINT(10.74609 59.91273)'],
      ['c', 'POINT(5.32415 60.39299)'],
    ]);
    expect(rows[1]).to.include({ score: 90, match_addr: 'Oslo, Norway', status: 'T', addr_type: 'city' });
    expect(await foldersLeft()).to.deep.equal([]);
  });

  it('projects them to the layer', async () => {
    const fixture = await openLayer();
    const mercator = await openAppendFixture(
      databases,
      { fields: FIELDS },
      { spatialReference: { wkid: 102_100, latestWkid: 3857 } },
      { geocoding: openGeocoding() },
    );
    fixtures.push(mercator);
    await append(fixture, 'name,town\na,Bergen\n');
    await append(mercator, 'name,town\na,Bergen\n');
    const [row] = await mercator.rows();
    const [x = 0, y = 0] =
      String(row?.['wkt'])
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    expect([Math.round(x), Math.round(y)]).to.deep.equal([592_682, 8_487_757]);
  });

  it('refuses rows that are not found, not found well enough or blank, and keeps the others', async () => {
    const fixture = await openLayer();
    const status = await append(fixture, 'name,town\na,Bergen\nb,Nowhere\nc,Vaguely\nd,\n');
    expect(status).to.include({ status: 'Completed', recordCount: 4, insertCount: 1, errorCount: 3 });
    expect(
      status.errors.map(({ sourceRow, code, description }) => [sourceRow, code, description]),
    ).to.deep.equal([
      [2, 'geocode_failed', 'the address "Nowhere" was not found'],
      [
        ...[3, 'geocode_failed'],
        'the address "Vaguely" was not found: Vågå, Norway has a score of 40, 70 is needed',
      ],
      [4, 'geocode_failed', 'the address is blank'],
    ]);
    expect(status.geocoding).to.include({ requested: 3, matched: 1, unmatched: 3, averageScore: 100 });
  });

  it('writes nothing with rollbackOnFailure, but counts the cost', async () => {
    const fixture = await openLayer();
    const status = await append(fixture, 'name,town\na,Bergen\nb,Nowhere\n', { rollbackOnFailure: true });
    expect(status).to.include({ status: 'Failed', insertCount: 0, errorCount: 1 });
    expect(await fixture.rowCount()).to.equal(0);
    expect((await usage())[0]).to.include({
      jobId: status.jobId,
      userId: OWNER.userId,
      requested: 2,
      cost: 8000,
    });
    expect(await foldersLeft()).to.deep.equal([]);
  });

  it('keeps rows without a match on request, with a warning', async () => {
    const fixture = await openLayer();
    const status = await append(fixture, 'name,town\na,Bergen\nb,Nowhere\nc,\n', {
      info: { ...BY_TOWN, persistErrors: true },
    });
    expect(status).to.include({ status: 'Completed', insertCount: 3, errorCount: 0 });
    const rows = await fixture.rows();
    expect(rows.map(({ wkt, status: match }) => [wkt, match])).to.deep.equal([
      ['POINT(5.32415 60.39299)', 'M'],
      [null, 'U'],
      [null, 'U'],
    ]);
    expect(status.messages).to.deep.include({
      type: 'esriJobMessageTypeWarning',
      description: '2 addresses were not found; their rows have no geometry.',
    });
  });

  it('geocodes and charges in a dry run, whose answers the append reuses', async () => {
    const fixture = await openLayer();
    const csv = 'name,town\na,Bergen\nb,Oslo\nc,Nowhere\n';
    const dry = await append(fixture, csv, { dryRun: true });
    expect(dry).to.include({ status: 'Completed', dryRun: true, insertCount: 2, errorCount: 1 });
    expect(dry.geocoding).to.include({ requested: 3, matched: 2, cost: 0.012 });
    expect(await fixture.rowCount()).to.equal(0);
    const asked = server.requests.length;
    const real = await append(fixture, csv);
    expect(real).to.include({ status: 'Completed', insertCount: 2, errorCount: 1 });
    expect(real.geocoding).to.include({ requested: 3, matched: 2, cost: 0 });
    expect(server.requests.length).to.equal(asked);
    const costs = (await usage()).map(({ jobId, cached, cost }) => [jobId === dry.jobId, cached, cost]);
    expect(costs).to.have.deep.members([
      [true, 0, 12_000],
      [false, 3, 0],
    ]);
  });

  it('keeps source fields with the names of match fields', async () => {
    const fixture = await openLayer();
    await append(fixture, 'name,town,score\na,Bergen,7\n');
    expect((await fixture.rows())[0]).to.include({ score: 7, match_addr: 'Bergen, Norway' });
  });

  it('fills a template, and looks only in the country that is given', async () => {
    const fixture = await openLayer();
    const status = await append(fixture, 'name,town\na,Bergen\n', {
      info: { locationType: 'address', addressTemplate: '{town}', sourceCountry: 'NOR' },
    });
    expect(status.insertCount).to.equal(1);
    expect(server.requests.at(-1)?.url).to.contain('sourceCountry=NO');
    expect(server.requests.at(-1)?.url).to.contain('SingleLine=Bergen');
  });

  it('asks and counts in runs of 500 rows, for many rows', async () => {
    const fixture = await openLayer();
    const lines = Array.from(
      { length: 1203 },
      (_, index) => `n${String(index)},${index % 3 === 0 ? 'Oslo' : `T${String(index)}`}`,
    );
    const status = await append(fixture, `name,town\n${lines.join('\n')}\n`);
    expect(status).to.include({ recordCount: 1203, insertCount: 401, errorCount: 802 });
    expect(server.batches.reduce((sum, size) => sum + size, 0)).to.equal(803);
    const rows = await databases.system
      .knex('geocode_usage')
      .orderBy('first_row')
      .select('first_row', 'requested');
    expect(rows).to.deep.equal([
      { first_row: 1, requested: 500 },
      { first_row: 501, requested: 500 },
      { first_row: 1001, requested: 203 },
    ]);
  });

  it('geocodes rows of an upsert to the same places', async () => {
    const fixture = await openLayer(openGeocoding(), {
      indexes: [{ name: 'by_name', fields: 'name', isUnique: true }],
    });
    await append(fixture, 'name,town\na,Bergen\n');
    const upload = await fixture.upload('name,town\na,Oslo\nb,Bergen\n');
    const status = await fixture.append({
      appendUploadId: upload,
      appendUploadFormat: 'csv',
      appendSourceInfo: BY_TOWN,
      upsert: true,
      upsertMatchingField: 'name',
    });
    expect(status).to.include({ insertCount: 1, updateCount: 1 });
    expect((await fixture.rows()).map(({ name, wkt }) => [name, wkt])).to.deep.equal([
      ['a', 'POINT(10.74609 59.91273)'],
      ['b', 'POINT(5.32415 60.39299)'],
    ]);
  });

  describe('before anything is spent', () => {
    it('refuses addresses if no geocoder is configured', async () => {
      const fixture = await openAppendFixture(databases, { fields: FIELDS });
      fixtures.push(fixture);
      const error = await rejectionOf(append(fixture, 'name,town\na,Bergen\n'));
      expect(error).to.be.instanceOf(AppError).with.property('code', 'request.invalid');
      expect((error as AppError).faults).to.deep.include({
        field: 'appendSourceInfo.locationType',
        reason: 'must not be address: no geocoder is configured',
        kind: 'invalid',
      });
    });

    it('fails for a missing address column, and names the existing ones', async () => {
      const fixture = await openLayer();
      const status = await append(fixture, 'name,place\na,Bergen\n');
      expect(status.status).to.equal('Failed');
      expect(status.statusMessage).to.equal('The source has no column town. It has: name, place.');
      expect(await usage()).to.deep.equal([]);
    });

    it('fails for a layer that does not store points', async () => {
      const fixture = await openLayer(openGeocoding(), { geometryType: 'esriGeometryPolygon' });
      const status = await append(fixture, 'name,town\na,Bergen\n');
      expect(status.statusMessage).to.equal('Addresses are points, which the layer does not accept.');
      expect(server.batches).to.deep.equal([]);
      expect(await usage()).to.deep.equal([]);
    });

    it('fails as a whole when the budget does not suffice for all of it', async () => {
      const fixture = await openLayer(openGeocoding({ geocoderBudget: 2.2 }));
      const lines = Array.from({ length: 600 }, (_, index) => `n,T${String(index)}`);
      // For the first rows it would.
      const submitted = await append(fixture, `name,town\n${lines.join('\n')}\n`);
      expect(submitted.status).to.equal('Failed');
      expect(submitted.statusMessage).to.match(/^Looking the addresses up may cost 2.4, but 2.2 is left/);
      expect(server.batches).to.deep.equal([]);
      expect(await usage()).to.deep.equal([]);
    });

    it('refuses the request when even fewer rows than it seems to have would cost too much', async () => {
      const fixture = await openLayer(openGeocoding({ geocoderBudget: 0.4 }));
      const lines = Array.from({ length: 200 }, (_, index) => `n,T${String(index)}`);
      const error = await rejectionOf(append(fixture, `name,town\n${lines.join('\n')}\n`));
      expect(error).to.be.instanceOf(AppError).with.property('code', 'geocode.over_budget');
    });

    it('spends nothing on rows of a table, which have no place', async () => {
      const fixture = await openAppendFixture(
        databases,
        { fields: FIELDS, type: 'Table', geometryType: undefined },
        {},
        { geocoding: openGeocoding() },
      );
      fixtures.push(fixture);
      expect(fixture.layer.geometryType).to.equal(undefined);
      const status = await append(fixture, 'name,town\na,Bergen\n');
      expect(status).to.include({ status: 'Completed', insertCount: 1 });
      expect(await usage()).to.deep.equal([]);
    });
  });

  describe('when the provider fails', () => {
    it('fails the job for good where it is refused', async () => {
      answerInstead = (request, response) => {
        if (!request.url.includes('GeocodeServer/')) return false;
        answerJson(response, 200, { error: { code: 499, message: 'Token Required' } });
        return true;
      };
      const fixture = await openLayer();
      const status = await append(fixture, 'name,town\na,Bergen\n');
      expect(status).to.include({ status: 'Failed', statusMessage: 'The geocoder says: Token Required' });
      expect((await usage())[0]).to.include({ requested: 1, cost: 0 });
      expect(await foldersLeft()).to.deep.equal([]);
    });

    it('continues a retried job where it stopped, and counts every row once', async () => {
      answerInstead = (request, response) => {
        if (!request.body.includes('T700')) return false;
        answerJson(response, 503, {});
        return true;
      };
      const fixture = await openLayer();
      const lines = Array.from({ length: 900 }, (_, index) => `n,T${String(index)}`);
      const appendUploadId = await fixture.upload(`name,town\nm,Bergen\n${lines.join('\n')}\n`);
      const job = await fixture.submit({
        appendUploadId,
        appendUploadFormat: 'csv',
        appendSourceInfo: BY_TOWN,
      });
      const failed = await fixture.run(job);
      expect(failed.status).to.equal('Failed');
      answerInstead = undefined;
      const sent = server.batches.reduce((sum, size) => sum + size, 0);
      const status = await fixture.run(job);
      expect(status).to.include({ status: 'Completed', insertCount: 1, errorCount: 900 });
      expect(server.batches.reduce((sum, size) => sum + size, 0)).to.equal(901);
      expect(sent).to.be.lessThan(901);
      expect((await usage())[0]).to.include({ requested: 901, matched: 1, cached: 0, cost: 901 * 4000 });
    });

    it('stops when the job is cancelled', async () => {
      const controller = new AbortController();
      answerInstead = (request) => {
        if (!request.url.includes('GeocodeServer/')) return false;
        controller.abort(new Error('cancelled'));
        return true;
      };
      const fixture = await openLayer();
      const appendUploadId = await fixture.upload('name,town\na,Bergen\n');
      const job = await fixture.submit({
        appendUploadId,
        appendUploadFormat: 'csv',
        appendSourceInfo: BY_TOWN,
      });
      const error = await rejectionOf(fixture.run(job, controller.signal));
      expect((error as Error).message).to.equal('cancelled');
      expect(await foldersLeft()).to.deep.equal([]);
    });
  });
});
