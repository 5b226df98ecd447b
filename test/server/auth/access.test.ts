import { expect } from 'chai';
import { pino } from 'pino';
import { type Access, createAccess } from '../../../server/auth/access.js';
import { loadConfig } from '../../../server/config/config.js';
import { AppError } from '../../../server/lib/errors.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { addUser } from '../../support/databases/users.js';

const MINUTE = 60_000;
const ADDRESS = '192.0.2.1';
const ORIGIN = { referer: undefined, address: ADDRESS };
const log = pino({ level: 'silent' });

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'none';
}

forEachDatabase('access', (open) => {
  let databases: TestDatabases;
  let now: number;
  let access: Access;

  beforeEach(async () => {
    databases = await open();
    now = Date.parse('2026-05-01T10:00:00Z');
    access = createWith({});
  });

  function createWith(env: Record<string, string>): Access {
    return createAccess({ system: databases.system, log, clock: () => now, settings: loadConfig(env) });
  }

  describe('users', () => {
    it('adds a user and shows its secrets', async () => {
      const user = await access.users.add({ name: 'Ada', role: 'author' });
      expect(user).to.include({ name: 'Ada', role: 'author', isDisabled: false, createdAt: now });
      expect(user.id).to.be.a('number');
      expect(user.applicationPassword).to.match(/^(\w{4} ){5}\w{4}$/);
    });

    it('stores no secret in the clear', async () => {
      const user = await access.users.add({ name: 'ada', role: 'author' });
      const { token } = await access.issueToken({ userId: user.id, name: 'ada', role: 'author' });
      const { knex } = databases.system;
      const stored = JSON.stringify([
        await knex('users'),
        await knex('application_passwords'),
        await knex('tokens'),
      ]);
      expect(stored).to.include('ada');
      for (const secret of [
        user.password,
        user.applicationPassword,
        user.applicationPassword.replaceAll(' ', ''),
        token,
      ]) {
        expect(stored).not.to.include(secret);
      }
    });

    it('refuses a name that is taken, in any case', async () => {
      await access.users.add({ name: 'Ada', role: 'author' });
      const error: unknown = await access.users.add({ name: 'aDA', role: 'editor' }).catch((e: unknown) => e);
      expect(error).to.be.instanceOf(AppError).with.property('code', 'request.invalid');
      expect((error as AppError).faults[0]).to.include({ field: 'name' });
    });

    it('names every fault of a new user at once', async () => {
      const error: unknown = await access.users.add({ name: 'a:b', role: 'king' }).catch((e: unknown) => e);
      expect((error as AppError).faults.map(({ field }) => field)).to.deep.equal(['name', 'role']);
    });

    it('lists users in the order of creation, and finds them by name', async () => {
      const { id } = await access.users.add({ name: 'zoe', role: 'author' });
      await access.users.add({ name: 'Ada', role: 'subscriber' });
      expect((await access.users.list()).map(({ name }) => name)).to.deep.equal(['zoe', 'Ada']);
      expect(await access.users.find('ZOE')).to.include({ id, role: 'author' });
      expect(await access.users.findById(id)).to.include({ name: 'zoe' });
      expect(await access.users.find('nobody')).to.equal(undefined);
    });

    it('adds a first administrator once, even when two servers start together', async () => {
      const [one, two] = await Promise.all([access.users.addFirst('admin'), access.users.addFirst('admin')]);
      expect([one, two].filter((user) => user !== undefined)).to.have.length(1);
      expect(one ?? two).to.include({ name: 'admin', role: 'administrator' });
      expect(await access.users.addFirst('other')).to.equal(undefined);
      expect(await access.users.list()).to.have.length(1);
    });

    it('refuses to disable or reset a user that does not exist', async () => {
      expect(await codeOf(access.users.disable('nobody'))).to.equal('request.invalid');
      expect(await codeOf(access.users.reset('nobody'))).to.equal('request.invalid');
    });
  });

  describe('signing in', () => {
    it('accepts the password and the application password, spaced or not', async () => {
      const user = await access.users.add({ name: 'Ada', role: 'editor' });
      const expected = { userId: user.id, name: 'Ada', role: 'editor' };
      for (const secret of [
        user.password,
        user.applicationPassword,
        user.applicationPassword.replaceAll(' ', ''),
      ]) {
        expect(await access.signIn('ada', secret, ADDRESS)).to.deep.equal(expected);
        expect(await access.authenticateBasic('Ada', secret, ADDRESS)).to.deep.equal(expected);
      }
    });

    it('distinguishes an unknown user from a wrong secret by code, not by message', async () => {
      const user = await access.users.add({ name: 'ada', role: 'editor' });
      const wrong = ['x', '', `${user.password}x`, 'AAAA BBBB CCCC DDDD EEEE FFFF'];
      const words = new Set<string>();
      for (const [name, code] of [
        ['ada', 'access.wrong_password'],
        ['eve', 'access.unknown_user'],
        ['a\0da', 'access.unknown_user'],
      ] as const) {
        for (const secret of wrong) {
          const error: unknown = await access
            .authenticateBasic(name, secret, ADDRESS)
            .catch((e: unknown) => e);
          expect(error).to.be.instanceOf(AppError).with.property('code', code);
          words.add((error as AppError).message);
        }
      }
      expect(words).to.have.property('size', 1);
    });

    it('refuses the application password of another user', async () => {
      const ada = await access.users.add({ name: 'ada', role: 'editor' });
      await access.users.add({ name: 'eve', role: 'editor' });
      expect(await codeOf(access.signIn('eve', ada.applicationPassword, ADDRESS))).to.equal(
        'access.wrong_password',
      );
    });

    it('disables every credential of a disabled user at once', async () => {
      const user = await access.users.add({ name: 'ada', role: 'editor' });
      const { token } = await access.issueToken(await access.signIn('ada', user.password, ADDRESS));
      await access.users.disable('ada');
      expect(await codeOf(access.signIn('ada', user.password, ADDRESS))).to.equal('access.unknown_user');
      expect(await codeOf(access.authenticateBasic('ada', user.applicationPassword, ADDRESS))).to.equal(
        'access.unknown_user',
      );
      expect(await codeOf(access.authenticateToken(token, ORIGIN))).to.equal('access.invalid_token');
      expect(await access.users.find('ada')).to.include({ isDisabled: true });
    });

    it('replaces every credential on reset, and enables the user', async () => {
      const old = await access.users.add({ name: 'ada', role: 'editor' });
      const { token } = await access.issueToken(await access.signIn('ada', old.password, ADDRESS));
      await access.users.disable('ada');
      const fresh = await access.users.reset('ada');
      expect(await codeOf(access.signIn('ada', old.password, ADDRESS))).to.equal('access.wrong_password');
      expect(await codeOf(access.signIn('ada', old.applicationPassword, ADDRESS))).to.equal(
        'access.wrong_password',
      );
      expect(await codeOf(access.authenticateToken(token, ORIGIN))).to.equal('access.invalid_token');
      expect(await access.signIn('ada', fresh.password, ADDRESS)).to.include({ userId: old.id });
      expect(await access.signIn('ada', fresh.applicationPassword, ADDRESS)).to.include({ userId: old.id });
    });
  });

  describe('sign-in limits', () => {
    const limits = {
      FAIRGROUND_SIGN_IN_FAILURES_PER_USER: '3',
      FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: '5',
    };

    async function fail(name: string, times: number, address = ADDRESS): Promise<string[]> {
      const codes: string[] = [];
      for (let i = 0; i < times; i += 1) codes.push(await codeOf(access.signIn(name, 'wrong', address)));
      return codes;
    }

    it('refuses further guesses at a user until the window ends, from any address', async () => {
      access = createWith(limits);
      const user = await addUser(databases.system, { name: 'ada', role: 'editor' });
      await fail('ada', 2);
      expect(await fail('Ada', 1, '192.0.2.2')).to.deep.equal(['access.wrong_password']);
      expect(await codeOf(access.signIn('ada', user.password, '192.0.2.3'))).to.equal(
        'access.too_many_failures',
      );
      now += 15 * MINUTE;
      expect(await access.signIn('ada', user.password, ADDRESS)).to.include({ userId: user.id });
    });

    it('reports to a limited client when to retry', async () => {
      access = createWith(limits);
      await fail('ada', 3);
      now += 5 * MINUTE;
      const error: unknown = await access.signIn('ada', 'wrong', ADDRESS).catch((e: unknown) => e);
      expect((error as AppError).data).to.deep.equal({ retry_after: 600 });
    });

    it('always accepts the right application password, so that no user can be locked out', async () => {
      access = createWith(limits);
      const user = await addUser(databases.system, { name: 'ada', role: 'editor' });
      await fail('ada', 10);
      expect(await access.authenticateBasic('ada', user.applicationPassword, ADDRESS)).to.include({
        userId: user.id,
      });
    });

    it('counts wrong application passwords too', async () => {
      access = createWith(limits);
      await addUser(databases.system, { name: 'ada', role: 'editor' });
      const guess = 'AAAABBBBCCCCDDDDEEEEFFFF';
      for (let i = 0; i < 3; i += 1) await codeOf(access.authenticateBasic('ada', guess, ADDRESS));
      expect(await codeOf(access.authenticateBasic('ada', guess, ADDRESS))).to.equal(
        'access.too_many_failures',
      );
    });

    it('counts failed sign-ins per address over all names', async () => {
      access = createWith(limits);
      const codes: string[] = [];
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) codes.push(...(await fail(name, 1)));
      expect(codes.slice(0, 5)).to.deep.equal(Array.from({ length: 5 }, () => 'access.unknown_user'));
      expect(codes[5]).to.equal('access.too_many_failures');
      expect(await fail('g', 1, '192.0.2.9')).to.deep.equal(['access.unknown_user']);
    });

    it('stores no more characters of a name than a user can have', async () => {
      access = createWith(limits);
      await fail('x'.repeat(10_000), 1);
      const kept = (await databases.system.knex('sign_in_failures').pluck('subject')) as string[];
      expect(kept).to.have.members([`user:${'x'.repeat(60)}`, `address:${ADDRESS}`]);
    });

    it('counts all addresses of an IPv6 network as one', async () => {
      access = createWith(limits);
      const user = await addUser(databases.system, { name: 'ada', role: 'editor' });
      for (const host of [1, 2, 3, 4, 5]) await fail(`user${host}`, 1, `2001:db8::${host}`);
      expect(await fail('other', 1, '2001:db8::6')).to.deep.equal(['access.too_many_failures']);
      expect(await fail('other', 1, '2001:db8:0:1::6')).to.deep.equal(['access.unknown_user']);
      // A right sign-in takes its own count back, from the network's.
      access = createWith({ ...limits, FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: '7' });
      expect(await access.signIn('ada', user.password, '2001:db8::7')).to.include({ userId: user.id });
      expect(await fail('more', 1, '2001:db8::8')).to.deep.equal(['access.unknown_user']);
    });

    it("clears a user's failures after a successful sign-in", async () => {
      access = createWith(limits);
      const user = await addUser(databases.system, { name: 'ada', role: 'editor' });
      await fail('ada', 2);
      await access.signIn('ada', user.password, ADDRESS);
      expect(await fail('ada', 3)).to.deep.equal(Array.from({ length: 3 }, () => 'access.wrong_password'));
    });

    it('limits concurrent guesses like sequential ones', async () => {
      access = createWith(limits);
      await addUser(databases.system, { name: 'ada', role: 'editor' });
      const codes = await Promise.all(
        Array.from({ length: 12 }, () => codeOf(access.signIn('ada', 'wrong', ADDRESS))),
      );
      expect(codes.filter((code) => code === 'access.wrong_password')).to.have.length(3);
    });

    it('does not count failed sign-ins when limits are off', async () => {
      access = createWith({
        FAIRGROUND_SIGN_IN_FAILURES_PER_USER: 'off',
        FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: 'off',
      });
      expect(new Set(await fail('ada', 12))).to.deep.equal(new Set(['access.unknown_user']));
    });
  });

  describe('tokens', () => {
    async function signedIn(): Promise<{ userId: number; name: string; role: 'editor' }> {
      const { id } = await addUser(databases.system, { name: 'ada', role: 'editor' });
      return { userId: id, name: 'ada', role: 'editor' };
    }

    it('accepts a token until it expires', async () => {
      const principal = await signedIn();
      const { token, expires } = await access.issueToken(principal);
      expect(expires).to.equal(now + 60 * MINUTE);
      now = expires - 1;
      expect(await access.authenticateToken(token, ORIGIN)).to.deep.equal(principal);
      now = expires;
      expect(await codeOf(access.authenticateToken(token, ORIGIN))).to.equal('access.invalid_token');
    });

    it('issues tokens with the requested lifetime, up to the maximum', async () => {
      const principal = await signedIn();
      expect((await access.issueToken(principal, { minutes: 5 })).expires).to.equal(now + 5 * MINUTE);
      expect((await access.issueToken(principal, { minutes: 1e9 })).expires).to.equal(now + 20_160 * MINUTE);
    });

    it('refuses a token that was never issued', async () => {
      expect(await codeOf(access.authenticateToken('x'.repeat(43), ORIGIN))).to.equal('access.invalid_token');
      expect(await codeOf(access.authenticateToken('', ORIGIN))).to.equal('access.invalid_token');
    });

    it('refuses a token from another client than it is bound to', async () => {
      const principal = await signedIn();
      const { token } = await access.issueToken(principal, { binding: { kind: 'address', value: ADDRESS } });
      expect(await access.authenticateToken(token, ORIGIN)).to.deep.equal(principal);
      const elsewhere = { referer: undefined, address: '198.51.100.7' };
      expect(await codeOf(access.authenticateToken(token, elsewhere))).to.equal('access.invalid_token');
    });

    it('exchanges a token for one that expires no later', async () => {
      const principal = await signedIn();
      const { token, expires } = await access.issueToken(principal, { minutes: 10 });
      now += 5 * MINUTE;
      expect((await access.exchangeToken(token, ORIGIN, { minutes: 3 })).expires).to.equal(now + 3 * MINUTE);
      const longest = await access.exchangeToken(token, ORIGIN, { minutes: 60 });
      expect(longest.expires).to.equal(expires);
      expect((await access.exchangeToken(token, ORIGIN)).expires).to.equal(expires);
      expect((await access.exchangeToken(longest.token, ORIGIN, { minutes: 60 })).expires).to.equal(expires);
      expect(await access.authenticateToken(longest.token, ORIGIN)).to.deep.equal(principal);
      expect(await access.authenticateToken(token, ORIGIN)).to.deep.equal(principal);
      now = expires;
      expect(await codeOf(access.exchangeToken(token, ORIGIN))).to.equal('access.invalid_token');
      expect(await codeOf(access.authenticateToken(longest.token, ORIGIN))).to.equal('access.invalid_token');
    });

    it('keeps the binding of an exchanged token, whatever is requested', async () => {
      const principal = await signedIn();
      const elsewhere = { referer: 'https://b.example/', address: '198.51.100.7' };
      const bindings = [
        { kind: 'address', value: ADDRESS },
        { kind: 'referer', value: 'https://a.example' },
      ] as const;
      for (const [index, binding] of bindings.entries()) {
        const { token } = await access.issueToken(principal, { binding });
        const wishes = [
          {},
          { binding: bindings[1 - index]! },
          { binding: { ...binding, value: elsewhere[binding.kind] } },
        ];
        for (const wish of wishes) {
          const changed = await access.exchangeToken(token, ORIGIN, wish);
          expect(await access.authenticateToken(changed.token, ORIGIN)).to.deep.equal(principal);
          expect(await codeOf(access.authenticateToken(changed.token, elsewhere))).to.equal(
            'access.invalid_token',
          );
        }
        expect(await codeOf(access.exchangeToken(token, elsewhere))).to.equal('access.invalid_token');
      }
    });

    it('binds an exchanged token on request if the old one is unbound', async () => {
      const principal = await signedIn();
      const { token } = await access.issueToken(principal);
      const wish = { binding: { kind: 'address', value: ADDRESS } } as const;
      const changed = await access.exchangeToken(token, ORIGIN, wish);
      const elsewhere = { referer: undefined, address: '198.51.100.7' };
      expect(await codeOf(access.authenticateToken(changed.token, elsewhere))).to.equal(
        'access.invalid_token',
      );
      expect(await access.authenticateToken(changed.token, ORIGIN)).to.deep.equal(principal);
    });

    it('gives a token the current role of its user', async () => {
      const { token } = await access.issueToken(await signedIn());
      await databases.system.write((trx) => trx('users').update({ role: 'subscriber' }));
      expect(await access.authenticateToken(token, ORIGIN)).to.include({ role: 'subscriber' });
    });

    it('deletes tokens some time after they expired, and keeps others', async () => {
      const principal = await signedIn();
      await access.issueToken(principal, { minutes: 1 });
      const { token } = await access.issueToken(principal, { minutes: 10 });
      await codeOf(access.signIn('eve', 'wrong', ADDRESS));
      now += 2 * MINUTE;
      await access.prune();
      expect(await databases.system.knex('tokens')).to.have.length(1);
      expect(await databases.system.knex('sign_in_failures')).to.have.length(2);
      expect(await access.authenticateToken(token, ORIGIN)).to.deep.equal(principal);
      now += 15 * MINUTE;
      await access.prune();
      expect(await databases.system.knex('tokens')).to.have.length(0);
      expect(await databases.system.knex('sign_in_failures')).to.have.length(0);
    });
  });
});
