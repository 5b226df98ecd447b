import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { parseWhere } from '../../../../server/features/where/parse-where.js';
import { emitCondition } from '../../../../server/features/query/sql/emit-where.js';
import { createPostgisQuery } from '../../../../server/features/query/sql/postgis-query.js';
import { createSpatialiteQuery } from '../../../../server/features/query/sql/spatialite-query.js';
import type { Dialect, Fragment } from '../../../../server/storage/sql/dialect.js';
import { makeField, makeLayer } from '../query/query-layers.js';

const layer = makeLayer();
const now = new Date('2026-03-04T05:06:07.089Z');
const quoting: Pick<Dialect, 'quote' | 'epochMs'> = {
  quote: (name) => `"${name}"`,
  epochMs: (instant) => instant,
};
const sqlite = createSpatialiteQuery(quoting);
const postgres = createPostgisQuery(quoting);

const emit = (where: string): { sqlite: Fragment; postgres: Fragment } => {
  const condition = parseWhere(where, layer, now);
  return { sqlite: emitCondition(condition, sqlite), postgres: emitCondition(condition, postgres) };
};

const reasonOf = (where: string): string => {
  try {
    parseWhere(where, layer, now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.invalid') {
      const [fault, ...others] = error.faults;
      expect(others).to.deep.equal([]);
      expect(fault?.field).to.equal('where');
      return fault?.reason.replace("'where' clause is invalid: ", '') ?? '';
    }
    throw error;
  }
  throw new Error(`accepted: ${where}`);
};

/** Moments that are moved, and where to. */
const MOVED: readonly (readonly [moment: string, value: string])[] = [
  ['current_timestamp - 1', '2026-03-03T05:06:07.089Z'],
  ['current_timestamp + 0.5', '2026-03-04T17:06:07.089Z'],
  ['(current_timestamp - 1) + 2', '2026-03-05T05:06:07.089Z'],
  ['current_date - 30', '2026-02-02T00:00:00.000Z'],
  ['current_date - 0.25', '2026-03-03T18:00:00.000Z'],
  ["CURRENT_TIMESTAMP - INTERVAL '7' DAY", '2026-02-25T05:06:07.089Z'],
  ["current_timestamp - interval '90' minute", '2026-03-04T03:36:07.089Z'],
  ["current_timestamp - interval '6' hour", '2026-03-03T23:06:07.089Z'],
  ["current_timestamp + interval '8' second", '2026-03-04T05:06:15.089Z'],
  ["current_date - interval '1' month", '2026-02-04T00:00:00.000Z'],
  ["date '2024-03-31' - interval '1' month", '2024-02-29T00:00:00.000Z'],
  ["date '2024-02-29' + interval '1' year", '2025-02-28T00:00:00.000Z'],
  ["date '2024-11-30' + interval '3' month", '2025-02-28T00:00:00.000Z'],
  ["timestamp '2024-01-31 12:00:00' - interval '14' month", '2022-11-30T12:00:00.000Z'],
];

