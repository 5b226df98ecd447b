import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Account and user, as its access keys are made up. */
const ACCOUNT = 'fairground';
const USER = 'tests';
const SECRET = 'a-key-of-the-tests';

/** A store that speaks S3, of its own process, on a free loopback port. */
export interface S3Server {
  /** Its address, without bucket. */
  readonly url: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** A client beside ours, to look into the store. */
  readonly client: S3Client;
  /** A new bucket's name. */
  makeBucket(): Promise<string>;
  /** The variables that make our server keep its blobs in this bucket. */
  settings(bucket: string): Record<string, string>;
  stop(): Promise<void>;
}

/** Debian's own: the modules are installed for it, and for no other that may come first in the path. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-s3-'));
  const script = fileURLToPath(new URL('s3-server.py', import.meta.url));
  const child = spawn(PYTHON, [script, folder, ACCOUNT, USER, SECRET], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-8000)));
  const exited = once(child, 'close');
  const stopChild = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  const firstLine = once(createInterface(child.stdout), 'line').then(([line]) => Number(line));
  const port = await Promise.race([firstLine, exited.then(() => undefined)]);
  if (port === undefined || !Number.isInteger(port)) {
    await stopChild();
    throw new Error(`the S3 server does not start; run ./scripts/setup test\n${complaints}`);
  }
  const url = `http://127.0.0.1:${String(port)}`;
  const credentials = { accessKeyId: `${ACCOUNT}:${USER}`, secretAccessKey: SECRET };
  const client = new S3Client({ endpoint: url, region: 'us-east-1', forcePathStyle: true, credentials });
  let buckets = 0;
  return {
    url,
    credentials,
    client,
    async makeBucket() {
      const Bucket = `bucket-${String(++buckets)}`;
      await client.send(new CreateBucketCommand({ Bucket }));
      return Bucket;
    },
    settings: (bucket) => ({
      FAIRGROUND_BLOBS: `s3://${bucket}/fairground`,
      FAIRGROUND_BLOBS_ENDPOINT: url,
      FAIRGROUND_BLOBS_ACCESS_KEY: credentials.accessKeyId,
      FAIRGROUND_BLOBS_SECRET_KEY: credentials.secretAccessKey,
    }),
    async stop() {
      client.destroy();
      await stopChild();
    },
  };
}
