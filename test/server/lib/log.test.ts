import { expect } from 'chai';
import { createLog } from '../../../server/lib/log.js';

function logged(format: 'json' | 'text', write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ level: 'info', format }, { write: (line: string) => (text += line) }));
  return text;
}

function manyMembers(): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: 5000 }, (_, index) => [`name${String(index)}`, 'a b '.repeat(99)]),
  );
}

function errorWithCauses(count: number): Error {
  let error = new Error('the first');
  for (let index = 0; index < count; index += 1) error = new Error('a b '.repeat(99), { cause: error });
  return error;
}

describe('createLog', () => {
  const secret = 's3cr3t-value';
  const leaks: [title: string, entry: object][] = [
    ['a header at any depth', { req: { headers: { Authorization: `Bearer ${secret}`, cookie: secret } } }],
    ['a list of cookies', { headers: { 'set-cookie': [secret, secret] } }],
    ['a token in a query string', { url: `/rest?f=json&token=${secret}&x=1` }],
    ['a token that is to end', { url: `/x?auth_token=${secret}`, form: { auth_token: secret } }],
    ['a password in a body', { body: { username: 'ada', password: secret } }],
    ['a password with quotes in it', { password: `"${secret}"` }],
    ['an application password', { user: { applicationPassword: secret } }],
    ['the password of a database address', { url: `postgres://ada:${secret}@db/fairground` }],
    ['the secret of a client', { form: { client_secret: secret, formToken: secret } }],
    ['a nonce', { headers: { 'x-wp-nonce': secret }, url: `/events?_wpnonce=${secret}` }],
    ['the cookie of a page', { err: new Error(`cookie: a=b; fairground_session=${secret}; c=d`) }],
    ['a body inside an error', { err: new Error(`{"username":"ada","password":"${secret}"} is wrong`) }],
    ['a body inside a body', { text: JSON.stringify({ body: JSON.stringify({ token: secret }) }) }],
    ['an address inside an error', { err: new Error(`GET /x?token=${secret} failed`) }],
  ];
  for (const format of ['json', 'text'] as const) {
    for (const [title, entry] of leaks) {
      it(`leaves out ${title} (${format})`, () => {
        const text = logged(format, (log) => log.info(entry, 'said'));
        expect(text).to.include('said').and.not.include(secret);
      });
    }
  }

  it('keeps the members beside a secret, as JSON', () => {
    const text = logged('json', (log) =>
      log.warn({ url: `/x?token=${secret}&f=json`, password: secret, rows: 3 }),
    );
    expect(JSON.parse(text)).to.include({ url: '/x?token=[redacted]&f=json', rows: 3 });
  });

  it('writes a line for people with its stack', () => {
    const text = logged('text', (log) => log.error({ jobId: 'j1', err: new Error('no disk') }, 'job failed'));
    expect(text).to.match(/^\d\d:\d\d:\d\d ERROR job failed jobId=j1\nError: no disk\n +at /);
  });

  it('escapes text of a caller that would begin a line or move a cursor', () => {
    const user = 'x\n09:00:00 INFO signed in user=root\u001b[2J\u009b2J\u2028';
    const text = logged('text', (log) => log.info({ user, err: new Error(user) }, 'sign-in failed'));
    expect(text.split('\n').filter((line) => line.startsWith('09:00:00'))).to.deep.equal([]);
    expect(text).not.to.match(/[\u001b\u009b\u2028]/);
    const json = logged('json', (log) => log.info({ user }, 'sign-in failed'));
    expect(JSON.parse(json)).to.include({ user });
    expect(json.trimEnd()).not.to.match(/[\n\u001b]/);
  });

  for (const format of ['json', 'text'] as const) {
    it(`cuts the message and the stack of an error to 2 kB, and keeps where it came from (${format})`, () => {
      const err = new Error(`SELECT ${'?, '.repeat(1_000_000)}${secret} - out of memory`);
      const text = logged(format, (log) =>
        log.error({ err: Object.assign(err, { sql: 'x '.repeat(9999) }) }),
      );
      expect(Buffer.byteLength(text)).to.be.at.most(1800);
      expect(text).to.include('SELECT ?').and.include('at ').and.not.include(secret);
    });

    const long: [title: string, entry: object][] = [
      ['control characters', { err: new Error('\u0001'.repeat(1_000_000)) }],
      [
        'characters of four bytes',
        { err: new Error('\u{1F600}'.repeat(1_000_000)), path: '\u{1F600}'.repeat(9999) },
      ],
      ['an error with many members', { err: Object.assign(new Error('x'), manyMembers()) }],
      ['causes of causes', { err: errorWithCauses(500) }],
      ['many members', { parameters: manyMembers() }],
      [
        'nested lists',
        { bindings: Array.from({ length: 99 }, () => Array.from({ length: 99 }, () => 'x y '.repeat(99))) },
      ],
    ];
    for (const [title, entry] of long) {
      it(`writes 1,800 bytes at most of an entry with ${title} (${format})`, () => {
        const text = logged(format, (log) => log.error({ requestId: 'r1', ...entry }, 'request failed'));
        expect(Buffer.byteLength(text)).to.be.at.most(1800);
        expect(text).to.include('request failed').and.include('r1');
      });
    }
  }

  it('omits log lines below the configured level', () => {
    expect(logged('json', (log) => log.debug('detail'))).to.equal('');
  });
});
