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
    // Nobody looks for the file after a crash of the machine.
    await promisify<string>(database.exec.bind(database))(
      ['PRAGMA synchronous = OFF', ...statements].join(';\n'),
    );
  } finally {
    await promisify(database.close.bind(database))();
  }
}
