import { expect } from 'chai';
import { Fairground, type FairgroundOptions } from '../../../sdk/src/index.js';
import { ConnectionError } from '../../../sdk/src/errors/connection-error.js';
import { TimeoutError } from '../../../sdk/src/errors/timeout-error.js';
import {
  type Answer,
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { rejectionOf } from '../../support/rejection.js';

const EMPTY_LIST = { events: [], rest_url: '', total: 0, total_pages: 0 };

describe('calls of the SDK', () => {
  let server: HttpServer | undefined;

  async function connect(answer: Answer, options: Partial<FairgroundOptions> = {}): Promise<Fairground> {
    server = await startHttpServer(answer);
    return new Fairground({ url: server.url, ...options });
  }

  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  describe('when no whole answer comes', () => {
    it('names the server that did not answer and the reason, without the query', async () => {
      const gone = await startHttpServer(() => undefined);
      await gone.stop();
      const fairground = new Fairground({ url: gone.url });
      const error = await rejectionOf(fairground.venues.create({ venue: 'Shed' }));
      expect(error).to.be.instanceOf(ConnectionError);
      expect((error as Error).message).to.match(
        /^No answer from http:\/\/127\.0\.0\.1:\d+\/cal\/events\/v1\/venues: .*ECONNREFUSED/,
      );
    });

    it('throws the same error for a connection that breaks off in the middle', async () => {
      const fairground = await connect((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"id":', () => response.destroy());
      });
      expect(await rejectionOf(fairground.venues.create({ venue: 'Shed' }))).to.be.instanceOf(
        ConnectionError,
      );
    });

    it('ends a call when its time is over', async () => {
      const fairground = await connect(() => undefined);
      const error = await rejectionOf(fairground.events.read(1, { timeoutMs: 30 }));
      expect(error).to.be.instanceOf(TimeoutError);
      expect(error).to.include({ code: 'timeout', timeoutMs: 30 });
    });

    it('ends each call when the time of the client’s own is over, where the call has none', async () => {
      const fairground = await connect(() => undefined, { timeoutMs: 30 });
      expect(await rejectionOf(fairground.events.read(1))).to.include({ code: 'timeout', timeoutMs: 30 });
      const longer = fairground.events.read(1, { timeoutMs: 40 });
      expect(await rejectionOf(longer)).to.include({ code: 'timeout', timeoutMs: 40 });
    });

    it('ends a call whose answer never ends', async () => {
      const fairground = await connect((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{');
      });
      expect(await rejectionOf(fairground.events.read(1, { timeoutMs: 50 }))).to.be.instanceOf(TimeoutError);
    });

    it('ends a call in time also where a hook has sent a request of its own', async () => {
      const hooks = { onRequest: ({ url }: Request) => new Request(url) };
      const fairground = await connect(() => undefined, { hooks });
      const error = await rejectionOf(fairground.events.read(1, { timeoutMs: 30 }));
      expect(error).to.be.instanceOf(TimeoutError);
    });

    it('stops an iteration when the caller aborts, even after its start', async () => {
      const page = { events: [{ id: 1 }], rest_url: '', total: 3, total_pages: 3 };
      const fairground = await connect((_, response) => answerJson(response, 200, page));
      const caller = new AbortController();
      const reason = new Error('enough');
      const walk = (async () => {
        for await (const { id } of fairground.events.list({}, { signal: caller.signal })) {
          expect(id).to.equal(1);
          caller.abort(reason);
        }
      })();
      expect(await rejectionOf(walk)).to.equal(reason);
      expect(server?.requests).to.have.length(1);
    });

    it('passes the reason of the caller’s signal on as it is', async () => {
      const fairground = await connect(() => undefined);
      const reason = new Error('enough');
      const caller = new AbortController();
      const call = rejectionOf(fairground.events.read(1, { signal: caller.signal }));
      caller.abort(reason);
      expect(await call).to.equal(reason);
    });
  });

  describe('when trying again may help', () => {
    const failFirst =
      (failures: number, fail: Answer): Answer =>
      (request, response) => {
        failures -= 1;
        if (failures >= 0) fail(request, response);
        else answerJson(response, 200, EMPTY_LIST);
      };

    it('repeats a read until the gateway is back', async () => {
      const fairground = await connect(
        failFirst(2, (_, response) => answerText(response, 503, 'text/html', 'busy')),
      );
      expect(await fairground.events.list()).to.deep.equal(EMPTY_LIST);
      expect(server?.requests).to.have.length(3);
    });

    it('repeats a read when the connection breaks', async () => {
      const fairground = await connect(failFirst(1, (_, response) => response.destroy()));
      expect(await fairground.events.list()).to.deep.equal(EMPTY_LIST);
    });

    it('repeats a read when a feature service is too busy, in a body with HTTP 200', async () => {
      let asked = 0;
      const fairground = await connect((_, response) => {
        asked += 1;
        answerJson(
          response,
          200,
          asked === 1 ? { error: { code: 503, message: 'Busy.', details: [] } } : { count: 7 },
        );
      });
      expect(await fairground.services.byName('Cities').layer(0).count()).to.equal(7);
    });

    it('gives up after four tries', async () => {
      const fairground = await connect((_, response) => answerText(response, 503, 'text/plain', 'busy'));
      expect(await rejectionOf(fairground.events.list())).to.include({ status: 503 });
      expect(server?.requests).to.have.length(4);
    });

    it('waits as long as the server asks, or not at all if the time limit is shorter', async () => {
      const fairground = await connect((_, response) =>
        answerJson(
          response,
          429,
          { code: 'rest_rate_limited', message: 'Slow down.', data: { status: 429 } },
          { 'retry-after': '60' },
        ),
      );
      expect(await rejectionOf(fairground.events.list({}, { timeoutMs: 50_000 }))).to.include({
        retryAfterMs: 60_000,
      });
      expect(server?.requests).to.have.length(1);
    });

    it('ends an announced pause at once when the caller aborts', async () => {
      const fairground = await connect(
        (_, response) => response.writeHead(503, { 'retry-after': '3600' }).end('busy'),
        {
          hooks: {
            onRetry: ({ attempt, delayMs }) => caller.abort([attempt, delayMs]),
          },
        },
      );
      const caller = new AbortController();
      const call = fairground.events.list({}, { signal: caller.signal, timeoutMs: Infinity });
      expect(await call.then(undefined, (reason: unknown) => reason)).to.deep.equal([1, 3_600_000]);
      expect(server?.requests).to.have.length(1);
    });

    it('sends a change once only', async () => {
      const fairground = await connect((_, response) => answerText(response, 503, 'text/plain', 'busy'));
      await rejectionOf(fairground.venues.update(1, { venue: 'Shed' }));
      expect(server?.requests).to.have.length(1);
    });

    it('repeats a creation under the same key', async () => {
      const fairground = await connect(failFirst(2, (_, response) => response.destroy()));
      await fairground.venues.create({ venue: 'Shed' });
      const keys = server?.requests.map(({ headers }) => headers['idempotency-key']);
      expect(keys).to.have.length(3);
      expect(keys?.[0]).to.match(/^[0-9a-f]{32}$/);
      expect(new Set(keys)).to.have.length(1);
      await fairground.venues.create({ venue: 'Barn' });
      expect(server?.requests.at(-1)?.headers['idempotency-key']).not.to.equal(keys?.[0]);
    });

    it('uses the caller’s key', async () => {
      const fairground = await connect((_, response) => answerJson(response, 201, EMPTY_LIST));
      await fairground.tags.create({ name: 'Sea' }, { idempotencyKey: 'sea-1' });
      expect(server?.requests[0]?.headers['idempotency-key']).to.equal('sea-1');
    });
  });

  it('repeats reads and keyed creations of the underlying clients, and sends changes once', async () => {
    const fairground = await connect((_, response) => answerText(response, 503, 'text/plain', 'busy'));
    const { eventsClient, featuresClient } = fairground;
    const body = { name: 'Sea' };
    const keyed = { 'Idempotency-Key': 'sea-1' };
    for (const [call, tries] of [
      [() => eventsClient.GET('/cal/events/v1/tags'), 4],
      [() => eventsClient.POST('/cal/events/v1/tags', { body }), 1],
      [() => eventsClient.POST('/cal/events/v1/tags', { body, headers: keyed }), 4],
      [() => featuresClient.POST('/sharing/rest/portals/self', { body: {} }), 1],
    ] as const) {
      const before = server?.requests.length ?? 0;
      expect(await rejectionOf(call())).to.include({ status: 503 });
      expect(server?.requests.slice(before), call.toString()).to.have.length(tries);
    }
  });
});
