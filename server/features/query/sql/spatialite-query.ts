import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import type { Field } from '../../model/layer.js';
import type { AggregateValue, PatternPart, ValueType } from '../../where/tree.js';
import type { Attribute } from './attribute-columns.js';
import { UNEVALUATED } from '../relation/unevaluated-shape.js';
import { changeCaseOnSpatialite } from './change-case.js';
import { bind, join, sql } from './fragment.js';
import type { JoinedPage, PlainFunction, QueryDialect } from './query-dialect.js';

/** SQL of queries for SpatiaLite. GUIDs, instants, dates and times are text here, in forms that sort by value. */
export function createSpatialiteQuery(dialect: Pick<Dialect, 'quote' | 'epochMs'>): QueryDialect {
  return {
    literal: bindLiteral,
    field: (field) => readField(column(dialect, field.column), field),
    cast: (type, operand) =>
      type === 'real' ? sql`CAST(${operand} AS REAL)` : sql`(${operand} || 'T00:00:00.000Z')`,
    collate: (text) => text,
    call: callFunction,
    changeCase: changeCaseOnSpatialite,
    aggregate: (value) => aggregate(value, dialect),
    like: (operand, pattern) => sql`(${operand} GLOB ${bind(pattern.map(globOf).join(''))})`,
    words: (words) => (PLAIN_WORDS.test(words) ? { sql: `'${words}'`, bindings: [] } : bind(words)),
    json: ({ type }, value) => {
      if (type === 'esriFieldTypeDate') return sql`coalesce(${dialect.epochMs(value)}, 'null')`;
      return INTEGERS.has(type) ? sql`coalesce(${value}, 'null')` : sql`json_quote(${value})`;
    },
    // Bytes are exact, whereas SQLite's shortest digits of a double sometimes denote its neighbour.
    // SpatiaLite ends a point with x, y and a byte, packed or not.
    doubleBytes: ({ type }, value) =>
      type === 'esriFieldTypeSingle' || type === 'esriFieldTypeDouble'
        ? sql`substr(MakePoint(${value}, 0), -17, 8)`
        : undefined,
    // A stored point ends in the same way; in WKB, x and y follow the byte order and the type.
    position: (point, isStored) =>
      isStored ? sql`substr(${point}, -17, 16)` : sql`substr(AsBinary(${point}), 6, 16)`,
    list: (values) => listValues(values, dialect),
    concatenate,
    geoJson: () => undefined,
    value: (field, value) => plainValue(value, field, dialect),
    isAmong: (value, integers) =>
      sql`${value} IN (SELECT value FROM json_each(${bind(`[${integers.join(',')}]`)}))`,
    isOneOf: (type, value, constants) =>
      sql`${value} IN (SELECT ${CONSTANTS[type] ?? sql`value`} FROM json_each(${bind(JSON.stringify(constants))}))`,
    vertices: (geometry) => sql`ST_NPoints(${geometry})`,
    // Each vertex has at least 16 bytes, and the length is known without reading them.
    isLarger: (geometry, vertices) =>
      sql`coalesce(length(${geometry}), 0) > ${bind(vertices * BYTES_OF_VERTEX + BYTES_OF_HEADER)}`,
    // Compares the stored counts: one part with one ring.
    isOneRing: (polygon) =>
      sql`substr(${polygon}, 44, 4) = x'01000000' AND substr(${polygon}, 53, 4) = x'01000000'`,
    failUnevaluated: (id) => sql`json_extract('{}', ${bind(UNEVALUATED)} || ${id})`,
    bytes: (geometry) => sql`coalesce(length(${geometry}), 0)`,
    joinText: (text, separator) => sql`group_concat(${text}, ${separator})`,
    longText: (text) => sql`CAST(${text} AS BLOB)`,
    // Cast bytes to text, which SQLite joins without checking its encoding.
    joinBytes: (bytes) => sql`CAST(group_concat(${join(bytes, ' || ')}, '') AS BLOB)`,
    concatenateBytes: (bytes) => sql`CAST(${join(bytes, ' || ')} AS BLOB)`,
    bytesOr: (bytes, others) => sql`coalesce(${bytes}, ${bind(others)})`,
    page: joinPage,
    part: ({ table, columns, chosen }) =>
      sql`SELECT ${join(columns, ', ')} FROM (SELECT * ${chosen}) AS ${table}`,
    bounds: (geometry) => ({
      xmin: sql`MbrMinX(${geometry})`,
      ymin: sql`MbrMinY(${geometry})`,
      xmax: sql`MbrMaxX(${geometry})`,
      ymax: sql`MbrMaxY(${geometry})`,
    }),
    // All stored geometries except packed points have their box at this offset.
    boxBytes: (geometry) => sql`substr(${geometry}, 7, 32)`,
    projectsTogether: false,
    extentOfMany: ({ shape, id, from }, project) =>
      sql`WITH many AS MATERIALIZED (SELECT ${project(sql`Collect(${shape})`)} AS shape ${from} GROUP BY CAST(${id} / ${bind(TOGETHER)} AS INTEGER))
        SELECT min(MbrMinX(shape)) AS xmin, min(MbrMinY(shape)) AS ymin, max(MbrMaxX(shape)) AS xmax,
          max(MbrMaxY(shape)) AS ymax, count(*) - count(shape) AS lost FROM many`,
    // The relations return a number, -1 if they cannot decide. A subquery is evaluated once, even within CASE.
    relate: (relation, shape, other) => sql`(${RELATIONS[relation]}(${shape}, (SELECT ${other})) = 1)`,
    // NULL if SpatiaLite is built without this function.
    makeValid: (polygon) => sql`coalesce(ST_MakeValid(${polygon}), ${polygon})`,
  };
}

