import { expect } from 'chai';
import { Fairground, type FairgroundOptions, signIn } from '../../../sdk/src/index.js';
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

  describe('hooks', () => {
    it('calls hooks on each try, which may change it, and passes the reason for another', async () => {
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

    it('ends the call with the error of a hook', async () => {
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
    it('logs sign-in, request, answer and repeat, and no secret', async () => {
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

  it('sends the client’s headers with every call, overridden by the call’s own', async () => {
    const fairground = await connect((_, response) => answerJson(response, 200, EMPTY_LIST), {
      headers: { 'x-team': 'a', 'x-kept': 'b' },
    });
    await fairground.events.list({}, { headers: { 'x-team': 'c' } });
    expect(server?.requests[0]?.headers).to.include({ 'x-team': 'c', 'x-kept': 'b' });
  });

  it('does not accept the address of a server without http', () => {
    for (const url of ['localhost:8080', 'ftp://example.org', 'example.org'])
      expect(() => new Fairground({ url }), url).to.throw(TypeError);
  });

  it('refuses a password in an address, which would show wherever the address does', () => {
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
