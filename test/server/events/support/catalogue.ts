import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server, ServerInjectResponse } from '@hapi/hapi';
import { createAccess } from '../../../../server/auth/access.js';
import { ROLES, type Role } from '../../../../server/auth/principal.js';
import { createApp } from '../../../../server/app.js';
import { loadConfig } from '../../../../server/config/config.js';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import type { Databases } from '../../../../server/storage/database/database.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { silentLog } from '../../../support/servers/jobs.js';
import { addUser } from '../../../support/databases/users.js';

/** `nobody` sends no credentials; `other author` and `other contributor` are second users of their role. */
export type As = Role | 'nobody' | 'other author' | 'other contributor';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Wire;
}

/** A JSON object of any shape. */
export type Wire = Readonly<Record<string, unknown>>;

/** The object at `name` in `wire`. */
export function inside(wire: Wire, name: string): Wire {
  const value = wire[name];
  if (typeof value !== 'object' || value === null)
    throw new Error(`no object at ${name}: ${JSON.stringify(wire)}`);
  return value as Wire;
}

/** The parameters at fault in an error's body. */
export function paramsOf(error: Wire): Wire {
  return inside(inside(error, 'data'), 'params');
}

export function detailsOf(error: Wire): Wire {
  return inside(inside(error, 'data'), 'details');
}

export function without(wire: Wire, ...names: readonly string[]): Wire {
  return Object.fromEntries(Object.entries(wire).filter(([name]) => !names.includes(name)));
}

/** The catalogue over HTTP, with users of all roles and a clock of its own. */
export interface Catalogue {
  /** Folder of its blobs, where they are files. */
  readonly folder: string;
  readonly ids: Readonly<Record<Exclude<As, 'nobody'>, number>>;
  /** Paths are relative to the catalogue's root. A string body is sent as it is. */
  call(
    method: string,
    path: string,
    body?: unknown,
    as?: As,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Sends a request as `call` does, where its body or the reply's is not JSON. */
  send(
    method: string,
    path: string,
    body?: Buffer,
    as?: As,
    headers?: Record<string, string>,
  ): Promise<Pick<ServerInjectResponse, 'statusCode' | 'headers' | 'rawPayload'>>;
  get(path: string, as?: As): Promise<Answer>;
  post(path: string, body: unknown, as?: As): Promise<Answer>;
  put(path: string, body: unknown, as?: As): Promise<Answer>;
  remove(path: string, as?: As): Promise<Answer>;
  /** Creates an event, as an editor unless told, and returns its body. */
  event(fields?: Readonly<Record<string, unknown>>, as?: As): Promise<Wire>;
  venue(fields?: Readonly<Record<string, unknown>>, as?: As): Promise<Wire>;
  organizer(fields?: Readonly<Record<string, unknown>>, as?: As): Promise<Wire>;
  category(name: string, fields?: Readonly<Record<string, unknown>>): Promise<Wire>;
  tag(name: string, fields?: Readonly<Record<string, unknown>>): Promise<Wire>;
  setNow(instant: string): void;
  stop(): Promise<void>;
}

/** Place and time of the tests' site, unless they say otherwise. */
export const SITE = 'https://calendar.example.org';
export const NOW = '2026-09-02T14:00:00Z';

const PEOPLE: readonly Exclude<As, 'nobody'>[] = [...ROLES, 'other author', 'other contributor'];

export async function openCatalogue(
  databases: Databases,
  timeZone = 'America/New_York',
  settings: Readonly<Record<string, string>> = {},
): Promise<Catalogue> {
  let nowMs = Date.parse(NOW);
  const clock = (): number => nowMs;
  const folder = await mkdtemp(join(tmpdir(), 'fairground-events-'));
  const config = loadConfig({
    FAIRGROUND_PUBLIC_URL: SITE,
    FAIRGROUND_TIME_ZONE: timeZone,
    FAIRGROUND_RATE_LIMIT: 'off',
    FAIRGROUND_VALIDATE_RESPONSES: 'on',
    FAIRGROUND_BLOBS: `file:${folder}`,
    ...settings,
  });
  const access = createAccess({ system: databases.system, log: silentLog, clock, settings: config });
  const ids = new Map<As, number>();
  const secrets = new Map<As, string>();
  for (const person of PEOPLE) {
    const role = person.replace('other ', '') as Role;
    const user = await addUser(databases.system, { name: person.replace(' ', '-'), role });
    ids.set(person, user.id);
    secrets.set(
      person,
      `Basic ${Buffer.from(`${user.name}:${user.applicationPassword}`).toString('base64')}`,
    );
  }
  const server: Server = await createApp({
    config,
    log: silentLog,
    databases,
    blobs: await openBlobs(`file:${folder}`),
    access,
    jobs: createJobQueue(databases.system, { clock }),
    clock,
  });
  await server.initialize();

  const catalogue: Catalogue = {
    ids: Object.fromEntries(ids) as Catalogue['ids'],
    folder,
    send(method, path, body, as = 'nobody', headers = {}) {
      const authorization = secrets.get(as);
      return server.inject({
        method,
        url: `/cal/events/v1${path}`,
        headers: { ...(authorization === undefined ? {} : { authorization }), ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
    },
    async call(method, path, body, as, headers = {}) {
      const payload =
        body === undefined ? undefined : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const reply = await catalogue.send(method, path, payload, as, { ...type, ...headers });
      const text = reply.rawPayload.toString();
      const answer = text === '' ? {} : (JSON.parse(text) as unknown);
      return { status: reply.statusCode, headers: reply.headers, body: answer as Wire };
    },
    get: (path, as) => catalogue.call('GET', path, undefined, as),
    post: (path, body, as = 'editor') => catalogue.call('POST', path, body, as),
    put: (path, body, as = 'editor') => catalogue.call('PUT', path, body, as),
    remove: (path, as = 'editor') => catalogue.call('DELETE', path, undefined, as),
    async event(fields = {}, as = 'editor') {
      const day = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
      return created(await catalogue.post('/events', { title: 'Evening Walk', ...day, ...fields }, as));
    },
    async venue(fields = {}, as = 'editor') {
      return created(await catalogue.post('/venues', { venue: 'Harbour Pavilion', ...fields }, as));
    },
    async organizer(fields = {}, as = 'editor') {
      return created(await catalogue.post('/organizers', { organizer: 'Walking Club', ...fields }, as));
    },
    async category(name, fields = {}) {
      return created(await catalogue.post('/categories', { name, ...fields }));
    },
    async tag(name, fields = {}) {
      return created(await catalogue.post('/tags', { name, ...fields }));
    },
    setNow(instant) {
      nowMs = Date.parse(instant);
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return catalogue;
}

function created({ status, body }: Answer): Wire {
  if (status !== 201) throw new Error(`expected 201, got ${String(status)}: ${JSON.stringify(body)}`);
  return body;
}

/** The methods of a catalogue that is opened later. */
export function bound(
  catalogue: () => Catalogue,
): Pick<
  Catalogue,
  'call' | 'get' | 'post' | 'put' | 'remove' | 'event' | 'venue' | 'organizer' | 'category' | 'tag'
> {
  return {
    call: (...args) => catalogue().call(...args),
    get: (...args) => catalogue().get(...args),
    post: (...args) => catalogue().post(...args),
    put: (...args) => catalogue().put(...args),
    remove: (...args) => catalogue().remove(...args),
    event: (...args) => catalogue().event(...args),
    venue: (...args) => catalogue().venue(...args),
    organizer: (...args) => catalogue().organizer(...args),
    category: (...args) => catalogue().category(...args),
    tag: (...args) => catalogue().tag(...args),
  };
}
