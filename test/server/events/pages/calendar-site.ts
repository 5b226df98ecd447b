import type { Role } from '../../../../server/auth/principal.js';
import type { TestDatabases } from '../../../support/databases/databases.js';
import { addUser } from '../../../support/databases/users.js';
import { type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';
import { PlainBrowser } from '../../../support/clients/plain-browser.js';

/** Public path of the server in the tests of pages. */
export const ROOT = '/town';

/** User with both secrets. */
export interface SiteUser {
  readonly name: string;
  readonly password: string;
  readonly basic: string;
}

/** The whole server with its calendar, and users of several roles. */
export interface CalendarSite {
  readonly server: FeatureServer;
  readonly users: Readonly<Record<'editor' | 'author' | 'contributor' | 'subscriber', SiteUser>>;
  /** Calls the interface with JSON, as an editor unless told; returns the body of a success. */
  call(method: string, path: string, body?: object, as?: SiteUser): Promise<Record<string, unknown>>;
  /** Returns a browser without scripts; with a user it has signed in. */
  browse(user?: SiteUser): Promise<PlainBrowser>;
  close(): Promise<void>;
}

/** Opens a calendar in New York below a public path. */
export async function openCalendarSite(
  databases: TestDatabases,
  settings: Readonly<Record<string, string>> = {},
): Promise<CalendarSite> {
  const server = await startFeatureServer(databases, {
    FAIRGROUND_PUBLIC_URL: `https://fair.example.org${ROOT}`,
    FAIRGROUND_TIME_ZONE: 'America/New_York',
    ...settings,
  });
  const signUp = async (role: Role): Promise<SiteUser> => {
    const { name, password, applicationPassword } = await addUser(databases.system, { name: role, role });
    const basic = `Basic ${Buffer.from(`${name}:${applicationPassword}`).toString('base64')}`;
    return { name, password, basic };
  };
  const users = {
    editor: await signUp('editor'),
    author: await signUp('author'),
    contributor: await signUp('contributor'),
    subscriber: await signUp('subscriber'),
  };
  return {
    server,
    users,
    async call(method, path, body, as = users.editor) {
      const reply = await server.server.inject({
        method,
        url: `/cal/events/v1${path}`,
        headers: { authorization: as.basic, 'content-type': 'application/json' },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      if (reply.statusCode >= 300) throw new Error(`${method} ${path}: ${reply.payload}`);
      return JSON.parse(reply.payload) as Record<string, unknown>;
    },
    async browse(user) {
      const browser = new PlainBrowser(server.server, ROOT);
      if (user === undefined) return browser;
      const form = await browser.open('/rest/login');
      await browser.send(form, '/login', { username: user.name, password: user.password });
      return browser;
    },
    close: () => server.close(),
  };
}
