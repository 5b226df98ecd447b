import { pathToFileURL } from 'node:url';
import { sizeInstead } from '../blobs/blob-check.js';
import { closeConnection, openImmutable, runSql, type SqliteConnection } from '../sqlite/driver.js';
import { SqliteStatements } from '../sqlite/statements.js';
import { type DamagedBlob, databasePath, type FileSum } from './manifest.js';

/** Maximum size of a value that is read from the databases. */
const MAX_VALUE_BYTES = 64 * 1024 * 1024;

/** Part of a statement that reads a blob from JSON text: key, bytes and hash, at these paths. */
const ofJson = (json: string, key: string, content: string): string =>
  `json_extract(${json}, '${key}'), json_extract(${json}, '${content}.bytes'), json_extract(${json}, '${content}.sha256')`;

/** Blobs that exist as long as the row that names them. */
const NEEDED = [
  "SELECT blob_key, bytes, sha256 FROM uploads WHERE is_committed AND blob_key <> ''",
  'SELECT blob_key, bytes, sha256 FROM file_parts',
  'SELECT blob_key, bytes, sha256 FROM items WHERE blob_key IS NOT NULL',
  'SELECT blob_key, bytes, sha256 FROM events.images',
  `SELECT ${ofJson('size.value', '$.blobKey', '$')} FROM events.images, json_each(images.sizes) AS size`,
];

/** Blobs of jobs, which may be deleted before their row. */
const OPTIONAL = [
  `SELECT ${ofJson('result', '$.reportBlobKey', '$.reportBlob')} FROM jobs WHERE result IS NOT NULL`,
  `SELECT ${ofJson('payload', '$.source.blobKey', '$.source')} FROM jobs`,
  `SELECT ${ofJson('payload', '$.blobKey', '$.content')} FROM jobs`,
];

/** Blobs that the databases of a backup name, with their sizes and hashes, in a temporary table. */
export class KnownBlobs {
  readonly #connection: SqliteConnection;
  readonly #statements: SqliteStatements;

  private constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#statements = new SqliteStatements(connection);
  }

  /** Reads the databases of a folder to which no process writes. */
  static async open(folder: string): Promise<KnownBlobs> {
    const connection = await openImmutable(databasePath(folder, 'system'), MAX_VALUE_BYTES);
    try {
      const events = `${pathToFileURL(databasePath(folder, 'events')).href}?immutable=1`;
      await runSql(connection, `ATTACH DATABASE '${events.replaceAll("'", "''")}' AS events`);
      await runSql(
        connection,
        'CREATE TEMP TABLE known (key TEXT PRIMARY KEY, bytes, sha256, is_awaited) WITHOUT ROWID',
      );
      for (const [isAwaited, selections] of [
        [1, NEEDED],
        [0, OPTIONAL],
      ] as const) {
        for (const selection of selections) {
          const insert = `INSERT OR IGNORE INTO known SELECT *, ${String(isAwaited)} FROM (${selection})`;
          await runSql(connection, insert).catch((error: unknown) => {
            // A database that is not migrated yet lacks some of these tables and columns.
            if (!/no such (?:table|column)/.test(String(error))) throw error;
          });
        }
      }
      return new KnownBlobs(connection);
    } catch (error) {
      await closeConnection(connection);
      throw error;
    }
  }

  /** Compares a blob of the backup with its row; `undefined` if it has none or does not differ. */
  async compare(key: string, sum: FileSum): Promise<DamagedBlob | undefined> {
    const [known] = await this.#rows<KnownSum>(
      'UPDATE known SET is_awaited = 0 WHERE key = ? RETURNING bytes, sha256',
      [key],
    );
    // Earlier versions stored no hash of some blobs.
    if (typeof known?.bytes !== 'number') return undefined;
    if (known.bytes !== sum.bytes) return { key, difference: sizeInstead(sum.bytes, known.bytes) };
    if (known.sha256 === null || known.sha256 === sum.sha256) return undefined;
    return { key, difference: 'its SHA-256 differs from the stored one' };
  }

  /** Counts needed blobs that were never compared, and names the first of them. */
  async findMissing(most: number): Promise<{ readonly count: number; readonly keys: readonly string[] }> {
    const [counted] = await this.#rows<{ count: number }>(
      'SELECT count(*) AS count FROM known WHERE is_awaited',
      [],
    );
    const select = 'SELECT key FROM known WHERE is_awaited ORDER BY key LIMIT ?';
    const rows = await this.#rows<{ key: string }>(select, [most]);
    return { count: counted?.count ?? 0, keys: rows.map(({ key }) => key) };
  }

  close(): Promise<void> {
    this.#statements.finalize();
    return closeConnection(this.#connection);
  }

  async #rows<Row>(sql: string, bindings: readonly unknown[]): Promise<readonly Row[]> {
    const { rows = [] } = await this.#statements.run('all', sql, bindings);
    return rows as readonly Row[];
  }
}

interface KnownSum {
  readonly bytes: number | null;
  readonly sha256: string | null;
}
