import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programArguments } from '../../support/typescript.js';

const run = promisify(execFile);
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Returns the output of a process that fetches by HTTPS and trusts `certificates` beside those of the system. */
async function fetchByHttps(certificates: string): Promise<string[]> {
  const program = programArguments('test/server/outbound/fetch-by-https.ts');
  const { stdout } = await run(process.execPath, [...program, here('fixtures')], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificates },
  });
  return stdout.trimEnd().split('\n');
}

describe('fetchStrictly by https', function () {
  this.timeout(300_000);

  it('accepts a certificate for the name of the address only, and never falls back to http', async () => {
    expect(await fetchByHttps(here('fixtures/files.example.org.pem'))).to.deep.equal([
      'files.example.org/a.png: 7 bytes',
      'files.example.org/down: redirects from https to http',
      'other.example.org/a.png: leads to a server that does not answer',
    ]);
  });

  it('refuses an untrusted certificate', async () => {
    const refusal = 'leads to a server that does not answer';
    expect(await fetchByHttps('')).to.deep.equal([
      `files.example.org/a.png: ${refusal}`,
      `files.example.org/down: ${refusal}`,
      `other.example.org/a.png: ${refusal}`,
    ]);
  });
});
