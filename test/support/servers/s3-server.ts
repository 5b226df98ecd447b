// @needs system: OpenStack Swift.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { makeLoopbackAddress } from './loopback-address.js';

/** Account and user, as its access keys are made up. */
const ACCOUNT = 'fairground';
const USER = 'tests';
const SECRET = 'a-key-of-the-tests';

/** A store that speaks S3, of its own process, at a loopback address of its own. */
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
  /** Ends its process; what is stored stays. */
  goAway(): Promise<void>;
  /** Starts it again, at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** Debian's own: the modules are installed for it, and for no other that may come first in the path. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-s3-'));
  const host = makeLoopbackAddress();
  const removeData = (): Promise<void> => rm(folder, { recursive: true, force: true });
  let running = await startProcess(folder, host).catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  const { port } = running;
  const url = `http://${host}:${port}`;
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
    goAway: () => running.end('SIGTERM'),
    async comeBack() {
      running = await startProcess(folder, host, port);
    },
    async stop() {
      client.destroy();
      await running.end('SIGKILL');
      await removeData();
    },
  };
}

interface S3Process {
  readonly port: string;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

async function startProcess(folder: string, host: string, atPort = '0'): Promise<S3Process> {
  const script = fileURLToPath(new URL('s3-server.py', import.meta.url));
  const child = spawn(PYTHON, [script, folder, ACCOUNT, USER, SECRET, host, atPort], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-8000)));
  const exited = once(child, 'close');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const firstLine = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const port = await Promise.race([firstLine, exited.then(() => '')]);
  if (/^\d+$/.test(port)) return { port, end };
  await end('SIGKILL');
  throw new Error(`the S3 server does not start; run ./scripts/setup test\n${complaints}`);
}
