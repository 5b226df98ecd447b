// @needs system: several servers that share PostgreSQL and an S3 store.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../../../server/auth/principal.js';
import type { UserWithSecrets } from '../../../server/auth/users.js';
import { loadConfig } from '../../../server/config/config.js';
import type { Blobs } from '../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../server/storage/open-blobs.js';
import { openTestDatabases, type TestDatabases } from '../databases/databases.js';
import { type Fairground, startFairground } from './fairground.js';
import { PUBLIC_URL } from './feature-server.js';
import { type S3Server, startS3Server } from './s3-server.js';
import { addUser } from '../databases/users.js';

/** One `serve` process, without a worker. */
export interface Machine {
  readonly fairground: Fairground;
  readonly url: string;
}

/** Processes that share nothing but one PostgreSQL database and one bucket. */
export interface Machines {
  readonly databases: TestDatabases;
  readonly s3: S3Server;
  readonly bucket: string;
  /** The bucket, as the processes see it. */
  readonly blobs: Blobs;
  /** Where workers unpack sources. */
  readonly sourceFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  /** @param settings - that this one has instead. */
  startServer(settings?: Readonly<Record<string, string>>): Promise<Machine>;
  startWorker(): Promise<Fairground>;
  addUser(name: string, role: Role): Promise<UserWithSecrets>;
  stop(): Promise<void>;
}

/** All processes say that they are at `PUBLIC_URL`. `more` are further settings of all of them. */
export async function openMachines(more: Readonly<Record<string, string>> = {}): Promise<Machines> {
  const s3 = await startS3Server();
  const started: Fairground[] = [];
  try {
    const databases = await openTestDatabases('postgres');
    const sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-sources-'));
    const bucket = await s3.makeBucket();
    const settings = {
      ...s3.settings(bucket),
      FAIRGROUND_DATABASE_URL: databases.url,
      FAIRGROUND_PUBLIC_URL: PUBLIC_URL,
      FAIRGROUND_SOURCE_FOLDER: sourceFolder,
      FAIRGROUND_RATE_LIMIT: 'off',
      ...more,
    };
    const config = loadConfig(settings);
    const blobs = await openBlobs(config.blobs, config);
    const start = (args: string[], own: Readonly<Record<string, string>> = {}): Fairground => {
      const fairground = startFairground(args, { ...settings, ...own });
      started.push(fairground);
      return fairground;
    };
    return {
      databases,
      s3,
      bucket,
      blobs,
      sourceFolder,
      settings,
      async startServer(own) {
        const fairground = start(['serve', '--port', '0', '--no-worker'], own);
        const [, url = ''] = await fairground.says(/listens on (\S+)/);
        return { fairground, url };
      },
      async startWorker() {
        const fairground = start(['work']);
        await fairground.says(/the worker runs/);
        return fairground;
      },
      addUser: (name, role) => addUser(databases.system, { name, role }),
      async stop() {
        for (const { process } of started) process.kill('SIGKILL');
        await Promise.all(started.map((fairground) => fairground.exit()));
        await databases.drop();
        await s3.stop();
        await rm(sourceFolder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await s3.stop();
    throw error;
  }
}

/** A user's calls to one machine. */
export interface Caller {
  /** POSTs a form with `f=json`, or a multipart body; objects become JSON text. */
  post(path: string, body?: Readonly<Record<string, unknown>> | FormData): Promise<Record<string, unknown>>;
  /** Sends JSON. */
  send(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  /** Any GET. */
  get(path: string): Promise<Response>;
}

/** @param authorization - the header's value; nobody in particular without. */
export function callerOf({ url }: Pick<Machine, 'url'>, authorization?: string): Caller {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const json = async (response: Response): Promise<Record<string, unknown>> =>
    (await response.json()) as Record<string, unknown>;
  return {
    async post(path, body = {}) {
      if (body instanceof FormData)
        return json(await fetch(`${url}${path}`, { method: 'POST', headers, body }));
      const form = new URLSearchParams({ f: 'json' });
      for (const [name, value] of Object.entries(body))
        form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
      return json(await fetch(`${url}${path}`, { method: 'POST', headers, body: form }));
    },
    async send(method, path, body) {
      const init = { method, headers: { ...headers, 'content-type': 'application/json' } };
      return json(await fetch(`${url}${path}`, { ...init, body: JSON.stringify(body) }));
    },
    get: (path) => fetch(`${url}${path}`, { headers }),
  };
}

export function basic({ name, applicationPassword }: UserWithSecrets): string {
  return `Basic ${Buffer.from(`${name}:${applicationPassword}`).toString('base64')}`;
}
