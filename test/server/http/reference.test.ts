import { runInNewContext } from 'node:vm';
import Hapi, { type Server } from '@hapi/hapi';
import { expect } from 'chai';
import { reference } from '../../../server/http/plugins/reference.js';
import { toAppError } from '../../../server/http/response/app-error.js';
import { START_SCRIPT } from '../../../server/http/reference/start-script.js';

describe('the reference page', () => {
  let server: Server;
  let publicUrl: string;
  before(async () => {
    server = Hapi.server();
    server.ext('onPreResponse', ({ response }, toolkit) =>
      response instanceof Error && toAppError(response).code === 'request.no_route'
        ? toolkit.response('none').code(404)
        : toolkit.continue,
    );
    const options = { names: ['events', 'features'], publicUrl: () => publicUrl };
    await server.register({ plugin: reference, options });
  });
  beforeEach(() => {
    publicUrl = 'https://fair.example';
  });
  after(() => server.stop());

  const hrefs = (page: string): string[] =>
    [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);

  it('redirects the reference to the first document', async () => {
    const { statusCode, headers } = await server.inject('/reference');
    expect([statusCode, headers['location']]).to.deep.equal([302, '/reference/events']);
  });

  it('shows each document, and links the others', async () => {
    for (const [name, other] of [
      ['events', 'features'],
      ['features', 'events'],
    ]) {
      const { statusCode, headers, payload } = await server.inject(`/reference/${name}`);
      expect([statusCode, headers['content-type']]).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(payload).to.contain(`data-document="/openapi/${name}.json"`);
      expect(hrefs(payload)).to.include(`/reference/${other}`);
    }
  });

  it('has all that it loads on this server, to be kept for long', async () => {
    const { payload } = await server.inject('/reference/events');
    const assets = hrefs(payload).filter((address) => address.includes('/assets/'));
    expect(assets).to.have.length(4);
    expect(hrefs(payload).filter((address) => !address.startsWith('/'))).to.deep.equal([]);
    for (const address of assets) {
      const { statusCode, headers, rawPayload } = await server.inject(address);
      expect([statusCode, rawPayload.length > 0], address).to.deep.equal([200, true]);
      expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
      const type = address.endsWith('.js') ? 'text/javascript' : /css|png/.exec(address)?.[0];
      expect(headers['content-type'], address).to.contain(type);
    }
  });

  it('gives no other file of the package', async () => {
    const { payload } = await server.inject('/reference/events');
    const folder = hrefs(payload)
      .find((address) => address.endsWith('start.js'))!
      .replace('start.js', '');
    for (const name of ['index.html', 'package.json', '..%2Fpackage.json', 'nothing.js']) {
      expect((await server.inject(folder + name)).statusCode, name).to.equal(404);
    }
  });

  it('lets nothing run that stands in the page or comes from elsewhere', async () => {
    const { headers, payload } = await server.inject('/reference/events');
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

  it('works behind a path, and calls the public address', async () => {
    publicUrl = 'https://fair.example/calendar';
    const { headers, payload } = await server.inject('/reference/events');
    expect(hrefs(payload).every((address) => address.startsWith('/calendar/'))).to.equal(true);
    expect(payload).to.contain('data-document="/calendar/openapi/events.json"');
    expect(headers['content-security-policy']).to.contain("connect-src 'self' https://fair.example;");
    expect((await server.inject('/reference')).headers['location']).to.equal('/calendar/reference/events');
  });

  it('fills in what must be sent, and no other examples', async () => {
    const page = { name: 'page', example: 2 };
    const id = { name: 'id', required: true, example: 5 };
    const spec = {
      paths: { '/x/{id}': { parameters: [id], get: { parameters: [{ ...page }] } } },
      components: { parameters: { page } },
    };
    const place = { dataset: { document: '/openapi/events.json' } };
    const started = new Promise<{ spec: object; domNode: object; validatorUrl: unknown }>((resolve) => {
      runInNewContext(START_SCRIPT, {
        document: { getElementById: () => place },
        fetch: (address: string) => Promise.resolve({ json: () => ({ ...spec, address }) }),
        SwaggerUIBundle: resolve,
      });
    });
    const { spec: shown, domNode, validatorUrl } = await started;
    expect(domNode).to.equal(place);
    // Without it the page would send its address to a server of others.
    expect(validatorUrl).to.equal(null);
    expect(shown).to.deep.equal({
      paths: { '/x/{id}': { parameters: [id], get: { parameters: [{ name: 'page' }] } } },
      components: { parameters: { page: { name: 'page' } } },
      address: '/openapi/events.json',
    });
  });
});
