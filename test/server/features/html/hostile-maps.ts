import { expect } from 'chai';
import type { TestDatabases } from '../../../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';
import { PlainBrowser, type ShownPage } from '../../../support/clients/plain-browser.js';
import { addUser } from '../../../support/databases/users.js';

export const ROOT = '/maps';
export const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`;
export const FIELD_ALIAS = `${HOSTILE} alias`;

const LAYER = {
  name: `Layer ${HOSTILE}`,
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  description: HOSTILE,
  copyrightText: HOSTILE,
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 200, nullable: false, alias: FIELD_ALIAS },
    { name: 'people', type: 'esriFieldTypeInteger' },
    { name: 'seen', type: 'esriFieldTypeDate' },
  ],
  indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
};

/** All that a page may load, and where it may send something. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Nothing of what users have written is markup, and nothing runs that stands in the page. */
export function assertSafe({ html, headers, path }: ShownPage): void {
  expect(headers['content-type'], path).to.equal('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; '), path).to.have.members(POLICY);
  expect(html, path)
    .not.to.contain('<script>')
    .and.not.contain('<img src=x')
    .and.not.contain('alert(1)</script>');
  expect(html.replace(/"[^"]*"/g, '""'), path).not.to.match(/<[^>]*\s(on\w+|style)=/i);
  expect(html, path).not.to.match(/<style|javascript:/i);
  const own = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(own.filter((address) => !address.startsWith(`${ROOT}/`) && address !== '#main')).to.deep.equal([]);
}
/** A layer in which everything that users write is hostile, behind a proxy, for the tests of a suite. */
export function openHostileMaps(open: () => Promise<TestDatabases>) {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let password: string;
  let service: string;
  let layer: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_PUBLIC_URL: `https://fair.example.org${ROOT}`,
    });
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    await addUser(databases.system, { name: 'bob', role: 'author' });
    const reply = await server.post('/sharing/rest/generateToken', { username: 'ada', password });
    token = String(reply['token']);
    const definition = {
      serviceDescription: HOSTILE,
      copyrightText: HOSTILE,
      description: HOSTILE,
      access: 'public',
      capabilities: 'Query,Append',
    };
    service = `/rest/services/${await server.makeService(token, definition)}/FeatureServer`;
    const added = await server.post(
      `${service.replace('/rest/', '/rest/admin/')}/addToDefinition`,
      { addToDefinition: { layers: [LAYER] } },
      token,
    );
    expect(added).to.include({ success: true });
    layer = `${service}/1`;
    await appendRows([{ code: HOSTILE, people: 5, seen: 1_700_000_000_000 }]);
  });
  after(() => server.close());

  async function appendRows(rows: readonly object[]): Promise<string> {
    const edits = JSON.stringify({
      features: rows.map((attributes) => ({ attributes, geometry: { x: 1, y: 2 } })),
    });
    const { jobId } = await server.post(`${layer}/append`, { edits }, token);
    await ended(String(jobId));
    return String(jobId);
  }

  async function ended(jobId: string): Promise<Record<string, unknown>> {
    return server.ended(`https://maps.example.org${service}/jobs/${jobId}`, token);
  }

  const newBrowser = (): PlainBrowser => new PlainBrowser(server.server, ROOT);

  async function signedIn(name = 'ada', secret = password): Promise<PlainBrowser> {
    const browser = newBrowser();
    const page = await browser.send(await browser.open('/rest/login'), '/login', {
      username: name,
      password: secret,
    });
    expect(page.html).to.contain('Sign out');
    return browser;
  }

  return {
    appendRows,
    ended,
    newBrowser,
    signedIn,
    get databases() {
      return databases;
    },
    get server() {
      return server;
    },
    get token() {
      return token;
    },
    get password() {
      return password;
    },
    get service() {
      return service;
    },
    get layer() {
      return layer;
    },
  };
}
