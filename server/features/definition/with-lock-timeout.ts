import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import { interruptible } from '../../storage/database/interruptible.js';

/**
 * Time that one attempt waits for a lock on PostgreSQL. Readers of a table queue behind a waiting change, so attempts
 * are short and let readers pass between them.
 */
const LOCK_MS = 400;
const PAUSE_MS = 200;

/**
 * Returns the database with a `write` that waits at most `waitMs` for other writers, such as an append of millions of
 * rows. Work that has not begun by then is not started. It may run several times, each time in its own transaction.
 *
 * @param signal - of the request: ends its statements and its waiting; nothing is changed then.
 * @returns a database whose `write` throws {AppError} `server.unavailable` when it has waited in vain.
 */
export function withLockTimeout(
  database: Database,
  { waitMs, signal }: { readonly waitMs: number; readonly signal: AbortSignal },
): Database {
  const { name, knex, dialect } = database;
  return {
    name,
    knex,
    dialect,
    async write(work) {
      const limit = AbortSignal.timeout(waitMs);
      const waiting = AbortSignal.any([signal, limit]);
      for (;;) {
        try {
          waiting.throwIfAborted();
          return await database.write(
            async (trx) => interruptible(signal, await dialect.interrupter(trx), () => work(trx)),
            { signal: waiting, lockTimeoutMs: Math.min(LOCK_MS, waitMs) },
          );
        } catch (error) {
          signal.throwIfAborted();
          if (limit.aborted && error === limit.reason) throw busy(error);
          if (!dialect.isBusy(error)) throw error;
        }
        await sleep(PAUSE_MS * (0.5 + Math.random()), undefined, { signal: waiting }).catch(() => undefined);
      }
    },
  };
}

function busy(cause: unknown): AppError {
  const text =
    'Other changes of feature data, such as an append, are under way. Nothing was changed: try again later.';
  return new AppError('server.unavailable', text, { cause });
}
