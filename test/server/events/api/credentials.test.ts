import { expect } from 'chai';
import { type Access, createAccess } from '../../../../server/auth/access.js';
import { operations } from '../../../../server/generated/events/operations.js';
import { formTokenOf, SESSION_COOKIE } from '../../../../server/api/session.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { silentLog } from '../../../support/servers/jobs.js';
import { type Answer, bound, type Catalogue, NOW, openCatalogue } from '../support/catalogue.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
const encode = (text: string): string => Buffer.from(text).toString('base64');
const basic = (name: string, secret: string): string => `Basic ${encode(`${name}:${secret}`)}`;

forEachDatabase('credentials for the catalogue', (open) => {
  let catalogue: Catalogue;
  let secret: string;
  let token: string;
  let catalogueAccess: Access;
  let databases: TestDatabases;
  const { call, event } = bound(() => catalogue);
  before(async () => {
    databases = await open();
    catalogue = await openCatalogue(databases, 'UTC', {
      FAIRGROUND_TRUSTED_PROXIES: '1',
      FAIRGROUND_SIGN_IN_FAILURES_PER_USER: '2',
      FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: '4',
    });
    const clock = (): number => Date.parse(NOW);
    const access = createAccess({ system: databases.system, log: silentLog, clock });
    catalogueAccess = access;
    const user = await access.users.add({ name: 'integrator', role: 'editor' });
    secret = user.applicationPassword;
    ({ token } = await access.issueToken({ userId: user.id, name: user.name, role: 'editor' }));
    await event({ title: 'Secret plan', status: 'draft' });
  });
  after(() => catalogue.stop());

  let addresses = 0;
  /** From another address each time, unless told. */
  const ask = (headers: Record<string, string>, from?: string): Promise<Answer> => {
    const address = from ?? `10.0.0.${(addresses += 1)}`;
    return call('GET', '/events?search=plan', undefined, 'nobody', {
      'x-forwarded-for': address,
      ...headers,
    });
  };
  const write = (headers: Record<string, string>): Promise<Answer> =>
    call('POST', '/events', { title: 'Walk', ...DAY }, 'nobody', headers);
  /** Counts the drafts that a caller sees: one that sees the draft has signed in. */
  const seen = async (headers: Record<string, string>): Promise<[status: number, total: unknown]> => {
    const { status, body } = await ask(headers);
    return [status, body['total']];
  };

  it('accepts a name with an application password, with or without its spaces', async () => {
    expect(secret).to.match(/^(\w{4} ){5}\w{4}$/);
    for (const spaced of [secret, secret.replaceAll(' ', ''), secret.replaceAll(' ', '  ')]) {
      expect(await seen({ authorization: basic('integrator', spaced) }), spaced).to.deep.equal([200, 1]);
    }
  });

  it('accepts a token', async () => {
    expect(await seen({ authorization: `Bearer ${token}` })).to.deep.equal([200, 1]);
    expect((await write({ authorization: `bearer ${token}` })).status).to.equal(201);
  });

  it('ignores malformed and unknown credentials', async () => {
    const malformed = [
      'Basic',
      'Basic ',
      'Basic %%%',
      `Basic ${encode('no colon')}`,
      `Basic ${encode(':x')}`,
    ];
    for (const authorization of [...malformed, 'Digest username="integrator"', 'nonsense']) {
      expect(await seen({ authorization }), authorization).to.deep.equal([200, 0]);
      const refused = await write({ authorization });
      expect([refused.status, refused.body['code']], authorization).to.deep.equal([401, 'rest_forbidden']);
    }
  });

  describe('of a session', () => {
    let cookie: string;
    let nonce: string;
    before(() => {
      cookie = `other=1; ${SESSION_COOKIE}=${token}`;
      nonce = formTokenOf(token);
    });

    it('accepts a session cookie with its nonce, in a header or a parameter', async () => {
      expect(await seen({ cookie, 'x-wp-nonce': nonce })).to.deep.equal([200, 1]);
      const made = await write({ cookie, 'x-wp-nonce': nonce });
      expect([made.status, made.headers['allow']]).to.deep.equal([201, 'GET, POST']);
      expect(made.headers['cache-control']).to.match(/no-store/);
      const query = `/events?_wpnonce=${nonce}&search=plan`;
      const { body } = await call('GET', query, undefined, 'nobody', { cookie });
      expect(body['total']).to.equal(1);
      expect(body['rest_url']).not.to.contain('nonce');
      const form = new URLSearchParams({ title: 'Form', ...DAY, _wpnonce: nonce }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await call('POST', '/events', form, 'nobody', { cookie, ...type })).status).to.equal(201);
    });

    it('ignores a session cookie without a nonce', async () => {
      const list = await ask({ cookie });
      expect([list.status, list.body['total']]).to.deep.equal([200, 0]);
      expect(list.headers).not.to.have.property('cache-control');
      const refused = await write({ cookie });
      expect([refused.status, refused.body['code']]).to.deep.equal([401, 'rest_forbidden']);
    });

    it('refuses a nonce of another session, whatever is requested', async () => {
      const other = await catalogueAccess.issueToken({ userId: 1, name: 'other', role: 'editor' });
      const over = await catalogueAccess.issueToken({ userId: 1, name: 'over', role: 'editor' });
      await catalogueAccess.revokeToken(over.token);
      for (const [what, headers] of [
        ['made up', { cookie, 'x-wp-nonce': 'abc123' }],
        ['empty', { cookie, 'x-wp-nonce': '' }],
        ['of another session', { cookie, 'x-wp-nonce': formTokenOf(other.token) }],
        ['without a cookie', { 'x-wp-nonce': nonce }],
        ['beside a cookie that is none of ours', { cookie: 'session=abc', 'x-wp-nonce': nonce }],
        [
          'of a session that is over',
          { cookie: `${SESSION_COOKIE}=${over.token}`, 'x-wp-nonce': formTokenOf(over.token) },
        ],
      ] as const) {
        const nowhere = call('GET', '/nothing', undefined, 'nobody', headers);
        for (const answer of [await ask(headers), await write(headers), await nowhere]) {
          const { status, body } = answer;
          expect([status, body['code'], body['data']], what).to.deep.equal([
            ...[403, 'rest_cookie_invalid_nonce', { status: 403 }],
          ]);
        }
      }
      const refused = await call('GET', '/events?_wpnonce=abc123', undefined, 'nobody', { cookie });
      expect(refused.body['code']).to.equal('rest_cookie_invalid_nonce');
    });

    it('uses a session only without other credentials', async () => {
      const right = { authorization: basic('integrator', secret) };
      expect(await seen({ ...right, 'x-wp-nonce': 'abc123' })).to.deep.equal([200, 1]);
      for (const authorization of ['Basic %%%', 'Bearer', 'nonsense']) {
        const both = { authorization, cookie, 'x-wp-nonce': nonce };
        expect(await seen(both), authorization).to.deep.equal([200, 1]);
      }
    });
  });

  describe('that are a wrong token', () => {
    const wrong: Record<string, string> = { 'made up': 'not-ours', 'of two words': 'not ours' };
    before(async () => {
      const someone = { userId: catalogue.ids.editor, name: 'editor', role: 'editor' } as const;
      const revoked = await catalogueAccess.issueToken(someone);
      await catalogueAccess.revokeToken(revoked.token);
      const past = createAccess({
        system: databases.system,
        log: silentLog,
        clock: () => Date.parse(NOW) - 3 * 3_600_000,
      });
      const expired = await past.issueToken(someone, { minutes: 60 });
      const elsewhere = { kind: 'address', value: '10.1.2.3' } as const;
      const bound = await catalogueAccess.issueToken(someone, { binding: elsewhere });
      Object.assign(wrong, {
        revoked: revoked.token,
        expired: expired.token,
        'bound elsewhere': bound.token,
      });
    });

    /** Every way to send a token: the query, headers, and the bodies that an operation reads. */
    function waysOf(token: string, bodyTypes: readonly string[]) {
      const encoded = encodeURIComponent(token);
      const bodies: Readonly<Record<string, string>> = {
        'application/json': JSON.stringify({ token }),
        'application/x-www-form-urlencoded': `token=${encoded}`,
        'multipart/form-data; boundary=x': `--x\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n--x--\r\n`,
      };
      const headers: readonly Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { authorization: `bearer  ${token} ` },
        { 'x-esri-authorization': `Bearer ${token}` },
        { 'x-esri-authorization': token },
      ];
      return [
        ...headers.map((sent) => ({ query: '', body: undefined, headers: sent })),
        { query: `?token=${encoded}`, body: undefined, headers: {} },
        { query: `?token=&token=${encoded}`, body: undefined, headers: {} },
        { query: `?token[]=${encoded}`, body: undefined, headers: {} },
        { query: `?token[a]=${encoded}`, body: undefined, headers: {} },
        { query: `?token=${encoded}`, body: undefined, headers: { authorization: 'Other x' } },
        ...Object.entries(bodies)
          .filter(([type]) => bodyTypes.includes(type.replace(/;.*/, '')))
          .map(([type, body]) => ({ query: '', body, headers: { 'content-type': type } })),
      ];
    }

    for (const { operationId, method, path, security, bodyTypes } of Object.values(operations)) {
      const address = path
        .replace('/cal/events/v1', '')
        .replace('{fileName}', 'a.png')
        .replace('{slug}', 'plan')
        .replace('{jobId}', '0f8fad5b-d9cb-469f-a165-70867728950e')
        .replace(/\{\w+\}/, '1');
      if (security === 'none') {
        it(`ignores a wrong token in ${operationId}`, async () => {
          for (const { query, headers } of waysOf('not-ours', []))
            expect(
              (await catalogue.send(method, address + query, undefined, 'nobody', headers)).statusCode,
            ).not.to.equal(401);
        });
        continue;
      }
      it(`refuses a wrong token in ${operationId}`, async () => {
        for (const [kind, token] of Object.entries(wrong)) {
          for (const { query, body, headers } of waysOf(token, bodyTypes)) {
            const label = `${kind} ${query} ${body ?? ''} ${JSON.stringify(headers)}`;
            const answer = await call(method.toUpperCase(), address + query, body, 'nobody', headers);
            expect([answer.status, answer.body['code']], label).to.deep.equal([401, 'rest_invalid_token']);
            expect(answer.headers, label).to.include({
              'www-authenticate': 'Bearer error="invalid_token"',
            });
          }
        }
        const unknown = {
          'x-forwarded-for': `10.2.0.${(addresses += 1)}`,
          authorization: basic(`nobody-${operationId}`, 'x'),
        };
        const answer = await call(method.toUpperCase(), address, undefined, 'nobody', unknown);
        expect([answer.status, answer.body['code']]).to.deep.equal([401, 'invalid_username']);
      });
    }

    it('refuses a wrong token for unknown operations and for OPTIONS', async () => {
      for (const [method, path] of [
        ['GET', '/nowhere'],
        ['PUT', '/events'],
        ['OPTIONS', '/events'],
        ['OPTIONS', '/events.ics'],
        ['HEAD', '/events'],
      ] as const) {
        const { statusCode } = await catalogue.send(method, `${path}?token=not-ours`);
        expect(statusCode, `${method} ${path}`).to.equal(401);
      }
    });

    it('ignores an empty token, and any token beside a name and a password', async () => {
      for (const name of ['authorization', 'x-esri-authorization'])
        expect(await seen({ [name]: 'Bearer ' }), name).to.deep.equal([200, 0]);
      expect((await call('GET', '/events?token=', undefined, 'nobody')).status).to.equal(200);
      const right = { authorization: basic('integrator', secret) };
      const both = await call('GET', '/events?token=not-ours&search=plan', undefined, 'nobody', right);
      expect([both.status, both.body['total']]).to.deep.equal([200, 1]);
    });

    it('leaves a valid token out of links', async () => {
      const { body } = await call('GET', `/events?token=${token}&search=plan&_fields=rest_url,total`);
      expect(body['total']).to.equal(1);
      expect(String(body['rest_url'])).not.to.contain('token');
    });
  });

  it('reports credentials that a proxy may have removed', async () => {
    const refused = await write({});
    expect([refused.status, refused.body['code']]).to.deep.equal([401, 'rest_forbidden']);
    expect(refused.body['message']).to.match(/has no credentials/);
    const { body } = await call('POST', '/events', { title: 'Walk', ...DAY }, 'subscriber');
    expect(body['message']).not.to.match(/credentials/);
  });

  it('refuses wrong credentials, on public resources too', async () => {
    const unknown = await ask({ authorization: basic('nobody', 'x') });
    expect([unknown.status, unknown.body['code']]).to.deep.equal([401, 'invalid_username']);
    const wrong = await ask({ authorization: basic('author', 'x') });
    expect([wrong.status, wrong.body['code']]).to.deep.equal([401, 'incorrect_password']);
    for (const { headers } of [unknown, wrong]) {
      expect(headers).not.to.have.property('www-authenticate');
      expect(headers).not.to.have.property('allow');
    }
    for (const [method, path, name] of [
      ['GET', '/nowhere', 'editor'],
      ['PUT', '/events', 'administrator'],
    ] as const) {
      const headers = { 'x-forwarded-for': '10.0.1.1', authorization: basic(name, 'x') };
      const { status, body } = await call(method, path, undefined, 'nobody', headers);
      expect([status, body['code']], path).to.deep.equal([401, 'incorrect_password']);
    }
  });

  it('limits wrong guesses for one user, from any address', async () => {
    const guess = () => ask({ authorization: basic('subscriber', 'guess') });
    expect([(await guess()).status, (await guess()).status]).to.deep.equal([401, 401]);
    const third = await guess();
    expect([third.status, third.body['code']]).to.deep.equal([429, 'rest_rate_limited']);
    expect(Number(third.headers['retry-after'])).to.be.greaterThan(0);
    expect((await ask({ authorization: basic('contributor', 'guess') })).status).to.equal(401);
  });

  it('limits wrong guesses from one address, for any user', async () => {
    const guess = (name: string, from: string) => ask({ authorization: basic(name, 'guess') }, from);
    for (const name of ['a', 'b', 'c', 'd']) expect((await guess(name, '10.9.9.9')).status).to.equal(401);
    expect((await guess('e', '10.9.9.9')).status).to.equal(429);
    expect((await guess('e', '10.9.9.8')).status).to.equal(401);
    expect((await ask({}, '10.9.9.9')).status).to.equal(200);
  });

  it('accepts the right application password despite the limit', async () => {
    for (const [name, address] of [
      ['integrator', '10.9.9.9'],
      ['integrator', '10.9.9.7'],
    ] as const) {
      for (let failures = 0; failures < 4; failures += 1) {
        await ask({ authorization: basic(name, 'guess') }, address);
      }
      expect((await ask({ authorization: basic(name, secret) }, address)).status).to.equal(200);
    }
  });
});
