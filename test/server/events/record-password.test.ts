import { expect } from 'chai';
import {
  applyPassword,
  type Guarded,
  readUnlocks,
  unlockEditable,
} from '../../../server/events/record-password.js';

const author = { userId: 7, name: 'ann', role: 'author' } as const;
const contributor = { userId: 8, name: 'con', role: 'contributor' } as const;
const editor = { userId: 9, name: 'ed', role: 'editor' } as const;

function guarded(password: string | undefined): Guarded {
  const passwordHash = applyPassword(undefined, password);
  return { authorId: author.userId, status: 'publish', statusBeforeTrash: undefined, passwordHash };
}

describe('applyPassword', () => {
  it('keeps a salted hash, never the password', () => {
    const first = applyPassword(undefined, 'tulip');
    expect(first).to.match(/^hmac\$[\w-]{22}\$[\w-]{43}$/);
    expect(applyPassword(undefined, 'tulip')).to.not.equal(first);
  });

  it('keeps the same hash when nothing or the same password is sent', () => {
    const hash = applyPassword(undefined, 'tulip');
    expect(applyPassword(hash, undefined)).to.equal(hash);
    expect(applyPassword(hash, 'tulip')).to.equal(hash);
    expect(applyPassword(hash, 'rose')).to.be.a('string').and.not.equal(hash);
  });

  it('takes the password away when it is empty or null', () => {
    const hash = applyPassword(undefined, 'tulip');
    expect([applyPassword(hash, ''), applyPassword(hash, null)]).to.deep.equal([undefined, undefined]);
  });
});

describe('readUnlocks', () => {
  it('opens what has no password to everyone', () => {
    expect(readUnlocks({}, undefined)(guarded(undefined))).to.equal(true);
  });

  it('opens for the right password alone, however its letters are composed', () => {
    const record = guarded('café');
    expect(readUnlocks({}, editor)(record)).to.equal(false);
    expect(readUnlocks({ password: 'cafe' }, editor)(record)).to.equal(false);
    expect(readUnlocks({ password: 'cafe\u0301' }, undefined)(record)).to.equal(true);
  });

  it('opens for editing to those who may edit', () => {
    const record = guarded('tulip');
    const seen = [undefined, contributor, author, editor].map((caller) =>
      readUnlocks({ context: 'edit' }, caller)(record),
    );
    expect(seen).to.deep.equal([false, false, true, true]);
    expect(readUnlocks({ context: 'view' }, editor)(record)).to.equal(false);
  });

  it('derives one key for all records, so that a list costs one', () => {
    const records = Array.from({ length: 50 }, () => guarded('tulip'));
    const unlocks = readUnlocks({ password: 'tulip' }, undefined);
    expect(records.every(unlocks)).to.equal(true);
    expect(records.every(readUnlocks({ password: 'rose' }, undefined))).to.equal(false);
  });
});

describe('unlockEditable', () => {
  it('opens to those who may edit', () => {
    const record = guarded('tulip');
    const seen = [undefined, contributor, author, editor].map((caller) => unlockEditable(caller)(record));
    expect(seen).to.deep.equal([false, false, true, true]);
  });
});
