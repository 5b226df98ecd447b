import type { Parameters } from '../../../support/servers/feature-server.js';
import { COUNT, NO_CONDITIONS, NO_NAMES } from './injection-attempts.js';

/** No condition, no name and no expression, whichever database is behind: what people and their programs try. */
const MORE_INJECTIONS = [
  // Quotes that end, comments that hide the rest
  "admin'--",
  "admin' #",
  "admin'/*",
  "' or 1=1#",
  "' or 1=1/*",
  "') or '1'='1'--",
  "1' AND '1'='1",
  "1' AND 1=1 --",
  "1' ORDER BY 1--+",
  "1' GROUP BY 1,2,3--+",
  "1' HAVING 1=1--",
  '" OR ""="',
  '") OR ("1"="1',
  "\\' OR 1=1 --",
  "%' AND 1=0 UNION SELECT NULL --",
  "' OR 'x'='x",
  "'; --",
  "';",
  "'",
  '"',
  '`',
  "''''",
  // Several statements
  "1; UPDATE users SET role = 'administrator'",
  "1; INSERT INTO users (name) VALUES ('x')",
  '1; DELETE FROM tokens',
  '1; CREATE TABLE x (y int)',
  '1; ALTER TABLE users ADD COLUMN x int',
  '1; TRUNCATE users',
  '1; COMMIT; DROP TABLE users',
  '1; ROLLBACK',
  "1; VACUUM INTO '/nowhere/x'",
  "1; COPY users TO '/nowhere/x'",
  "1; COPY users FROM PROGRAM 'id'",
  '1; SET ROLE postgres',
  '1; GRANT ALL ON users TO public',
  '1; DO $$ BEGIN PERFORM 1; END $$',
  '1; LISTEN x',
  '1;;;;',
  '1\n;\nDROP TABLE users',
  // Answers by time, by errors and by other ways
  '1 AND (SELECT 1 FROM pg_sleep(5)) IS NULL',
  '1=(SELECT CASE WHEN (1=1) THEN pg_sleep(5) ELSE 0 END)',
  'people = 1 AND SLEEP(5)',
  "people = 1; WAITFOR DELAY '0:0:5'--",
  "people = (SELECT LIKE('ABCDEFG', UPPER(HEX(RANDOMBLOB(100000000)))))",
  "dbms_pipe.receive_message(('a'), 10) = 1",
  '1=CAST((SELECT version()) AS int)',
  'EXTRACTVALUE(1, CONCAT(0x7e, version())) = 1',
  "UPDATEXML(1, 'x', 1) = 1",
  "json_extract('{}', '$') IS NULL",
  "'{\"a\":1}'::jsonb ? 'a'",
  "'[1]' @> '1'",
  "dblink('host=x', 'SELECT 1') = 1",
  "lo_import('/etc/passwd') = 1",
  "pg_ls_dir('.') = 'x'",
  "current_setting('data_directory') = 'x'",
  "set_config('log_statement', 'all', false) = 'x'",
  "edit('x') = 'y'",
  "fts3_tokenizer('x') = 1",
  "xp_cmdshell('id') = 1",
  "UTL_HTTP.REQUEST('http://x') = 1",
  // Values that could pass for a name
  'users.password_hash',
  '"users"."name"',
  'information_schema.tables',
  'pg_catalog.pg_user',
  'sqlite_schema.sql',
  'main.users',
  'system.users',
  'OLD.code',
  'NEW.code',
  'excluded.code',
  '_rowid_',
  'oid',
  'xmin',
  'tableoid',
  'code.name',
  'code AS name',
  'code code',
  'DISTINCT code',
  'ALL code',
  'count(*)',
  'max(code)',
  'code USING >',
  'code NULLS FIRST',
  'code FETCH FIRST ROW ONLY',
  'code OFFSET 1',
  'code FOR UPDATE',
  'code\0',
  'co\u200bde',
  '\u0441ode',
  '%63ode',
  '&#99;ode',
  'toString()',
  'constructor.prototype',
  '${code}',
  '{{code}}',
  '../code',
  '%00',
  '\\',
];

/** All of them, each once. */
export const INJECTIONS: readonly string[] = [
  ...new Set([...NO_CONDITIONS, ...NO_NAMES, ...MORE_INJECTIONS]),
];

/** Where the owner of a layer names a field, an index or a table, or writes an expression. */
export interface InjectionPlace {
  readonly title: string;
  /** Below `/rest`, with the service and the layer for `{layer}`. */
  readonly path: (injection: string) => string;
  readonly sent: (injection: string) => Parameters;
  /** Stands in a detail of the error, or in its message. */
  readonly refuses: string;
  /** Attempts that this parameter accepts as ordinary text. */
  readonly takes: readonly string[];
}

/** The service of the layer that is asked. */
const SERVICE = 'Places_1';

function viewOf(definition: Parameters, more: Parameters = {}): Parameters {
  const viewLayerDefinition = { sourceServiceName: SERVICE, sourceLayerId: 0, ...definition };
  return {
    addToDefinition: { layers: [{ name: 'Shown', adminLayerInfo: { viewLayerDefinition }, ...more }] },
  };
}

const EDITS = [{ attributes: { code: 'Z' } }];
const GROUPS = { outStatistics: COUNT, groupByFieldsForStatistics: 'code' };

