import { expect } from 'chai';
import { Fairground, type FairgroundOptions, signIn } from '../../../sdk/src/index.js';
import { ApiError } from '../../../sdk/src/errors/api-error.js';
import { ConnectionError } from '../../../sdk/src/errors/connection-error.js';
import { TimeoutError } from '../../../sdk/src/errors/timeout-error.js';
import { UnexpectedReplyError } from '../../../sdk/src/errors/unexpected-reply-error.js';
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

  describe('when the server refuses', () => {
    it('gives code, status, request id and fields of an events error', async () => {
      const fairground = await connect((_, response) =>
        answerJson(
          response,
          400,
          {
            code: 'rest_invalid_param',
            message: 'Invalid parameter(s): title',
            data: { status: 400, params: { title: 'must not be empty' }, details: [] },
          },
          { 'x-request-id': 'r1' },
        ),
      );
      const error = await rejectionOf(fairground.events.read(1));
      expect(error).to.be.instanceOf(ApiError);
      expect(error).to.include({ code: 'rest_invalid_param', status: 400, requestId: 'r1' });
      expect(error).to.have.deep.property('faults', [{ field: 'title', reason: 'must not be empty' }]);
    });

    it('names each missing field of an events error', async () => {
      const fairground = await connect((_, response) =>
        answerJson(response, 400, {
          code: 'rest_missing_callback_param',
          message: 'Missing parameter(s): title, start_date',
          data: { status: 400, params: ['title', 'start_date'] },
        }),
      );
      const error = (await rejectionOf(fairground.events.read(1))) as ApiError;
      expect(error.faults.map(({ field }) => field)).to.deep.equal(['title', 'start_date']);
    });

    it('throws the error body that a feature service sends with HTTP 200', async () => {
      const body = {
        error: {
          code: 400,
          message: 'Cannot perform query.',
          details: ['where: NAMES is not a field of Cities'],
        },
      };
      const fairground = await connect((_, response) => answerJson(response, 200, body));
      const error = await rejectionOf(fairground.services.byName('Cities').layer(0).count('NAMES = 1'));
      expect(error).to.be.instanceOf(ApiError);
      expect(error).to.include({ code: '400', status: 400 });
      expect(error).to.have.deep.property('faults', [
        { field: 'where', reason: 'NAMES is not a field of Cities' },
      ]);
      expect(error).to.have.deep.property('body', body);
    });

    it('gives 401 for the feature interface’s own numbers 498 and 499', async () => {
      for (const code of [498, 499]) {
        const fairground = await connect((_, response) =>
          answerJson(response, 200, { error: { code, message: 'No.', details: [] } }),
        );
        expect(await rejectionOf(fairground.services.list())).to.include({ status: 401, code: String(code) });
        await server?.stop();
      }
    });
  });

  describe('when the answer is not from the interface', () => {
    it('shows the beginning of a page that came with HTTP 200', async () => {
      const fairground = await connect((_, response) =>
        answerText(response, 200, 'text/html', '<h1>Sign in</h1>'),
      );
      const error = await rejectionOf(fairground.events.read(1));
      expect(error).to.be.instanceOf(UnexpectedReplyError);
      expect(error).to.include({ code: 'unexpected_reply', status: 200, excerpt: '<h1>Sign in</h1>' });
      expect((error as Error).message).to.equal(
        `The answer of ${server?.url ?? ''}/cal/events/v1/events/1 (HTTP 200) is not from the interface`,
      );
    });

    it('shows no more than the beginning of a long page', async () => {
      const page = '0123456789'.repeat(1_000);
      const fairground = await connect((_, response) => answerText(response, 200, 'text/html', page));
      const error = await rejectionOf(fairground.events.read(1));
      expect(error).to.have.property('excerpt', page.slice(0, 300));
    });

    it('says where a redirect has led, without the query', async () => {
      const fairground = await connect(({ url }, response) => {
        if (url.startsWith('/login')) answerText(response, 200, 'text/html', '<h1>Sign in</h1>');
        else response.writeHead(302, { location: '/login?ticket=secret' }).end();
      });
      const error = await rejectionOf(fairground.services.byName('Cities').layer(0).count());
      expect((error as Error).message).to.match(/^The answer of http:\S+\/login \(HTTP 200\)/);
    });

    it('takes a gateway’s page for what it is', async () => {
      const fairground = await connect((_, response) =>
        answerText(response, 502, 'text/html', 'Bad Gateway'),
      );
      const error = await rejectionOf(
        fairground.events.create({ title: 'A', start_date: 'now', end_date: 'now' }),
      );
      expect(error).to.be.instanceOf(UnexpectedReplyError);
      expect(error).to.include({ status: 502, excerpt: 'Bad Gateway' });
    });

    it('does not pass a bare SyntaxError on for cut-off JSON', async () => {
      const fairground = await connect((_, response) =>
        answerText(response, 200, 'application/json', '{"events":['),
      );
      const error = await rejectionOf(
        fairground.events.create({ title: 'A', start_date: 'now', end_date: 'now' }),
      );
      expect(error).to.be.instanceOf(UnexpectedReplyError);
    });

    it('shows the beginning of a page that begins as JSON does, or is no more than a word of it', async () => {
      for (const page of ['{"events":[', '"busy"', 'null', '503']) {
        const fairground = await connect((_, response) => answerText(response, 200, 'text/html', page));
        const error = await rejectionOf(fairground.venues.create({ venue: 'Shed' }));
        expect(error, page).to.be.instanceOf(UnexpectedReplyError).and.to.include({ excerpt: page });
        await server?.stop();
      }
    });

    it('does not take JSON that calls itself a page for a file', async () => {
      const body = JSON.stringify({ message: 'soon' });
      const fairground = await connect((_, response) => answerText(response, 200, 'text/html', body));
      for (const ask of [
        () => fairground.events.toCalendar(),
        () => fairground.events.toCalendar(1),
        () => fairground.images.download(1, 'a.png'),
        () => fairground.items.download('i1'),
      ])
        expect(await rejectionOf(Promise.resolve<unknown>(ask()))).to.include({
          code: 'unexpected_reply',
          excerpt: body,
        });
    });

    it('does not take an empty answer for a good one', async () => {
      const fairground = await connect((_, response) => response.writeHead(200).end());
      expect(await rejectionOf(fairground.events.read(1))).to.be.instanceOf(UnexpectedReplyError);
    });
  });

  for (const type of ['text/plain;charset=utf-8', 'text/html; charset=utf-8', 'application/octet-stream']) {
    describe(`when JSON is called ${type}`, () => {
      const connectTo = (body: unknown): Promise<Fairground> =>
        connect((_, response) => answerText(response, 200, type, JSON.stringify(body)));

      it('is read all the same', async () => {
        const fairground = await connectTo({ ...EMPTY_LIST, count: 7, rows: 'a' });
        expect(await fairground.services.byName('Cities').layer(0).count()).to.equal(7);
        expect(await fairground.events.list()).to.include({ total: 0 });
        const { data } = await fairground.eventsClient.GET('/cal/events/v1/events');
        expect(data).to.include({ total: 0 });
      });

      it('is a refusal where it says so', async () => {
        const fairground = await connectTo({ error: { code: 498, message: 'Invalid token.', details: [] } });
        const layer = fairground.services.byName('Cities').layer(0);
        expect(await rejectionOf(layer.count()))
          .to.be.instanceOf(ApiError)
          .and.to.include({ status: 401 });
      });
    });
  }

  it('takes an error for none of the files that it asks for, also where it is called text', async () => {
    const refusal = { error: { code: 404, message: 'Invalid URL', details: [] } };
    const fairground = await connect(({ url }, response) =>
      answerText(response, 200, 'text/plain', url.includes('/i1/') ? JSON.stringify(refusal) : 'a file\n'),
    );
    expect(await rejectionOf(fairground.items.download('i1'))).to.include({ name: 'ApiError', status: 404 });
    expect(await new Response(await fairground.items.download('i2')).text()).to.equal('a file\n');
  });

  describe('when no whole answer comes', () => {
    it('says who did not answer and why, without the query', async () => {
      const gone = await startHttpServer(() => undefined);
      await gone.stop();
      const fairground = new Fairground({ url: gone.url });
      const error = await rejectionOf(fairground.venues.create({ venue: 'Shed' }));
      expect(error).to.be.instanceOf(ConnectionError);
      expect((error as Error).message).to.match(
        /^No answer from http:\/\/127\.0\.0\.1:\d+\/cal\/events\/v1\/venues: .*ECONNREFUSED/,
      );
    });

    it('gives a connection that breaks off in the middle the same error', async () => {
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

    it('gives a walk up with the caller, also where it has begun', async () => {
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

    it('waits as long as the server asks for, or does not wait at all when time would not suffice', async () => {
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

    it('ends a pause at once when the caller gives up, who was told how long it would be', async () => {
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

    it('makes something again under the same key', async () => {
      const fairground = await connect(failFirst(2, (_, response) => response.destroy()));
      await fairground.venues.create({ venue: 'Shed' });
      const keys = server?.requests.map(({ headers }) => headers['idempotency-key']);
      expect(keys).to.have.length(3);
      expect(keys?.[0]).to.match(/^[0-9a-f]{32}$/);
      expect(new Set(keys)).to.have.length(1);
      await fairground.venues.create({ venue: 'Barn' });
      expect(server?.requests.at(-1)?.headers['idempotency-key']).not.to.equal(keys?.[0]);
    });

    it('takes the caller’s key', async () => {
      const fairground = await connect((_, response) => answerJson(response, 201, EMPTY_LIST));
      await fairground.tags.create({ name: 'Sea' }, { idempotencyKey: 'sea-1' });
      expect(server?.requests[0]?.headers['idempotency-key']).to.equal('sea-1');
    });
  });

  it('repeats what the clients underneath read or make under a key, and sends once what they change', async () => {
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

  describe('hooks', () => {
    it('see each try, may change it, and hear why there is another', async () => {
      let failures = 1;
      const seen: string[] = [];
      const fairground = await connect(
        (_, response) => {
          failures -= 1;
          if (failures >= 0) answerText(response, 503, 'text/plain', 'busy');
          else answerJson(response, 200, EMPTY_LIST);
        },
        {
          hooks: {
            onRequest: (request) => {
              seen.push(request.method);
              return new Request(request, { headers: { 'x-trace': 't7' } });
            },
            onResponse: (response, request) => {
              seen.push(`${String(response.status)} ${String(request.headers.get('x-trace'))}`);
            },
            onRetry: ({ attempt, error }) => seen.push(`${String(attempt)} ${(error as Error).name}`),
          },
        },
      );
      await fairground.events.list();
      expect(seen).to.deep.equal(['GET', '503 t7', '1 UnexpectedReplyError', 'GET', '200 t7']);
      expect(server?.requests[1]?.headers['x-trace']).to.equal('t7');
    });

    it('end the call with what they throw', async () => {
      const reason = new Error('not today');
      const hooks = {
        onRequest: () => {
          throw reason;
        },
      };
      const fairground = await connect((_, response) => answerJson(response, 200, EMPTY_LIST), { hooks });
      expect(await rejectionOf(fairground.events.list())).to.equal(reason);
      expect(server?.requests).to.have.length(0);
    });
  });

  describe('the debug log', () => {
    it('tells of sign-in, request, answer and repeat, and of no secret', async () => {
      let failures = 1;
      const lines: string[] = [];
      const fairground = await connect(
        ({ url }, response) => {
          if (url.endsWith('generateToken')) {
            answerJson(response, 200, { token: 'tok-SECRET', expires: Date.now() + 3_600_000 });
            return;
          }
          failures -= 1;
          if (failures >= 0) answerText(response, 503, 'text/plain', 'busy');
          else answerJson(response, 200, EMPTY_LIST, { 'x-request-id': 'r9' });
        },
        {
          credentials: signIn({ username: 'ada', password: 'pass-SECRET' }),
          headers: { 'x-api-key': 'key-SECRET', 'x-team': 'maps' },
          debug: (line) => lines.push(line),
        },
      );
      await fairground.events.read(4, { headers: { cookie: 'sid=cookie-SECRET' } });
      await fairground.events.list({ password: 'event-SECRET' });
      const log = lines.join('\n');
      expect(log).not.to.contain('SECRET');
      expect(lines[0]).to.match(/^POST http.*\/sharing\/rest\/generateToken/);
      expect(log).to.contain('x-team: maps');
      expect(log).to.match(/authorization: \*\*\*/);
      expect(log).to.match(/try 1 failed \(unexpected_reply 503\), again in \d+ ms/);
      expect(log).to.match(/200 after \d+ ms, to GET .*\/events\/4 \| request r9/);
      expect(log).to.contain('password=***');
    });
  });

  it('sends the client’s headers with every call and the call’s own over them', async () => {
    const fairground = await connect((_, response) => answerJson(response, 200, EMPTY_LIST), {
      headers: { 'x-team': 'a', 'x-kept': 'b' },
    });
    await fairground.events.list({}, { headers: { 'x-team': 'c' } });
    expect(server?.requests[0]?.headers).to.include({ 'x-team': 'c', 'x-kept': 'b' });
  });

  it('does not take the address of a server without http for one', () => {
    for (const url of ['localhost:8080', 'ftp://example.org', 'example.org'])
      expect(() => new Fairground({ url }), url).to.throw(TypeError);
  });

  it('takes no password in an address, which would be told wherever the address is', () => {
    for (const url of ['https://ada:s3cr3t@example.org', 'https://ada@example.org']) {
      const make = (): unknown => new Fairground({ url });
      expect(make)
        .to.throw(TypeError, /basic\(/)
        .and.have.property('message')
        .that.does.not.match(/s3cr3t/);
    }
  });

  it('keeps the path that the server lives under', async () => {
    server = await startHttpServer((_, response) => answerJson(response, 200, EMPTY_LIST));
    await new Fairground({ url: `${server.url}/fair/` }).events.list({ status: ['draft', 'publish'] });
    expect(server.requests[0]?.url).to.equal('/fair/cal/events/v1/events?status=draft,publish&page=1');
    await new Fairground({ url: `${server.url}/fair/?lang=en#top` }).events.list();
    expect(server.requests[1]?.url).to.equal('/fair/cal/events/v1/events?page=1');
  });
});
