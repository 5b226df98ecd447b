import { expect } from 'chai';
import { createLog } from '../../server/log.js';

function logged(format: 'json' | 'text', write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ level: 'info', format }, { write: (line: string) => (text += line) }));
  return text;
}

describe('createLog', () => {
  const secret = 's3cr3t-value';
  const leaks: [title: string, entry: object][] = [
    ['a header at any depth', { req: { headers: { Authorization: `Bearer ${secret}`, cookie: secret } } }],
    ['a list of cookies', { headers: { 'set-cookie': [secret, secret] } }],
    ['a token in a query string', { url: `/rest?f=json&token=${secret}&x=1` }],
    ['a password in a body', { body: { username: 'ada', password: secret } }],
    ['a password with quotes in it', { password: `"${secret}"` }],
    ['an application password', { user: { applicationPassword: secret } }],
    ['the password of a database address', { url: `postgres://ada:${secret}@db/fairground` }],
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

  it('keeps what is beside a secret, as JSON', () => {
    const text = logged('json', (log) =>
      log.warn({ url: `/x?token=${secret}&f=json`, password: secret, rows: 3 }),
    );
    expect(JSON.parse(text)).to.include({ url: '/x?token=[redacted]&f=json', rows: 3 });
  });

  it('writes a line for people with its stack', () => {
    const text = logged('text', (log) => log.error({ jobId: 'j1', err: new Error('no disk') }, 'job failed'));
    expect(text).to.match(/^\d\d:\d\d:\d\d ERROR job failed jobId=j1\nError: no disk\n +at /);
  });

  it('leaves out what is below its level', () => {
    expect(logged('json', (log) => log.debug('detail'))).to.equal('');
  });
});