const BYTES_OF_VERTEX = 16;
/** Bytes before and after the vertices of a single-part geometry. */
const BYTES_OF_HEADER = 61;

/** Maximum number of features of a page in one row. */
const UNDIVIDED = 500;
/** Maximum number of geometries that one call projects. */
const TOGETHER = 1000;
/** Name that no column of a layer has. */
const CHOSEN_ID = sql`"chosen id"`;

/**
 * Writes two rows, so that one can be processed while the other is computed; both have the total in
 * `_count`. Rows are found again by their ids, since carrying whole rows through the selection costs more.
 */
function joinPage({ table, objectId, columns, chosen, limit }: JoinedPage): Fragment {
  const first = limit > UNDIVIDED ? Math.ceil(limit / 2) : limit;
  const part = (count: number, offset: number): Fragment =>
    sql`SELECT (SELECT count(*) FROM chosen) AS _count, ${join(columns, ', ')} FROM
      (SELECT ${CHOSEN_ID} FROM chosen LIMIT ${bind(count)} OFFSET ${bind(offset)}) AS page CROSS JOIN ${table} ON ${objectId} = ${CHOSEN_ID}`;
  const parts = [part(first, 0), ...(first < limit ? [part(limit - first, first)] : [])];
  return sql`WITH chosen (${CHOSEN_ID}) AS MATERIALIZED (SELECT ${objectId} ${chosen}) ${join(parts, ' UNION ALL ')}`;
}

/**
 * Text without characters that end a literal or stand for a bound value. A bound text is copied for each
 * row, which makes a page notably slower.
 */
