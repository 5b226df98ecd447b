import { expect } from 'chai';
import { CONTRACTS, ContractClient } from '../contract/contract-client.js';
import { FeatureFixtures } from '../contract/fuzz/feature-fixtures.js';
import { openTestDatabases, type TestDatabases } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>\${7*7}{{7*7}}&lt;b&gt;`;

/** Whatever a page shows, nothing of it is markup, and no script runs that is not a file of this server. */
function assertHarmless(told: string, html: string, headers: Readonly<Record<string, unknown>>): void {
  const policy = String(headers['content-security-policy']);
  expect(policy, told).to.contain("default-src 'none'").and.contain("base-uri 'none'");
  expect(policy, told).to.contain("frame-ancestors 'none'").and.not.contain('unsafe');
  expect(headers, told).to.include({ 'x-content-type-options': 'nosniff' });
  expect(html, told).not.to.match(/<script(?![^>]*\ssrc=)/i);
  expect(html, told).not.to.match(/<img src=x/i);
  expect(html.replace(/"[^"]*"/g, '""'), told).not.to.match(/<[^>]*\s(on\w+|style)\s*=/i);
  expect(html, told).not.to.match(/(href|src|action|formaction)="\s*(javascript|data|vbscript):/i);
}

describe('pages', () => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let place: Record<string, string | number>;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases);
    token = await server.signUp('ada', 'author');
    const client = new ContractClient(server.server);
    const fixtures = new FeatureFixtures(server, 'ada', token);
    place = await fixtures.placeFor({
      operationId: 'none',
      path: '{username}{serviceName}{layerId}{objectId}{jobId}{folderId}/content/{itemId}',
    });
    const { itemId = '', serviceName = '' } = place;
    const form = { f: 'json', token };
    const texts = {
      title: HOSTILE,
      description: HOSTILE,
      snippet: HOSTILE,
      tags: HOSTILE,
      typeKeywords: HOSTILE,
    };
    await client.succeed('updateItem', { path: { username: 'ada', itemId }, form: { ...form, ...texts } });
    await client.succeed('createFolder', { path: { username: 'ada' }, form: { ...form, title: HOSTILE } });
    const about = { serviceDescription: HOSTILE, description: HOSTILE, copyrightText: HOSTILE };
    await client.succeed('updateServiceDefinition', {
      path: { serviceName },
      form: { ...form, updateDefinition: JSON.stringify(about) },
    });
    const tables = [
      {
        name: HOSTILE,
        description: HOSTILE,
        fields: [{ name: 'a', type: 'esriFieldTypeString', alias: HOSTILE }],
      },
    ];
    await client.succeed('addToServiceDefinition', {
      path: { serviceName },
      form: { ...form, addToDefinition: JSON.stringify({ tables }) },
    });
    const updates = [{ attributes: { OBJECTID: place['objectId'], name: HOSTILE.slice(0, 40) } }];
    await client.succeed('updateFeatures', {
      path: { serviceName, layerId: 0 },
      form: { ...form, features: JSON.stringify(updates) },
    });
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  const get = (url: string) =>
    server.server.inject({ url, headers: { authorization: `Bearer ${token}`, accept: 'text/html' } });

  it('writes no markup from any parameter of any read', async () => {
    let pages = 0;
    for (const { operationId, path, method, document } of CONTRACTS.values()) {
      if (method !== 'get' || document === 'events') continue;
      const inUploads = path.includes('/uploads/');
      const at = (fill: (name: string) => string): string =>
        path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(fill(name)));
      const there = at((name) => (inUploads && name === 'itemId' ? 'none' : String(place[name])));
      const hostile = encodeURIComponent(HOSTILE);
      const queries = [
        '',
        '?f=html',
        `?f=${hostile}`,
        `?${hostile}=${hostile}`,
        `?where=${hostile}&outFields=*&q=${hostile}`,
      ];
      const targets = [
        ...[
          ...queries,
          `?name=${hostile}&sql=${hostile}&back=${hostile}&num=${hostile}`,
          '?where=1%3D1&outFields=*',
        ].map((query) => there + query),
        at((name) => (name === 'layerId' || name === 'objectId' ? '0' : HOSTILE)),
        at((name) => (name === 'layerId' ? HOSTILE : String(place[name]))),
      ];
      for (const target of targets) {
        const { headers, payload } = await get(target);
        if (!String(headers['content-type']).startsWith('text/html')) {
          expect(String(headers['content-type']), target).not.to.match(/xml|svg|html/);
          continue;
        }
        pages += 1;
        assertHarmless(`${operationId} ${target}`, payload, headers);
      }
    }
    expect(pages).to.be.above(200);
  });

  it('answers unknown addresses without a page', async () => {
    const hostile = encodeURIComponent(HOSTILE);
    for (const target of [
      `/${hostile}`,
      `/rest/${hostile}`,
      `/sharing/${hostile}`,
      `/cal/${hostile}`,
      `/tokens/x`,
    ]) {
      for (const query of ['', '?f=html', `?f=${hostile}`, `?_jsonp=${hostile}`]) {
        const { headers, payload } = await get(`${target}${query}`);
        if (String(headers['content-type']).startsWith('text/html')) assertHarmless(target, payload, headers);
        else expect(String(headers['content-type']), target).to.match(/^application\/(json|javascript)/);
      }
    }
  });

  it('loads and runs only files of this server in guides and the reference', async () => {
    for (const path of ['guide/events', 'guide/features', 'reference/events', 'reference/features']) {
      const { headers, payload } = await get(`/${path}?x=${encodeURIComponent(HOSTILE)}`);
      assertHarmless(path, payload, headers);
      expect(payload).not.to.contain('alert(1)');
      const loaded = [...payload.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
      for (const address of loaded)
        expect(address).to.match(/^(#|\/$|\/(reference|guide|openapi|pages|rest|calendar)\b)/);
    }
  });

  it('serves no page made of a stored file', async () => {
    const page = '<!doctype html><script>alert(1)</script>';
    for (const [filename, type] of [
      ['page.html', 'Document Link'],
      ['page.svg', 'Image'],
      ['page.xml', 'CSV'],
      ['page.csv', 'CSV'],
      ['page.js', 'Code Sample'],
    ] as const) {
      const added = await server.post(
        '/sharing/rest/content/users/ada/addItem',
        { text: page, filename, type },
        token,
      );
      const { headers } = await get(`/sharing/rest/content/items/${String(added['id'])}/data`);
      expect(headers['content-disposition'], filename).to.match(/^attachment/);
      expect(headers['content-type'], filename).not.to.match(/html|svg|xml|script/);
      expect(headers).to.include({ 'x-content-type-options': 'nosniff' });
    }
  });
});