describe('parseWhere', () => {
  // where → SQLite, its values, PostgreSQL, its values
  const valid: readonly [string, string, unknown[], string, unknown[]?][] = [
    ['1=1', '(? = ?)', [1, 1], '(?::bigint = ?::bigint)', ['1', '1']],
    ["NAME = 'O''Brien'", '("name" = ?)', ["O'Brien"], '("name" = ?::text)'],
    ['"name"=N\'x\'', '("name" = ?)', ['x'], '("name" = ?::text)'],
    ["name <> ''", '("name" <> ?)', [''], '("name" <> ?::text)'],
    ["name != 'a'", '("name" <> ?)', ['a'], '("name" <> ?::text)'],
    ["name < 'b'", '("name" < ?)', ['b'], '(("name") COLLATE "C" < ?::text)'],
    ['pop >= -5', '("pop" >= ?)', [-5], '("pop" >= ?::bigint)', ['-5']],
    ['pop = 1e3', '("pop" = ?)', [1000], '("pop" = ?::bigint)', ['1000']],
    [
      'pop = 2.5',
      '(CAST("pop" AS REAL) = CAST(? AS REAL))',
      [2.5],
      '(("pop")::double precision = ?::double precision)',
      ['2.5'],
    ],
    ['area = 3', '("area" = CAST(? AS REAL))', [3], '("area" = ?::double precision)', ['3']],
    ['area < .5', '("area" < CAST(? AS REAL))', [0.5], '("area" < ?::double precision)', ['0.5']],
    ['big = 9007199254740993', '("big" = CAST(? AS INTEGER))', ['9007199254740993'], '("big" = ?::bigint)'],
    [
      'big > -9223372036854775808',
      '("big" > CAST(? AS INTEGER))',
      ['-9223372036854775808'],
      '("big" > ?::bigint)',
    ],
    [
      'ratio = 0.1',
      '("ratio" = CAST(? AS REAL))',
      [0.1],
      '(("ratio"::text::double precision) = ?::double precision)',
      ['0.1'],
    ],
    [
      'pop / 2 > 1',
      '((CAST("pop" AS REAL) / NULLIF(CAST(? AS REAL), 0)) > CAST(? AS REAL))',
      [2, 1],
      '((("pop")::double precision / NULLIF(?::double precision, 0)) > ?::double precision)',
      ['2', '1'],
    ],
    [
      '1 + 2 * 3 = 7',
      '((CAST(? AS REAL) + (CAST(? AS REAL) * CAST(? AS REAL))) = CAST(? AS REAL))',
      [1, 2, 3, 7],
      '((?::double precision + (?::double precision * ?::double precision)) = ?::double precision)',
      ['1', '2', '3', '7'],
    ],
    [
      '-(area) = 1',
      '((CAST(? AS REAL) - "area") = CAST(? AS REAL))',
      [0, 1],
      '((?::double precision - "area") = ?::double precision)',
      ['0', '1'],
    ],
    ['pop in (1, 2)', '("pop" IN (?, ?))', [1, 2], '("pop" IN (?::bigint, ?::bigint))', ['1', '2']],
    ['pop not in (1)', '(NOT ("pop" IN (?)))', [1], '(NOT ("pop" IN (?::bigint)))', ['1']],
    [
      'pop between 1 and 2',
      '(("pop" >= ?) AND ("pop" <= ?))',
      [1, 2],
      '(("pop" >= ?::bigint) AND ("pop" <= ?::bigint))',
      ['1', '2'],
    ],
    ["pop = '5'", '("pop" = ?)', [5], '("pop" = ?::bigint)', ['5']],
    ["' +5 ' = pop", '(? = "pop")', [5], '(?::bigint = "pop")', ['5']],
    [
      "pop in ('1', 2, '-3')",
      '("pop" IN (?, ?, ?))',
      [1, 2, -3],
      '("pop" IN (?::bigint, ?::bigint, ?::bigint))',
      ['1', '2', '-3'],
    ],
    [
      "pop = '2.5'",
      '(CAST("pop" AS REAL) = CAST(? AS REAL))',
      [2.5],
      '(("pop")::double precision = ?::double precision)',
      ['2.5'],
    ],
    ["area < '.5'", '("area" < CAST(? AS REAL))', [0.5], '("area" < ?::double precision)', ['0.5']],
    ["big = '9007199254740993'", '("big" = CAST(? AS INTEGER))', ['9007199254740993'], '("big" = ?::bigint)'],
    ["name = '5'", '("name" = ?)', ['5'], '("name" = ?::text)'],
    ["name like 'A%b_'", '("name" GLOB ?)', ['A*b?'], '("name" LIKE ?::text)', ['A%b_']],
    ["name like '[*?\\'", '("name" GLOB ?)', ['[[][*][?]\\'], '("name" LIKE ?::text)', ['[*?\\\\']],
    ["name like '50!%!!' escape '!'", '("name" GLOB ?)', ['50%!'], '("name" LIKE ?::text)', ['50\\%!']],
    [
      "upper(name) like upper('%a_é%')",
      `(replace(upper("name"), 'é', 'É') GLOB ?)`,
      ['*A?É*'],
      `(translate(upper(("name") COLLATE "C"), 'é', 'É') LIKE ?::text)`,
      ['%A_É%'],
    ],
    ["name like lower('A!%É') escape '!'", '("name" GLOB ?)', ['a%é'], '("name" LIKE ?::text)', ['a\\%é']],
    ['name is null', '("name" IS NULL)', [], '("name" IS NULL)'],
    ['not name is not null', '(NOT (NOT ("name" IS NULL)))', [], '(NOT (NOT ("name" IS NULL)))'],
    [
      "pop=1 or pop=2 and name='a'",
      '(("pop" = ?) OR (("pop" = ?) AND ("name" = ?)))',
      [1, 2, 'a'],
      '(("pop" = ?::bigint) OR (("pop" = ?::bigint) AND ("name" = ?::text)))',
      ['1', '2', 'a'],
    ],
    ["upper(name) = 'A'", '(upper("name") = ?)', ['A'], '(upper(("name") COLLATE "C") = ?::text)'],
    ['char_length(name) > 3', '(length("name") > ?)', [3], '(char_length("name") > ?::bigint)', ['3']],
    [
      "substring(name, 1, 2) = 'ab'",
      '(substr("name", ?, ?) = ?)',
      [1, 2, 'ab'],
      '(substr("name", (?::bigint)::integer, (?::bigint)::integer) = ?::text)',
      ['1', '2', 'ab'],
    ],
    [
      "seen >= timestamp '2020-01-02 03:04:05'",
      '("seen" >= ?)',
      ['2020-01-02T03:04:05.000Z'],
      '("seen" >= ?::timestamptz)',
    ],
    ["seen < date '2020-01-02'", '("seen" < ?)', ['2020-01-02T00:00:00.000Z'], '("seen" < ?::timestamptz)'],
    [
      "seen < date '2020-01-02 01:00:00+01:00'",
      '("seen" < ?)',
      ['2020-01-02T00:00:00.000Z'],
      '("seen" < ?::timestamptz)',
    ],
    ["seen < '2020-01-02'", '("seen" < ?)', ['2020-01-02T00:00:00.000Z'], '("seen" < ?::timestamptz)'],
    [
      "seen < '2020-01-02 01:30+05:30'",
      '("seen" < ?)',
      ['2020-01-01T20:00:00.000Z'],
      '("seen" < ?::timestamptz)',
    ],
    [
      "seen < '2020-01-02T01:00:00-0230'",
      '("seen" < ?)',
      ['2020-01-02T03:30:00.000Z'],
      '("seen" < ?::timestamptz)',
    ],
    ['pop = +5', '("pop" = ?)', [5], '("pop" = ?::bigint)', ['5']],
    ["name >= 'b'", '("name" >= ?)', ['b'], '(("name") COLLATE "C" >= ?::text)'],
    ["name like '50😀%' escape '😀'", '("name" GLOB ?)', ['50%'], '("name" LIKE ?::text)', ['50\\%']],
    ['seen < current_timestamp', '("seen" < ?)', [now.toISOString()], '("seen" < ?::timestamptz)'],
    ['day_ = current_date', '("day_" = ?)', ['2026-03-04'], '("day_" = ?::date)'],
    ...MOVED.map(
      ([moment, value]) =>
        [`seen > ${moment}`, '("seen" > ?)', [value], '("seen" > ?::timestamptz)'] as [
          string,
          string,
          unknown[],
          string,
        ],
    ),
    ['day_ > current_date - 4', '("day_" > ?)', ['2026-02-28'], '("day_" > ?::date)'],
    [
      'seen between current_timestamp - 7 and current_timestamp',
      '(("seen" >= ?) AND ("seen" <= ?))',
      ['2026-02-25T05:06:07.089Z', now.toISOString()],
      '(("seen" >= ?::timestamptz) AND ("seen" <= ?::timestamptz))',
    ],
    ["day_ = date '2020-02-29'", '("day_" = ?)', ['2020-02-29'], '("day_" = ?::date)'],
    [
      "day_ < timestamp '2020-02-29 12:00'",
      `(("day_" || 'T00:00:00.000Z') < ?)`,
      ['2020-02-29T12:00:00.000Z'],
      `((("day_")::timestamp AT TIME ZONE 'UTC') < ?::timestamptz)`,
    ],
    ["opens = time '08:30'", '("opens" = ?)', ['08:30:00'], '("opens" = ?::time)'],
    ["opens < '08:30:00.25'", '("opens" < ?)', ['08:30:00.250'], '("opens" < ?::time)'],
    [
      "logged < date '2020-01-02'",
      `(strftime('%Y-%m-%dT%H:%M:%fZ', "logged") < ?)`,
      ['2020-01-02T00:00:00.000Z'],
      '(("logged"::timestamptz) < ?::timestamptz)',
    ],
    [
      "ref = '{ABCDEF01-2345-6789-ABCD-EF0123456789}'",
      '("ref" = ?)',
      ['abcdef01-2345-6789-abcd-ef0123456789'],
      '("ref" = ?::uuid)',
    ],
    [
      "coalesce(name, note, 'x') = 'y'",
      '(coalesce("name", "note", ?) = ?)',
      ['x', 'y'],
      '(coalesce("name", "note", ?::text) = ?::text)',
    ],
  ];

  for (const [where, sqliteSql, sqliteValues, postgresSql, postgresValues = sqliteValues] of valid) {
    it(`emits ${where} with every constant bound`, () => {
      expect(emit(where)).to.deep.equal({
        sqlite: { sql: sqliteSql, bindings: sqliteValues },
        postgres: { sql: postgresSql, bindings: postgresValues },
      });
    });
  }

  const invalid: readonly [string, string | RegExp][] = [
    ['', 'it ends where a field, value or function is expected'],
    ["NAME = 'x", 'a quote is not closed; write a quote inside text twice (at character 8)'],
    ["NAME = 'it's'", 'a quote is not closed; write a quote inside text twice (at character 13)'],
    ['"NAME = 1', 'a double quote is not closed (at character 1)'],
    ['POP IN (SELECT 1)', 'a subselect is not supported (at character 9)'],
    ['POP = (SELECT max(POP) FROM x)', 'a subselect is not supported (at character 8)'],
    ['EXISTS (SELECT 1)', 'a subselect is not supported (at character 9)'],
    ['1=1 UNION SELECT 1', "'UNION' was found where AND, OR or the end is expected (at character 5)"],
    ['NOPE = 1', "'NOPE' is not a field of this layer (at character 1)"],
    ['shape = 1', "'shape' is not a field of this layer (at character 1)"],
    ['"1=1" = 1', "'1=1' is not a field of this layer (at character 1)"],
    ['rowid = 1', "'rowid' is not a field of this layer (at character 1)"],
    [
      'load_extension(NAME) = 1',
      "the function 'load_extension' is not supported; use one of UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING, COALESCE (at character 1)",
    ],
    ['pg_sleep(10) = 1', /the function 'pg_sleep' is not supported/],
    ['1=1 -- x', "'--' begins a comment, and comments are not allowed (at character 5)"],
    ['1=1 /* x */', "'/*' begins a comment, and comments are not allowed (at character 5)"],
    ['1=1; DROP TABLE places', "';' is not allowed: a where clause is one condition (at character 4)"],
    ['POP = @@version', "'@' is not supported (at character 7)"],
    ['POP = $1', "'$' is not supported (at character 7)"],
    ['POP = ?', "'?' is not supported (at character 7)"],
    ['POP = 1\\', "'\\' is not supported (at character 8)"],
    ['POP || 1 = 2', "'|' is not supported (at character 5)"],
    ['POP', "a value was found where a condition is expected, such as NAME = 'x' (at character 1)"],
    ['POP 5', "a value was found where a condition is expected, such as NAME = 'x' (at character 1)"],
    ['(POP = 1) = (POP = 2)', 'a condition was found where a value is expected (at character 2)'],
    ['POP = 1 AND', 'it ends where a field, value or function is expected'],
    ['POP = 1 NAME', "'NAME' was found where AND, OR or the end is expected (at character 9)"],
    ['(POP = 1', "it ends where ')' is expected"],
    ['POP = 1)', "')' was found where AND, OR or the end is expected (at character 8)"],
    ['POP IN ()', "')' was found where a field, value or function is expected (at character 9)"],
    ['POP IN 1', "'1' was found where '(' is expected (at character 8)"],
    ['POP NOT 1', "'1' was found where IN, BETWEEN or LIKE is expected (at character 9)"],
    ['POP BETWEEN 1 OR 2', "'OR' was found where AND is expected (at character 15)"],
    ['POP IS 5', "'5' was found where NULL is expected (at character 8)"],
    ['POP = NULL', 'NULL must be compared with IS NULL or IS NOT NULL (at character 7)'],
    ['NAME = 5', "'5' is a number, and cannot be compared with text (at character 8)"],
    ['NAME = POP', "'POP' is a number, and cannot be compared with text (at character 8)"],
    ["POP = 'five'", "'five' is not a number (at character 7)"],
    ["POP = ''", "'' is not a number (at character 7)"],
    ["POP = '0x10'", "'0x10' is not a number (at character 7)"],
    ["AREA < '1e999'", "'1e999' is not a number (at character 8)"],
    ["POP IN (1, 'b')", "'b' is not a number (at character 12)"],
    ['SEEN = 5', "'5' is a number, and cannot be compared with a date and time (at character 8)"],
    ["SEEN = 'soon'", /'soon' is not a date and time: it is written TIMESTAMP/],
    ["SEEN > DATE '2024-02-30'", /'2024-02-30' is not a date of the form/],
    ["SEEN > TIMESTAMP '2024-02-03 25:00:00'", /is not a date of the form/],
    ["SEEN > TIMESTAMP '9999-12-31 23:30:00-01:00'", /is not a date of the form/],
    ["SEEN > TIMESTAMP '0001-01-01 00:30:00+01:00'", /is not a date of the form/],
    ["SEEN > DATE '0001-01-01' - 1", 'the date must be in the years 1 to 9999 (at character 26)'],
    ["SEEN > DATE '9999-12-31' + 1", 'the date must be in the years 1 to 9999 (at character 26)'],
    ['SEEN > CURRENT_TIMESTAMP + 1e300', 'the date must be in the years 1 to 9999 (at character 26)'],
    ["SEEN > CURRENT_DATE - INTERVAL '999999999' YEAR", /must be in the years 1 to 9999/],
    [
      'SEEN > CURRENT_TIMESTAMP - POP',
      "a date can be moved by a number of days or by an interval such as INTERVAL '1' DAY only (at character 28)",
    ],
    ["SEEN > CURRENT_TIMESTAMP - '7'", /a date can be moved by a number of days/],
    [
      "SEEN > CURRENT_TIMESTAMP - INTERVAL 'x' DAY",
      'INTERVAL must be a whole number in quotes (at character 37)',
    ],
    [
      "SEEN > CURRENT_TIMESTAMP - INTERVAL '1' FORTNIGHT",
      "'FORTNIGHT' was found where SECOND, MINUTE, HOUR, DAY, MONTH or YEAR is expected (at character 41)",
    ],
    ['SEEN - 1 > CURRENT_TIMESTAMP', "'-' needs a number, and 'SEEN' is a date and time (at character 1)"],
    ['SEEN > CURRENT_TIMESTAMP * 2', /'\*' needs a number/],
    ["OPENS = '24:00'", /'24:00' is not a time of day: it is written TIME/],
    ["REF = 'abc'", /'abc' is not a GUID: it is written/],
    ["GlobalID LIKE 'a%'", "LIKE needs text, and 'GlobalID' is a GUID (at character 1)"],
    ["POP LIKE '1%'", "LIKE needs text, and 'POP' is a number (at character 1)"],
    ['NAME LIKE NOTE', "'NOTE' was found where the quoted pattern of LIKE is expected (at character 11)"],
    [
      'NAME LIKE UPPER(NOTE)',
      "'NOTE' was found where the quoted pattern of LIKE is expected (at character 17)",
    ],
    ["NAME LIKE UPPER('a'", "it ends where ')' is expected"],
    [
      "NAME LIKE TRIM('a')",
      "'TRIM' was found where the quoted pattern of LIKE is expected (at character 11)",
    ],
    ["NAME LIKE 'a' ESCAPE 'xy'", 'ESCAPE must be one character in quotes (at character 22)'],
    ["NAME LIKE 'a!b' ESCAPE '!'", /the ESCAPE character must be followed by/],
    ['NAME + 1 = 2', "'+' needs a number, and 'NAME' is text (at character 1)"],
    ['-NAME = 1', "'-' needs a number, and 'NAME' is text (at character 2)"],
    ['UPPER(POP) = 1', "UPPER needs text, and 'POP' is a number (at character 7)"],
    ['UPPER(NAME, NOTE) = 1', 'UPPER takes 1 argument, not 2 (at character 1)'],
    ["SUBSTRING(NAME, 0) = 'a'", /SUBSTRING needs a start of at least 1/],
    ["SUBSTRING(NAME, POP) = 'a'", /SUBSTRING needs a start of at least 1/],
    ['AREA > 1e999', "'1e999' is too large a number (at character 8)"],
    ["NAME = 'a\0b'", 'a NUL character is not allowed (at character 8)'],
  ];

  for (const [where, reason] of invalid) {
    it(`refuses ${JSON.stringify(where)}`, () => {
      if (typeof reason === 'string') expect(reasonOf(where)).to.equal(reason);
      else expect(reasonOf(where)).to.match(reason);
    });
  }

  it('treats keywords that are field names as fields', () => {
    const odd = { fields: [makeField('DATE', 'esriFieldTypeDate'), makeField('IN', 'esriFieldTypeInteger')] };
    const condition = parseWhere('DATE > DATE \'2020-01-01\' AND "IN" = 1', odd);
    expect(emitCondition(condition, sqlite).sql).to.equal('(("date" > ?) AND ("in" = ?))');
  });

  it('accepts letters of any language in names', () => {
    const named = {
      fields: [makeField('Größe_1$', 'esriFieldTypeInteger'), makeField('数', 'esriFieldTypeInteger')],
    };
    const condition = parseWhere('数 = 1 OR Größe_1$ > 2', named);
    expect(emitCondition(condition, sqlite).sql).to.equal('(("数" = ?) OR ("größe_1$" > ?))');
  });

  it('limits nesting, arithmetic, values and length', () => {
    const nested = (depth: number): string => `${'('.repeat(depth)}1=1${')'.repeat(depth)}`;
    expect(() => parseWhere(nested(64), layer)).not.to.throw();
    expect(reasonOf(nested(65))).to.match(/nested more than 64 levels/);
    expect(reasonOf(`${'NOT '.repeat(40_000)}1=1`)).to.match(/nested more than 64 levels/);
    expect(reasonOf(`${'- '.repeat(40_000)}POP = 1`)).to.match(/nested more than 64 levels/);
    expect(reasonOf(`POP = 1${'+1'.repeat(101)}`)).to.match(/more than 100 arithmetic operators/);
    expect(reasonOf(`POP IN (${Array.from({ length: 10_001 }, () => '1').join()})`)).to.match(
      /more than 10000 values/,
    );
    expect(reasonOf(`NAME LIKE '${'x'.repeat(10_001)}'`)).to.match(/longer than 10000 characters/);
    expect(reasonOf(`NAME = '${'x'.repeat(500_000)}'`)).to.match(/more than 500000/);
    expect(reasonOf('('.repeat(400_000))).to.match(/more than 50000 tokens/);
  });

  it('limits calls of functions and wildcards of LIKE', () => {
    const calls = (count: number): string =>
      Array.from({ length: count }, () => "TRIM(NAME) = 'x'").join(' OR ');
    expect(() => parseWhere(calls(1000), layer)).not.to.throw();
    expect(reasonOf(calls(1001))).to.match(/calls more than 1000 functions/);
    expect(() => parseWhere(`NAME IN (${"UPPER('a'),".repeat(2000)}'b')`, layer)).not.to.throw();
    const like = (count: number): string => `NAME LIKE '${'%a'.repeat(count)}'`;
    expect(() => parseWhere(like(100), layer)).not.to.throw();
    expect(reasonOf(like(101))).to.match(/the pattern has 101 '%', more than 100/);
    const many = (count: number): string => Array.from({ length: count }, () => like(100)).join(' OR ');
    expect(() => parseWhere(many(40), layer)).not.to.throw();
    expect(reasonOf(many(41))).to.match(/more than 4000 '%' together/);
    expect(() => parseWhere(`NAME LIKE '${'_'.repeat(5000)}'`, layer)).not.to.throw();
  });

  it('quotes only the start of a long name', () => {
    expect(reasonOf(`${'x'.repeat(100_000)} = 1`).length).to.be.below(300);
    expect(reasonOf(`${'x'.repeat(100_000)}(1) = 1`).length).to.be.below(400);
  });
});
