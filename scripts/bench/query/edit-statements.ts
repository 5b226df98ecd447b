import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../../server/storage/database/database.js';
import type { BenchLayer } from './query-layers.js';
import type { EditedRow, Editor } from './editor.js';

/** How a database reads the rows of a JSON text, and writes what is in them. */
interface Words {
  /** SQL that reads the JSON text as a table `item`. */
  readonly source: string;
  /** A member of it by its name. */
  readonly member: (name: keyof SentRow, type: string) => string;
  readonly instant: string;
  readonly point: string;
  readonly globalId: string;
}

type SentRow = EditedRow & { readonly id: number; readonly globalId: string };

const WORDS: Readonly<Record<'spatialite' | 'postgis', Words>> = {
  spatialite: {
    source: 'json_each(?) AS item',
    member: (name) => `item.value ->> '${name}'`,
    instant: `strftime('%Y-%m-%dT%H:%M:%fZ', (item.value ->> 'seen') / 1000.0, 'unixepoch')`,
    point: `MakePoint(item.value ->> 'x', item.value ->> 'y', 4326)`,
    globalId: `item.value ->> 'globalId'`,
  },
  postgis: {
    source: 'json_array_elements(?::json) AS item',
    member: (name, type) => `(item ->> '${name}')::${type}`,
    instant: `to_timestamp((item ->> 'seen')::float8 / 1000)`,
    point: `ST_SetSRID(ST_MakePoint((item ->> 'x')::float8, (item ->> 'y')::float8), 4326)`,
    globalId: `(item ->> 'globalId')::uuid`,
  },
};

/** Edits by one statement for all rows, which come as one JSON text: the best that either database has. */
export function statementEditor(features: Database, { table }: BenchLayer): Editor {
  const { dialect } = features;
  const { source, member, instant, point, globalId } = WORDS[dialect.kind];
  const values = {
    name: member('name', 'text'),
    rank: member('rank', 'smallint'),
    pop: member('pop', 'integer'),
    area: member('area', 'float8'),
    seen: instant,
    shape: point,
  };
  const columns = Object.keys(values).join(', ');
  const written = Object.values(values).join(', ');
  const insert = async (trx: Transaction, rows: readonly EditedRow[]): Promise<number[]> => {
    const sent = rows.map((row) => ({ ...row, globalId: randomUUID() }));
    const ids = await dialect.rows<{ id: number | string }>(trx, {
      sql: `INSERT INTO ${table} (globalid, ${columns}) SELECT ${globalId}, ${written} FROM ${source}
            RETURNING objectid AS id`,
      bindings: [JSON.stringify(sent)],
    });
    return ids.map(({ id }) => Number(id));
  };
  const remove = async (trx: Transaction, ids: readonly number[]): Promise<void> => {
    await dialect.execute(trx, {
      sql: `DELETE FROM ${table} WHERE objectid IN (SELECT ${member('id', 'bigint')} FROM ${source})`,
      bindings: [JSON.stringify(ids.map((id) => ({ id })))],
    });
  };
  return {
    add: (rows) => features.write((trx) => insert(trx, rows)),
    remove: (ids) => features.write((trx) => remove(trx, ids)),
    replace: (ids, rows) =>
      features.write(async (trx) => {
        await remove(trx, ids);
        return insert(trx, rows);
      }),
    async update(ids, rows) {
      const sent = rows.map((row, index) => ({ ...row, id: ids[index] }));
      const assignments = Object.keys(values).map((column) => `${column} = changed.${column}`);
      const changed = Object.entries(values).map(([column, value]) => `${value} AS ${column}`);
      await features.write((trx) =>
        dialect.execute(trx, {
          sql: `UPDATE ${table} SET ${assignments.join(', ')}
                FROM (SELECT ${member('id', 'bigint')} AS id, ${changed.join(', ')} FROM ${source}) AS changed
                WHERE ${table}.objectid = changed.id`,
          bindings: [JSON.stringify(sent)],
        }),
      );
    },
  };
}
