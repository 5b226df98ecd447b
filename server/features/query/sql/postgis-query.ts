import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import type { Field } from '../../model/layer.js';
import type { AggregateValue, FieldValue, PatternPart, ValueType } from '../../where/tree.js';
import { changeCaseOnPostgis } from './change-case.js';
import { bind, join, sql } from './fragment.js';
import { projectTogether } from './project-together.js';
import type { JoinedPage, JoinedPart, PlainFunction, QueryDialect } from './query-dialect.js';
import { UNEVALUATED } from '../relation/unevaluated-shape.js';

/**
 * SQL of queries for PostGIS. Every constant has an explicit type, because PostgreSQL would otherwise infer one from
 * its context.
 */
export function createPostgisQuery(dialect: Pick<Dialect, 'quote' | 'epochMs'>): QueryDialect {
  return {
    literal: (type, value) => LITERALS[type](bind(value)),
    field: (field) => readField(column(dialect, field.column), field),
    cast: (type, operand) =>
      type === 'real'
        ? sql`(${operand})::double precision`
        : sql`((${operand})::timestamp AT TIME ZONE 'UTC')`,
    collate: (text) => sql`(${text}) COLLATE "C"`,
    call: callFunction,
    changeCase: changeCaseOnPostgis,
    aggregate: (value) => aggregate(value, dialect),
    like: (operand, pattern) => sql`(${operand} LIKE ${bind(pattern.map(likeOf).join(''))}::text)`,
    words: (words) => LITERALS.text(bind(words)),
    json: (field, value) => sql`coalesce(${writeJson(value, field, dialect)}, 'null')`,
    doubleBytes: () => undefined,
    // x and y follow the byte order and the type.
    position: (point) => sql`substring(ST_AsBinary(${point}, 'NDR') FROM 6 FOR 16)`,
    concatenate: (texts) => join(texts, ' || '),
    // Maximum decimals; PostGIS writes the shortest digits that give the same double.
    geoJson: (shape, rings) => sql`ST_AsGeoJSON(${WINDINGS[rings](shape)}, 40, 0)`,
    value: (field, value) => plainValue(value, field, dialect),
    isAmong: (value, integers) =>
      sql`${value} = ANY(string_to_array(${bind(integers.join(','))}, ',')::bigint[])`,
    isOneOf: (type, value, constants) =>
      sql`${value} IN (SELECT ${LITERALS[type](sql`constant`)}
        FROM json_array_elements_text(${bind(JSON.stringify(constants))}::json) AS constant)`,
    vertices: (geometry) => sql`ST_NPoints(${geometry})`,
    isLarger: (geometry, vertices) => sql`coalesce(ST_NPoints(${geometry}), 0) > ${whole(vertices)}`,
    isOneRing: (polygon) => sql`ST_NRings(${polygon}) = 1`,
    failUnevaluated: (id) => sql`(CAST(${bind(UNEVALUATED)}::text || ${id} AS integer) = 1)`,
    bytes: (geometry) => sql`coalesce(pg_column_size(${geometry}), 0)`,
    joinText: (text, separator) => sql`string_agg(${text}, ${separator})`,
    longText: (text) => text,
    joinBytes: (bytes) => sql`string_agg(${join(bytes, ' || ')}, ''::bytea)`,
    list: () => undefined,
    concatenateBytes: (bytes) => join(bytes, ' || '),
    bytesOr: (bytes, others) => sql`coalesce(${bytes}, ${bind(others)}::bytea)`,
    page: joinPage,
    part: joinPart,
    bounds: (geometry) => ({
      xmin: sql`ST_XMin(${geometry})`,
      ymin: sql`ST_YMin(${geometry})`,
      xmax: sql`ST_XMax(${geometry})`,
      ymax: sql`ST_YMax(${geometry})`,
    }),
    boxBytes: (geometry, isFlat) =>
      // The coordinates follow the byte order, the type and the number of points.
      sql`substring(ST_AsBinary(ST_BoundingDiagonal(${isFlat ? geometry : sql`ST_Force2D(${geometry})`}), 'NDR') FROM 10 FOR 32)`,
    projectsTogether: true,
    extentOfMany: ({ shape, id, from, isByTexts }, project) => {
      const many = isByTexts
        ? sql`FROM (SELECT ${project(sql`ST_Collect(${shape})`)} AS shape ${from} GROUP BY ${id} / ${whole(PROJECTED_TOGETHER)}) AS many`
        : sql`FROM (SELECT ${project(shape)} AS shape ${from}) AS many`;
      return sql`SELECT ST_XMin(box) AS xmin, ST_YMin(box) AS ymin, ST_XMax(box) AS xmax, ST_YMax(box) AS ymax, 0 AS lost
        FROM (SELECT ST_3DExtent(shape) AS box ${many}) AS boxed`;
    },
    relate: (relation, shape, other) => sql`${RELATIONS[relation]}(${shape}, ${other})`,
    makeValid: (polygon) => sql`ST_MakeValid(${polygon})`,
  };
}

