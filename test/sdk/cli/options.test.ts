import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerJson,
  answerText,
  type HttpServer,
  type ReceivedRequest,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { callSdk } from '../../support/clients/sdk-call.js';
import type { ProgramResult } from '../../support/clients/sdk-program.js';

const JOB = '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10';
const SERVICE = '/rest/services/Harbours/FeatureServer';
const COORDINATES = { locationType: 'coordinates', longitudeFieldName: 'lon', latitudeFieldName: 'lat' };

/** By the end of its address, what the server answers when nothing else is said. */
const ANSWERS: Readonly<Record<string, object>> = {
  '/FeatureServer/0': { id: 0, geometryType: 'esriGeometryPoint' },
  '/features/analyze': { publishParameters: { ...COORDINATES, layerInfo: { fields: [] } }, records: [] },
  '/uploads/info': { maxUploadFileSize: 10 },
  '/uploads/upload': { success: true, item: { itemID: 'u1' } },
  '/FeatureServer/0/append': { jobId: JOB, status: 'processing' },
  '/append/jobs': {
    ...{ total: 1, start: 1, num: 1, nextStart: -1 },
    jobs: [{ jobId: JOB, status: 'Completed', submissionTime: 0, recordCount: 2, layerName: 'Harbours' }],
  },
  [`/jobs/${JOB}`]: { jobId: JOB, status: 'Completed', recordCount: 2, insertCount: 2 },
  '/events': { events: [], total: 0, total_pages: 0 },
};

