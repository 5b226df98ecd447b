import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server, ServerInjectOptions } from '@hapi/hapi';
import { pino } from 'pino';
import type { Principal } from '../../../../server/auth/principal.js';
import { AppError } from '../../../../server/lib/errors.js';
import type { Checks, Handlers } from '../../../../server/api/handlers.js';
import { registerRoutes } from '../../../../server/http/routes/register-routes.js';
import { createServer, type ServerDeps } from '../../../../server/http/create-server.js';
import { eventsProfile } from '../../../../server/http/profiles/events.js';
import { createFeaturesProfile } from '../../../../server/http/profiles/features.js';
import type { Operation } from '../../../../server/http/operation/operation.js';
import type { ServeOptions } from '../../../../server/http/operation/serve-options.js';

export interface FixtureOptions<Operations> {
  readonly operations: { readonly [Id in keyof Operations]: Operation };
  readonly handlers: Handlers<Operations>;
  readonly checks?: Checks<Operations>;
  readonly settings?: Partial<ServerDeps['settings']>;
  readonly bodyLimitBytes?: number;
  readonly fileLimitBytes?: number;
  readonly limits?: ServeOptions['limits'];
  readonly validateResponses?: boolean;
  readonly stopping?: AbortSignal;
}

/** A server with both profiles and the given operations, who knows one user and one token. */
export interface FixtureServer {
  readonly server: Server;
  /** Lines of the log, parsed. */
  readonly log: readonly Record<string, unknown>[];
  readonly uploadFolder: string;
  /** Sends a request; the reply's body is parsed where it is JSON. */
  request(options: ServerInjectOptions | string): Promise<FixtureReply>;
  stop(): Promise<void>;
}

export interface FixtureReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: unknown;
}

export const EDITOR: Principal = { userId: 7, name: 'eva', role: 'editor' };

/** Basic credentials of the one user. */
export const BASIC = `Basic ${Buffer.from('eva:abcd efgh').toString('base64')}`;
export const TOKEN = 'good-token';

const access: ServerDeps['access'] = {
  authenticateBasic: (name, secret) => {
    if (name !== 'eva') return Promise.reject(new AppError('access.unknown_user', 'No such user.'));
    if (secret !== 'abcd efgh')
      return Promise.reject(new AppError('access.wrong_password', 'Wrong password.'));
    return Promise.resolve(EDITOR);
  },
  authenticateToken: (token) =>
    token === TOKEN
      ? Promise.resolve(EDITOR)
      : Promise.reject(new AppError('access.invalid_token', 'Invalid token.')),
};

const publicUrl = (): string => 'https://fair.example';

export async function startFixture<Operations>(options: FixtureOptions<Operations>): Promise<FixtureServer> {
  const lines: Record<string, unknown>[] = [];
  const sink = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const log = pino({ level: 'info' }, sink);
  const server = await createServer({
    settings: {
      host: '127.0.0.1',
      port: 0,
      trustedProxies: 0,
      corsOrigins: ['*'],
      rateLimit: undefined,
      requestTimeoutSeconds: 10,
      shutdownTimeoutSeconds: 10,
      ...options.settings,
    },
    log,
    clock: () => 1_000_000,
    access,
    profiles: [eventsProfile, createFeaturesProfile()],
    publicUrl,
    ...(options.stopping && { stopping: options.stopping }),
  });
  const uploadFolder = await mkdtemp(join(tmpdir(), 'fairground-test-'));
  registerRoutes<Operations>(server, {
    operations: options.operations,
    handlers: options.handlers,
    ...(options.checks === undefined ? {} : { checks: options.checks }),
    access,
    log,
    publicUrl,
    bodyLimitBytes: options.bodyLimitBytes ?? 10_000,
    fileLimitBytes: options.fileLimitBytes ?? 10_000,
    ...(options.limits === undefined ? {} : { limits: options.limits }),
    uploadFolder,
    validateResponses: options.validateResponses ?? true,
  });
  return {
    server,
    log: lines,
    uploadFolder,
    request: async (request) => {
      const { statusCode, headers, payload } = await server.inject(request);
      const isJson = String(headers['content-type']).includes('json') && payload !== '';
      return {
        status: statusCode,
        headers,
        text: payload,
        body: isJson ? (JSON.parse(payload) as unknown) : undefined,
      };
    },
    stop: async () => {
      await server.stop();
      await rm(uploadFolder, { recursive: true, force: true });
    },
  };
}
