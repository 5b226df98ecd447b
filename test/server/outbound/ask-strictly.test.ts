import { expect } from 'chai';
import { askStrictly, type AskOptions, type ServerAnswer } from '../../../server/outbound/ask-strictly.js';
import { FetchError } from '../../../server/outbound/fetch-error.js';
import {
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { rejectionOf } from '../../support/rejection.js';

describe('askStrictly', () => {
  let server: HttpServer;
  let host: string;

  before(async () => {
    server = await startHttpServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: '/' }).end();
      else if (request.url === '/long') answerText(response, 200, 'text/plain', 'x'.repeat(1001));
      else if (request.url === '/busy') answerText(response, 503, 'text/html', '<h1>Busy</h1>');
      else if (request.url !== '/silent') answerJson(response, 200, { fine: true });
    });
    host = new URL(server.url).host;
  });
  after(() => server.stop());

  const ask = (path: string, options: Partial<AskOptions> = {}): Promise<ServerAnswer> =>
    askStrictly(`${server.url}${path}`, {
      signal: new AbortController().signal,
      timeoutMs: 5000,
      maxBytes: 1000,
      allow: [host],
      ...options,
    });

  const reason = async (asked: Promise<unknown>): Promise<string> => {
    const error = await rejectionOf(asked);
    expect(error).to.be.instanceOf(FetchError);
    return (error as FetchError).message;
  };

  it('returns an answer, and sends the given headers', async () => {
    const { status, text } = await ask('/a?b=c', { headers: { 'user-agent': 'Tester' } });
    expect({ status, text }).to.deep.equal({ status: 200, text: '{"fine":true}' });
    const { method, url, headers } = server.requests.at(-1) ?? {};
    expect({ method, url }).to.deep.equal({ method: 'GET', url: '/a?b=c' });
    expect(headers).to.include({ accept: 'application/json', 'user-agent': 'Tester' });
    expect(headers).not.to.have.any.keys('cookie', 'authorization');
  });

  it('posts a form', async () => {
    await ask('/', { form: new URLSearchParams({ name: 'Grünerløkka & co' }) });
    const { method, headers, body } = server.requests.at(-1) ?? {};
    expect(method).to.equal('POST');
    expect(headers).to.include({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(new URLSearchParams(body).get('name')).to.equal('Grünerløkka & co');
  });

  it('returns any status, redirects included, without following them', async () => {
    expect(await ask('/busy')).to.include({ status: 503, text: '<h1>Busy</h1>' });
    expect((await ask('/away')).headers).to.include({ location: '/' });
    expect(server.requests.at(-1)?.url).to.equal('/away');
  });

  it('connects only to public servers, whatever a name resolves to', async () => {
    expect(await reason(ask('/', { allow: [] }))).to.equal('leads to a server that is not public');
    const lookup = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    const { signal } = new AbortController();
    const asked = askStrictly('http://geo.example.org/', {
      signal,
      timeoutMs: 1000,
      maxBytes: 10,
      allow: [],
      lookup,
    });
    expect(await reason(asked)).to.equal('leads to a server that is not public');
  });

  it('limits a reply in bytes and in time', async () => {
    expect(await reason(ask('/long'))).to.equal('leads to more than 1000 bytes');
    expect(await reason(ask('/silent', { timeoutMs: 50 }))).to.equal('took longer than 0.05 seconds');
  });

  it('throws the reason of the aborted signal', async () => {
    const controller = new AbortController();
    const asked = rejectionOf(ask('/silent', { signal: controller.signal }));
    controller.abort(new Error('enough'));
    expect(((await asked) as Error).message).to.equal('enough');
  });
});