/** Maximum number of features of a page in one row. */
const UNDIVIDED = 500;
/** Number of features in each row of a larger page. */
const TOGETHER = 250;
/**
 * Maximum number of geometries that one call projects. Each call looks up the references, which takes as long as
 * hundreds of geometries.
 */
const PROJECTED_TOGETHER = 1000;
/** Name that no column of a layer has. */
const PART = sql`"part of page"`;

function joinPage(page: JoinedPage): Fragment {
  const { table, columns, chosen, limit } = page;
  if (limit <= UNDIVIDED)
    return sql`SELECT count(*) AS _count, ${join(columns, ', ')} FROM (${selectRows(chosen, page)}) AS ${table}`;
  const together = page.projected === undefined ? TOGETHER : PROJECTED_TOGETHER;
  return joinInRows({ ...page, together }, sql`(SELECT count(*) FROM chosen) AS _count, `);
}

function joinPart(part: JoinedPart): Fragment {
  const { table, columns, chosen, limit, together } = part;
  return limit <= together
    ? sql`SELECT ${join(columns, ', ')} FROM (${selectRows(chosen, part)}) AS ${table}`
    : joinInRows(part, sql``);
}

function selectRows(rows: Fragment, { projected }: Pick<JoinedPart, 'projected'>): Fragment {
  return projected === undefined ? sql`SELECT * ${rows}` : projectTogether(rows, projected);
}

/**
 * Returns several rows, so that the server processes one while the database writes the next. PostgreSQL also copies a
 * long text several times, which takes as long as writing it.
 */
function joinInRows(part: JoinedPart, counted: Fragment): Fragment {
  const { table, columns, chosen, limit, together } = part;
  const offset = sql`${PART} * ${whole(together)}`;
  const count = sql`least(${whole(together)}, ${whole(limit)} - ${offset})`;
  return sql`WITH chosen AS MATERIALIZED (SELECT * ${chosen})
    SELECT ${counted}written.*
    FROM generate_series(0, ${whole(Math.ceil(limit / together) - 1)}) AS ${PART} CROSS JOIN LATERAL
      (SELECT ${join(columns, ', ')} FROM (${selectRows(sql`FROM chosen LIMIT ${count} OFFSET ${offset}`, part)}) AS ${table}) AS written`;
}

const whole = (value: number): Fragment => sql`${bind(value)}::integer`;

const WINDINGS: Readonly<Record<'clockwise' | 'counterclockwise' | 'none', (shape: Fragment) => Fragment>> = {
  clockwise: (shape) => sql`ST_ForcePolygonCW(${shape})`,
  counterclockwise: (shape) => sql`ST_ForcePolygonCCW(${shape})`,
  // Both would reverse lines.
  none: (shape) => shape,
};

const RELATIONS = {
  intersects: sql`ST_Intersects`,
  within: sql`ST_Within`,
  contains: sql`ST_Contains`,
  crosses: sql`ST_Crosses`,
  overlaps: sql`ST_Overlaps`,
  touches: sql`ST_Touches`,
} as const;

const LITERALS: Readonly<Record<ValueType, (value: Fragment) => Fragment>> = {
  integer: (value) => sql`${value}::bigint`,
  real: (value) => sql`${value}::double precision`,
  text: (value) => sql`${value}::text`,
  guid: (value) => sql`${value}::uuid`,
  timestamp: (value) => sql`${value}::timestamptz`,
  date: (value) => sql`${value}::date`,
  time: (value) => sql`${value}::time`,
};

