import type { Knex } from 'knex';
import { postgisDialect } from '../dialect.js';
import type { SpatialTarget } from '../../sql/bulk-loader.js';

const { quote } = postgisDialect;

/** Maximum wait for readers or writers, because others queue behind this lock as long. */
const LONGEST_WAIT = '2s';

/** True if the table `c` has objects beyond columns and indexes, which a copy would lose. */
const IS_SPECIAL = `(c.relacl IS NOT NULL OR c.relhastriggers OR c.relhasrules OR c.relrowsecurity
  OR EXISTS (SELECT 1 FROM pg_publication_rel WHERE prrelid = c.oid)
  OR EXISTS (SELECT 1 FROM pg_inherits WHERE c.oid IN (inhrelid, inhparent)))`;

interface IndexRow {
  readonly name: string;
  readonly definition: string;
  readonly is_primary: boolean;
  readonly is_spatial: boolean;
}

/**
 * Table like a layer's, for a large load that replaces an empty table or most of its rows.
 *
 * Its indexes are built after the rows, in less than half the time of maintaining them. Readers wait only for the swap
 * at the end, whereas dropping an index would block them for the whole load.
 */
export class SideTable {
  readonly name: string;
  readonly #trx: Knex.Transaction;
  readonly #target: SpatialTarget;
  readonly #indexes: readonly IndexRow[];
  readonly #sequence: string;
  #isUnique = false;

  private constructor(
    trx: Knex.Transaction,
    target: SpatialTarget,
    found: { indexes: readonly IndexRow[]; sequence: string },
  ) {
    this.name = sideName(target.table);
    this.#trx = trx;
    this.#target = target;
    this.#indexes = found.indexes;
    this.#sequence = found.sequence;
  }

  /**
   * Returns `undefined` if the table cannot be replaced.
   *
   * That is so if it has grants, triggers, rules, policies or a publication, which the copy would lack, or if its
   * definition is being changed.
   *
   * @param keepsWritersOut - true to read rows of the table into this one: no other transaction may change them from
   * now on.
   */
  static async make(
    trx: Knex.Transaction,
    target: SpatialTarget,
    { keepsWritersOut = false }: { readonly keepsWritersOut?: boolean } = {},
  ): Promise<SideTable | undefined> {
    const { table, rowId } = target;
    const [found] = await postgisDialect.rows<{ sequence: string | null; is_special: boolean }>(trx, {
      sql: `SELECT pg_get_serial_sequence(?, ?) AS sequence, ${IS_SPECIAL} AS is_special
            FROM pg_class c WHERE c.oid = ?::regclass`,
      bindings: [quote(table), rowId, quote(table)],
    });
    const sequence = found?.sequence ?? undefined;
    if (sequence === undefined || found?.is_special === true) return undefined;
    return within(trx, async () => {
      // From here on nobody changes columns or indexes; reading continues, and usually writing.
      if (keepsWritersOut) await lock(trx, table, 'SHARE ROW EXCLUSIVE');
      else await trx.raw(`LOCK TABLE ${quote(table)} IN SHARE UPDATE EXCLUSIVE MODE NOWAIT`);
      const indexes = await postgisDialect.rows<IndexRow>(trx, {
        sql: `SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition, i.indisprimary AS is_primary,
                a.amname = 'gist' AS is_spatial
              FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
              WHERE i.indrelid = ?::regclass ORDER BY c.relname`,
        bindings: [quote(table)],
      });
      const side = new SideTable(trx, target, { indexes, sequence });
      await side.#create();
      return side;
    });
  }

