import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { FetchError } from '../../../server/outbound/fetch-error.js';
import { type FetchOptions, fetchStrictly } from '../../../server/outbound/fetch-strictly.js';
import { resolveServer, type Lookup } from '../../../server/outbound/resolve-server.js';
import { type FileServer, openFileServer } from './file-server.js';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };

describe('fetchStrictly', () => {
  let folder: string;
  let path: string;
  let files: FileServer;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-fetch-'));
    files = await openFileServer();
  });
  beforeEach(() => {
    path = join(folder, 'fetched');
    files.requests.length = 0;
  });
  afterEach(() => rm(path, { force: true }));
  after(async () => {
    await files.stop();
    await rm(folder, { recursive: true });
  });

  const fetchFile = (address: string, options: Partial<FetchOptions> = {}): Promise<number> =>
    fetchStrictly(address, {
      signal: new AbortController().signal,
      timeoutMs: 5000,
      maxBytes: 1000,
      mediaTypes: ['image/png'],
      allow: [files.host],
      path,
      ...options,
    });

  /** The reason for the refusal; nothing may be left on disk. */
  async function refusal(address: string, options?: Partial<FetchOptions>): Promise<string> {
    const error: unknown = await fetchFile(address, options).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(FetchError);
    expect(existsSync(path)).to.equal(false);
    return (error as FetchError).message;
  }

  it('stores the content of the address', async () => {
    const address = files.serve('/a.png?x=%20', 'picture', { 'content-type': 'Image/PNG; x=y' });
    expect(await fetchFile(`${address}#part`)).to.equal(7);
    expect(await readFile(path, 'utf8')).to.equal('picture');
  });

  it('sends nothing that identifies the server or earlier requests', async () => {
    await fetchFile(files.serve('/a.png', 'x', { 'set-cookie': 'a=b' }));
    await rm(path);
    await fetchFile(files.redirect('/b.png', '/a.png'));
    const names = files.requests.flatMap(({ headers }) => Object.keys(headers));
    expect([...new Set(names)].sort()).to.deep.equal([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  describe('addresses', () => {
    const refused: readonly [address: string, reason: string][] = [
      ['not an address', 'is not a web address'],
      ['/a.png', 'is not a web address'],
      ['ftp://files.example.org/a.png', 'must begin with http'],
      ['file:///etc/passwd', 'must begin with http'],
      ['data:image/png;base64,AAAA', 'must begin with http'],
      ['http://user@files.example.org/', 'must not hold a user'],
      ['http://user:word@files.example.org/', 'must not hold a user'],
      ['http://:word@files.example.org/', 'must not hold a user or password'],
      ['http://127.0.0.1/', 'not public'],
      ['http://0x7f.1/', 'not public'],
      ['http://2130706433/', 'not public'],
      ['http://0/', 'not public'],
      ['http://[::1]/', 'not public'],
      ['http://[::ffff:127.0.0.1]/', 'not public'],
      ['http://169.254.169.254/latest/meta-data/', 'not public'],
      ['http://localhost/', 'not public'],
    ];
    for (const [address, reason] of refused) {
      it(`refuses ${address}`, async () => {
        expect(await refusal(address)).to.include(reason);
      });
    }

    it('applies an allowed address to its exact host and port only', async () => {
      files.serve('/a.png', 'x');
      const other = `127.0.0.1:${String(files.port + 1)}`;
      expect(await refusal(`http://${files.host}/a.png`, { allow: [other] })).to.include('not public');
      expect(await refusal(`http://localhost:${String(files.port)}/a.png`)).to.include('not public');
      expect(files.requests).to.have.length(0);
    });
  });

  describe('resolved names', () => {
    const at = (host: string): string => `http://${host}:${String(files.port)}/a.png`;

    it('refuses a name with any address that is not public', async () => {
      files.serve('/a.png', 'x');
      for (const found of [[LOOPBACK], [PUBLIC, LOOPBACK], []]) {
        const lookup: Lookup = () => Promise.resolve(found);
        expect(await refusal(at('files.example.org'), { lookup })).to.include('not public');
      }
      expect(files.requests).to.have.length(0);
    });

    it('refuses an unknown name, without details', async () => {
      const lookup: Lookup = () => Promise.reject(new Error('queryA ENOTFOUND at 10.0.0.53'));
      expect(await refusal(at('files.example.org'), { lookup })).to.equal(
        'leads to a server that is not known',
      );
    });

    it('connects to the address that it checked, whatever the name resolves to later', async () => {
      const address = files.serve('/a.png', 'x').replace('127.0.0.1', 'rebound.example.org');
      const answers = [[LOOPBACK], [PUBLIC]];
      let asked = 0;
      const lookup: Lookup = () => Promise.resolve(answers[asked++] ?? []);
      const allow = [`rebound.example.org:${String(files.port)}`];
      expect(await fetchFile(address, { lookup, allow })).to.equal(1);
      expect(asked).to.equal(1);
      expect(files.requests[0]?.headers.host).to.equal(allow[0]);
    });

    it('does not reuse a connection to an address that was checked before', async () => {
      const address = files.serve('/a.png', 'x').replace('127.0.0.1', 'moving.example.org');
      const allow = [`moving.example.org:${String(files.port)}`];
      const at = (last: number): Lookup => {
        const found = [{ address: `127.0.0.${String(last)}`, family: 4 }];
        return () => Promise.resolve(found);
      };
      expect(await fetchFile(address, { lookup: at(1), allow })).to.equal(1);
      await rm(path);
      // Nobody listens at the second address.
      expect(await refusal(address, { lookup: at(2), allow })).to.include('does not answer');
    });

    it('applies default ports to the list of allowed servers', async () => {
      const lookup: Lookup = () => Promise.resolve([LOOPBACK]);
      for (const [scheme, port] of [
        ['http', 80],
        ['https', 443],
      ] as const) {
        const url = new URL(`${scheme}://inside.example.org/a.png`);
        const target = await resolveServer(url, [`inside.example.org:${String(port)}`], lookup);
        expect([target.port, target.addresses]).to.deep.equal([port, [LOOPBACK]]);
      }
    });

    it('resolves the name again for each redirect, so that it cannot turn inward', async () => {
      const address = files.redirect('/turn.png', '/a.png').replace('127.0.0.1', 'turning.example.org');
      files.serve('/a.png', 'x');
      let asked = 0;
      // Nobody listens at the second address.
      const lookup: Lookup = () => Promise.resolve([{ address: `127.0.0.${String(++asked)}`, family: 4 }]);
      const allow = [`turning.example.org:${String(files.port)}`];
      expect(await refusal(address, { lookup, allow })).to.include('does not answer');
      expect(asked).to.equal(2);
      expect(files.requests).to.have.length(1);
    });
  });

  describe('redirects', () => {
    it('follows up to five redirects', async () => {
      files.serve('/0.png', 'x');
      for (let step = 1; step <= 6; step += 1)
        files.redirect(`/${step}.png`, `/${step - 1}.png`, 301 + (step % 2));
      expect(await fetchFile(`http://${files.host}/5.png`)).to.equal(1);
      await rm(path);
      expect(await refusal(`http://${files.host}/6.png`)).to.include('more than 5 times');
    });

    it('follows no redirect to a server that is not public', async () => {
      for (const inward of ['http://127.0.0.1:1/', 'http://10.0.0.1/', '//[::1]/', 'file:///etc/passwd']) {
        expect(await refusal(files.redirect('/in.png', inward)), inward).to.match(/not public|must begin/);
      }
    });

    it('refuses a redirect without a Location header', async () => {
      const address = files.answer('/lost.png', (_request, response) => response.writeHead(302).end());
      expect(await refusal(address)).to.include('without a valid Location header');
    });
  });

  describe('bodies', () => {
    it('refuses a body whose stated length is too large', async () => {
      expect(await refusal(files.serve('/big.png', Buffer.alloc(1001)))).to.include('more than 1000 bytes');
      expect(await fetchFile(files.serve('/full.png', Buffer.alloc(1000)))).to.equal(1000);
      // Without waiting for any of it.
      const promise = files.answer('/promise.png', (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1001' }).flushHeaders();
      });
      expect(await refusal(promise)).to.include('more than 1000 bytes');
    });

    it('stops a body of unstated length at the limit', async () => {
      const address = files.answer('/endless.png', (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const more = (): boolean => response.write(Buffer.alloc(500));
        response.on('drain', more);
        const timer = setInterval(more, 1);
        response.on('close', () => clearInterval(timer));
      });
      expect(await refusal(address)).to.include('more than 1000 bytes');
    });

    const codings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
    for (const [coding, pack] of Object.entries(codings)) {
      it(`decompresses ${coding}, and counts the decompressed bytes`, async () => {
        const headers = { 'content-encoding': coding };
        expect(await fetchFile(files.serve('/a.png', pack(Buffer.alloc(1000)), headers))).to.equal(1000);
        await rm(path);
        const bomb = pack(Buffer.alloc(200_000));
        expect(bomb.length).to.be.lessThan(1000);
        expect(await refusal(files.serve('/b.png', bomb, headers))).to.include('more than 1000 bytes');
      });
    }

    it('refuses unknown and repeated content codings', async () => {
      for (const coding of ['zstd', 'gzip, gzip']) {
        expect(await refusal(files.serve('/a.png', 'x', { 'content-encoding': coding }))).to.include(
          'unknown coding',
        );
      }
    });

    it('refuses other media types, also when none is given', async () => {
      for (const type of ['text/html', 'image/svg+xml', 'image/pngx', '']) {
        expect(await refusal(files.serve('/a.png', 'x', { 'content-type': type })), type).to.equal(
          'does not lead to one of image/png',
        );
      }
    });

    it('refuses replies without success', async () => {
      expect(await refusal(`http://${files.host}/none.png`)).to.equal('was answered with status 404');
      for (const status of [201, 206, 300, 304, 500]) {
        const address = files.answer('/a.png', (_request, response) => {
          response.writeHead(status, { 'content-type': 'image/png' }).end();
        });
        expect(await refusal(address)).to.equal(`was answered with status ${String(status)}`);
      }
    });

    it('refuses a body that breaks off', async () => {
      const broken = files.answer('/broken.png', (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' });
        response.write('x', () => response.destroy());
      });
      expect(await refusal(broken)).to.equal('could not be read to its end');
      const cut = gzipSync('some text').subarray(0, 20);
      expect(await refusal(files.serve('/cut.png', cut, { 'content-encoding': 'gzip' }))).to.equal(
        'could not be read to its end',
      );
    });
  });

  describe('time limits', () => {
    const silent = (): string => files.answer('/silent.png', () => undefined);
    const slow = (): string =>
      files.answer('/slow.png', (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      });

    it('gives up on a server that is silent or never ends', async () => {
      for (const address of [silent(), slow()]) {
        expect(await refusal(address, { timeoutMs: 200 })).to.equal('took longer than 0.2 seconds');
      }
    });

    it('includes redirects in the time limit', async () => {
      files.answer('/round.png', (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: '/round.png' }).end(), 80);
      });
      expect(await refusal(`http://${files.host}/round.png`, { timeoutMs: 200 })).to.include('took longer');
    });

    it('gives up on a lookup that hangs', async () => {
      const lookup: Lookup = () => new Promise(() => undefined);
      const address = 'http://files.example.org/';
      expect(await refusal(address, { lookup, timeoutMs: 50 })).to.include('took longer');
    });

    it('throws the reason of the caller who aborts', async () => {
      const leaving = new AbortController();
      const reason = new Error('gone');
      const fetching = fetchFile(slow(), { signal: leaving.signal }).catch((error: unknown) => error);
      setTimeout(() => leaving.abort(reason), 100);
      expect(await fetching).to.equal(reason);
      expect(existsSync(path)).to.equal(false);
    });
  });

  describe('servers of other protocols', () => {
    let rude: Server;
    let greeting: string;
    before(async () => {
      rude = createServer((socket) => {
        socket
          .on('error', () => undefined)
          .resume()
          .end(greeting);
      });
      await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
    });
    after(() => new Promise((resolve) => rude.close(resolve)));

    for (const text of [
      '',
      '220 mail.example.org ESMTP\r\n',
      `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    ]) {
      it(`reports only that there is no answer to ${JSON.stringify(text.slice(0, 20))}`, async () => {
        greeting = text;
        const host = `127.0.0.1:${String((rude.address() as { port: number }).port)}`;
        expect(await refusal(`http://${host}/`, { allow: [host] })).to.equal(
          'leads to a server that does not answer',
        );
      });
    }
  });
});
