import { expect } from 'chai';
import { startFeatureServer, type FeatureServer, PUBLIC_URL } from '../support/servers/feature-server.js';
import { openTestDatabases, type TestDatabases } from '../support/databases/databases.js';
import { asking, speak } from './raw-http.js';

const LIMIT = 20_000;

describe('hostile requests', () => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let port: number;
  let token: string;
  let service: string;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    server = await startFeatureServer(databases, {
      FAIRGROUND_PORT: '0',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_BODY_LIMIT: String(LIMIT),
    });
    await server.server.start();
    port = Number(server.server.info.port);
    token = await server.signUp('ada', 'author');
    service = await server.makeService(token, { access: 'public' });
  });
  after(async () => {
    await server.close();
    await databases.drop();
  });

  /** The server answers others as if nothing had been. */
  async function isWell(): Promise<void> {
    const answer = await speak(port, asking('/health/live', 'Host: a'));
    expect(answer).to.match(/^HTTP\/1\.1 200 /);
  }

  const layer = (): string => `/rest/services/${service}/FeatureServer/0`;

  it('makes no links of headers that name hosts and proxies', async () => {
    const lies = [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: javascript',
      'X-Forwarded-Port: 1',
      'X-Forwarded-Prefix: /evil.example',
      'X-Forwarded-For: 6.6.6.6, evil.example',
      'Forwarded: for=6.6.6.6;host=evil.example;proto=http',
      'X-Original-URL: /evil.example',
      'X-Rewrite-URL: /evil.example',
      'X-Host: evil.example',
      'Origin: https://evil.example',
      'Referer: https://evil.example/',
    ];
    const targets = [
      ...[
        '/cal/events/v1',
        '/cal/events/v1/events',
        '/cal/events/v1/none',
        '/openapi/events.json',
        '/reference',
      ],
      ...[
        '/openapi/features.yaml',
        '/reference/events',
        '/guide/events',
        '/rest/info?f=json',
        '/sharing/rest/portals/self?f=json',
      ],
      ...[
        '/rest/services',
        '/rest/services?f=json',
        '/rest/login',
        '/rest/none',
        `${layer()}?f=json`,
        layer(),
      ],
    ];
    for (const target of targets) {
      for (const host of ['evil.example', '[evil.example']) {
        const answer = await speak(port, asking(target, `Host: ${host}`, ...lies));
        expect(answer, target).to.match(/^HTTP\/1\.1 (200|302|404) /);
        const told = answer.replace('access-control-allow-origin: https://evil.example\r\n', '');
        expect(told, `${target} ${host}`).not.to.contain('evil.example').and.not.contain('6.6.6.6');
      }
    }
  });

  it('ignores a host in the first line of a request', async () => {
    const answer = await speak(
      port,
      asking('http://evil.example/rest/services?f=json', 'Host: evil.example'),
    );
    expect(answer)
      .to.match(/^HTTP\/1\.1 200 /)
      .and.not.contain('evil.example');
    const page = await speak(port, asking('http://evil.example/rest/services', 'Host: evil.example'));
    expect(page).to.contain('<html').and.not.contain('evil.example');
  });

  it('serves resources at aliased addresses, whatever host the request names', async () => {
    for (const host of ['a b<>', '[', 'x:99999', '%', '']) {
      const target = `${layer()}/uploads/info?f=json`;
      const answer = await speak(port, asking(target, `Host: ${host}`));
      expect(answer, host).to.contain('"maxUploadFileSize"');
    }
  });

  it('copies no part of a request into a header of its reply', async () => {
    const breaks = ['%0d%0aset-cookie:%20a=b', '%0aset-cookie:a=b', '%E5%98%8D%E5%98%8Aset-cookie:a=b'];
    for (const text of breaks) {
      const targets = [
        `/rest/login?back=/rest/${text}`,
        `/rest/services/${text}/FeatureServer?f=json`,
        `/cal/events/v1/events?search=${text}&per_page=1`,
        `/cal/events/v1/events?_jsonp=${text}`,
        `/${text}`,
        `/reference/${text}`,
        `/guide/${text}`,
      ];
      for (const target of targets) {
        const answer = await speak(port, asking(target, 'Host: a', 'X-Request-Id: x%0d%0aset-cookie: a=b'));
        const [head = ''] = answer.split('\r\n\r\n', 1);
        const cookies = head.split('\r\n').filter((line) => /^set-cookie/i.test(line));
        expect(
          cookies.filter((line) => !line.includes('fairground_visit=')),
          target,
        ).to.deep.equal([]);
      }
    }
  });

  it('ends a connection that states two lengths, or a length and chunks', async () => {
    const smuggled = 'GET /rest/info?f=json HTTP/1.1\r\nHost: a\r\n\r\n';
    const heads = [
      ['Content-Length: 5', 'Content-Length: 6'],
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding : chunked'],
      ['Content-Length: +5'],
      ['Content-Length: -1'],
      ['Content-Length: 5\r\n Content-Length: 6'],
    ];
    for (const head of heads) {
      const lines = ['POST /rest/info HTTP/1.1', 'Host: a', ...head, '', ''].join('\r\n');
      const answer = await speak(port, lines, `0\r\n\r\n${smuggled}`);
      expect(answer, head.join()).to.match(/^HTTP\/1\.1 400 /);
      expect(answer.match(/HTTP\/1\.1 /g), head.join()).to.have.length(1);
    }
    await isWell();
  });

  it('limits the headers of a request', async () => {
    const long = await speak(port, asking('/rest/info?f=json', 'Host: a', `X-Long: ${'x'.repeat(70_000)}`));
    expect(long).to.match(/^HTTP\/1\.1 431 /);
    const many = Array.from({ length: 10_000 }, (_, index) => `X-${String(index)}: 1`);
    expect(await speak(port, asking('/rest/info?f=json', 'Host: a', ...many))).to.match(/^HTTP\/1\.1 431 /);
    await isWell();
  });

  it('limits the length of an address', async () => {
    const ask = (path: string, bytes: number): Promise<string> =>
      speak(port, asking(`${path}${'x'.repeat(bytes - path.length)}`, 'Host: a'));
    const LONGEST = 16_384;
    expect(await ask('/rest/info?f=json&x=', LONGEST)).to.contain('"currentVersion"');
    const features = await ask('/rest/info?f=json&x=', LONGEST + 1);
    expect(features).to.match(/^HTTP\/1\.1 200 [^]*\{"error":\{"code":414,/);
    expect(await ask('/rest/info?x=', LONGEST + 1)).to.match(
      /^HTTP\/1\.1 200 [^]*<html[^]*longer than 16384 bytes/,
    );
    const events = await ask('/cal/events/v1/events?search=', LONGEST + 1);
    expect(events).to.match(/^HTTP\/1\.1 414 [^]*\{"code":"rest_uri_too_long",[^]*"status":414/);
    const neither = await ask('/', LONGEST + 1);
    expect(neither).to.match(/^HTTP\/1\.1 414 [^]*\{"code":"request\.address_too_long",/);
    await isWell();
  });

  it('answers with JSON what is wrong with text that is no request', async () => {
    const large = await speak(port, asking(`/rest/info?x=${'x'.repeat(70_000)}`, 'Host: a'));
    expect(large).to.match(/^HTTP\/1\.1 431 [^]*connection: close[^]*\{"code":"request\.head_too_large",/);
    for (const text of ['nonsense\r\n\r\n', 'GET /\x01 HTTP/1.1\r\n\r\n', '\x16\x03\x01\x02\x00\x01']) {
      const answer = await speak(port, text);
      expect(answer, text).to.match(
        /^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n\{"code":"request\.invalid",[^{}]*\}$/,
      );
    }
    await isWell();
  });

  it('answers the requests before one that is nonsense', async () => {
    const good = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
    const answer = await speak(port, `${good}nonsense\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)?.length, answer).to.be.within(1, 2);
    await isWell();
  });

  it('limits the body of a request, with its length stated or not', async () => {
    const big = 'x'.repeat(2 * LIMIT);
    const head = (length: string): string =>
      [
        'POST /cal/events/v1/events HTTP/1.1',
        'Host: a',
        'Content-Type: application/json',
        length,
        'Connection: close',
        '',
        '',
      ].join('\r\n');
    const told = await speak(port, head(`Content-Length: ${String(big.length)}`), big);
    expect(told).to.match(/^HTTP\/1\.1 413 /);
    const pieces = `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`;
    expect(await speak(port, head('Transfer-Encoding: chunked'), pieces)).to.match(/^HTTP\/1\.1 413 /);
    await isWell();
  });

  const DEEP = 9_000;
  const deep = ['['.repeat(DEEP) + ']'.repeat(DEEP), '{"a":'.repeat(DEEP / 5) + '1' + '}'.repeat(DEEP / 5)];

  it('accepts JSON nested as deep as a body allows', async () => {
    for (const text of deep) {
      for (const name of ['title', 'start_date', 'venue', 'categories', 'cost', 'image', 'unheardOf']) {
        const { statusCode, payload } = await server.server.inject({
          method: 'POST',
          url: '/cal/events/v1/events',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          payload: `{"${name}":${text}}`,
        });
        expect(statusCode, `${name}: ${payload}`).to.equal(400);
      }
    }
  });

  it('accepts deep JSON in every parameter that is JSON', async () => {
    const places: readonly (readonly [string, string])[] = [
      [`/sharing/rest/content/users/ada/createService`, 'createParameters'],
      [`/rest/admin/services/${service}/FeatureServer/addToDefinition`, 'addToDefinition'],
      [`/rest/admin/services/${service}/FeatureServer/updateDefinition`, 'updateDefinition'],
      [`/rest/admin/services/${service}/FeatureServer/0/updateDefinition`, 'updateDefinition'],
      [`${layer()}/applyEdits`, 'adds'],
      [`${layer()}/addFeatures`, 'features'],
      [`${layer()}/append`, 'appendSourceInfo'],
      [`${layer()}/append`, 'fieldMappings'],
      [`${layer()}/append`, 'edits'],
      [`${layer()}/query`, 'geometry'],
      [`${layer()}/query`, 'outStatistics'],
      [`${layer()}/query`, 'quantizationParameters'],
      [`${layer()}/query`, 'outSR'],
      [`${layer()}/query`, 'objectIds'],
      [`${layer()}/query`, 'where'],
      ['/sharing/rest/search', 'q'],
      ['/sharing/rest/content/features/analyze', 'analyzeParameters'],
      ['/sharing/rest/content/features/generate', 'publishParameters'],
    ];
    const wraps: ((text: string) => string)[] = [
      (text) => text,
      (text) => `{"layers":[{"name":"x","drawingInfo":${text}}]}`,
      (text) => `[{"attributes":{"code":${text}},"geometry":${text}}]`,
      (text) => `{"rings":${text}}`,
      () => '('.repeat(DEEP) + '1=1' + ')'.repeat(DEEP),
    ];
    for (const [path, name] of places) {
      for (const text of deep) {
        for (const wrap of wraps) {
          const reply = await server.post(path, { [name]: wrap(text) }, token);
          const { code } = (reply['error'] ?? { code: 200 }) as { code: number };
          expect(code, `${path} ${name} ${JSON.stringify(reply).slice(0, 300)}`).to.be.below(500);
        }
      }
    }
  });

  it('limits the number of parameters', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `p${String(index)}=1`).join('&');
    const same = 'where=1&'.repeat(5000);
    const list = 'a[]=1&'.repeat(3000);
    for (const text of [many, same, list, `a${'[b]'.repeat(500)}=1`]) {
      const { payload } = await server.server.inject({
        method: 'POST',
        url: `${layer()}/query?f=json`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: text.slice(0, LIMIT - 100),
      });
      expect(payload).to.contain('"code":400');
    }
  });

  it('returns the address of this server only', async () => {
    const reply = await server.get('/sharing/rest/info');
    expect(JSON.stringify(reply)).to.contain(PUBLIC_URL);
  });
});
