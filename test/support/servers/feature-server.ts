import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server, ServerInjectOptions } from '@hapi/hapi';
import { expect } from 'chai';
import { createAccess } from '../../../server/auth/access.js';
import type { Role } from '../../../server/auth/principal.js';
import { createApp } from '../../../server/app.js';
import { loadConfig } from '../../../server/config/config.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import type { JobRunner } from '../../../server/jobs/job-runner.js';
import type { Blobs } from '../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../server/storage/open-blobs.js';
import { createWorker } from '../../../server/worker.js';
import type { TestDatabases } from '../databases/databases.js';
import { eventually, silentLog } from './jobs.js';
import { addUser } from '../databases/users.js';

/** Any JSON, as tests look into it. */
export type Json = Record<string, unknown>;

/** Parameters as a client has them before they become text. */
export type Parameters = Readonly<Record<string, unknown>>;

/** The whole server, asked in process, with every reply checked against the document. */
export interface FeatureServer {
  readonly server: Server;
  readonly worker: JobRunner;
  /** Another worker, for the test to start and to stop. */
  makeWorker(): JobRunner;
  /** Where its blobs are. */
  readonly folder: string;
  /** A new user's token. */
  signUp(name: string, role: Role): Promise<string>;
  /** A new service with the layer `CITIES` as 0; its name. */
  makeService(token: string, definition?: Parameters): Promise<string>;
  /** POSTs a form with `f=json`; objects become JSON text. */
  post(path: string, parameters?: Parameters, token?: string): Promise<Json>;
  get(path: string, parameters?: Parameters, token?: string): Promise<Json>;
  /** Uploads a file as multipart form. */
  upload(service: string, fileName: string, content: string | Buffer, token: string): Promise<Json>;
  /** Polls a job until it has ended. */
  ended(statusUrl: string, token: string): Promise<Json>;
  close(): Promise<void>;
}

export const CITIES = {
  name: 'Cities',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 8, nullable: false },
    { name: 'name', type: 'esriFieldTypeString', length: 40 },
    { name: 'people', type: 'esriFieldTypeInteger' },
  ],
  indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
};

/** The inside of a reply that is an error. */
export function errorOf(reply: Json): { code: number; message: string; details: string[] } {
  expect(reply).to.have.key('error');
  return reply['error'] as { code: number; message: string; details: string[] };
}

/** The id of what a reply says was uploaded. */
export function uploadIdOf(reply: Json): string {
  expect(reply).to.include({ success: true });
  return String((reply['item'] as Json)['itemID']);
}

export const PUBLIC_URL = 'https://maps.example.org';

/**
 * @param settings variables beside those of the tests, such as `{ FAIRGROUND_PART_LIMIT: '5000' }`.
 * @param options - `isIdle`: the worker is for the test to start. `blobs`: instead of files in `folder`.
 */
export async function startFeatureServer(
  databases: TestDatabases,
  settings: Readonly<Record<string, string>> = {},
  { isIdle = false, blobs: own }: { readonly isIdle?: boolean; readonly blobs?: Blobs } = {},
): Promise<FeatureServer> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-feature-server-'));
  const config = loadConfig({
    FAIRGROUND_PUBLIC_URL: PUBLIC_URL,
    FAIRGROUND_RATE_LIMIT: 'off',
    FAIRGROUND_VALIDATE_RESPONSES: 'on',
    FAIRGROUND_UPLOAD_LIMIT: '20000',
    FAIRGROUND_TOKEN_MINUTES: '30',
    ...settings,
  });
  const access = createAccess({ system: databases.system, log: silentLog, settings: config });
  const blobs = own ?? (await openBlobs(`file:${folder}`));
  const jobs = createJobQueue(databases.system);
  const deps = { config, log: silentLog, databases, blobs, access, jobs };
  const server = await createApp(deps);
  await server.initialize();
  const worker = createWorker(deps);
  if (!isIdle) worker.start();

  async function inject(options: ServerInjectOptions): Promise<Json> {
    const response = await server.inject(options);
    // Failures too travel with 200.
    expect(response.statusCode, response.payload).to.equal(200);
    return JSON.parse(response.payload) as Json;
  }

  let services = 0;
  const client: FeatureServer = {
    server,
    worker,
    makeWorker: () => createWorker(deps),
    folder,
    async signUp(name, role) {
      const { password } = await addUser(databases.system, { name, role });
      const reply = await client.post('/sharing/rest/generateToken', { username: name, password });
      return String(reply['token']);
    },
    async makeService(token, definition = {}) {
      const { username } = await client.get('/sharing/rest/community/self', {}, token);
      const name = `Places_${String(++services)}`;
      const created = await client.post(
        `/sharing/rest/content/users/${String(username)}/createService`,
        { createParameters: { name, ...definition }, outputType: 'featureService' },
        token,
      );
      expect(created).to.include({ success: true });
      const added = await client.post(
        `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
        { addToDefinition: { layers: [CITIES] } },
        token,
      );
      expect(added).to.deep.equal({ success: true, layers: [{ name: 'Cities', id: 0 }], tables: [] });
      return name;
    },
    post: (url, parameters, token) =>
      inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: encode(parameters, token),
      }),
    get: (path, parameters, token) => inject({ method: 'GET', url: `${path}?${encode(parameters, token)}` }),
    async upload(service, fileName, content, token) {
      const form = new FormData();
      form.set('f', 'json');
      form.set('any_name', new Blob([content]), fileName);
      const request = new Request('http://localhost', { method: 'POST', body: form });
      return inject({
        method: 'POST',
        url: `/rest/services/${service}/FeatureServer/uploads/upload`,
        headers: {
          'content-type': request.headers.get('content-type') ?? '',
          authorization: `Bearer ${token}`,
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
    },
    ended: (statusUrl, token) =>
      eventually(async () => {
        const job = await client.get(statusUrl.slice(PUBLIC_URL.length), {}, token);
        return job['status'] === 'Pending' || job['status'] === 'InProgress' ? undefined : job;
      }),
    async close() {
      await worker.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return client;
}

function encode(parameters: Parameters = {}, token?: string): string {
  const form = new URLSearchParams({ f: 'json', ...(token !== undefined && { token }) });
  for (const [name, value] of Object.entries(parameters)) {
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form.toString();
}
