import { expect } from 'chai';
import { GeocodeError } from '../../../../../server/geocoding/geocoder.js';
import {
  createProviderClient,
  type ProviderClient,
} from '../../../../../server/geocoding/providers/http/provider-client.js';
import {
  type Answer,
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../../../support/servers/http-server.js';
import { rejectionOf } from '../../../../support/rejection.js';

describe('the client of providers', () => {
  const servers: HttpServer[] = [];

  after(() => Promise.all(servers.map((server) => server.stop())));

  async function open(
    answer: Answer,
    options: Partial<Parameters<typeof createProviderClient>[0]> = {},
  ): Promise<{ server: HttpServer; ask: (signal?: AbortSignal) => ReturnType<ProviderClient['ask']> }> {
    const server = await startHttpServer(answer);
    servers.push(server);
    const client = createProviderClient({
      allow: [new URL(server.url).host],
      requestsPerSecond: 1000,
      requestsAtOnce: 2,
      pauseMs: 1,
      ...options,
    });
    const { signal: never } = new AbortController();
    return { server, ask: (signal = never) => client.ask(new URL(server.url), { signal }) };
  }

  for (const status of [408, 429, 500, 502, 503, 504]) {
    it(`tries again after status ${String(status)}`, async () => {
      let count = 0;
      const { ask } = await open((_, response) => {
        count += 1;
        if (count < 3) answerText(response, status, 'text/plain', 'busy');
        else answerJson(response, 200, { fine: true });
      });
      expect(await ask()).to.deep.equal({ status: 200, json: { fine: true } });
      expect(count).to.equal(3);
    });
  }

  it('waits as long as the server asks', async () => {
    const times: number[] = [];
    const { ask } = await open((_, response) => {
      times.push(performance.now());
      if (times.length === 1) answerJson(response, 429, {}, { 'retry-after': '1' });
      else answerJson(response, 200, {});
    });
    await ask();
    expect(times[1]! - times[0]!).to.be.greaterThan(950);
  });

  it('does not wait for a server that asks for more than a minute', async () => {
    const { server, ask } = await open((_, response) =>
      answerJson(response, 503, {}, { 'retry-after': '3600' }),
    );
    expect(await rejectionOf(ask()))
      .to.be.instanceOf(GeocodeError)
      .with.property('fault', 'unavailable');
    expect(server.requests).to.have.lengthOf(1);
  });

  it('gives up after four tries, and names the server but not the request', async () => {
    const { server, ask } = await open((_, response) =>
      answerText(response, 200, 'text/html', '<h1>Hello</h1>'),
    );
    const error = await rejectionOf(ask());
    expect(error).to.be.instanceOf(GeocodeError).with.property('fault', 'unavailable');
    expect((error as Error).message).to.equal(
      `The geocoder at ${new URL(server.url).host} answers with something other than JSON.`,
    );
    expect(server.requests).to.have.lengthOf(4);
  });

  it('passes on the message of other statuses', async () => {
    const { ask } = await open((_, response) => answerJson(response, 400, { error: 'no' }));
    expect(await ask()).to.deep.equal({ status: 400, json: { error: 'no' } });
  });

  it('refuses servers that are not public unless they are allowed', async () => {
    const { server, ask } = await open((_, response) => answerJson(response, 200, {}), { allow: [] });
    expect(((await rejectionOf(ask())) as Error).message).to.contain('not public');
    expect(server.requests).to.deep.equal([]);
  });

  it('follows no redirect, which could leak the request', async () => {
    const { server, ask } = await open((_, response) => {
      response.writeHead(302, { location: '/elsewhere' }).end('{}');
    });
    expect((await ask()).status).to.equal(302);
    expect(server.requests).to.have.lengthOf(1);
  });

  it('gives up on a server that takes too long', async () => {
    const { ask } = await open(() => undefined, { timeoutMs: 30 });
    expect(((await rejectionOf(ask())) as Error).message).to.contain('took longer than 0.03 seconds');
  });

  it('stops at once on abort, while it waits and during a request', async () => {
    const waiting = await open((_, response) => answerJson(response, 503, {}, { 'retry-after': '30' }));
    const asking = await open(() => undefined);
    for (const { ask } of [waiting, asking]) {
      const controller = new AbortController();
      const asked = rejectionOf(ask(controller.signal));
      setTimeout(() => controller.abort(new Error('stopped')), 50);
      expect(((await asked) as Error).message).to.equal('stopped');
    }
  });

  it('limits concurrent requests', async () => {
    let current = 0;
    let most = 0;
    const { ask } = await open((_, response) => {
      current += 1;
      most = Math.max(most, current);
      setTimeout(() => {
        current -= 1;
        answerJson(response, 200, {});
      }, 20);
    });
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(most).to.equal(2);
  });

  it('limits the bytes of a reply', async () => {
    const { ask } = await open((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = Buffer.alloc(1 << 20, 0x20);
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    expect(((await rejectionOf(ask())) as Error).message).to.contain('leads to more than');
  }).timeout(300_000);
});
