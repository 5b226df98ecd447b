import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import { createAccess } from '../../../server/auth/access.js';
import type { Principal, Role } from '../../../server/auth/principal.js';
import { loadConfig } from '../../../server/config/config.js';
import { AppError } from '../../../server/lib/errors.js';
import type { DefinitionContext } from '../../../server/features/definition/definition-context.js';
import { createFeaturesHandlers, type FeaturesDeps } from '../../../server/features/handlers.js';
import { createReaderLimiter } from '../../../server/features/model/reader-limiter.js';
import type { RequestContext, UploadedFile } from '../../../server/api/handlers.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { openBlobs } from '../../../server/storage/open-blobs.js';
import type { TestDatabases } from './databases.js';
import { addUser } from './users.js';

/** Where the tests' server says it is. */
export const PUBLIC_URL = 'https://maps.example.org';

/** Feature services on real databases, called without HTTP. */
export interface TestFeatures {
  readonly databases: TestDatabases;
  readonly deps: FeaturesDeps;
  readonly handlers: ReturnType<typeof createFeaturesHandlers>;
  /** Context of a caller that does not disconnect. */
  readonly definitionContext: DefinitionContext;
  /** Epoch milliseconds that the server believes it is. */
  now: number;
  addUser(name: string, role: Role): Promise<Principal & { readonly password: string }>;
  /** The circumstances of a request by `principal`, or by an anonymous caller. */
  by(principal?: Principal): RequestContext;
  /** A file part of a request. */
  file(fileName: string, content: string): Promise<UploadedFile>;
  /** Removes the files; the databases are dropped by who opened them. */
  close(): Promise<void>;
}

export async function openTestFeatures(databases: TestDatabases): Promise<TestFeatures> {
  const folder = await mkdtemp(join(tmpdir(), 'fairground-features-'));
  const log = pino({ level: 'silent' });
  const clock = (): number => features.now;
  const access = createAccess({ system: databases.system, log, clock });
  const settings = { ...loadConfig({}), uploadLimitBytes: 1000, uploadLifetimeHours: 2 };
  const deps: FeaturesDeps = {
    databases,
    blobs: await openBlobs(`file:${join(folder, 'blobs')}`),
    jobs: createJobQueue(databases.system, { clock }),
    access,
    clock,
    settings,
    readers: createReaderLimiter(settings),
  };
  const features: TestFeatures = {
    databases,
    deps,
    handlers: createFeaturesHandlers(deps),
    definitionContext: { features: databases.features, clock, signal: new AbortController().signal },
    now: Date.parse('2026-05-01T10:00:00Z'),
    async addUser(name, role) {
      const user = await addUser(databases.system, { name, role });
      return { userId: user.id, name: user.name, role, password: user.password };
    },
    by: (principal) => ({
      principal,
      signal: new AbortController().signal,
      log,
      publicUrl: PUBLIC_URL,
      requestId: 'test',
      address: '127.0.0.1',
      referer: undefined,
    }),
    async file(fileName, content) {
      const path = join(folder, `part-${String(Math.random()).slice(2)}`);
      await writeFile(path, content);
      return { field: 'file', fileName, mediaType: 'text/plain', path, bytes: Buffer.byteLength(content) };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return features;
}

/** The error with which `work` fails for its caller. */
export async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).to.be.instanceOf(AppError);
  return error as AppError;
}

/** The faults of an error by the field that they name. */
export function faultsOf(error: AppError): Record<string, string> {
  return Object.fromEntries(error.faults.map(({ field, reason }) => [field, reason]));
}
