import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';

/** Runs statements in an SQLite file, which is made when missing; for databases that GDAL would not write. */
export async function runSqlite(path: string, ...statements: readonly string[]): Promise<void> {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(path, (error) => {
      if (error) reject(error);
      else resolve(opened);
    });
  });
  try {
    await promisify<string>(database.exec.bind(database))(statements.join(';\n'));
  } finally {
    await promisify(database.close.bind(database))();
  }
}
