import { expect } from 'chai';
import {
  applyPassword,
  deriveKey,
  derivePasswordKeys,
  type Guarded,
  isKeyOf,
  readUnlocks,
  unlockEditable,
} from '../../../../server/events/records/record-password.js';

const author = { userId: 7, name: 'ann', role: 'author' } as const;
const contributor = { userId: 8, name: 'con', role: 'contributor' } as const;
const editor = { userId: 9, name: 'ed', role: 'editor' } as const;

/** The hash after a change that sends a password. */
async function applied(
  current: string | undefined,
  password: string | null | undefined,
): Promise<string | undefined> {
  return applyPassword(current, password, await derivePasswordKeys({ password }));
}

/** Compares hashes with one password. */
async function opening(password: string): Promise<(passwordHash: string) => boolean> {
  const key = await deriveKey(password);
  return (passwordHash) => isKeyOf(passwordHash, key);
}

async function guarded(password: string | undefined): Promise<Guarded> {
  const passwordHash = await applied(undefined, password);
  return { authorId: author.userId, status: 'publish', statusBeforeTrash: undefined, passwordHash };
}

describe('applyPassword', () => {
  it('keeps a salted hash, never the password', async () => {
    const first = await applied(undefined, 'tulip');
    expect(first).to.match(/^hmac\$[\w-]{22}\$[\w-]{43}$/);
    expect(await applied(undefined, 'tulip')).to.not.equal(first);
  });

  it('keeps the same hash when nothing or the same password is sent', async () => {
    const hash = await applied(undefined, 'tulip');
    expect(await applied(hash, undefined)).to.equal(hash);
    expect(await applied(hash, 'tulip')).to.equal(hash);
    expect(await applied(hash, 'rose'))
      .to.be.a('string')
      .and.not.equal(hash);
  });

  it('removes the password if it is empty or null', async () => {
    const hash = await applied(undefined, 'tulip');
    expect([await applied(hash, ''), await applied(hash, null)]).to.deep.equal([undefined, undefined]);
  });
});

describe('derivePasswordKeys', () => {
  it('finds the passwords of venues and organizers within an event', async () => {
    const keys = await derivePasswordKeys({
      password: 'tulip',
      venue: { password: 'rose' },
      organizer: [{ password: 'tulip' }, { password: '' }, 7],
    });
    expect([...keys.keys()]).to.deep.equal(['tulip', 'rose']);
  });
});

describe('readUnlocks', () => {
  it('opens a record without a password to everyone', async () => {
    expect(readUnlocks({}, undefined)(await guarded(undefined))).to.equal(true);
  });

  it('opens for the right password alone, however its letters are composed', async () => {
    const record = await guarded('café');
    expect(readUnlocks({}, editor)(record)).to.equal(false);
    expect(readUnlocks({}, editor, await opening('cafe'))(record)).to.equal(false);
    expect(readUnlocks({}, undefined, await opening('cafe\u0301'))(record)).to.equal(true);
  });

  it('opens a record for editing to callers who may edit it', async () => {
    const record = await guarded('tulip');
    const seen = [undefined, contributor, author, editor].map((caller) =>
      readUnlocks({ context: 'edit' }, caller)(record),
    );
    expect(seen).to.deep.equal([false, false, true, true]);
    expect(readUnlocks({ context: 'view' }, editor)(record)).to.equal(false);
  });

  it('opens all records of a list by one key', async () => {
    const records = await Promise.all(Array.from({ length: 50 }, () => guarded('tulip')));
    expect(records.every(readUnlocks({}, undefined, await opening('tulip')))).to.equal(true);
    expect(records.some(readUnlocks({}, undefined, await opening('rose')))).to.equal(false);
  });
});

describe('unlockEditable', () => {
  it('opens a record to callers who may edit it', async () => {
    const record = await guarded('tulip');
    const seen = [undefined, contributor, author, editor].map((caller) => unlockEditable(caller)(record));
    expect(seen).to.deep.equal([false, false, true, true]);
  });
});
