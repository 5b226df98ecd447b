import type { Transaction } from '../../../server/storage/database/database.js';
import { openDatabases } from '../../../server/storage/open.js';
import { type Gate, makeGate, silentLog } from '../servers/jobs.js';

/**
 * Writes on connections of its own, as another process does, and keeps its locks until `release` opens.
 *
 * @returns once it holds them; `written` resolves when it has let go of them
 */
export async function writeElsewhere(
  url: string,
  release: Gate,
  work: (trx: Transaction) => Promise<unknown>,
): Promise<{ readonly written: Promise<void> }> {
  const other = await openDatabases({ url, log: silentLog });
  const holding = makeGate();
  const write = async (): Promise<void> => {
    try {
      await other.features.write(async (trx) => {
        await work(trx);
        holding.open();
        await release.opened;
      });
    } finally {
      await other.close();
    }
  };
  const written = write();
  await Promise.race([holding.opened, written]);
  return { written };
}
