import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { keepPicture } from '../../../support/clients/browser.js';
import { openPages } from '../../../support/clients/open-pages.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  type FeatureServer,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { answerText, startHttpServer } from '../../../support/servers/http-server.js';
import { addUser } from '../../../support/databases/users.js';

const LANDS = {
  name: 'Lands',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPolygon',
  spatialReference: { wkid: 4326 },
  fields: [
    { name: 'name', type: 'esriFieldTypeString', length: 40 },
    { name: 'since', type: 'esriFieldTypeDate' },
  ],
};

const RING = [
  [9.5, 46.4],
  [9.5, 49],
  [17.1, 49],
  [17.1, 46.4],
  [9.5, 46.4],
];

const TOWNS = [
  ['VIE', 'Wien', 2005760, 16.37, 48.21],
  ['GRZ', 'Graz', 302660, 15.44, 47.07],
  ['LNZ', 'Linz', 212538, 14.29, 48.31],
  ['SZG', 'Salzburg', 157399, 13.05, 47.81],
  ['INN', 'Innsbruck', 132236, 11.4, 47.27],
] as const;

const CSV = ['code,name,people,lon,lat', ...TOWNS.map((town) => town.join(','))].join('\n');

forEachDatabase('pages in a browser', (open) => {
  let server: FeatureServer;
  const pages = openPages();
  let page: Page;
  let root: string;
  let password: string;

  let token: string;
  let isWorking = false;

  /** The worker waits at first, so that a job can be seen waiting. */
  function startWorking(): void {
    if (!isWorking) server.worker.start();
    isWorking = true;
  }

  before(async function () {
    this.timeout(300_000);
    const databases = await open();
    const settings = {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
    };
    server = await startFeatureServer(databases, settings, { isIdle: true });
    await server.server.start();
    root = server.server.info.uri;
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    const signedIn = await server.post('/sharing/rest/generateToken', { username: 'ada', password });
    token = String(signedIn['token']);
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
    await server.close();
  });

  async function makeService(): Promise<string> {
    const definition = { serviceDescription: 'Towns and lands of Austria.', access: 'public' };
    const name = await server.makeService(token, definition);
    const additions = { addToDefinition: { layers: [LANDS] } };
    await server.post(`/rest/admin/services/${name}/FeatureServer/addToDefinition`, additions, token);
    return name;
  }

  it('signs a user in, appends a file, shows its progress, and draws the result', async function () {
    this.timeout(300_000);
    const service = await makeService();
    await page.goto(`${root}/rest/services`);
    await keepPicture(page, '01-catalogue');
    await page.getByRole('link', { name: service }).click();
    await page.getByRole('heading', { name: service }).waitFor();
    await keepPicture(page, '02-service');
    await page.getByRole('link', { name: CITIES.name }).click();
    await page.locator('.map[data-state=ready][data-count="0"]').waitFor();
    await page.getByRole('link', { name: 'Append a file' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await keepPicture(page, '03-sign-in');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Append a file to Cities' }).waitFor();
    const file = { name: 'towns.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await keepPicture(page, '04-append');
    await page.getByRole('button', { name: 'Send and look at it' }).click();
    await page.getByRole('button', { name: 'Next: fields' }).click();
    await page.getByRole('button', { name: 'Next: try without writing' }).click();
    await page.getByRole('progressbar', { name: 'Progress of the job' }).waitFor();
    await keepPicture(page, '05-job-waiting');
    startWorking();
    await page.getByRole('button', { name: 'Append 5 rows' }).click();
    await page.getByRole('link', { name: 'Show the job' }).click();
    await page.getByText('done', { exact: true }).waitFor();
    await keepPicture(page, '06-job');
    await page.goto(`${root}/rest/services/${service}/FeatureServer/0`);
    await page.locator('.map[data-state=ready][data-count="5"]').waitFor();
    await keepPicture(page, '07-layer');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('shows the form again with its values when its file is too large', async function () {
    this.timeout(300_000);
    const service = await makeService();
    const form = `${root}/rest/services/${service}/FeatureServer/0/append`;
    // The form of a browser that does not load the wizard.
    const noScript = { contentType: 'text/javascript', body: '' };
    await page.route('**/append-wizard.js', (route) => route.fulfill(noScript));
    // Without scripts, the file is sent; it is longer than the server reads where no page is shown.
    const plain = await pages.browser.newPage({ javaScriptEnabled: false });
    try {
      plain.setDefaultTimeout(120_000);
      for (const visitor of [plain, page]) {
        await visitor.goto(`${root}/rest/login?back=${encodeURIComponent(new URL(form).pathname)}`);
        await visitor.getByLabel('User name').fill('ada');
        await visitor.getByLabel('Password').fill(password);
        await visitor.getByRole('button', { name: 'Sign in' }).click();
        await visitor.getByRole('heading', { name: 'Append a file to Cities' }).waitFor();
        const buffer = Buffer.alloc(visitor === plain ? 15_000_000 : 20_001, 'x');
        const file = { name: 'towns.csv', mimeType: 'text/csv', buffer };
        await visitor.getByLabel('File', { exact: true }).setInputFiles(file);
        await visitor.getByLabel('Only rows where').fill('people > 100');
        await visitor.getByRole('button', { name: 'Append' }).click();
        if (visitor === plain) {
          const told = visitor.getByRole('alert').getByText('The file is larger than 20000 bytes.');
          await told.waitFor();
        } else {
          const refusal = await visitor.evaluate("document.querySelector('#f-file').validationMessage");
          expect(refusal).to.include('The file is larger than the 0.02 MB');
        }
        await keepPicture(visitor, `13-too-large-${visitor === plain ? 'sent' : 'kept'}`);
        expect(await visitor.getByLabel('Only rows where').inputValue()).to.equal('people > 100');
        await visitor.getByRole('button', { name: 'Sign out' }).waitFor();
      }
      const small = { name: 'towns.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
      await page.getByLabel('File', { exact: true }).setInputFiles(small);
      await page.getByLabel('Only rows where').fill('');
      await page.getByRole('button', { name: 'Append' }).click();
      await page.waitForURL(/\/jobs\//);
    } finally {
      await plain.close();
    }
  });

  describe('of layers with features', () => {
    let service: string;

    before(async function () {
      this.timeout(300_000);
      startWorking();
      service = await makeService();
      const towns = TOWNS.map(([code, name, people, x, y]) => ({
        attributes: { code, name, people },
        geometry: { x, y, spatialReference: { wkid: 4326 } },
      }));
      const lands = [
        { attributes: { name: 'Österreich', since: Date.UTC(1955, 4, 15) }, geometry: { rings: [RING] } },
      ];
      for (const [layer, features] of [towns, lands].entries()) {
        const edits = JSON.stringify({ features, spatialReference: { wkid: 4326 } });
        const url = `/rest/services/${service}/FeatureServer/${String(layer)}/append`;
        const { statusUrl } = await server.post(url, { edits }, token);
        const path = new URL(String(statusUrl)).pathname;
        expect(await server.ended(PUBLIC_URL + path, token)).to.include({
          status: 'Completed',
          errorCount: 0,
        });
      }
    });

    it('shows the results of a query as a table and on a map', async function () {
      this.timeout(300_000);
      await page.goto(`${root}/rest/services/${service}/FeatureServer/0/query`);
      await page.getByLabel('Where').fill("name LIKE '%z'");
      await page.getByRole('button', { name: 'Query' }).click();
      await page.locator('.map[data-state=ready][data-count="2"]').waitFor();
      expect(await page.getByRole('row').count()).to.equal(3);
      await keepPicture(page, '08-query');
      await page.getByLabel('Where').fill('1=1');
      await page.getByLabel('At most').fill('2');
      await page.getByRole('button', { name: 'Query' }).click();
      await page.getByText('The first 2 features here; there are more.').waitFor();
    });

    it('shows the details of a feature that a user points at, in dark mode and on a narrow screen too', async function () {
      this.timeout(300_000);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(`${root}/rest/services/${service}/FeatureServer/1`);
      await page.locator('.map[data-state=ready][data-count="1"]').waitFor();
      await page.getByText('1 feature shown.').waitFor();
      await page.locator('.map').click();
      const popup = page.locator('.feature');
      await popup.getByText('Österreich').first().waitFor();
      await popup.getByText('1955-05-15 00:00:00 UTC').waitFor();
      await keepPicture(page, '09-dark');
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(`${root}/rest/services/${service}/FeatureServer/0/query?where=1%3D1&outFields=*`);
      await page.locator('.map[data-state=ready][data-count="5"]').waitFor();
      await keepPicture(page, '10-narrow');
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width, 'nothing sticks out').to.equal(390);
    });

    // With CORS and, as older clients do and those that are told to, by loading replies as scripts.
    for (const useCors of [true, false]) {
      it(`lets esri-leaflet draw a layer without the pages (CORS: ${String(useCors)})`, async function () {
        this.timeout(300_000);
        const url = `${root}/rest/services/${service}/FeatureServer/0`;
        // On another port, it is a page of another origin.
        const elsewhere = await startHttpServer((request, response) => {
          const file = FILES[request.url.slice(1)];
          if (file === undefined) answerText(response, 200, 'text/html', clientPage({ url, useCors }));
          else answerText(response, 200, file.type, readFileSync(require.resolve(file.path), 'utf8'));
        });
        const kinds = new Set<string>();
        page.on('request', (sent) => sent.url().startsWith(url) && kinds.add(sent.resourceType()));
        try {
          await page.goto(elsewhere.url);
          await page
            .locator('path.leaflet-interactive')
            .nth(TOWNS.length - 1)
            .waitFor();
          await keepPicture(page, useCors ? '11-esri-leaflet' : '12-esri-leaflet-scripts');
          const names = await page.evaluate('names()');
          expect(names).to.have.members(TOWNS.map(([, name]) => name));
          expect([...kinds]).to.deep.equal([useCors ? 'xhr' : 'script']);
        } finally {
          await elsewhere.stop();
        }
      });
    }
  });
});

const require = createRequire(import.meta.url);

const FILES: Readonly<Record<string, { readonly path: string; readonly type: string }>> = {
  'leaflet.js': { path: 'leaflet/dist/leaflet.js', type: 'text/javascript' },
  'leaflet.css': { path: 'leaflet/dist/leaflet.css', type: 'text/css' },
  'esri-leaflet.js': { path: 'esri-leaflet/dist/esri-leaflet.js', type: 'text/javascript' },
};

/** A page of somebody else with a map of a layer of ours */
function clientPage(options: { url: string; useCors: boolean }): string {
  return `<!doctype html><link rel="stylesheet" href="leaflet.css"><style>#map { height: 500px }</style><div id="map"></div>
<script src="leaflet.js"></script><script src="esri-leaflet.js"></script><script>
const map = L.map('map', { attributionControl: false, fadeAnimation: false }).setView([47.6, 13.8], 7);
const layer = L.esri.featureLayer({ ...${JSON.stringify(options)}, pointToLayer: (feature, at) => L.circleMarker(at) }).addTo(map);
const names = () => {
  const all = [];
  layer.eachFeature(({ feature }) => all.push(feature.properties.name));
  return all;
};
</script>`;
}
