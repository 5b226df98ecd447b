import { expect } from 'chai';
import {
  closeConnection,
  openConnection,
  type SqliteConnection,
} from '../../../../server/storage/sqlite/driver.js';
import { SqliteStatements } from '../../../../server/storage/sqlite/statements.js';

const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (reason: unknown) => String(reason),
  );

describe('SqliteStatements', () => {
  let connection: SqliteConnection;
  let statements: SqliteStatements;
  beforeEach(async () => {
    connection = await openConnection(':memory:');
    statements = new SqliteStatements(connection);
    await statements.run('run', 'CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT UNIQUE)', []);
  });

  const insert = (b: string) => statements.run('run', 'INSERT INTO t (b) VALUES (?)', [b]);
  const all = async (): Promise<unknown> => (await statements.run('all', 'SELECT * FROM t', [])).rows;

  it('returns rows, the last id and the count of changes of each run', async () => {
    const [first, second] = await Promise.all([insert('x'), insert('y')]);
    expect([first.lastID, second.lastID, second.changes]).to.deep.equal([1, 2, 1]);
    const none = await statements.run('run', 'DELETE FROM t WHERE a > ?', [5]);
    expect(none.changes).to.equal(0);
    expect(await all()).to.deep.equal([
      { a: 1, b: 'x' },
      { a: 2, b: 'y' },
    ]);
  });

  it('follows changes of tables under a compiled statement', async () => {
    expect(await all()).to.deep.equal([]);
    await statements.run('run', 'ALTER TABLE t ADD COLUMN c INTEGER DEFAULT 7', []);
    await insert('x');
    expect(await all()).to.deep.equal([{ a: 1, b: 'x', c: 7 }]);
  });

  it('fails as often as a statement does, and runs it again afterwards', async () => {
    await insert('x');
    expect(await reasonOf(insert('x'))).to.contain('UNIQUE');
    expect(await reasonOf(insert('x'))).to.contain('UNIQUE');
    expect((await insert('y')).lastID).to.equal(2);
    expect(await reasonOf(statements.run('all', 'SELECT nonsense', []))).to.contain('nonsense');
    expect(await reasonOf(statements.run('all', 'SELECT * FROM later', []))).to.contain('later');
    await statements.run('run', 'CREATE TABLE later (a)', []);
    expect((await statements.run('all', 'SELECT * FROM later', [])).rows).to.deep.equal([]);
  });

  describe('each', () => {
    const each = async (sql: string, ...bindings: unknown[]): Promise<unknown[]> => {
      const found: unknown[] = [];
      await statements.each(sql, bindings, (row) => void found.push(row));
      return found;
    };
    const ABOVE = 'SELECT a FROM t WHERE a > ? ORDER BY a';

    beforeEach(async () => {
      for (const b of ['x', 'y', 'z']) await insert(b);
    });

    it('returns every row in order, on each run', async () => {
      expect(await each(ABOVE, 1)).to.deep.equal([{ a: 2 }, { a: 3 }]);
      expect(await each(ABOVE, 0)).to.deep.equal([{ a: 1 }, { a: 2 }, { a: 3 }]);
      expect(await each(ABOVE, 3)).to.deep.equal([]);
      for (let time = 0; time < 2; time += 1) {
        expect(await each('SELECT b FROM t')).to.deep.equal([{ b: 'x' }, { b: 'y' }, { b: 'z' }]);
      }
    });

    it('reads a row while the caller uses the one before, and lets others run the same statement', async () => {
      const found: unknown[] = [];
      let others: Promise<unknown> | undefined;
      await statements.each(ABOVE, [0], (row) => {
        found.push(row);
        others ??= statements.run('all', ABOVE, [2]).then(({ rows }) => rows);
      });
      expect(found).to.have.length(3);
      expect(await others).to.deep.equal([{ a: 3 }]);
    });

    it('fails with an error after the first row, and runs again afterwards', async () => {
      // The least integer has no opposite.
      const sql = 'SELECT abs(CASE a WHEN 2 THEN -9223372036854775807 - ? ELSE a END) AS n FROM t ORDER BY a';
      const found: unknown[] = [];
      const reason = await reasonOf(statements.each(sql, [1], (row) => void found.push(row)));
      expect(reason).to.contain('integer overflow');
      expect(found).to.deep.equal([{ n: 1 }]);
      expect(await each(sql, 0)).to.have.length(3);
      expect(await reasonOf(each('SELECT nonsense'))).to.contain('nonsense');
    });

    it('leaves nothing open', async () => {
      await each(ABOVE, 0);
      await statements.run('run', 'DROP TABLE t', []);
      statements.finalize();
      await closeConnection(connection);
    });
  });

  it('leaves no lock behind, so that tables can be dropped and the connection closed', async () => {
    await insert('x');
    for (let number = 0; number < 250; number += 1) {
      await statements.run('all', `SELECT ${String(number)} AS n FROM t`, []);
    }
    await statements.run('run', 'DROP TABLE t', []);
    statements.finalize();
    await closeConnection(connection);
  });

  it('keeps the connection open until its statements are finalized', async () => {
    await all();
    expect(await reasonOf(closeConnection(connection))).to.contain('SQLITE_BUSY');
    statements.finalize();
    await closeConnection(connection);
  });
});
