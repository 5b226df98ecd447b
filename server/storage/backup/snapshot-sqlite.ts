import {
  closeConnection,
  copyDatabase,
  openConnection,
  runSql,
  type SqliteConnection,
} from '../sqlite/driver.js';
import { databasePath, STORES } from './manifest.js';

/** A state of the databases that stays as it was, whatever is written meanwhile. */
export interface Snapshot {
  /** Writes it to files of the same names. */
  copyTo(target: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Takes the state of all databases of `folder` within a moment, beside a server that writes on. The `system` store
 * comes first: should a job end in that moment, the restored job runs again and finds its rows written, while the
 * other way round it would count as done without them.
 */
export async function snapshotSqlite(folder: string): Promise<Snapshot> {
  const connections: SqliteConnection[] = [];
  const close = async (): Promise<void> => {
    for (const connection of connections.splice(0)) await closeConnection(connection);
  };
  try {
    for (const name of STORES) connections.push(await openConnection(databasePath(folder, name)));
    for (const connection of connections) {
      await runSql(connection, 'BEGIN');
      await runSql(connection, 'SELECT count(*) FROM sqlite_master');
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async copyTo(target, signal) {
      for (const [index, name] of STORES.entries()) {
        const connection = connections[index];
        if (connection === undefined) throw new Error('the snapshot is closed');
        await copyDatabase(connection, databasePath(target, name), signal);
      }
    },
    close,
  };
}