const PLAIN_WORDS = /^[\w{}[\]":,\u0001]*$/;

const INTEGERS: ReadonlySet<Field['type']> = new Set([
  'esriFieldTypeOID',
  'esriFieldTypeSmallInteger',
  'esriFieldTypeInteger',
  'esriFieldTypeBigInteger',
]);

/** Maximum number of function arguments, and of the depth of an expression. */
const MAX_ARGUMENTS = 1000;

function concatenate(texts: readonly Fragment[]): Fragment {
  if (texts.length <= MAX_ARGUMENTS) return sql`concat(${join(texts, ', ')})`;
  const groups: Fragment[] = [];
  for (let from = 0; from < texts.length; from += MAX_ARGUMENTS)
    groups.push(concatenate(texts.slice(from, from + MAX_ARGUMENTS)));
  return concatenate(groups);
}

/** Faster than a text composed of words and values. */
function listValues(
  attributes: readonly Attribute[],
  dialect: Pick<Dialect, 'epochMs'>,
): Fragment | undefined {
  if (attributes.length > MAX_ARGUMENTS) return undefined;
  const values = attributes.map(({ field, value }) =>
    field.type === 'esriFieldTypeDate' ? dialect.epochMs(value) : value,
  );
  return sql`json_array(${join(values, ', ')})`;
}

const RELATIONS = {
  intersects: sql`ST_Intersects`,
  within: sql`ST_Within`,
  contains: sql`ST_Contains`,
  crosses: sql`ST_Crosses`,
  overlaps: sql`ST_Overlaps`,
  touches: sql`ST_Touches`,
} as const;

/** Casts constants of a JSON list that are not text to their type. */
const CONSTANTS: Readonly<Partial<Record<ValueType, Fragment>>> = {
  integer: sql`CAST(value AS INTEGER)`,
  real: sql`CAST(value AS REAL)`,
};

function bindLiteral(type: ValueType, value: string): Fragment {
  // JavaScript integers are bound as integers; those beyond 2^53 would lose digits.
  if (type === 'real') return sql`CAST(${bind(Number(value))} AS REAL)`;
  if (type !== 'integer') return bind(value);
  return Number.isSafeInteger(Number(value)) ? bind(Number(value)) : sql`CAST(${bind(value)} AS INTEGER)`;
}

function readField(name: Fragment, field: Field): Fragment {
  return field.type === 'esriFieldTypeTimestampOffset' ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${name})` : name;
}

const FUNCTIONS: Readonly<Record<PlainFunction, (args: Fragment) => Fragment>> = {
  TRIM: (args) => sql`trim(${args})`,
  CHAR_LENGTH: (args) => sql`length(${args})`,
  SUBSTRING: (args) => sql`substr(${args})`,
  ABS: (args) => sql`abs(${args})`,
  FLOOR: (args) => sql`floor(${args})`,
  CEILING: (args) => sql`ceil(${args})`,
  COALESCE: (args) => sql`coalesce(${args})`,
};

function callFunction(name: PlainFunction, args: readonly Fragment[]): Fragment {
  return FUNCTIONS[name](join(args, ', '));
}

/** Sums in double precision, as on PostgreSQL: integer sums fail beyond 2^63. */
function aggregate({ name, operand }: AggregateValue, dialect: Pick<Dialect, 'quote'>): Fragment {
  if (operand === undefined) return sql`count(*)`;
  const value = readField(column(dialect, operand.field.column), operand.field);
  switch (name) {
    case 'COUNT':
      return sql`count(${value})`;
    case 'SUM':
      return sql`sum(CAST(${value} AS REAL))`;
    case 'AVG':
      return sql`avg(${value})`;
    case 'MIN':
      return sql`min(${value})`;
    case 'MAX':
      return sql`max(${value})`;
    case 'STDDEV':
      return sql`CASE WHEN count(${value}) > 1 THEN stddev_samp(${value}) END`;
    case 'VAR':
      return sql`CASE WHEN count(${value}) > 1 THEN var_samp(${value}) END`;
  }
}

// Uses GLOB, because SQLite's LIKE ignores the case of A to Z. Brackets escape the special characters of
// GLOB.
function globOf(part: PatternPart): string {
  if (part === 'any') return '*';
  if (part === 'one') return '?';
  return part.text.replace(/[*?[]/g, '[$&]');
}

function plainValue(
  value: Fragment,
  field: Pick<Field, 'type'>,
  dialect: Pick<Dialect, 'epochMs'>,
): Fragment {
  if (field.type === 'esriFieldTypeDate') return dialect.epochMs(value);
  // The driver would round the integer.
  return field.type === 'esriFieldTypeBigInteger' ? sql`CAST(${value} AS TEXT)` : value;
}
