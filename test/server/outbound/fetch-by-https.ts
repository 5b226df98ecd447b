import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchStrictly } from '../../../server/outbound/fetch-strictly.js';

/** The folder of its certificate, which is not beside what is built of this. */
const [fixtures = ''] = process.argv.slice(2);

/** Fetches from a server with a certificate for files.example.org; a line for each address says what came of it. */
async function main(): Promise<void> {
  const fixture = (name: string): Buffer => readFileSync(join(fixtures, name));
  const certificate = { key: fixture('files.example.org.key'), cert: fixture('files.example.org.pem') };
  const server = createServer(certificate, (request, response) => {
    if (request.url === '/down') {
      response.writeHead(302, { location: `http://${request.headers.host ?? ''}/a.png` }).end();
    } else response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'fairground-https-'));
  for (const [name, path] of [
    ['files.example.org', '/a.png'],
    ['files.example.org', '/down'],
    ['other.example.org', '/a.png'],
  ] as const) {
    const outcome = await fetchStrictly(`https://${name}:${String(port)}${path}`, {
      signal: new AbortController().signal,
      timeoutMs: 10_000,
      maxBytes: 1000,
      mediaTypes: ['image/png'],
      path: join(folder, 'fetched'),
      allow: [`${name}:${String(port)}`],
      lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    }).then(
      (bytes) => `${String(bytes)} bytes`,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    process.stdout.write(`${name}${path}: ${outcome}\n`);
  }
  server.close();
  await rm(folder, { recursive: true });
}

await main();