describe('the options of the SDK’s command line', function () {
  this.timeout(300_000);

  let server: HttpServer;
  let folder: string;
  let layer: string;
  /** Takes the place of the usual answer. */
  let answer: ((request: ReceivedRequest) => object | string | undefined) | undefined;
  let seen = 0;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-sdk-options-'));
    server = await startHttpServer((request, response) => {
      const { pathname } = new URL(request.url, 'http://x');
      const own = answer?.(request);
      const [, usual = {}] = Object.entries(ANSWERS).find(([end]) => pathname.endsWith(end)) ?? [];
      if (typeof own === 'string') answerText(response, 200, 'text/html', own);
      else if (own !== undefined && 'data' in own) answerJson(response, 403, own, { 'x-request-id': 'r-9' });
      else answerJson(response, 200, own ?? usual);
    });
    layer = `${server.url}${SERVICE}/0`;
    await writeFile(join(folder, 'a.csv'), 'code,lon,lat\nNOBGO,5.32,60.4\n');
    await writeFile(join(folder, 'a.gpkg'), 'no matter');
    await writeFile(join(folder, 'a.xlsx'), 'no matter');
    await writeFile(join(folder, 'a.dat'), 'no matter');
  });
  after(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    answer = undefined;
    seen = server.requests.length;
  });

  const file = (name: string): string => join(folder, name);
  const sdk = (args: readonly string[], env: Record<string, string> = {}): Promise<ProgramResult> =>
    callSdk(args, { env: { FAIRGROUND_TOKEN: 't', FAIRGROUND_LAYER: layer, ...env } });
  const asked = (end: string): ReceivedRequest[] =>
    server.requests.slice(seen).filter(({ url }) => new URL(url, 'http://x').pathname.endsWith(end));
  const form = (end: string): URLSearchParams => new URLSearchParams(asked(end)[0]?.body);

  it('reads server and credentials from options, or else from the environment', async () => {
    const env = {
      FAIRGROUND_URL: server.url,
      FAIRGROUND_USERNAME: 'ada',
      FAIRGROUND_PASSWORD: 'abcd efgh',
      FAIRGROUND_TOKEN: '',
    };
    expect(await sdk(['events', 'list'], env)).to.deep.equal({ code: 0, out: '', err: '' });
    expect((await sdk(['events', 'list', '--user', 'eva'], env)).code).to.equal(0);
    expect((await sdk(['events', 'list', '--url', `${server.url}/else`], env)).code).to.equal(0);
    const requests = asked('/events');
    expect(requests.map(({ headers }) => headers.authorization)).to.deep.equal(
      ['ada', 'eva', 'ada'].map((name) => `Basic ${btoa(`${name}:abcd efgh`)}`),
    );
    expect(requests[2]?.url).to.match(/^\/else\/cal\/events\/v1\/events\?/);
    const shown = await sdk(['events', 'list', '--url', 'https://ada:abcd@example.org'], env);
    expect(shown.code).to.equal(2);
    expect(shown.err)
      .to.match(/^--url must not contain a user or password/)
      .and.not.contain('abcd');
    const nowhere = await sdk(['events', 'list']);
    expect(nowhere).to.deep.equal({ code: 2, out: '', err: '--url URL is missing\n' });
  });

  it('selects a table of a file, and geocodes no addresses to analyze it', async () => {
    const table = ['--source-table', 'Ports'];
    const looked = await sdk(['analyze', file('a.xlsx'), '--url', server.url, ...table]);
    expect(looked.code, looked.err).to.equal(0);
    const appended = await sdk(['append', file('a.xlsx'), ...table]);
    expect(appended.code, appended.err).to.equal(0);
    const wishes = asked('/features/analyze').map(
      ({ body }) => /name="analyzeParameters"\r\n\r\n(.*)\r\n/.exec(body)?.[1],
    );
    const wish = '{"enableGlobalGeocoding":false,"sourceTableName":"Ports"}';
    expect(wishes).to.deep.equal([wish, wish]);
    expect(form('/append').get('sourceTableName')).to.equal('Ports');
  });

  it('passes the encoding of a file on when it is analyzed and when it is appended', async () => {
    const encoding = ['--encoding', 'shift_jis'];
    const looked = await sdk(['analyze', file('a.csv'), '--url', server.url, ...encoding]);
    expect(looked.code, looked.err).to.equal(0);
    for (const at of [[], ['--x', 'lon', '--y', 'lat']]) {
      const from = server.requests.length;
      expect((await sdk(['append', file('a.csv'), ...encoding, ...at])).code).to.equal(0);
      const sent = server.requests.slice(from).find(({ url }) => url.endsWith('/append'));
      const info = JSON.parse(new URLSearchParams(sent?.body).get('appendSourceInfo') ?? '{}') as object;
      expect(info).to.include({ encoding: 'shift_jis' });
    }
    const wishes = asked('/features/analyze').map(
      ({ body }) => /name="analyzeParameters"\r\n\r\n(.*)\r\n/.exec(body)?.[1],
    );
    const wish = '{"enableGlobalGeocoding":false,"encoding":"shift_jis"}';
    expect(wishes).to.deep.equal([wish, wish]);
  });

  it('does not analyze a file for a layer without geometry', async () => {
    answer = ({ url }) => (url.endsWith('/FeatureServer/0') ? { id: 0, type: 'Table' } : undefined);
    const { code, err } = await sdk(['append', file('a.csv')]);
    expect({ code, err }).to.deep.equal({ code: 0, err: 'upload 100 % 0.0 MB\nappend 2 rows\n' });
    expect(asked('/features/analyze')).to.deep.equal([]);
    expect(form('/append').get('appendSourceInfo')).to.equal('{"locationType":"none"}');
  });

  it('passes the spatial reference on for tables and for formats that have one', async () => {
    expect((await sdk(['append', file('a.gpkg'), '--sr', '25833', '--fields', 'code,depth'])).code).to.equal(
      0,
    );
    expect(form('/append').get('appendSourceInfo')).to.equal('{"sourceSR":{"wkid":25833}}');
    expect(form('/append').get('appendFields')).to.equal('code,depth');
    const half = await sdk(['append', file('a.csv'), '--x', 'lon']);
    expect(half).to.deep.equal({ code: 2, out: '', err: '--x and --y must be given together\n' });
  });

  it('skips inserts or updates', async () => {
    for (const [option, sent] of [
      ['--skip-inserts', 'skipInserts'],
      ['--skip-updates', 'skipUpdates'],
    ] as const) {
      seen = server.requests.length;
      expect((await sdk(['append', file('a.gpkg'), '--upsert-on', 'code', option])).code).to.equal(0);
      const names = [...form('/append').keys()].filter((name) => name.startsWith('skip'));
      expect(names).to.deep.equal([sent]);
      expect(form('/append').get(sent)).to.equal('true');
    }
  });

  it('keeps the creators of updated features', async () => {
    seen = server.requests.length;
    expect((await sdk(['append', file('a.gpkg'), '--upsert-on', 'code', '--keep-creator'])).code).to.equal(0);
    expect(form('/append').get('keepCreator')).to.equal('true');
  });

  it('prints only the job with --no-wait, as JSON or in words', async () => {
    const short = ['append', file('a.gpkg'), '--no-wait'];
    expect((await sdk(short)).out).to.equal(`${JOB}\n`);
    expect((await sdk([...short, '--json'])).out).to.equal(`{"jobId":"${JOB}"}\n`);
    expect((await sdk(['job'])).out).to.equal(`${JOB}  1970-01-01T00:00:00.000Z  Completed   2 rows\n`);
    expect(JSON.parse((await sdk(['job', '--json'])).out)).to.deep.equal({
      ...{ jobId: JOB, status: 'Completed', submissionTime: 0, recordCount: 2 },
    });
  });

  it('prints the report of a job as CSV or NDJSON, and mentions it after refused rows', async () => {
    answer = ({ url }) => (url.endsWith(`/jobs/${JOB}`) ? { status: 'Completed', errorCount: 2 } : undefined);
    const { code, err } = await sdk(['job', JOB, '--wait']);
    expect(code).to.equal(3);
    expect(err).to.contain(
      `all refused rows: npx @fairground/sdk job ${JOB} --layer ${layer} --report csv\n`,
    );
    for (const format of ['csv', 'ndjson']) {
      const report = await sdk(['job', JOB, '--report', format]);
      expect(report.code, report.err).to.equal(0);
      expect(new URLSearchParams(asked('/report').at(-1)?.body).get('format')).to.equal(format);
    }
  });

  it('shows the progress of an upload', async () => {
    await writeFile(file('large.gpkg'), Buffer.alloc(1_200_000));
    const { code, err } = await sdk(['append', file('large.gpkg')]);
    expect({ code, err }).to.deep.equal({ code: 0, err: 'upload 100 % 1.2 MB\nappend 2 rows\n' });
  });

  it('exits with 2 for a missing file or an unknown format', async () => {
    const folders = await sdk(['append', folder]);
    expect(folders).to.deep.equal({ code: 2, out: '', err: `✗ ${folder} is a folder\n` });
    for (const name of ['b.csv', 'a.csv/b.csv']) {
      const { code, err } = await sdk(['append', file(name)]);
      expect(code, err).to.equal(2);
      expect(err).to.contain(file(name));
    }
    const unknown = await sdk(['append', file('a.dat')]);
    expect(unknown.code).to.equal(2);
    expect(unknown.err).to.match(/^✗ Format of a\.dat is unknown: --format must be one of csv, /);
  });

  it('exits with 4 for a missing right, and prints faults by field with the request', async () => {
    answer = () => ({
      ...{ code: 'rest_forbidden', message: 'You may not see these.' },
      data: { status: 403, params: { status: 'status is for editors.' } },
    });
    const refused = await sdk(['events', 'list', '--url', server.url]);
    expect(refused.code).to.equal(4);
    expect(refused.err).to.equal(
      '✗ You may not see these.\n  status: status is for editors.\n  request r-9\n',
    );
  });

  it('explains how to give credentials if the server requires them', async () => {
    answer = () => ({ error: { code: 499, message: 'Token Required', details: [] } });
    const refused = await sdk(['job'], { FAIRGROUND_TOKEN: '' });
    expect(refused.code).to.equal(4);
    expect(refused.err).to.equal(
      '✗ Token Required\n  sign in with a token in FAIRGROUND_TOKEN, or with --user NAME and FAIRGROUND_PASSWORD\n',
    );
  });

  it('shows the first characters of a reply from something else', async () => {
    answer = () => '<!doctype html><title>Hotel Bellevue</title>\x1b[2J';
    const { code, err } = await sdk(['events', 'list', '--url', server.url]);
    expect(code).to.equal(1);
    expect(err).to.match(/^✗ The answer of http\S+ \(HTTP 200\) is not from the interface\n/);
    expect(err).to.contain('  it begins: <!doctype html><title>Hotel Bellevue</title>[2J\n');
  });

  it('limits the time of the whole command, and then exits with 5', async () => {
    const silent = await startHttpServer(() => undefined);
    try {
      const { code, err } = await sdk(['events', 'list', '--url', silent.url, '--timeout', '1']);
      expect(code).to.equal(5);
      expect(err).to.match(/^✗ .*time/);
    } finally {
      await silent.stop();
    }
  });
});
