import {
  closeConnection,
  copyDatabase,
  openConnection,
  runSql,
  type SqliteConnection,
} from '../sqlite/driver.js';
import { databasePath, STORES } from './manifest.js';

/** Snapshot of the databases, which later writes do not change. */
export interface Snapshot {
  /** Copies the snapshot to files of the same names. */
  copyTo(target: string, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Takes a snapshot of all databases of `folder` almost at once, while a server writes.
 *
 * The `system` store comes first: if a job ends meanwhile, the restored job runs again and finds its rows written. In
 * the other order it would count as done without them.
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