function place(
  path: string,
  refuses: string,
  sent: InjectionPlace['sent'],
  takes: readonly string[] = [],
): InjectionPlace {
  return { title: `${refuses} of ${path}`, path: () => path, sent, refuses, takes };
}

/** A new field may have one of these. */
const NAMES = ['oid'];

const QUERY = '/services/{layer}/query';
const APPEND = '/services/{layer}/append';
const CALCULATE = '/services/{layer}/calculate';
const ADMIN = '/admin/services/{layer}';
const VIEW = '/admin/services/{view}/FeatureServer/addToDefinition';

export const INJECTION_PLACES: readonly InjectionPlace[] = [
  place(QUERY, 'where', (where) => ({ where })),
  place(QUERY, 'having', (having) => ({ ...GROUPS, having })),
  place(QUERY, 'outFields', (outFields) => ({ outFields })),
  place(QUERY, 'outFields', (outFields) => ({ outFields, returnDistinctValues: true })),
  place(QUERY, 'orderByFields', (orderByFields) => ({ orderByFields })),
  place(QUERY, 'orderByFields', (orderByFields) => ({ ...GROUPS, orderByFields })),
  place(QUERY, 'groupByFieldsForStatistics', (groupByFieldsForStatistics) => ({
    ...GROUPS,
    groupByFieldsForStatistics,
  })),
  place(
    QUERY,
    'outStatistics[0].onStatisticField',
    (onStatisticField) => ({ outStatistics: [{ statisticType: 'count', onStatisticField }] }),
    // The features themselves.
    ['1'],
  ),
  place(APPEND, 'upsertMatchingField', (upsertMatchingField) => ({
    ...{ edits: EDITS, upsert: true, upsertMatchingField },
  })),
  place(APPEND, 'appendFields', (name) => ({ edits: EDITS, appendFields: [name] })),
  place(APPEND, 'fieldMappings', (name) => ({ edits: EDITS, fieldMappings: [{ name, source: 'code' }] })),
  place(
    `${ADMIN}/addToDefinition`,
    'addToDefinition.fields[0].name',
    (name) => ({ addToDefinition: { fields: [{ name, type: 'esriFieldTypeInteger' }] } }),
    NAMES,
  ),
  // After a good one: an index of the shape alone is there already.
  place(`${ADMIN}/addToDefinition`, 'addToDefinition.indexes[0].fields', (name) => ({
    addToDefinition: { indexes: [{ name: 'by_it', fields: `code,${name}` }] },
  })),
  place(`${ADMIN}/deleteFromDefinition`, 'deleteFromDefinition.fields[0].name', (name) => ({
    deleteFromDefinition: { fields: [{ name }] },
  })),
  place(`${ADMIN}/deleteFromDefinition`, 'deleteFromDefinition.indexes[0].name', (name) => ({
    deleteFromDefinition: { indexes: [{ name }] },
  })),
  place(`${ADMIN}/updateDefinition`, 'updateDefinition.fields[0].name', (name) => ({
    updateDefinition: { fields: [{ name, alias: 'x' }] },
  })),
  place(`${ADMIN}/updateDefinition`, 'updateDefinition.indexes[0].name', (name) => ({
    updateDefinition: { indexes: [{ name, isUnique: true }] },
  })),
  place(`${ADMIN}/updateDefinition`, 'updateDefinition.indexes[0].fields', (name) => ({
    updateDefinition: { indexes: [{ name: 'by_code', fields: `code,${name}` }] },
  })),
  place(`${ADMIN}/updateDefinition`, 'updateDefinition.displayField', (displayField) => ({
    updateDefinition: { displayField },
  })),
  place(
    `${ADMIN}/updateDefinition`,
    'updateDefinition.editFieldsInfo',
    (creatorField) => ({ updateDefinition: { editFieldsInfo: { creatorField } } }),
    NAMES,
  ),
  place(CALCULATE, 'calcExpression[0].field', (field) => ({
    ...{ where: '1=1', calcExpression: [{ field, value: 1 }] },
  })),
  place(
    CALCULATE,
    'calcExpression[0].sqlExpression',
    (sqlExpression) => ({ where: '1=1', calcExpression: [{ field: 'people', sqlExpression }] }),
    ['1'],
  ),
  place(CALCULATE, 'where', (where) => ({ where, calcExpression: [{ field: 'people', value: 9 }] })),
  place('/services/{layer}/deleteFeatures', 'where', (where) => ({ where })),
  place(VIEW, 'viewDefinitionQuery', (viewDefinitionQuery) => viewOf({}, { viewDefinitionQuery }), [
    // A NUL character in a definition becomes another, with which this is a condition like any other.
    "code = 'A\0' OR 1=1",
  ]),
  place(VIEW, 'sourceLayerFields', (name) => viewOf({ sourceLayerFields: [name] })),
  place(VIEW, 'sourceServiceName', (sourceServiceName) => viewOf({ sourceServiceName })),
  {
    title: 'the name of a service in an address',
    path: (name) => `/services/${encodeURIComponent(name)}/FeatureServer/0/query`,
    sent: () => ({ where: '1=1' }),
    refuses: '',
    takes: [],
  },
  {
    title: 'the number of a layer in an address',
    path: (name) => `/services/{service}/FeatureServer/${encodeURIComponent(name)}/query`,
    sent: () => ({ where: '1=1' }),
    refuses: '',
    takes: [],
  },
];
