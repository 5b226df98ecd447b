import { column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import type { Field } from '../../layer.js';
import type { FunctionName, PatternPart, ValueType } from '../where/tree.js';
import { bind, join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/** Every constant has its type stated: PostgreSQL would otherwise guess one from what stands around it. */
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
    like: (operand, pattern) => sql`(${operand} LIKE ${bind(pattern.map(likeOf).join(''))}::text)`,
    json: (field) => sql`coalesce(${writeJson(column(dialect, field.column), field, dialect)}, 'null')`,
    joinText: (text) => sql`string_agg(${text}, ',')`,
    bounds: (geometry) => ({
      xmin: sql`ST_XMin(${geometry})`,
      ymin: sql`ST_YMin(${geometry})`,
      xmax: sql`ST_XMax(${geometry})`,
      ymax: sql`ST_YMax(${geometry})`,
    }),
    intersects: (one, other) => sql`ST_Intersects(${one}, ${other})`,
  };
}

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
  // By way of its text, a single is the decimal that people wrote and see: 0.1, not 0.10000000149011612.
  if (field.type === 'esriFieldTypeSingle') return sql`(${name}::text::double precision)`;
  return name;
}

// Under the collation "C", case is a matter of A to Z alone, as it is on SQLite.
const FUNCTIONS: Readonly<Record<FunctionName, (args: Fragment) => Fragment>> = {
  UPPER: (args) => sql`upper((${args}) COLLATE "C")`,
  LOWER: (args) => sql`lower((${args}) COLLATE "C")`,
  TRIM: (args) => sql`btrim(${args})`,
  CHAR_LENGTH: (args) => sql`char_length(${args})`,
  SUBSTRING: (args) => sql`substr(${args})`,
  ABS: (args) => sql`abs(${args})`,
  FLOOR: (args) => sql`floor(${args})`,
  CEILING: (args) => sql`ceil(${args})`,
  COALESCE: (args) => sql`coalesce(${args})`,
};

function callFunction(name: FunctionName, args: readonly Fragment[]): Fragment {
  // Positions in text are of type integer there, not bigint.
  const typed =
    name === 'SUBSTRING' ? args.map((arg, index) => (index === 0 ? arg : sql`(${arg})::integer`)) : args;
  return FUNCTIONS[name](join(typed, ', '));
}

function likeOf(part: PatternPart): string {
  if (part === 'any') return '%';
  if (part === 'one') return '_';
  // The backslash is PostgreSQL's escape character where none is stated.
  return part.text.replace(/[\\%_]/g, '\\$&');
}

function writeJson(name: Fragment, field: Field, dialect: Pick<Dialect, 'epochMs'>): Fragment {
  switch (field.type) {
    case 'esriFieldTypeString':
    case 'esriFieldTypeTimestampOffset':
      return sql`to_json(${name})::text`;
    case 'esriFieldTypeGUID':
    case 'esriFieldTypeGlobalID':
    case 'esriFieldTypeDateOnly':
      return sql`'"' || ${name} || '"'`;
    case 'esriFieldTypeTimeOnly':
      // Milliseconds in full or not at all, as they are stored on SQLite.
      return sql`'"' || regexp_replace(to_char(${name}, 'HH24:MI:SS.MS'), '[.]000$', '') || '"'`;
    case 'esriFieldTypeDate':
      return sql`${dialect.epochMs(name)}::text`;
    default:
      return sql`${name}::text`;
  }
}
