import type { Parameters } from '../../../support/servers/feature-server.js';

/** Outcome of an SQL injection attempt: a refusal, or plain data. */
export type Outcome =
  /** An error one of whose details begins with this. */
  | { readonly refuses: string }
  /** The codes of the rows that are found, in their order. */
  | { readonly finds: readonly string[] }
  /** The columns of the reply. */
  | { readonly shows: readonly string[] };

export interface Attempt {
  readonly sent: Parameters;
  readonly outcome: Outcome;
}

/** Rows of the layer that is asked, with names that look like SQL, or like places for bound values. */
export const ROWS: readonly { readonly code: string; readonly name: string; readonly people: number }[] = [
  { code: 'A', name: 'Bergen', people: 1 },
  { code: 'B', name: "x'; DROP TABLE users; --", people: 2 },
  { code: 'C', name: '?', people: 3 },
  { code: 'D', name: '$1 :name @name \\? %', people: 4 },
];
const ALL = ROWS.map(({ code }) => code);

/** No condition of the language, whichever database is behind it. */
export const NO_CONDITIONS = [
  '1=1; DROP TABLE users',
  '1=1;--',
  '1=1 --',
  '1=1 /* x */',
  '1=1/*',
  "code = 'A' OR 1=1 --'",
  "' OR ''='",
  "'' OR 1=1",
  "code = 'A'' OR 1=1",
  '1=1 UNION SELECT * FROM users',
  '1=1 UNION ALL SELECT NULL, NULL',
  'code IN (SELECT name FROM users)',
  'EXISTS (SELECT 1)',
  '(SELECT count(*) FROM users) > 0',
  'code = (SELECT password_hash FROM users LIMIT 1)',
  "SUBSTRING((SELECT name FROM users), 1, 1) = 'a'",
  'pg_sleep(10) IS NULL',
  'sleep(10) = 0',
  'BENCHMARK(1000000, MD5(1)) = 1',
  "1=1 WAITFOR DELAY '0:0:5'",
  "load_extension('x') = 1",
  "readfile('/etc/passwd') IS NOT NULL",
  "writefile('/nowhere/x', 'y') = 1",
  'randomblob(1000000000) IS NULL',
  "sqlite_version() = '3'",
  "version() LIKE '%'",
  "current_user = 'postgres'",
  "pg_read_file('/etc/passwd') LIKE '%'",
  "query_to_xml('select 1', true, true, '') IS NULL",
  'CAST(people AS text) = 1',
  'people::text = 1',
  'code = $1',
  'code = ?',
  'code = :code',
  'code = @code',
  "[code] = 'A'",
  "`code` = 'A'",
  'code = $$A$$',
  "code = E'\\x41'",
  "code = U&'\\0041'",
  "code = X'41'",
  'people = 0x41',
  "code || name = 'AB'",
  "name MATCH 'x'",
  "name GLOB '*'",
  "name REGEXP '.*'",
  "name ~ '.*'",
  "name SIMILAR TO '%'",
  "code COLLATE NOCASE = 'a'",
  'CASE WHEN 1=1 THEN 1 ELSE 0 END = 1',
  "code = 'A' LIMIT 1",
  "code = 'A' ORDER BY 1",
  "1=1 INTO OUTFILE '/nowhere/x'",
  'rowid = 1',
  'ctid IS NOT NULL',
  'shape IS NOT NULL',
  "services.name = 'x'",
  'sqlite_master IS NULL',
  '"code"" = \'\'" OR 1=1',
  '"code"; DROP TABLE users',
  'PRAGMA table_info(users)',
  'constructor(code) = 1',
  '__proto__ = 1',
  "ATTACH DATABASE 'x' AS y",
  '1',
  '1=1 AND',
  'DELETE FROM users',
  "code = 'A\0' OR 1=1",
  'code = \u02bcA\u02bc OR 1=1',
  'code = \uff07A\uff07 OR 1=1',
  'code = \u2019A\u2019 OR 1=1',
  "code LIKE '%' ESCAPE ''",
  "code LIKE '%' ESCAPE '\\' OR 1=1 --",
  "ST_AsText(shape) = ''",
  "code = 'A') OR (1=1",
  "')) OR 1=1 --",
];

