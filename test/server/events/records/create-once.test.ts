import { expect } from 'chai';
import { hash } from 'node:crypto';
import {
  createOnce,
  type Once,
  pruneIdempotencyKeys,
  readOnce,
} from '../../../../server/events/records/create-once.js';
import type { Database, Transaction } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const DAY_MS = 86_400_000;

forEachDatabase('createOnce', (open) => {
  let events: Database;
  before(async () => {
    ({ events } = await open());
  });
  let keys = 0;
  const newKey = (): string => `key ${(keys += 1)}`;

  const once = async (key: string, sent: unknown = { a: 1 }, nowMs = 0): Promise<Once> => {
    const read = await readOnce(key, { userId: 1, operation: 'createThing', sent, nowMs });
    if (read === undefined) throw new Error('a key is a key');
    return read;
  };
  const insert = async (trx: Transaction): Promise<{ id: number }> => {
    const [row] = await trx<{ id: number; kind: string }>('records')
      .insert({ kind: 'thing' })
      .returning('id');
    return row!;
  };
  const find = (trx: Transaction, id: string): Promise<{ id: number } | undefined> =>
    trx<{ id: number }>('records')
      .where({ id: Number(id) })
      .first('id');
  const create = async (
    request: Once | Promise<Once> | undefined,
    make = insert,
  ): Promise<{ id: number }> => {
    const once = await request;
    return events.write((trx) =>
      createOnce(
        trx,
        once,
        () => make(trx),
        (id) => find(trx, id),
      ),
    );
  };
  const count = async (): Promise<number> => {
    const [row] = await events.knex('records').count({ count: '*' });
    return Number(row!['count']);
  };

  it('creates a record for each call without a key', async () => {
    expect((await create(undefined)).id).not.to.equal((await create(undefined)).id);
  });

  it('finds the record that the same key created before', async () => {
    const key = newKey();
    const first = await create(once(key));
    expect(await create(once(key))).to.deep.equal(first);
  });

  it('creates one record for concurrent requests', async () => {
    const [key, before] = [newKey(), await count()];
    const made = await Promise.all(Array.from({ length: 8 }, () => create(once(key))));
    expect(new Set(made.map(({ id }) => id)).size).to.equal(1);
    expect(await count()).to.equal(before + 1);
  });

  it('forgets the key of a failed creation', async () => {
    const key = newKey();
    const failing = async (trx: Transaction): Promise<{ id: number }> => {
      await insert(trx);
      throw new Error('the power went off');
    };
    await rejectionOf(create(once(key), failing));
    expect(await create(once(key))).to.have.property('id');
  });

  it('refuses a key that was used for something else', async () => {
    const key = newKey();
    await create(once(key, { a: 1, b: { c: [1, 2] } }));
    const others = [
      once(key, { a: 2, b: { c: [1, 2] } }),
      once(key, { a: 1, b: { c: [2, 1] } }),
      { ...(await once(key, { a: 1, b: { c: [1, 2] } })), operation: 'createOther' },
    ];
    for (const other of others) {
      expect(await rejectionOf(create(other))).to.have.property('code', 'request.idempotency_mismatch');
    }
  });

  it('ignores the order of members', async () => {
    const key = newKey();
    const first = await create(once(key, { a: 1, b: { c: 1, d: 2 } }));
    expect(await create(once(key, { b: { d: 2, c: 1 }, a: 1 }))).to.deep.equal(first);
  });

  it('keeps the keys of users apart', async () => {
    const key = newKey();
    const first = await create(once(key));
    expect(await create({ ...(await once(key)), userId: 2 })).not.to.deep.equal(first);
  });

  it('does not create a record again that was deleted since', async () => {
    const key = newKey();
    const { id } = await create(once(key));
    await events.write((trx) => trx('records').where({ id }).delete());
    expect(await rejectionOf(create(once(key)))).to.have.property('code', 'request.idempotency_mismatch');
  });

  it('forgets keys after a day', async () => {
    const [old, young] = [newKey(), newKey()];
    const first = await create(once(old, {}, 0));
    const second = await create(once(young, {}, 2));
    expect(await pruneIdempotencyKeys(events, () => DAY_MS + 1)).to.be.at.least(1);
    expect(await create(once(old))).not.to.deep.equal(first);
    expect(await create(once(young, {}))).to.deep.equal(second);
  });
});

describe('readOnce', () => {
  it('returns nothing without a key', async () => {
    expect(await readOnce(undefined, { userId: 1, operation: 'x', sent: {}, nowMs: 0 })).to.equal(undefined);
  });
  const fingerprintOf = async (sent: unknown, key = 'k'): Promise<string | undefined> =>
    (await readOnce(key, { userId: 1, operation: 'x', sent, nowMs: 0 }))?.fingerprint;

  it('distinguishes bodies by their passwords', async () => {
    const one = await fingerprintOf({ title: 'A', password: 'tulip' });
    expect(await fingerprintOf({ password: 'tulip', title: 'A' })).to.equal(one);
    expect(await fingerprintOf({ title: 'A', password: 'rose' })).not.to.equal(one);
    expect(await fingerprintOf({ title: 'A' })).not.to.equal(one);
  });

  it('keeps nothing that a password could be guessed from at the speed of a plain hash', async () => {
    expect(await fingerprintOf({ title: 'A' })).to.equal(hash('sha256', '{"title":"A"}'));
    expect(await fingerprintOf({ password: 'tulip' })).not.to.equal(hash('sha256', '{"password":"tulip"}'));
    const inner = { venue: [{ password: 'tulip', venue: 'Hall' }] };
    expect(await fingerprintOf(inner)).not.to.equal(hash('sha256', JSON.stringify(inner)));
    // Nor by a table that was made once for all.
    expect(await fingerprintOf({ password: 'tulip' }, 'k')).not.to.equal(
      await fingerprintOf({ password: 'tulip' }, 'l'),
    );
  });
});