function readField(name: Fragment, field: Field): Fragment {
  if (field.type === 'esriFieldTypeTimestampOffset') return sql`(${name}::timestamptz)`;
  // By way of text, a single becomes its shortest decimal: 0.1, not 0.10000000149011612.
  if (field.type === 'esriFieldTypeSingle') return sql`(${name}::text::double precision)`;
  return name;
}

const FUNCTIONS: Readonly<Record<PlainFunction, (args: Fragment) => Fragment>> = {
  TRIM: (args) => sql`btrim(${args})`,
  CHAR_LENGTH: (args) => sql`char_length(${args})`,
  SUBSTRING: (args) => sql`substr(${args})`,
  ABS: (args) => sql`abs(${args})`,
  FLOOR: (args) => sql`floor(${args})`,
  CEILING: (args) => sql`ceil(${args})`,
  COALESCE: (args) => sql`coalesce(${args})`,
};

function callFunction(name: PlainFunction, args: readonly Fragment[]): Fragment {
  // String positions have type integer in PostgreSQL, not bigint.
  const typed =
    name === 'SUBSTRING' ? args.map((arg, index) => (index === 0 ? arg : sql`(${arg})::integer`)) : args;
  return FUNCTIONS[name](join(typed, ', '));
}

/** Cast to plain number types first, since `sum` of `bigint` is a `numeric`. */
function aggregate({ name, operand }: AggregateValue, dialect: Pick<Dialect, 'quote'>): Fragment {
  if (operand === undefined) return sql`count(*)`;
  const value = readField(column(dialect, operand.field.column), operand.field);
  const real = sql`(${value})::double precision`;
  switch (name) {
    case 'COUNT':
      return sql`count(${value})`;
    case 'SUM':
      return sql`sum(${real})`;
    case 'AVG':
      return sql`avg(${real})`;
    case 'STDDEV':
      return sql`stddev_samp(${real})`;
    case 'VAR':
      return sql`var_samp(${real})`;
    case 'MIN':
      return extreme(sql`min(${comparable(value, operand)})`, operand);
    case 'MAX':
      return extreme(sql`max(${comparable(value, operand)})`, operand);
  }
}

/**
 * Compares text by code points, and a `uuid` by its digits, since PostgreSQL has no minimum and maximum of a `uuid`.
 */
function comparable(value: Fragment, { type }: FieldValue): Fragment {
  if (type === 'guid') return sql`(${value})::text COLLATE "C"`;
  return type === 'text' ? sql`(${value}) COLLATE "C"` : value;
}

function extreme(value: Fragment, { type }: FieldValue): Fragment {
  return type === 'guid' ? sql`(${value})::uuid` : value;
}

function likeOf(part: PatternPart): string {
  if (part === 'any') return '%';
  if (part === 'one') return '_';
  // Backslash is PostgreSQL's default escape character.
  return part.text.replace(/[\\%_]/g, '\\$&');
}

function writeJson(name: Fragment, field: Pick<Field, 'type'>, dialect: Pick<Dialect, 'epochMs'>): Fragment {
  switch (field.type) {
    case 'esriFieldTypeString':
    case 'esriFieldTypeTimestampOffset':
      return sql`to_json(${name})::text`;
    case 'esriFieldTypeGUID':
    case 'esriFieldTypeGlobalID':
    case 'esriFieldTypeDateOnly':
      return sql`'"' || ${name} || '"'`;
    case 'esriFieldTypeTimeOnly':
      // Three decimals or none, as stored on SQLite.
      return sql`'"' || regexp_replace(to_char(${name}, 'HH24:MI:SS.MS'), '[.]000$', '') || '"'`;
    case 'esriFieldTypeDate':
      return sql`${dialect.epochMs(name)}::text`;
    default:
      return sql`${name}::text`;
  }
}

function plainValue(
  value: Fragment,
  field: Pick<Field, 'type'>,
  dialect: Pick<Dialect, 'epochMs'>,
): Fragment {
  if (field.type === 'esriFieldTypeDate') return dialect.epochMs(value);
  // By way of its text, as in `readField`.
  return field.type === 'esriFieldTypeSingle' ? sql`(${value})::text::double precision` : value;
}