/** Legal conditions that look as if they were not. */
const CONDITIONS: readonly (readonly [where: string, found: readonly string[]])[] = [
  ["name = 'x''; DROP TABLE users; --'", ['B']],
  ["UPPER(name) = UPPER('X''; drop table users; --')", ['B']],
  ["code = ''' OR 1=1 --'", []],
  ["code = '\\'' OR 1=1 --'", []],
  ["name = '1'' UNION SELECT 1'", []],
  ["name = '?'", ['C']],
  ["name = '?' AND code <> '?' AND name <> '\\?'", ['C']],
  ["name LIKE '%?%'", ['C', 'D']],
  ["name = '$1 :name @name \\? %'", ['D']],
  ["name LIKE '%\\?%'", ['D']],
  ["name LIKE '%!%' ESCAPE '!'", ['D']],
  ["name IN ('$1', ':name', '@name', '?')", ['C']],
  ["name LIKE '%;%--'", ['B']],
  ["name LIKE '%/*%*/%'", []],
  ["name = 'pg_sleep(10)'", []],
  ["code = 'A' OR 1=1", ALL],
  ["code = 'A' OR 'a' = 'a'", ALL],
  ['"code" = \'A\'', ['A']],
];

/** No name of a field, nor one with a direction. */
export const NO_NAMES = [
  'code; DROP TABLE users',
  'code;--',
  'code --',
  'code/**/DESC',
  '(SELECT 1)',
  '1',
  '(code)',
  'code||name',
  'CASE WHEN 1=1 THEN code END',
  'RANDOM()',
  'pg_sleep(10)',
  'code COLLATE "C"',
  'rowid',
  'ctid',
  'shape',
  'services.name',
  '`code`',
  '[code]',
  "code'",
  '"code"" DESC; DROP TABLE users; --"',
  '?',
  '$1',
];

export const COUNT = [{ statisticType: 'count', onStatisticField: 'code', outStatisticFieldName: 'n' }];

/** No names of columns; as names in the reply they are as good as others. */
const NAMES_OF_RESULTS = [
  'n"; DROP TABLE users; --',
  "n'; DROP TABLE users; --",
  'n" FROM users --',
  '(SELECT 1)',
  '*',
  '?',
  '$1',
  'select',
  '`n`',
  'constructor',
  '__proto__',
];

const DROP = "'); DROP TABLE users; --";

function refused(parameter: string, sent: readonly Parameters[], names = parameter): Attempt[] {
  return sent.map((parameters) => ({ sent: parameters, outcome: { refuses: names } }));
}

function each(
  parameter: string,
  values: readonly unknown[],
  names = parameter,
  more: Parameters = {},
): Attempt[] {
  return refused(
    parameter,
    values.map((value) => ({ ...more, [parameter]: value })),
    names,
  );
}

