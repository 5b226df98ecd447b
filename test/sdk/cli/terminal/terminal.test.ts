// @needs system: a terminal of `script`, and zsh.
import { expect } from 'chai';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../../support/servers/http-server.js';
import {
  type ProgramOptions,
  type ProgramResult,
  runProgram,
  runSdk,
  sdkProgram,
} from '../../../support/clients/sdk-program.js';

const JOB = '7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10';
const TOKEN = 'tulips-in-april';

/** Runs a command line in a terminal of its own, as `script` of util-linux makes them. */
function onTerminal(line: string, options: ProgramOptions): Promise<ProgramResult> {
  return runProgram('script', ['-qec', line, '/dev/null'], options);
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');
const sdk = (...args: string[]): string => quoted([process.execPath, ...sdkProgram(), ...args]);

describe('the command line of the SDK on a terminal', function () {
  this.timeout(300_000);

  let server: HttpServer;
  let layer: string;
  let tokens: (string | null)[];
  let statuses: object[];

  before(async () => {
    server = await startHttpServer(({ url, body }, response) => {
      tokens.push(new URLSearchParams(body).get('token'));
      if (url.includes(JOB)) answerJson(response, 200, statuses.shift());
      else answerJson(response, 200, { total: 0, start: 1, num: 0, nextStart: -1, jobs: [] });
    });
    layer = `${server.url}/rest/services/Harbours/FeatureServer/0`;
  });
  after(() => server.stop());
  beforeEach(() => {
    tokens = [];
    statuses = [];
  });

  const question = (): string => `Token for ${new URL(server.url).host} (nothing for none): `;
  const type = (keys: string) => ({
    once: { seen: question(), act: (child: { stdin: NodeJS.WritableStream }) => child.stdin.write(keys) },
  });

  it('prompts for a missing token without echo', async () => {
    const { code, out } = await onTerminal(sdk('job', '--layer', layer, '--verbose'), type(`${TOKEN}\r`));
    expect(code, out).to.equal(0);
    expect(tokens).to.deep.equal([TOKEN]);
    expect(out)
      .to.match(/POST http/)
      .and.not.to.contain(TOKEN);
  });

  it('continues without a token where nothing is typed', async () => {
    const { code } = await onTerminal(sdk('job', '--layer', layer), type('\r'));
    expect(code).to.equal(0);
    expect(tokens).to.deep.equal([null]);
  });

  for (const [what, key] of [
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
  ] as const) {
    it(`exits with 130 when ${what} is pressed at a prompt, without a request`, async () => {
      const { code, out } = await onTerminal(sdk('job', '--layer', layer), type(key));
      expect(code, out).to.equal(130);
      expect(tokens).to.deep.equal([]);
      expect(out.replace(question(), '').trim()).to.equal('');
    });
  }

  it('does not prompt where nobody could answer', async () => {
    const { code, err } = await runSdk(['job', '--layer', layer]);
    expect(code).to.equal(0);
    expect(err).to.equal('');
    const refused = await runSdk(['job', '--layer', layer, '--user', 'ada']);
    expect(refused.code).to.equal(2);
    expect(refused.err).to.contain('FAIRGROUND_PASSWORD must be set');
  });

  it('ignores piped input at a prompt', async () => {
    const { code, out } = await onTerminal(`printf 'a,b\\r\\n' | ${sdk('job', '--layer', layer)}`, {});
    expect(code, out).to.equal(0);
    expect(out).to.equal('');
    expect(tokens).to.deep.equal([null]);
  });

  it('redraws a bar that fits the terminal, and removes it at the end', async () => {
    statuses = [
      { status: 'InProgress', recordCount: 1000, percentComplete: 25 },
      { status: 'InProgress', recordCount: 3000, percentComplete: 75 },
      { status: 'Completed', recordCount: 4000, insertCount: 4000, percentComplete: 100 },
    ];
    const line = `stty cols 45; ${sdk('job', JOB, '--wait', '--layer', layer)}`;
    const { code, out } = await onTerminal(line, { env: { FAIRGROUND_TOKEN: TOKEN } });
    expect(code, out).to.equal(0);
    const drawn = out.split('\r\x1b[K').slice(1);
    expect(drawn.slice(0, 3)).to.deep.equal([
      `append [======${' '.repeat(18)}]  25 % 1,00`,
      `append [${'='.repeat(18)}      ]  75 % 3,00`,
      `append [${'='.repeat(24)}] 100 % 4,00`,
    ]);
    expect(drawn[3]).to.equal('✓ 4,000 inserted, 0 updated, 0 refused\r\n');
  });

  it('writes plain lines without a terminal', async () => {
    statuses = [
      { status: 'InProgress', recordCount: 1000, percentComplete: 25 },
      { status: 'Completed', recordCount: 4000, insertCount: 4000, percentComplete: 100 },
    ];
    const args = ['job', JOB, '--wait', '--layer', layer];
    const { out, err } = await runSdk(args, { env: { FAIRGROUND_TOKEN: TOKEN } });
    expect(out).to.equal('✓ 4,000 inserted, 0 updated, 0 refused\n');
    expect(err).to.equal('append  25 % 1,000 rows\nappend 100 % 4,000 rows\n');
  });

  for (const [shell, rc, command] of [
    ['bash', 'rc', 'bash --rcfile rc -i'],
    ['zsh', '.zshrc', 'zsh -d -i'],
  ] as const) {
    it(`completes commands in an interactive ${shell}`, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fairground-completion-'));
      try {
        const script = (await runSdk(['completion', shell])).out;
        // Stands for the program: tells what it was called with.
        const told = `fairground-sdk() { printf '<%s>' "$@"; exit; }\nPS1='ready> '\n`;
        await writeFile(join(folder, rc), script + told);
        const keys = 'fairground-sdk ev\texp\t--for\tics --ou\t\r';
        const { out } = await onTerminal(`cd '${folder}'; ${command}`, {
          env: { HOME: folder, ZDOTDIR: folder, TERM: 'dumb' },
          once: { seen: 'ready> ', act: (child) => child.stdin.write(keys) },
        });
        expect(out).to.contain('<events><export><--format><ics><--output>');
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
});

describe('output of the SDK’s command line', function () {
  this.timeout(300_000);

  let server: HttpServer;

  before(async () => {
    const event = { id: 1, title: 'x'.repeat(100_000) };
    const events = Array.from({ length: 10 }, () => event);
    server = await startHttpServer(({ url }, response) => {
      const query = new URL(url, 'http://x').searchParams;
      if (url.includes('.ics'))
        answerText(response, 200, 'text/calendar', 'BEGIN:VEVENT\r\n'.repeat(Number(query.get('search'))));
      else answerJson(response, 200, { events, total: 100, total_pages: 10 });
    });
  });
  after(() => server.stop());

  it('ends quietly when its reader has enough', async () => {
    const line = `set -o pipefail; ${sdk('events', 'export', '--url', server.url)} | head -c 20`;
    const { code, out, err } = await runProgram('bash', ['--norc', '-c', line]);
    expect({ code, out, err }).to.deep.equal({ code: 0, out: '{"id":1,"title":"xxx', err: '' });
  });

  it('writes a calendar that lacks events, and warns about it', async () => {
    const args = ['events', 'export', '--url', server.url, '--format', 'ics', '--search'];
    expect((await runSdk([...args, '4999'])).err).to.equal('');
    const { code, err } = await runSdk([...args, '5000']);
    expect(code).to.equal(0);
    expect(err).to.contain('at most 5,000 events');
  });
});
