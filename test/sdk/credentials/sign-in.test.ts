import { expect } from 'chai';
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { ApiError } from '../../../sdk/src/errors/api-error.js';
import { ConnectionError } from '../../../sdk/src/errors/connection-error.js';
import { Fairground, isInvalidRequest, isUnauthenticated, signIn } from '../../../sdk/src/index.js';
import {
  type Answer,
  answerJson,
  type HttpServer,
  type ReceivedRequest,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { rejectionOf } from '../../support/rejection.js';

const SIGN_IN = '/sharing/rest/generateToken';

describe('signIn', () => {
  let server: HttpServer;

  /** A server that gives `t1`, `t2`, …, each good for `lifetimeMs`, and answers everything else by `answer`. */
  async function connect(lifetimeMs: number, answer: Answer): Promise<Fairground> {
    let issued = 0;
    server = await startHttpServer((request, response) => {
      if (request.url !== SIGN_IN) {
        answer(request, response);
        return;
      }
      issued += 1;
      answerJson(response, 200, { token: `t${issued}`, expires: Date.now() + lifetimeMs, ssl: true });
    });
    return new Fairground({ url: server.url, credentials: signIn({ username: 'ada', password: 'a&b' }) });
  }

  const signIns = (): ReceivedRequest[] => server.requests.filter(({ url }) => url === SIGN_IN);
  const tokens = (): unknown[] =>
    server.requests.filter(({ url }) => url !== SIGN_IN).map(({ headers }) => headers.authorization);
  const listed: Answer = (_, response) => answerJson(response, 200, { services: [] });

  afterEach(() => server.stop());

  it('sends name and password in a form body and the token in a header', async () => {
    const fairground = await connect(3_600_000, listed);
    await fairground.services.list();
    expect(signIns()[0]).to.include({
      method: 'POST',
      body: 'username=ada&password=a%26b&expiration=60&f=json',
    });
    expect(tokens()).to.deep.equal(['Bearer t1']);
  });

  it('requests tokens of the given lifetime', async () => {
    await connect(3_600_000, listed);
    const credentials = signIn({ username: 'ada', password: 'p', minutes: 5 });
    await new Fairground({ url: server.url, credentials }).services.list();
    expect(new URLSearchParams(signIns()[0]?.body).get('expiration')).to.equal('5');
  });

  it('keeps tokens out of errors about an unexpected answer', async () => {
    const credentials = signIn({ username: 'ada', password: 'p' });
    server = await startHttpServer((_, response) => answerJson(response, 200, { token: 's3cr3t' }));
    const error = await rejectionOf(new Fairground({ url: server.url, credentials }).services.list());
    expect(error).to.include({ code: 'unexpected_reply', excerpt: '' });
    expect(inspect(error)).not.to.contain('s3cr3t');
  });

  it('keeps the token while it is good', async () => {
    const fairground = await connect(3_600_000, listed);
    await fairground.services.list();
    await fairground.services.list();
    expect(signIns()).to.have.length(1);
  });

  it('signs in once for calls at the same time', async () => {
    const fairground = await connect(3_600_000, listed);
    await Promise.all([fairground.services.list(), fairground.services.list(), fairground.services.list()]);
    expect(signIns()).to.have.length(1);
    expect(tokens()).to.deep.equal(['Bearer t1', 'Bearer t1', 'Bearer t1']);
  });

  it('requests another token when the first has expired', async () => {
    const fairground = await connect(-5_000, listed);
    await fairground.services.list();
    await fairground.services.list();
    expect(tokens()).to.deep.equal(['Bearer t1', 'Bearer t2']);
  });

  it('requests another token before the first expires, so that none expires on its way', async () => {
    const fairground = await connect(3_600_000, listed);
    const { now } = Date;
    try {
      for (const minutes of [0, 50, 58]) {
        Date.now = () => now() + minutes * 60_000;
        await fairground.services.list();
      }
    } finally {
      Date.now = now;
    }
    expect(tokens()).to.deep.equal(['Bearer t1', 'Bearer t1', 'Bearer t2']);
  });

  it('requests another token when the server refuses the first, and repeats the call', async () => {
    const fairground = await connect(3_600_000, (request, response) => {
      if (request.headers.authorization === 'Bearer t2') {
        listed(request, response);
        return;
      }
      answerJson(response, 200, { error: { code: 498, message: 'Invalid token.', details: [] } });
    });
    expect(await fairground.services.list()).to.deep.equal([]);
    expect(tokens()).to.deep.equal(['Bearer t1', 'Bearer t2']);
  });

  it('repeats a change, too, that was refused before any effect', async () => {
    const fairground = await connect(3_600_000, (request, response) => {
      if (request.headers.authorization === 'Bearer t2') answerJson(response, 200, { id: 7, venue: 'Shed' });
      else answerJson(response, 401, { code: 'rest_invalid_token', message: 'No.', data: { status: 401 } });
    });
    expect(await fairground.venues.update(7, { venue: 'Shed' })).to.include({ id: 7 });
    expect(tokens()).to.deep.equal(['Bearer t1', 'Bearer t2']);
  });

  it('repeats a read as often as ever after another token was needed', async () => {
    let failures = 3;
    const fairground = await connect(3_600_000, (request, response) => {
      if (request.headers.authorization === 'Bearer t1')
        answerJson(response, 200, { error: { code: 498, message: 'Invalid token.', details: [] } });
      else if (failures-- > 0) response.destroy();
      else listed(request, response);
    });
    expect(await fairground.services.list()).to.deep.equal([]);
  });

  it('signs in again after a failed sign-in', async () => {
    let isAway = true;
    await connect(3_600_000, listed);
    const fairground = new Fairground({
      url: server.url,
      credentials: signIn({ username: 'ada', password: 'p' }),
      hooks: {
        onRequest: () => {
          if (isAway) throw new Error('not yet');
          return undefined;
        },
      },
    });
    expect(await rejectionOf(fairground.services.list())).to.have.property('message', 'not yet');
    isAway = false;
    expect(await fairground.services.list()).to.deep.equal([]);
  });

  it('requests one token for concurrent calls whose tokens are refused one after the other', async () => {
    const held: ServerResponse[] = [];
    const refuse = (response: ServerResponse): void =>
      answerJson(response, 200, { error: { code: 498, message: 'Invalid token.', details: [] } });
    const fairground = await connect(3_600_000, (request, response) => {
      if (request.headers.authorization === 'Bearer t2') {
        listed(request, response);
        // The others are refused when the first of them has its answer by the new token.
        held.splice(0).forEach(refuse);
      } else if (tokens().length === 3) refuse(response);
      else held.push(response);
    });
    const calls = [1, 2, 3].map(() => fairground.services.list());
    expect(await Promise.all(calls)).to.deep.equal([[], [], []]);
    expect(tokens().slice(3)).to.deep.equal(['Bearer t2', 'Bearer t2', 'Bearer t2']);
    expect(signIns()).to.have.length(2);
  });

  it('repeats each call that is refused while another token is requested', async () => {
    const first: ServerResponse[] = [];
    const fairground = await connect(3_600_000, (request, response) => {
      if (request.headers.authorization === 'Bearer t2') {
        listed(request, response);
        return;
      }
      first.push(response);
      if (first.length < 2) return;
      for (const one of first)
        answerJson(one, 200, { error: { code: 498, message: 'Invalid token.', details: [] } });
    });
    const calls = [1, 2].map(() => fairground.services.list());
    expect(await Promise.all(calls)).to.deep.equal([[], []]);
    expect(signIns()).to.have.length(2);
  });

  it('repeats a refused call only once', async () => {
    const fairground = await connect(3_600_000, (_, response) =>
      answerJson(response, 401, {
        code: 'rest_invalid_token',
        message: 'Invalid token.',
        data: { status: 401 },
      }),
    );
    expect(await rejectionOf(fairground.events.read(1))).to.include({
      status: 401,
      code: 'rest_invalid_token',
    });
    expect(tokens()).to.have.length(2);
  });

  it('reckons by the server’s clock when ours is wrong', async () => {
    const serverTime = Date.now() - 7_200_000;
    let asked = 0;
    server = await startHttpServer((request, response) => {
      if (request.url !== SIGN_IN) {
        listed(request, response);
        return;
      }
      asked += 1;
      response.setHeader('date', new Date(serverTime).toUTCString());
      answerJson(response, 200, { token: 't', expires: serverTime + 3_600_000, ssl: true });
    });
    const fairground = new Fairground({
      url: server.url,
      credentials: signIn({ username: 'ada', password: 'x' }),
    });
    await fairground.services.list();
    await fairground.services.list();
    expect(asked).to.equal(1);
  });

  it('throws the server’s error for a wrong password', async () => {
    server = await startHttpServer((_, response) =>
      answerJson(response, 200, {
        error: {
          code: 400,
          message: 'Unable to generate token.',
          details: ['Invalid username or password.'],
        },
      }),
    );
    const fairground = new Fairground({
      url: server.url,
      credentials: signIn({ username: 'ada', password: 'x' }),
    });
    const error = await rejectionOf(fairground.services.list());
    expect(error).to.be.instanceOf(ApiError);
    expect((error as Error).message).to.equal('Unable to generate token. Invalid username or password.');
    expect(isUnauthenticated(error)).to.equal(true);
    expect(server.requests).to.have.length(1);
  });

  it('distinguishes other refusals from a wrong password', async () => {
    const body = {
      error: { code: 400, message: 'Unable to generate token.', details: ['expiration: too long'] },
    };
    server = await startHttpServer((_, response) => answerJson(response, 200, body));
    const credentials = signIn({ username: 'ada', password: 'x', minutes: 1e9 });
    const error = await rejectionOf(new Fairground({ url: server.url, credentials }).services.list());
    expect(isInvalidRequest(error)).to.equal(true);
  });

  it('sends the client’s headers to sign in, and to no other server', async () => {
    await connect(3_600_000, listed);
    const headers = { 'x-gateway': 'g1' };
    const connection = { url: server.url, headers };
    const own = signIn({ username: 'ada', password: 'p' });
    await new Fairground({ ...connection, credentials: own }).services.list();
    expect(signIns()[0]?.headers['x-gateway']).to.equal('g1');
    const tokenUrl = `${server.url.replace('127.0.0.1', 'localhost')}${SIGN_IN}`;
    const elsewhere = signIn({ username: 'ada', password: 'p', tokenUrl });
    await new Fairground({ ...connection, credentials: elsewhere }).services.list();
    expect(signIns()[1]?.headers).not.to.have.property('x-gateway');
  });

  it('sends the client’s headers to no server whose address only begins like the client’s', async () => {
    const told: (string | null)[] = [];
    const fetch = (...[input, init]: Parameters<typeof globalThis.fetch>): Promise<Response> => {
      const { url, headers } = new Request(input, init);
      told.push(`${new URL(url).host} ${String(headers.get('x-gateway'))}`);
      const isSignIn = url.endsWith('/token');
      return Promise.resolve(
        Response.json(isSignIn ? { token: 't1', expires: Date.now() + 9e6 } : { services: [], folders: [] }),
      );
    };
    const tokenUrl = 'https://example.org.elsewhere.net/token';
    const credentials = signIn({ username: 'ada', password: 'p', tokenUrl });
    const connection = { url: 'https://example.org', headers: { 'x-gateway': 'g1' }, fetch };
    await new Fairground({ ...connection, credentials }).services.list();
    expect(told).to.deep.equal(['example.org.elsewhere.net null', 'example.org g1']);
  });

  it('throws a ConnectionError when no server answers', async () => {
    server = await startHttpServer(() => undefined);
    await server.stop();
    const fairground = new Fairground({
      url: server.url,
      credentials: signIn({ username: 'ada', password: 'x' }),
    });
    expect(await rejectionOf(fairground.venues.create({ venue: 'Shed' }))).to.be.instanceOf(ConnectionError);
  });

  it('lets a caller abort without ending the sign-in for other callers', async () => {
    const fairground = await connect(3_600_000, listed);
    const caller = new AbortController();
    const given = rejectionOf(fairground.services.list({ signal: caller.signal }));
    const kept = fairground.services.list();
    const reason = new Error('enough');
    caller.abort(reason);
    expect(await given).to.equal(reason);
    expect(await kept).to.deep.equal([]);
    expect(signIns()).to.have.length(1);
  });
});