export const ATTEMPTS: readonly Attempt[] = [
  ...each('where', NO_CONDITIONS),
  ...CONDITIONS.map(([where, finds]): Attempt => ({ sent: { where }, outcome: { finds } })),
  ...each('having', NO_CONDITIONS.slice(0, 30), 'having', {
    outStatistics: COUNT,
    groupByFieldsForStatistics: 'code',
  }),
  ...each('orderByFields', [...NO_NAMES, 'code ASC NULLS LAST', 'code DESC, pg_sleep(1)', 'code USING >']),
  { sent: { orderByFields: '"code" DESC' }, outcome: { finds: ALL.toReversed() } },
  ...each('groupByFieldsForStatistics', NO_NAMES, 'groupByFieldsForStatistics', { outStatistics: COUNT }),
  ...each('orderByFields', NO_NAMES, 'orderByFields', {
    outStatistics: COUNT,
    groupByFieldsForStatistics: 'code',
  }),
  ...each('outFields', [...NO_NAMES, 'code AS x', 'DISTINCT code', 'count(*)', 'code, *; --']),
  ...each('outFields', NO_NAMES.slice(0, 6), 'outFields', { returnDistinctValues: true }),
  // Features count whatever they hold on 1, which is no field.
  ...NO_NAMES.filter((name) => name !== '1').map((onStatisticField): Attempt => ({
    sent: { outStatistics: [{ statisticType: 'count', onStatisticField }] },
    outcome: { refuses: 'outStatistics[0].onStatisticField' },
  })),
  ...['count(*)', 'count; DROP TABLE users', 'pg_sleep', 'sum(1) FROM users --', '', 'constructor'].map(
    (statisticType): Attempt => ({
      sent: { outStatistics: [{ statisticType, onStatisticField: 'code' }] },
      outcome: { refuses: 'outStatistics[0].statisticType' },
    }),
  ),
  ...NAMES_OF_RESULTS.map((outStatisticFieldName): Attempt => ({
    sent: { outStatistics: [{ statisticType: 'count', onStatisticField: 'code', outStatisticFieldName }] },
    outcome: { shows: [outStatisticFieldName] },
  })),
  ...each('outStatistics', ["[{'; DROP TABLE users", 'count(*)', '{"statisticType":"count"}; --']),
  ...each('objectIds', [
    '1) OR (1=1',
    '1; DROP TABLE users',
    '1 UNION SELECT 1',
    '(SELECT 1)',
    '1 OR 1=1',
    '1--',
    '1/**/',
    'abc',
    "'1'",
    'NaN',
    '1,2)--',
    '1.5',
    '9223372036854775808',
    '?',
  ]),
  ...each('geometry', [
    `1,2,3,4${DROP}`,
    `POINT(1 1)${DROP}`,
    { x: `1${DROP}`, y: 1 },
    { xmin: '0 OR 1=1', ymin: 0, xmax: 1, ymax: 1 },
    { rings: DROP },
    { paths: [[[0, DROP]]] },
    { points: [['(SELECT 1)', 2]] },
    { x: 1, y: 1, spatialReference: { wkid: `4326${DROP}` } },
    { x: 1, y: 1, spatialReference: { wkt: DROP } },
    '1,(SELECT 1),3,4',
    DROP,
  ]),
  ...each('geometryType', [DROP, 'constructor', 'esriGeometryPoint OR 1=1'], 'geometryType', {
    geometry: '1,2',
  }),
  ...each('spatialRel', [DROP, 'ST_Intersects', 'constructor', 'intersects) OR (1=1'], 'spatialRel', {
    geometry: '0,0,1,1',
  }),
  ...each('inSR', [`4326${DROP}`, '4326 OR 1=1', '{"wkid":"1) OR (1=1"}', '(SELECT 1)'], 'inSR', {
    geometry: '0,0,1,1',
  }),
  ...each('outSR', [`4326${DROP}`, '4326 OR 1=1', '{"wkid":"1) OR (1=1"}', '(SELECT 1)', { wkt: DROP }]),
  ...each('resultType', [DROP, 'constructor']),
  ...each('resultOffset', [`0${DROP}`, '(SELECT 1)', '-1']),
  ...each('resultRecordCount', [`1${DROP}`, '1 OFFSET 1', '-1']),
  ...each('maxRecordCountFactor', [`1${DROP}`, '(SELECT 1)']),
  ...each('maxAllowableOffset', [`1${DROP}`, '(SELECT 1)']),
  ...each('geometryPrecision', [`1${DROP}`, '(SELECT 1)']),
  ...each('quantizationParameters', [
    `{"tolerance":1}${DROP}`,
    { tolerance: DROP },
    { tolerance: 1, mode: DROP },
  ]),
  ...each('returnGeometry', [`true${DROP}`, '1=1']),
  ...each('returnCountOnly', [`true${DROP}`, '(SELECT 1)']),
  ...each('f', [`json${DROP}`, 'json UNION SELECT 1']),
  // Parameters that are not supported.
  ...['time', 'gdbVersion', 'datumTransformation', 'sqlFormat', 'uniqueIds', 'fullText', 'text'].map(
    (name): Attempt => ({ sent: { [name]: DROP }, outcome: { refuses: name } }),
  ),
  // No parameters of ours, so that nobody reads them.
  ...['relationParam', "x'; DROP TABLE users; --"].map((name): Attempt => ({
    sent: { [name]: DROP },
    outcome: { finds: ALL },
  })),
];
