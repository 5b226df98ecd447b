import { expect } from 'chai';
import { answerJson, type HttpServer, startHttpServer } from '../../support/servers/http-server.js';
import { callSdk } from '../../support/clients/sdk-call.js';
import type { ProgramResult } from '../../support/clients/sdk-program.js';

const JOB = '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10';
const AGAIN = '0ff26e2a-a86c-45ea-8ce8-f5c02a350fda';

const CANCELLED = {
  ...{ status: 'Failed', statusMessage: 'The job was cancelled.', errorCount: 0 },
  ...{ messages: [], errors: [] },
};

const event = (id: number) => ({
  ...{ id, title: `Walk ${String(id)}`, venue: [], timezone: 'UTC' },
  start_date: '2031-11-05 18:00:00',
});

describe('requests of the SDK’s command line', function () {
  this.timeout(300_000);

  let server: HttpServer;
  let asked: string[];

  before(async () => {
    server = await startHttpServer(({ url }, response) => {
      const { pathname, search, searchParams } = new URL(url, 'http://x');
      asked.push(pathname + decodeURIComponent(search));
      const page = Number(searchParams.get('page'));
      if (pathname.endsWith('/events')) {
        const events = [1, 2, 3].map((at) => event(page * 10 + at));
        answerJson(response, 200, { events, total: 9, total_pages: 3 });
      } else if (pathname.endsWith('/restart'))
        answerJson(response, 200, { jobId: AGAIN, status: 'processing' });
      else if (pathname.endsWith('/cancel')) answerJson(response, 200, { ...CANCELLED, jobId: JOB });
      else answerJson(response, 200, { status: 'Completed', recordCount: 2, insertCount: 2 });
    });
  });
  after(() => server.stop());
  beforeEach(() => {
    asked = [];
  });

  const events = (verb: string, ...args: string[]): Promise<ProgramResult> =>
    callSdk(['events', verb, '--url', server.url, ...args]);
  const job = (...args: string[]): Promise<ProgramResult> => {
    const layer = `${server.url}/rest/services/Harbours/FeatureServer/0`;
    return callSdk(['job', JOB, '--layer', layer, ...args], { env: { FAIRGROUND_TOKEN: 't' } });
  };

  it('sends every filter of events, for lists and exports', async () => {
    const dates = ['--from', '2031-01-01', '--to', '2031-12-31', '--search', 'lantern'];
    const links = ['--category', 'food', '--category', '7', '--tag', 'free', '--venue', '3', '--venue', '4'];
    const filters = [
      ...['search=lantern', 'start_date=2031-01-01', 'end_date=2031-12-31'],
      ...['categories=food,7', 'tags=free', 'venue=3,4'],
    ];
    for (const verb of ['list', 'export']) {
      asked = [];
      const { code, err } = await events(verb, ...dates, ...links);
      expect(code, err).to.equal(0);
      expect(asked).to.have.length(3);
      for (const address of asked) expect(address.split(/[?&]/)).to.include.members(filters);
    }
    asked = [];
    expect((await events('list', '--root', 'wp-json/tribe/events/v1', '--limit', '1')).code).to.equal(0);
    expect(asked[0]).to.match(/^\/wp-json\/tribe\/events\/v1\/events\?/);
    const wrong = await events('list', '--venue', 'hall');
    expect([wrong.code, wrong.err]).to.deep.equal([2, '--venue must be a number, not hall\n']);
  });

  it('requests as many events as wanted, and no further page', async () => {
    const { out } = await events('list', '--limit', '4');
    expect(out.match(/#\d+$/gm)).to.deep.equal(['#11', '#12', '#13', '#21']);
    expect(asked).to.have.length(2);
    expect(asked[0]).to.contain('per_page=4');
    const json = await events('list', '--limit', '2', '--json');
    expect(
      json.out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id),
    ).to.deep.equal([11, 12]);
  });

  it('cancels a job', async () => {
    const { code, out } = await job('--cancel');
    expect(code).to.equal(0);
    expect(out).to.equal('✗ The job was cancelled.\n');
    expect(asked).to.deep.equal([`/rest/services/Harbours/FeatureServer/jobs/${JOB}/cancel`]);
  });

  it('restarts a job, and waits for it', async () => {
    const { code, out } = await job('--restart');
    expect(code).to.equal(0);
    expect(out).to.equal('✓ 2 inserted, 0 updated, 0 refused\n');
    expect(asked[0]).to.match(new RegExp(`/jobs/${JOB}/restart$`));
    expect(asked[1]).to.match(new RegExp(`/jobs/${AGAIN}$`));
  });
});
