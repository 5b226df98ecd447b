import Hapi, { type Server } from '@hapi/hapi';
import { expect } from 'chai';
import { reference } from '../../../../server/http/plugins/reference.js';
import type { DocumentedInterface } from '../../../../server/http/reference/frame.js';
import { toAppError } from '../../../../server/http/response/app-error.js';

const PAGES = ['/guide/events', '/reference/events', '/guide/features', '/reference/features'];

function interfaceOf(name: string): DocumentedInterface {
  return {
    name,
    title: `The ${name}`,
    guide: () =>
      Promise.resolve({
        title: `The <${name}>`,
        headings: [
          { level: 2, id: 'lists', text: 'Lists & more' },
          { level: 3, id: 'search', text: 'Search' },
        ],
        render: (html, { root, publicUrl }) =>
          html`<h2 id="lists"><a href="#lists">Lists &amp; more</a></h2>
            <p><a href="${root}/reference/${name}">reference</a></p>
            <h3 id="search"><a href="#search">Search</a></h3>
            <pre><code>curl ${publicUrl}/x</code></pre>`,
      }),
  };
}

describe('guides and the reference', () => {
  let server: Server;
  let publicUrl: string;
  before(async () => {
    server = Hapi.server();
    server.ext('onPreResponse', ({ response }, toolkit) =>
      response instanceof Error && toAppError(response).code === 'request.no_route'
        ? toolkit.response('none').code(404)
        : toolkit.continue,
    );
    const interfaces = ['events', 'features'].map(interfaceOf);
    await server.register({ plugin: reference, options: { interfaces, publicUrl: () => publicUrl } });
  });
  beforeEach(() => {
    publicUrl = 'https://fair.example';
  });
  after(() => server.stop());

  const hrefs = (page: string): string[] =>
    [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);

  for (const kind of ['guide', 'reference']) {
    it(`redirects /${kind} to the page of the first interface`, async () => {
      const { statusCode, headers } = await server.inject(`/${kind}`);
      expect([statusCode, headers['location']]).to.deep.equal([302, `/${kind}/events`]);
    });
  }

  for (const path of PAGES) {
    it(`serves ${path} as HTML that links all other pages and documents`, async () => {
      const { statusCode, headers, payload } = await server.inject(path);
      expect([statusCode, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(headers).to.include({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
      const documents = ['events.json', 'events.yaml', 'features.json', 'features.yaml'];
      expect(hrefs(payload)).to.include.members([...PAGES, ...documents.map((name) => `/openapi/${name}`)]);
      expect(payload).to.contain(`<a href="${path}" aria-current="page">`);
    });

    it(`answers HEAD of ${path} like GET without a body, and 304 while the page is unchanged`, async () => {
      const { headers, payload } = await server.inject(path);
      const etag = String(headers['etag']);
      const head = await server.inject({ method: 'HEAD', url: path });
      expect([head.statusCode, head.payload, head.headers['etag']]).to.deep.equal([200, '', etag]);
      expect(head.headers['content-length']).to.equal(Buffer.byteLength(payload));
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await server.inject({ url: path, headers: { 'if-none-match': known } });
        expect([again.statusCode, again.payload], known).to.deep.equal([304, '']);
      }
      publicUrl = 'https://other.example/below';
      const moved = await server.inject({ url: path, headers: { 'if-none-match': etag } });
      expect(moved.statusCode).to.equal(200);
    });

    it(`allows no inline or foreign scripts on ${path}`, async () => {
      const { headers, payload } = await server.inject(path);
      expect(String(headers['content-security-policy']).split('; ')).to.have.members([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self' https://fair.example",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
      expect(payload).not.to.match(/<script>|<style|style=|\son\w+=/);
    });

    it(`keeps all addresses of ${path} below the path of the public URL`, async () => {
      publicUrl = 'https://fair.example/calendar';
      const { headers, payload } = await server.inject(path);
      const addresses = hrefs(payload).filter((address) => !address.startsWith('#'));
      expect(addresses.filter((address) => !address.startsWith('/calendar/'))).to.deep.equal([]);
      expect(headers['content-security-policy']).to.contain("connect-src 'self' https://fair.example;");
    });

    it(`serves all files of the reference that ${path} loads, to be cached for long`, async () => {
      const { payload } = await server.inject(path);
      const assets = hrefs(payload).filter((address) => address.startsWith('/reference/assets/'));
      expect(assets).to.have.length(path.startsWith('/guide') ? 2 : 5);
      for (const address of assets) {
        const { statusCode, headers, rawPayload } = await server.inject(address);
        expect([statusCode, rawPayload.length > 0], address).to.deep.equal([200, true]);
        expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
        const type = address.endsWith('.js') ? 'text/javascript' : 'text/css';
        expect(headers['content-type'], address).to.contain(type);
      }
    });
  }

  it('shows the title of a guide, its contents with anchors, and the public URL in its examples', async () => {
    publicUrl = 'https://fair.example/calendar';
    const { payload } = await server.inject('/guide/events');
    expect(payload).to.contain('<h1>The &lt;events&gt;: guide</h1>');
    expect(payload).to.contain('<li class="level-2"><a href="#lists">Lists &amp; more</a></li>');
    expect(payload).to.contain('<li class="level-3"><a href="#search">Search</a></li>');
    expect(payload).to.contain('curl https://fair.example/calendar/x');
    expect(payload).to.contain('<a href="/calendar/reference/events">reference</a>');
  });

  it('names the document of a reference page, below the path of the public URL', async () => {
    publicUrl = 'https://fair.example/calendar';
    const { payload } = await server.inject('/reference/events');
    expect(payload).to.contain('data-document="/calendar/openapi/events.json"');
    expect((await server.inject('/reference')).headers['location']).to.equal('/calendar/reference/events');
  });

  it('serves no other file of the package of Swagger UI', async () => {
    const { payload } = await server.inject('/reference/events');
    const folder = hrefs(payload)
      .find((address) => address.endsWith('reference.js'))!
      .replace('reference.js', '');
    for (const name of ['index.html', 'package.json', '..%2Fpackage.json', 'nothing.js']) {
      expect((await server.inject(folder + name)).statusCode, name).to.equal(404);
    }
  });
});
