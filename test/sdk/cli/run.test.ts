// @needs gdal: it writes files with ogr2ogr.
import { expect } from 'chai';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Fairground, type JobStatus, type Layer, signIn } from '@fairground/sdk';
import { answerJson, startHttpServer } from '../../support/servers/http-server.js';
import { startTestServer, type TestServer } from '../../support/servers/server-process.js';
import { callSdk } from '../../support/clients/sdk-call.js';
import { type ProgramResult, runProgram, runSdk, sdkProgram } from '../../support/clients/sdk-program.js';

const CSV = 'code,depth,lon,lat\nNOBGO,11.5,5.32,60.4\nGBLEI,9,-3.17,55.98\n';

describe('the command line of the SDK', function () {
  this.timeout(300_000);

  let server: TestServer;
  let folder: string;
  let fairground: Fairground;
  let layer: Layer;
  let address: string;
  let env: Record<string, string>;

  before(async () => {
    server = await startTestServer('sqlite', { FAIRGROUND_PART_LIMIT: '11MB' });
    const { password } = await server.addUser('ada', 'administrator');
    folder = await mkdtemp(join(tmpdir(), 'fairground-sdk-cli-'));
    fairground = new Fairground({ url: server.url, credentials: signIn({ username: 'ada', password }) });
    const service = await fairground.services.create({
      name: 'Harbours',
      capabilities: 'Query,Uploads,Append',
      spatialReference: { wkid: 4326 },
    });
    await service.addLayers({
      layers: [
        {
          name: 'Harbours',
          geometryType: 'esriGeometryPoint',
          fields: [
            { name: 'code', type: 'esriFieldTypeString', length: 5 },
            { name: 'depth', type: 'esriFieldTypeDouble' },
          ],
          indexes: [{ fields: 'code', isUnique: true }],
        },
      ],
    });
    layer = service.layer(0);
    address = `${server.url}/rest/services/Harbours/FeatureServer/0`;
    env = { FAIRGROUND_USERNAME: 'ada', FAIRGROUND_PASSWORD: password, FAIRGROUND_LAYER: address };
    await writeFile(join(folder, 'harbours.csv'), CSV);
  });

  after(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const file = (name: string): string => join(folder, name);
  const sdk = (...args: string[]): Promise<ProgramResult> => runSdk(args, { env });

  it('appends a file, finds its coordinates and prints the result', async () => {
    const { code, out, err } = await sdk('append', file('harbours.csv'), '--layer', address);
    expect({ code, out }, err).to.deep.equal({ code: 0, out: '✓ 2 inserted, 0 updated, 0 refused\n' });
    expect(err).to.contain('coordinates: lon, lat\n');
    expect(err).to.match(/^append.* 2 rows$/m);
    expect(await layer.count()).to.equal(2);
    const { features } = await layer.queryGeoJson({ where: "code = 'NOBGO'" });
    expect(features[0]?.geometry).to.deep.equal({ type: 'Point', coordinates: [5.32, 60.4] });
  });

  it('updates on a field, from standard input, under other names and in another spatial reference', async () => {
    const text = 'port,metres,e,n\nNOBGO,12,331000,6599000\n';
    const args = ['append', '-', '--format', 'csv', '--upsert-on', 'code', '--json', '--sr', '25833'];
    const more = ['--map', 'port=code', '--map', 'metres=depth', '--x', 'e', '--y', 'n'];
    const { code, out, err } = await runSdk([...args, ...more], { env, input: text });
    expect(code, err).to.equal(0);
    expect(JSON.parse(out)).to.include({ status: 'Completed', insertCount: 0, updateCount: 1 });
    const { features } = await layer.query({ where: "code = 'NOBGO'", outSR: '4326' });
    expect(features[0]?.attributes).to.include({ depth: 12 });
    expect((features[0]?.geometry as { x: number }).x).to.be.closeTo(12, 0.5);
  });

  it('prints what an append would do, and writes nothing', async () => {
    await writeFile(file('more.csv'), `${CSV}ISREY,10,-21.93,64.15\n`);
    const { code, out } = await sdk('append', file('more.csv'), '--upsert-on', 'code', '--dry-run');
    expect({ code, out }).to.deep.equal({
      code: 0,
      out: '✓ 1 inserted, 2 updated, 0 refused (dry run: nothing was written)\n',
    });
    expect(await layer.count()).to.equal(2);
  });

  it('warns of columns that match no field, notes fields that nothing fills, and ends with 1 where none matches', async () => {
    await writeFile(file('half.csv'), 'code,tiefe,lon,lat\nNOXXX,5,1,1\n');
    const half = await sdk('append', file('half.csv'), '--dry-run');
    expect(half.code, half.err).to.equal(0);
    expect(half.err).to.match(
      /^warning: Columns .* left out: tiefe\.\nnote: The source has no column for these fields: depth\.$/m,
    );
    await writeFile(file('none.csv'), 'port;tiefe;lon;lat\nNOXXX;5;1;1\n');
    for (const more of [['--dry-run'], []]) {
      const { code, out } = await sdk('append', file('none.csv'), ...more);
      expect(code).to.equal(1);
      expect(out).to.match(/^✗ No column .* The source has: port, tiefe\. The layer has: code, depth\./);
    }
    expect(await layer.count()).to.equal(2);
  });

  it('prints refused rows, exits with 3, and returns the report of the job', async () => {
    await writeFile(file('bad.csv'), 'code,depth,lon,lat\nNOOSL,deep,10.7,59.9\nNOTRD,7,10.4,63.4\n');
    const { code, out, err } = await sdk('append', file('bad.csv'), '--json');
    expect(code, err).to.equal(3);
    const { jobId, errorCount } = JSON.parse(out) as JobStatus;
    expect(errorCount).to.equal(1);
    const shown = await sdk('job', jobId);
    expect(shown.out).to.equal('✓ 1 inserted, 0 updated, 1 refused\n');
    expect(shown.err).to.match(/^row 1 depth "deep": /m);
    const report = await sdk('job', jobId, '--report', 'csv');
    expect(report.out.split('\r\n')).to.have.length(3);
    expect(report.out).to.match(/^,1,depth,deep,/m);
    const list = await sdk('job');
    expect(list.out.split('\n')[0]).to.match(new RegExp(`^${jobId}  .*Completed .* 2 rows$`));
  });

  it('prints all faults of a row, and counts rows that it does not print', async () => {
    const rows = Array.from({ length: 6 }, (_, row) => `much too long ${String(row)},deep,1,1`);
    await writeFile(file('worse.csv'), ['code,depth,lon,lat', ...rows, ''].join('\n'));
    const { err } = await sdk('append', file('worse.csv'));
    expect(err).to.match(/^row 1 code "much too long 0": .*\nrow 1 depth "deep": /m);
    expect(err).to.match(/^row 5 depth "deep": .*\nand 1 more$/m);
  });

  it('exits with 1 if a job fails, with the reason', async () => {
    await writeFile(file('twice.csv'), 'code,depth,lon,lat\nA,1,1,1\nA,2,2,2\n');
    const { code, out } = await sdk('append', file('twice.csv'), '--upsert-on', 'code', '--all-or-nothing');
    expect(code).to.equal(1);
    expect(out).to.match(/^✗ .*code/);
  });

  it('appends some rows, fields and one table of a file with types', async () => {
    await writeFile(file('rows.csv'), 'code,depth,x,y\nSEGOT,11,12,57\nDKCPH,7,12.6,55.7\n');
    await writeFile(file('rows.csvt'), 'String,Real,Real,Real');
    const points = ['-oo', 'X_POSSIBLE_NAMES=x', '-oo', 'Y_POSSIBLE_NAMES=y', '-a_srs', 'EPSG:4326'];
    for (const table of ['ports', 'piers']) {
      const made = ['-f', 'GPKG', '-update', file('rows.gpkg'), file('rows.csv'), '-nln', table];
      const first = made.filter((word) => table !== 'ports' || word !== '-update');
      const { code, err } = await runProgram('ogr2ogr', [...first, ...points]);
      expect(code, err).to.equal(0);
    }
    const args = ['append', file('rows.gpkg'), '--upsert-on', 'code', '--source-table', 'piers', '--json'];
    const some = await sdk(...args, '--where', 'depth > 10');
    expect(some.code, some.err).to.equal(0);
    expect(JSON.parse(some.out)).to.include({ insertCount: 1, updateCount: 0, recordCount: 1 });
    const inserted = await sdk(...args, '--skip-updates', '--fields', 'code');
    expect(JSON.parse(inserted.out)).to.include({ insertCount: 1, skippedCount: 1 });
    const depths = { where: "code IN ('SEGOT', 'DKCPH')", orderByFields: ['code DESC'] };
    const { features } = await layer.query(depths);
    expect(features.map(({ attributes }) => attributes['depth'])).to.deep.equal([11, null]);
    const updated = await sdk(...args, '--skip-inserts', '--where', "code = 'DKCPH'");
    expect(JSON.parse(updated.out)).to.include({ insertCount: 0, updateCount: 1 });
    const wrong = await sdk(...args, '--where', 'deep > 10');
    expect(wrong.code).to.equal(1);
    expect(wrong.out + wrong.err).to.contain('deep');
    const tables = await sdk('append', file('rows.gpkg'));
    expect(tables.code).to.equal(1);
    expect(tables.out + tables.err).to.contain('piers');
    await layer.truncate();
    await sdk('append', file('harbours.csv'));
  });

  it('rolls the layer back if one row is bad, on request', async () => {
    await writeFile(file('one-bad.csv'), 'code,depth,lon,lat\nNOSVG,5,5.7,59\nNOKRS,deep,8,58.1\n');
    const before = await layer.count();
    const { code, out, err } = await sdk('append', file('one-bad.csv'), '--all-or-nothing');
    expect(code).to.equal(1);
    expect(out).to.match(/^✗ /);
    expect(err).to.match(/^row 2 depth "deep": /m);
    expect(await layer.count()).to.equal(before);
    expect((await sdk('append', file('one-bad.csv'))).code).to.equal(3);
    expect(await layer.count()).to.equal(before + 1);
    await layer.deleteFeatures({ where: "code = 'NOSVG'" });
  });

  it('starts a job without waiting for it, which is waited for later', async () => {
    const { code, out } = await sdk('append', file('harbours.csv'), '--upsert-on', 'code', '--no-wait');
    expect(code).to.equal(0);
    const waited = await sdk('job', out.trim(), '--wait', '--json');
    expect(JSON.parse(waited.out)).to.include({ jobId: out.trim(), status: 'Completed', updateCount: 2 });
  });

  it('prints how a file would be read', async () => {
    const { code, out } = await sdk('analyze', file('harbours.csv'), '--url', server.url);
    expect(code).to.equal(0);
    expect(out).to.match(/^coordinates: lon, lat$/m);
    expect(out).to.match(/^ {2}depth {2}Double$/m);
    expect(out).to.contain('  NOBGO | 11.5 | 5.32 | 60.4\n');
    const json = await sdk('analyze', file('harbours.csv'), '--url', address, '--json');
    expect(JSON.parse(json.out)).to.have.nested.property('publishParameters.locationType', 'coordinates');
  });

  it('analyzes the first rows of a table that is larger than the server accepts', async () => {
    await writeFile(file('large.csv'), CSV + 'ISREY,10,-21.93,64.15\n'.repeat(600_000));
    const { code, out, err } = await sdk('analyze', file('large.csv'), '--url', server.url);
    expect(code, err).to.equal(0);
    expect(out)
      .to.match(/^coordinates: lon, lat$/m)
      .and.to.contain('  NOBGO | 11.5 | 5.32 | 60.4\n');
  });

  it('lists and saves events', async () => {
    const hall = await fairground.venues.create({ venue: 'Harbour Hall' });
    for (const title of ['Lantern walk', 'Night swim']) {
      await fairground.events.create({
        title,
        start_date: '2031-11-05 18:00',
        end_date: '2031-11-05 21:00',
        timezone: 'Europe/Oslo',
        venue: hall.id,
      });
    }
    const url = ['--url', server.url, '--to', '2031-12-31'];
    const list = await runSdk(['events', 'list', ...url, '--search', 'lantern']);
    expect(list.out).to.match(/^2031-11-05 18:00 Europe\/Oslo {2}Lantern walk, Harbour Hall {2}#\d+\n$/);
    const lines = await runSdk(['events', 'export', ...url]);
    const titles = lines.out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { title: string }).title);
    expect(titles.sort()).to.deep.equal(['Lantern walk', 'Night swim']);
    await runSdk(['events', 'export', ...url, '--format', 'json', '--output', file('events.json')]);
    expect(JSON.parse(await readFile(file('events.json'), 'utf8'))).to.have.length(2);
    const calendar = await runSdk(['events', 'export', ...url, '--format', 'ics', '--root', 'cal/events/v1']);
    expect(calendar.out).to.match(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar.out.match(/BEGIN:VEVENT/g)).to.have.length(2);
  });

  it('exits with 4 for wrong credentials, and with 5 for an unreachable server', async () => {
    const refused = await runSdk(['job'], { env: { ...env, FAIRGROUND_PASSWORD: 'wrong' } });
    expect(refused.code).to.equal(4);
    expect(refused.err).to.match(/^✗ /);
    const gone = await runSdk(['events', 'list', '--url', 'http://127.0.0.1:9', '--timeout', '60']);
    expect(gone.code).to.equal(5);
    expect(gone.err).to.contain('No answer from http://127.0.0.1:9/');
  });

  for (const [what, args, message] of [
    ['no command', [], /usage: npx @fairground\/sdk COMMAND/],
    ['an unknown command', ['apend'], /there is no command apend/],
    ['a file that is not there', ['append', '/nowhere/a.csv'], /ENOENT/],
    ['no file', ['append'], /usage: fairground-sdk append FILE --layer URL/],
    ['a mapping that is none', ['append', 'a.csv', '--map', 'a'], /--map must be SOURCE=FIELD, not a/],
    [
      'an address that is no layer',
      ['job', '--layer', 'http://localhost/x'],
      /is not the address of a layer/,
    ],
    [
      'an address that is none',
      ['events', 'list', '--url', 'example.org'],
      /--url must be an address such as/,
    ],
    ['half a command', ['events'], /there is no command events: events list, events export$/m],
    ['an unknown second word', ['events', 'lst'], /there is no command events lst: events list/],
    [
      'standard input of an unknown format',
      ['append', '-'],
      /--format is required when FILE is standard input/,
    ],
  ] as const) {
    it(`refuses ${what} with exit code 2`, async () => {
      const { code, err } = await callSdk(args, { env });
      expect(code).to.equal(2);
      expect(err).to.match(message);
    });
  }

  it('reads a token from the environment, and prints it nowhere, even in the debug log', async () => {
    const reply = await fetch(`${server.url}/sharing/rest/generateToken`, {
      method: 'POST',
      body: new URLSearchParams({ username: 'ada', password: env['FAIRGROUND_PASSWORD']!, f: 'json' }),
    });
    const { token } = (await reply.json()) as { token: string };
    const given = { FAIRGROUND_TOKEN: token, FAIRGROUND_LAYER: address };
    const { code, out, err } = await runSdk(['job', '--verbose'], { env: given });
    expect(code).to.equal(0);
    expect(err).to.match(/^POST http.*append\/jobs/m);
    expect(out + err).not.to.contain(token);
  });

  it('prompts for a password on a terminal without echo', async () => {
    const password = env['FAIRGROUND_PASSWORD']!;
    const words = [process.execPath, ...sdkProgram(), 'job', '--user', 'ada', '--layer', address];
    const line = words.map((word) => `'${word}'`).join(' ');
    // `script` runs it in a terminal of its own.
    const { code, out } = await runProgram('script', ['-qec', line, '/dev/null'], {
      once: { seen: 'Password of ada: ', act: (child) => child.stdin.write(`${password}\r`) },
    });
    expect(code).to.equal(0);
    expect(out).not.to.contain(password);
  });

  it('leaves the job running when it is interrupted, and explains how to resume', async () => {
    const endless = await startHttpServer((_, response) =>
      answerJson(response, 200, { status: 'InProgress', recordCount: 5 }),
    );
    try {
      const url = `${endless.url}/rest/services/A/FeatureServer/0`;
      const { code, err } = await runSdk(['job', 'j1', '--layer', url, '--wait'], {
        env: { FAIRGROUND_TOKEN: 't' },
        once: { seen: '5 rows', act: (child) => child.kill('SIGINT') },
      });
      expect(code).to.equal(130);
      expect(err).to.contain(
        `the job goes on; to wait for it: npx @fairground/sdk job j1 --layer ${url} --wait\n`,
      );
    } finally {
      await endless.stop();
    }
  });
});
