import { expect } from 'chai';
import type { ChildProcess } from 'node:child_process';
import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../../support/servers/http-server.js';
import { type ProgramResult, runProgram, runSdk, sdkProgram } from '../../../support/clients/sdk-program.js';

/** Answer after the first of three pages. */
type Next = 'page' | 'failure' | 'silence';

describe('a file that the command line of the SDK writes', function () {
  this.timeout(300_000);

  let server: HttpServer;
  let folder: string;
  let next: Next;

  before(async () => {
    server = await startHttpServer(({ url }, response) => {
      const page = Number(new URL(url, 'http://x').searchParams.get('page') ?? '1');
      // More than one write to the disk each.
      const events = Array.from({ length: 10 }, (_, at) => ({
        id: page * 100 + at,
        title: 'x'.repeat(9000),
      }));
      if (url.includes('.ics')) answerText(response, 200, 'text/calendar', 'BEGIN:VCALENDAR\r\n');
      else if (page === 1 || next === 'page')
        answerJson(response, 200, { events, total: 30, total_pages: 3 });
      else if (next === 'failure')
        answerJson(response, 400, { code: 'rest_invalid_param', message: 'No more' });
    });
  });
  after(() => server.stop());
  beforeEach(async () => {
    next = 'page';
    folder = await mkdtemp(join(tmpdir(), 'fairground-sdk-save-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const file = (): string => join(folder, 'events.ndjson');
  const args = (): string[] => ['events', 'export', '--url', server.url, '--output', file()];
  const save = (): Promise<ProgramResult> => runSdk(args());

  it('writes the whole file, and no other', async () => {
    const { code, err } = await save();
    expect(code, err).to.equal(0);
    expect((await readFile(file(), 'utf8')).trim().split('\n')).to.have.length(30);
    expect(await readdir(folder)).to.deep.equal(['events.ndjson']);
  });

  it('leaves no file that could not be completed', async () => {
    next = 'failure';
    const { code, err } = await save();
    expect(code).to.equal(1);
    expect(err).to.contain('No more');
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('keeps the previous file if a new one could not be completed', async () => {
    await writeFile(file(), 'old\n');
    next = 'failure';
    expect((await save()).code).to.equal(1);
    expect(await readFile(file(), 'utf8')).to.equal('old\n');
    expect(await readdir(folder)).to.deep.equal(['events.ndjson']);
  });

  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    it(`keeps the previous file, and no other, after ${signal}`, async () => {
      await writeFile(file(), 'old\n');
      next = 'silence';
      const once = { seen: 'page=2', act: (child: ChildProcess) => void child.kill(signal) };
      const ended = await runSdk([...args(), '--verbose'], { once });
      expect(ended.code, ended.err).to.equal(code);
      expect(await readdir(folder)).to.deep.equal(['events.ndjson']);
      expect(await readFile(file(), 'utf8')).to.equal('old\n');
    });
  }

  it('keeps the permissions of a file, and the link to it', async () => {
    const target = join(folder, 'target.ndjson');
    await writeFile(target, 'old\n');
    await chmod(target, 0o662);
    await symlink('target.ndjson', file());
    expect((await save()).code).to.equal(0);
    expect((await lstat(file())).isSymbolicLink()).to.equal(true);
    expect((await stat(target)).mode & 0o777).to.equal(0o662);
    expect((await readFile(target, 'utf8')).trim().split('\n')).to.have.length(30);
  });

  it('writes to a pipe', async () => {
    const words = [process.execPath, ...sdkProgram(), ...args()].map((word) => `'${word}'`).join(' ');
    const line = `mkfifo '${file()}'; cat '${file()}' & ${words}; wait`;
    const { code, out, err } = await runProgram('bash', ['-c', line]);
    expect(code, err).to.equal(0);
    expect(out.trim().split('\n')).to.have.length(30);
    expect((await lstat(file())).isFIFO()).to.equal(true);
  });

  it('names a file that cannot be created', async () => {
    const { code, err } = await runSdk(['events', 'export', '--url', server.url, '-o', join(folder, 'no/a')]);
    expect(code).to.equal(2);
    expect(err).to.match(/^✗ ENOENT: .*no\/a/);
  });

  it('writes a calendar only when the server returns one', async () => {
    const calendar = ['--format', 'ics', '--output', join(folder, 'events.ics')];
    expect((await runSdk(['events', 'export', '--url', server.url, ...calendar])).code).to.equal(0);
    expect(await readdir(folder)).to.deep.equal(['events.ics']);
  });
});
