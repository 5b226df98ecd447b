import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { expect } from 'chai';
import { eventually } from '../../support/servers/jobs.js';
import { CITIES } from '../../support/servers/feature-server.js';
import { HOST_NAME, HTTPS_PORT, startCaddy, startNginx } from './proxy.js';
import { type Answered, answerOf, ask, type Asked, askForm, jsonOf, open } from './proxy-client.js';
import { PORTS, PREFIX, type ProxiedServers, PUBLIC_URL, startBehind } from './proxied-servers.js';
import { restartUnderLoad } from './restart-under-load.js';

const PROXIES = [
  { name: 'nginx', startProxy: startNginx, kind: 'postgres' },
  { name: 'Caddy', startProxy: startCaddy, kind: 'sqlite' },
] as const;

const MEGABYTE = 2 ** 20;

/** Headers by which a caller may claim another address of itself or of its request. */
const SPOOFED = {
  'x-forwarded-for': '127.0.0.7',
  'x-real-ip': '127.0.0.7',
  forwarded: 'for=127.0.0.7;host=evil.example;proto=http',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/evil.example',
  'x-original-url': '/evil.example',
  'x-rewrite-url': '/evil.example',
};

for (const { name, startProxy, kind } of PROXIES) {
  describe(`two servers behind ${name} (${kind})`, function () {
    // Starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    let servers: ProxiedServers;
    let token: string;
    before(async () => {
      servers = await startBehind(startProxy, kind);
      token = await signIn({});
    });
    after(() => servers.stop());

    const get = (path: string, asked: Asked = {}): Promise<Answered> =>
      ask(servers.proxy, `${PREFIX}${path}`, asked);
    const post = async (path: string, form: Record<string, string>): Promise<Record<string, unknown>> =>
      jsonOf(await askForm(servers.proxy, `${PREFIX}${path}`, { token, ...form }));

    async function signIn(form: Record<string, string>, asked: Asked = {}): Promise<string> {
      const { name: username, password } = servers.user;
      const path = `${PREFIX}/sharing/rest/generateToken`;
      const reply = jsonOf(await askForm(servers.proxy, path, { username, password, ...form }, asked));
      return String(reply['token']);
    }

    it('states the public address in both documents, whatever a caller claims', async () => {
      for (const document of ['events', 'features']) {
        const reply = await get(`/openapi/${document}.json`, { headers: SPOOFED });
        expect(jsonOf(reply)['servers']).to.deep.equal([{ url: PUBLIC_URL }]);
        expect(reply.text).not.to.contain('evil.example');
      }
    });

    function makeEvent(title: string, headers: Record<string, string> = {}): Promise<Answered> {
      const authorization = `Basic ${btoa(`olga:${servers.user.applicationPassword}`)}`;
      const description = 'On the meadow. '.repeat(100);
      const body = JSON.stringify({ title, description, start_date: '2030-05-01', end_date: '2030-05-02' });
      return get('/cal/events/v1/events', {
        method: 'POST',
        headers: { ...headers, authorization, 'content-type': 'application/json' },
        body,
      });
    }

    it('returns links that lead back through the proxy', async () => {
      const made = await makeEvent('Fair', SPOOFED);
      expect(made.status, made.text).to.equal(201);
      expect(made.text).not.to.contain('evil.example');
      const { rest_url: link } = jsonOf(made) as { rest_url: string };
      expect(link.startsWith(`${PUBLIC_URL}/cal/events/v1/`)).to.equal(true);
      const read = await ask(servers.proxy, new URL(link).pathname);
      expect(read.status).to.equal(200);
      const list = await get('/cal/events/v1/events?per_page=1&start_date=2030-01-01&end_date=2032-01-01');
      expect(list.headers.link).to.contain(`<${PUBLIC_URL}/>; rel="https://api.w.org/"`);
      expect(list.headers['strict-transport-security']).to.equal('max-age=31536000');
    });

    it('redirects within the prefix, and from HTTP to HTTPS', async () => {
      const { status, headers } = await get('/reference');
      expect([status, headers.location]).to.deep.equal([302, `${PREFIX}/reference/events`]);
      const page = await ask(servers.proxy, headers.location ?? '');
      expect(page.status).to.equal(200);
      const [, script = ''] = /src="([^"]+)"/.exec(page.text) ?? [];
      expect((await ask(servers.proxy, new URL(script, PUBLIC_URL).pathname)).status).to.equal(200);
      const plain = await get('/rest/info?f=json', { isPlain: true });
      expect([plain.status, plain.headers.location]).to.deep.equal([308, `${PUBLIC_URL}/rest/info?f=json`]);
    });

    it('serves only below the prefix, and never the metrics', async () => {
      for (const path of [
        ...['/', '/rest/info', '/metrics', '/other/..%2fmaps/rest/info', `${PREFIX}x/rest/info`],
        ...['metrics', 'METRICS', 'metrics/', '%6detrics', 'x/../metrics', './metrics', '/metrics'].map(
          (tail) => `${PREFIX}/${tail}`,
        ),
        ...['x\\..\\metrics', '\\metrics', 'rest/%2e%2e/metrics', 'metrics?x', 'x/..;/metrics'].map(
          (tail) => `${PREFIX}/${tail}`,
        ),
      ]) {
        const { status, text } = await ask(servers.proxy, path);
        expect([path, status]).to.deep.equal([path, 404]);
        expect(text).not.to.match(/http_request_duration|currentVersion/);
      }
      expect((await get('/rest/info?f=json')).text).to.contain('currentVersion');
    });

    it('keeps encoded characters of an address', async () => {
      // One segment with a slash in it, which is no slug; two would be no address at all.
      const reply = await get('/cal/events/v1/events/by-slug/a%2Fb%20c');
      expect([reply.status, jsonOf(reply)['code']]).to.deep.equal([400, 'rest_invalid_param']);
    });

    it('passes the address of the caller on, and no forged one', async () => {
      const bound = await signIn({ client: 'requestip' }, { from: '127.0.0.7' });
      const self = `/sharing/rest/community/self?f=json&token=${bound}`;
      expect(jsonOf(await get(self, { from: '127.0.0.7' }))).to.have.property('username', 'olga');
      expect(jsonOf(await get(self, { from: '127.0.0.8' }))).to.have.nested.property('error.code', 498);
      for (const [header, value] of Object.entries(SPOOFED)) {
        const reply = await get(self, { from: '127.0.0.8', headers: { [header]: value } });
        expect(jsonOf(reply), header).to.have.nested.property('error.code', 498);
      }
      const many = { 'x-forwarded-for': '127.0.0.7, 127.0.0.7, 127.0.0.7' };
      const reply = await get(self, { from: '127.0.0.8', headers: many });
      expect(jsonOf(reply)).to.have.nested.property('error.code', 498);
    });

    it('compresses replies, and recognizes the ETags of compressed ones', async () => {
      expect((await makeEvent('Compressed')).status).to.equal(201);
      const headers = { 'accept-encoding': 'gzip' };
      const path = '/cal/events/v1/events?start_date=2030-01-01&end_date=2032-01-01';
      const first = await get(path, { headers });
      expect(first.headers['content-encoding']).to.equal('gzip');
      const { etag = '' } = first.headers;
      expect(etag).to.match(/^"/);
      expect((await get(path, { headers: { ...headers, 'if-none-match': etag } })).status).to.equal(304);
    });

    it('serves HTTP/2', async () => {
      const { address, certificate: ca } = servers.proxy;
      const session = connectHttp2(`https://${address}:${String(HTTPS_PORT)}`, { ca, servername: HOST_NAME });
      try {
        const stream = session.request({
          ':path': `${PREFIX}/health/ready`,
          ':authority': `${HOST_NAME}:${String(HTTPS_PORT)}`,
        });
        const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
        expect(headers[':status']).to.equal(200);
        expect(session.alpnProtocol).to.equal('h2');
        expect((session.socket as TLSSocket).getProtocol()).to.equal('TLSv1.3');
        stream.resume();
        await once(stream, 'end');
      } finally {
        session.close();
      }
    });

    it('streams large uploads to the server', async () => {
      const boundary = 'x-boundary';
      const path = `${PREFIX}/sharing/rest/content/users/olga/addItem`;
      const head = [...['f', 'json', 'token', token, 'type', 'CSV', 'title', 'Large']].reduce(
        (text, value, index) =>
          index % 2 === 0
            ? `${text}--${boundary}\r\nContent-Disposition: form-data; name="${value}"\r\n\r\n`
            : `${text}${value}\r\n`,
        '',
      );
      const file = 'Content-Disposition: form-data; name="file"; filename="large.csv"\r\n\r\n';
      const start = Buffer.from(`${head}--${boundary}\r\n${file}code,name\n`);
      const end = Buffer.from(`\r\n--${boundary}--\r\n`);
      const size = start.length + 24 * MEGABYTE + end.length;
      const headers = {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(size),
      };
      const request = open(servers.proxy, path, { method: 'POST', headers });
      const answer = answerOf(request);
      request.write(start);
      // Two thirds are sent, and the rest waits until a server has more than the half of it on its disk.
      request.write(Buffer.alloc(16 * MEGABYTE, 'a'));
      const onDisk = await eventually(async () => {
        const largest = await largestPart(servers);
        return largest > 12 * MEGABYTE ? largest : undefined;
      });
      expect(onDisk).to.be.lessThan(17 * MEGABYTE);
      request.write(Buffer.alloc(8 * MEGABYTE, 'a'));
      request.end(end);
      expect(jsonOf(await answer)).to.include({ success: true });
    });

    it('runs an append whose status either server returns', async () => {
      const service = '/rest/services/Proxied/FeatureServer';
      await post('/sharing/rest/content/users/olga/createService', {
        createParameters: JSON.stringify({ name: 'Proxied' }),
        outputType: 'featureService',
      });
      const added = await post('/rest/admin/services/Proxied/FeatureServer/addToDefinition', {
        addToDefinition: JSON.stringify({ layers: [CITIES] }),
      });
      expect(added).to.include({ success: true });
      const rows = Array.from({ length: 2000 }, (_, index) => ({
        attributes: { code: `c${String(index)}`, name: 'x' },
        geometry: { x: 1, y: 2, spatialReference: { wkid: 4326 } },
      }));
      const submitted = await post(`${service}/0/append`, {
        edits: JSON.stringify({ layers: [{ id: 0, featureSet: { features: rows } }] }),
        appendUploadFormat: 'featureCollection',
      });
      const statusUrl = String(submitted['statusUrl']);
      expect(statusUrl.startsWith(`${PUBLIC_URL}${service}/jobs/`), JSON.stringify(submitted)).to.equal(true);
      const job = await eventually(async () => {
        const reply = await ask(servers.proxy, `${new URL(statusUrl).pathname}?f=json&token=${token}`);
        expect(reply.status).to.equal(200);
        const seen = jsonOf(reply);
        return seen['status'] === 'Pending' || seen['status'] === 'InProgress' ? undefined : seen;
      });
      expect(job).to.include({ status: 'Completed', insertCount: 2000 });
      const logs = PORTS.map((port) => servers.logOf(port)).join('\n');
      const lines = logs.split('\n').filter((line) => line.startsWith('{'));
      const ofJob = lines
        .map((line) => JSON.parse(line) as { jobId?: string; requestId?: string })
        .filter(({ jobId }) => jobId === submitted['jobId']);
      const ids = new Set(ofJob.map(({ requestId }) => requestId));
      expect(ofJob.length).to.be.greaterThan(2);
      expect([...ids]).to.have.length(1);
    });

    it('restarts both servers in turn without a failed request', async () => {
      const { served, failures, made } = await restartUnderLoad(servers);
      const told = `${String(served)} requests served, ${String(failures.length)} failed`;
      process.stdout.write(`      behind ${name}, while all servers are restarted: ${told}\n`);
      expect(failures).to.deep.equal([]);
      expect(served).to.be.greaterThan(100);
      const list = await get(
        '/cal/events/v1/events?search=rolling&start_date=2031-01-01&end_date=2032-01-01&per_page=1',
      );
      expect(Number(list.headers['x-tec-total'])).to.equal(made);
    });
  });
}

async function largestPart(servers: ProxiedServers): Promise<number> {
  let largest = 0;
  for (const port of PORTS) {
    const folder = servers.temporaryFolder(port);
    for (const file of await readdir(folder, { recursive: true })) {
      const { size = 0 } = (await stat(join(folder, file)).catch(() => undefined)) ?? {};
      largest = Math.max(largest, size);
    }
  }
  return largest;
}
