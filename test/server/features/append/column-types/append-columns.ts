import { expect } from 'chai';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import type { TestDatabases } from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { DESTINATIONS, type Destination, type Outcomes } from './outcomes.js';

/** Outcomes of the columns of a source of two rows: one of values, one of none. */
export type Appended = Readonly<Record<string, Outcomes>>;

const nameOf = (column: string, type: Destination): string => `${column}_to_${type}`;

/**
 * Appends every column of a source to a field of every type. Once for the faults, all of which are told at once, and
 * then what is without them.
 */
export async function appendColumns(
  databases: TestDatabases,
  columns: readonly string[],
  source: (fixture: AppendFixture) => Promise<AppendParameters>,
): Promise<Appended> {
  const pairs = columns.flatMap((column) => DESTINATIONS.map((type) => ({ column, type })));
  const fixture = await openAppendFixture(databases, {
    type: 'Table',
    fields: pairs.map(({ column, type }) => field(nameOf(column, type), type)),
  });
  try {
    const parameters = await source(fixture);
    const mapping = (some: typeof pairs): AppendParameters['fieldMappings'] =>
      some.map(({ column, type }) => ({ source: column, name: nameOf(column, type) }));
    const tried = await fixture.append({
      ...parameters,
      fieldMappings: mapping(pairs),
      rollbackOnFailure: true,
    });
    const faults = tried.errorCount === 0 ? [] : await fixture.report(tried);
    const refused = new Map(
      faults.map(({ sourceRow, field, code }) => [`${String(sourceRow)} ${field ?? ''}`, code]),
    );
    const codeOf = ({ column, type }: (typeof pairs)[number]) => refused.get(`1 ${nameOf(column, type)}`);
    // Nothing is no fault of any type.
    expect(faults.filter(({ sourceRow }) => sourceRow !== 1)).to.deep.equal([]);
    const good = pairs.filter((pair) => codeOf(pair) === undefined);
    const status = await fixture.append({ ...parameters, fieldMappings: mapping(good) });
    expect(status, status.statusMessage).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
    const [stored, empty] = await storedIn(
      fixture,
      good.map(({ column, type }) => nameOf(column, type)),
    );
    for (const [name, value] of Object.entries(empty ?? {})) expect(value, name).to.equal(null);
    const outcomes = new Map<string, Record<string, unknown>>();
    for (const pair of pairs) {
      const code = codeOf(pair);
      const known = outcomes.get(pair.column) ?? {};
      known[pair.type] = code === undefined ? stored?.[nameOf(pair.column, pair.type)] : `!${code}`;
      outcomes.set(pair.column, known);
    }
    return Object.fromEntries(outcomes) as unknown as Appended;
  } finally {
    await fixture.close();
  }
}

/** The rows by fields, with integers of 64 bits as text, since no driver tells all of them as numbers. */
async function storedIn(
  { databases: { features }, layer }: AppendFixture,
  names: readonly string[],
): Promise<Record<string, unknown>[]> {
  const { dialect, knex } = features;
  const fields = layer.fields.filter(({ name }) => names.includes(name));
  const columns = fields.map(({ column, type }) => {
    const quoted = dialect.quote(column);
    return type === 'esriFieldTypeBigInteger' ? `CAST(${quoted} AS TEXT) AS ${quoted}` : quoted;
  });
  const rows = await dialect.rows<Record<string, unknown>>(knex, {
    sql: `SELECT ${columns.join(', ')} FROM ${dialect.quote(layer.table)} ORDER BY objectid`,
    bindings: [],
  });
  return rows.map((row) => Object.fromEntries(fields.map(({ name, column }) => [name, row[column]])));
}
