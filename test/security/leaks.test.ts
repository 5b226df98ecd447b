import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '@hapi/hapi';
import { expect } from 'chai';
import { createAccess } from '../../server/auth/access.js';
import { createApp } from '../../server/app.js';
import { loadConfig } from '../../server/config/config.js';
import { createJobQueue } from '../../server/jobs/job-queue.js';
import { createLog } from '../../server/lib/log.js';
import type { Databases } from '../../server/storage/database/database.js';
import { openDatabases } from '../../server/storage/open.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import { CONTRACTS } from '../contract/contract-client.js';
import {
  makeTestPlace,
  openTestDatabases,
  type TestDatabases,
  type TestPlace,
} from '../support/databases/databases.js';
import { silentLog } from '../support/servers/jobs.js';
import { PlainBrowser } from '../support/clients/plain-browser.js';
import { addUser } from '../support/databases/users.js';

/** Gives a token, which is what it is for. */
const ISSUES = ['generateToken', 'generateServerToken', 'getAppToken'];

describe('credentials', () => {
  let databases: TestDatabases;
  let place: TestPlace;
  let empty: Databases;
  let folder: string;
  let log = '';
  let secrets: readonly string[];
  let token: string;
  let password: string;
  let applicationPassword: string;
  /** One that works, and one without tables for catalogue and features: everything fails, and the log tells with which SQL. */
  let servers: readonly Server[];

  before(async () => {
    databases = await openTestDatabases('sqlite');
    place = await makeTestPlace('sqlite');
    empty = await openDatabases({ url: place.url, log: silentLog });
    folder = await mkdtemp(join(tmpdir(), 'fairground-leaks-'));
    const config = loadConfig({
      FAIRGROUND_PUBLIC_URL: 'https://fair.example.org',
      FAIRGROUND_RATE_LIMIT: 'off',
      FAIRGROUND_BLOBS: `file:${folder}`,
    });
    const logger = createLog({ level: 'trace', format: 'json' }, { write: (line: string) => (log += line) });
    const access = createAccess({ system: databases.system, log: logger, settings: config });
    const serve = async (subjects: Pick<Databases, 'events' | 'features'>): Promise<Server> => {
      const { events, features } = subjects;
      const server = await createApp({
        config,
        log: logger,
        databases: { ...databases, events, features },
        blobs: await openBlobs(`file:${folder}`),
        access,
        jobs: createJobQueue(databases.system),
      });
      await server.initialize();
      return server;
    };
    servers = [await serve(databases), await serve(empty)];
    const user = await addUser(databases.system, { name: 'ada', role: 'administrator' });
    await addUser(databases.system, { name: 'eve', role: 'author' });
    ({ password, applicationPassword } = user);
    const principal = { userId: user.id, name: 'ada', role: 'administrator' } as const;
    ({ token } = await access.issueToken(principal));
    secrets = [token, password, applicationPassword.replaceAll(' ', ''), applicationPassword];
  });
  after(async () => {
    for (const server of servers) await server.stop();
    await databases.drop();
    await empty.close();
    await place.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const basic = (secret: string): string => `Basic ${Buffer.from(`ada:${secret}`).toString('base64')}`;

  it('returns credentials in no reply, link or header of any operation, and logs none', async function () {
    this.timeout(300_000);
    for (const { operationId, method, path, bodyTypes, document } of CONTRACTS.values()) {
      if (/^delete|signOut/.test(operationId)) continue;
      // A new password ends the tokens of its user.
      const name = operationId === 'setUserPassword' ? 'eve' : 'ada';
      const target = path.replace(/\{\w*[iI]d\}/g, '1').replace(/\{\w+\}/g, name);
      const ways: readonly (readonly [string, Record<string, string>])[] = [
        [`?f=json&token=${token}&password=${password}&page=1`, {}],
        [
          `?f=html&TOKEN=${token}&formToken=${token}`,
          { referer: `https://fair.example.org/rest?token=${token}` },
        ],
        ['?f=json', { authorization: `Bearer ${token}` }],
        ['?f=json', { 'x-esri-authorization': `Bearer ${token}` }],
        ['?f=json', { authorization: basic(applicationPassword) }],
        ['', { cookie: `fairground_session=${token}; fairground_visit=${token}` }],
      ];
      for (const server of servers) {
        // The error of a failed statement includes the text that it was to find.
        const isSearched = server !== servers[0] && operationId === 'listTags';
        const filter = isSearched ? `&search=password%3D${password}` : '';
        // Failures are told alike, whoever asks.
        for (const [query, headers] of server === servers[0] ? ways : ways.slice(0, 2)) {
          const form = `username=ada&password=${password}&token=${token}&where=token=${token}`;
          const isForm = bodyTypes.includes('application/x-www-form-urlencoded');
          const isJson = bodyTypes.includes('application/json');
          const reply = await server.inject({
            method,
            url: `${target}${query}${filter}`,
            headers: {
              ...headers,
              ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
              ...(isJson && { 'content-type': 'application/json' }),
            },
            ...(isForm && { payload: form }),
            ...(isJson && { payload: JSON.stringify({ password, token }) }),
          });
          const { headers: replied, payload } = reply;
          const told = `${JSON.stringify({ ...replied, 'set-cookie': undefined })}\n${payload}`;
          // A form says again what somebody has filled in, but for a password.
          const again = operationId.startsWith('queryLayer') ? [password, applicationPassword] : secrets;
          // Passwords of records are theirs to tell who may edit them.
          const asked = document === 'events' ? again.filter((secret) => secret !== password) : again;
          for (const secret of ISSUES.includes(operationId) ? [password] : asked)
            expect(told.includes(secret), `${operationId} ${method} ${target}${query}\n${told}`).to.equal(
              false,
            );
        }
      }
    }
    expect(log.split('\n').length).to.be.above(1000);
    // Statements that fail are named without the values that they were to find.
    expect(log).to.match(/like \?[^\n]*no such table|no such table[^\n]*like \?/i);
    for (const secret of [...secrets, basic(applicationPassword)])
      expect(log.includes(secret)).to.equal(false);
  });

  it('logs no credentials when a user signs in, wrongly or not', async () => {
    log = '';
    const [server] = servers;
    const browser = new PlainBrowser(server!);
    const form = await browser.open('/rest/login');
    await browser.send(form, '/login', { username: 'ada', password: `${password}-wrong` });
    await browser.send(form, '/login', { username: 'ada', password });
    const session = browser.cookies.get('fairground_session') ?? '';
    expect(session).not.to.equal('');
    await browser.open('/rest/services?f=html');
    await server!.inject({ url: '/cal/events/v1', headers: { authorization: basic(`${password}-wrong`) } });
    expect(log).to.contain('sign-in failed');
    for (const secret of [...secrets, session]) expect(log.includes(secret)).to.equal(false);
  });

  it('tells browsers by each page to keep its address to this server', async () => {
    for (const { path, method } of CONTRACTS.values()) {
      if (method !== 'get' || path.startsWith('/cal')) continue;
      const target = path.replace(/\{\w+\}/g, '1');
      const { headers } = await servers[0]!.inject({ url: `${target}?token=${token}` });
      if (!String(headers['content-type']).startsWith('text/html')) continue;
      expect(headers['referrer-policy'], target).to.be.oneOf(['same-origin', 'no-referrer']);
      expect(String(headers['cache-control']), target).to.contain('no-store');
    }
    for (const target of ['/guide/events', '/reference/events']) {
      const { headers } = await servers[0]!.inject(target);
      expect(headers['referrer-policy'], target).to.equal('no-referrer');
    }
  });
});