  async #create(): Promise<void> {
    const [name, rowId] = [quote(this.name), quote(this.#target.rowId)];
    await this.#trx.raw(
      `CREATE TABLE ${name} (LIKE ${quote(this.#target.table)} INCLUDING DEFAULTS INCLUDING GENERATED)`,
    );
    // Ids continue with those of the table. The name of the sequence is already quoted.
    await this.#trx.raw(
      `ALTER TABLE ${name} ALTER COLUMN ${rowId} SET DEFAULT nextval('${this.#sequence.replaceAll("'", "''")}')`,
    );
  }

  async #createIndex(at: number, { definition, is_primary: isPrimary }: IndexRow): Promise<void> {
    const name = quote(this.#indexName(at));
    const head = definition.startsWith('CREATE UNIQUE') ? 'CREATE UNIQUE INDEX' : 'CREATE INDEX';
    const columns = definition.slice(definition.indexOf(' USING '));
    await this.#trx.raw(`${head} ${name} ON ${quote(this.name)}${columns.replaceAll('?', '\\?')}`);
    if (isPrimary) {
      await this.#trx.raw(
        `ALTER TABLE ${quote(this.name)} ADD CONSTRAINT ${name} PRIMARY KEY USING INDEX ${name}`,
      );
    }
  }

  #indexName(at: number): string {
    return `${this.name}_${String(at)}`;
  }

  /** Builds all indexes except the spatial one. Fails with a unique violation if values are not unique. */
  async finishUnique(): Promise<void> {
    if (this.#isUnique) return;
    for (const [at, index] of this.#indexes.entries())
      if (!index.is_spatial) await this.#createIndex(at, index);
    this.#isUnique = true;
  }

  async finishIndexes(): Promise<void> {
    await this.finishUnique();
    for (const [at, index] of this.#indexes.entries())
      if (index.is_spatial) await this.#createIndex(at, index);
  }

  /** Replaces the layer's table with this one; returns false if it could not be locked, or has new rows. */
  async swap({ mayHaveRows }: { mayHaveRows: boolean }): Promise<boolean> {
    const trx = this.#trx;
    const { table, rowId } = this.#target;
    const swapped = await within(trx, async () => {
      await lock(trx, table, 'ACCESS EXCLUSIVE');
      const [next] = await postgisDialect.rows<{
        next: string;
        name: string;
        has_rows: boolean;
        is_special: boolean;
      }>(trx, {
        sql: `SELECT (last_value + CASE WHEN is_called THEN 1 ELSE 0 END)::text AS next,
                (SELECT relname FROM pg_class WHERE oid = ?::regclass) AS name,
                EXISTS (SELECT 1 FROM ${quote(table)}) AS has_rows,
                (SELECT ${IS_SPECIAL} FROM pg_class c WHERE c.oid = ?::regclass) AS is_special
              FROM ${this.#sequence}`,
        bindings: [this.#sequence, quote(table)],
      });
      if (next === undefined || next.is_special || (next.has_rows && !mayHaveRows)) return undefined;
      const side = quote(this.name);
      await trx.raw(`ALTER TABLE ${side} ALTER COLUMN ${quote(rowId)} DROP DEFAULT`);
      // Omit CASCADE, so that the table stays if another object depends on it.
      await trx.raw(`DROP TABLE ${quote(table)}`);
      await trx.raw(`ALTER TABLE ${side} RENAME TO ${quote(table)}`);
      for (const [at, { name }] of this.#indexes.entries()) {
        await trx.raw(`ALTER INDEX ${quote(this.#indexName(at))} RENAME TO ${quote(name)}`);
      }
      await trx.raw(
        `ALTER TABLE ${quote(table)} ALTER COLUMN ${quote(rowId)}
         ADD GENERATED BY DEFAULT AS IDENTITY (SEQUENCE NAME ${quote(next.name)})`,
      );
      await trx.raw(`ALTER SEQUENCE ${quote(next.name)} RESTART WITH ${String(BigInt(next.next))}`);
      return true;
    });
    return swapped === true;
  }

  /** Moves the rows into the layer's table instead. */
  async pourInto(table: string): Promise<void> {
    const written = await postgisDialect.rows<{ name: string }>(this.#trx, {
      sql: `SELECT attname AS name FROM pg_attribute
            WHERE attrelid = ?::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      bindings: [quote(this.name)],
    });
    const columns = written.map(({ name }) => quote(name)).join(', ');
    await this.#trx.raw(
      `INSERT INTO ${quote(table)} (${columns}) SELECT ${columns} FROM ${quote(this.name)}`,
    );
    await this.drop();
  }

  async drop(): Promise<void> {
    await this.#trx.raw(`DROP TABLE ${quote(this.name)}`);
  }
}

/** Returns a name within the length limit that no layer's table has, because those end in two numbers. */
function sideName(table: string): string {
  return `${table.slice(0, 40)}_bulk`;
}

/** Locks in a savepoint, so that a failed lock can be undone. */
async function lock(
  trx: Knex.Transaction,
  table: string,
  mode: 'ACCESS EXCLUSIVE' | 'SHARE ROW EXCLUSIVE',
): Promise<void> {
  await trx.raw(`SET LOCAL lock_timeout = '${LONGEST_WAIT}'`);
  await trx.raw(`LOCK TABLE ${quote(table)} IN ${mode} MODE`);
  await trx.raw('SET LOCAL lock_timeout = 0');
}

// Lock not available, dependent objects, deadlock.
const IN_THE_WAY = ['55P03', '2BP01', '40P01'];

/** Runs all of `work` or undoes it; returns `undefined` when other transactions are in the way. */
async function within<T>(trx: Knex.Transaction, work: () => Promise<T | undefined>): Promise<T | undefined> {
  await trx.raw('SAVEPOINT side_table');
  try {
    const done = await work();
    await trx.raw(done === undefined ? 'ROLLBACK TO SAVEPOINT side_table' : 'RELEASE SAVEPOINT side_table');
    return done;
  } catch (error) {
    await trx.raw('ROLLBACK TO SAVEPOINT side_table');
    if (IN_THE_WAY.includes(String((error as { code?: unknown }).code))) return undefined;
    throw error;
  }
}
