import { column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import type { Field } from '../../layer.js';
import type { FunctionName, PatternPart, ValueType } from '../where/tree.js';
import { bind, join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/** GUIDs, instants, dates and times are text here, in forms whose order is that of what they mean. */
export function createSpatialiteQuery(dialect: Pick<Dialect, 'quote' | 'epochMs'>): QueryDialect {
  return {
    literal: bindLiteral,
    field: (field) => readField(column(dialect, field.column), field),
    cast: (type, operand) =>
      type === 'real' ? sql`CAST(${operand} AS REAL)` : sql`(${operand} || 'T00:00:00.000Z')`,
    collate: (text) => text,
    call: callFunction,
    like: (operand, pattern) => sql`(${operand} GLOB ${bind(pattern.map(globOf).join(''))})`,
    json: (field) => writeJson(column(dialect, field.column), field, dialect),
    joinText: (text) => sql`group_concat(${text}, ',')`,
    bounds: (geometry) => ({
      xmin: sql`MbrMinX(${geometry})`,
      ymin: sql`MbrMinY(${geometry})`,
      xmax: sql`MbrMaxX(${geometry})`,
      ymax: sql`MbrMaxY(${geometry})`,
    }),
    // It answers with a number, -1 for what it cannot tell.
    intersects: (one, other) => sql`(ST_Intersects(${one}, ${other}) = 1)`,
  };
}

function bindLiteral(type: ValueType, value: string): Fragment {
  // A whole JavaScript number is bound as an integer, and one beyond 2^53 would lose digits on the way.
  if (type === 'real') return sql`CAST(${bind(Number(value))} AS REAL)`;
  if (type !== 'integer') return bind(value);
  return Number.isSafeInteger(Number(value)) ? bind(Number(value)) : sql`CAST(${bind(value)} AS INTEGER)`;
}

function readField(name: Fragment, field: Field): Fragment {
  return field.type === 'esriFieldTypeTimestampOffset' ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${name})` : name;
}

const FUNCTIONS: Readonly<Record<FunctionName, (args: Fragment) => Fragment>> = {
  UPPER: (args) => sql`upper(${args})`,
  LOWER: (args) => sql`lower(${args})`,
  TRIM: (args) => sql`trim(${args})`,
  CHAR_LENGTH: (args) => sql`length(${args})`,
  SUBSTRING: (args) => sql`substr(${args})`,
  ABS: (args) => sql`abs(${args})`,
  FLOOR: (args) => sql`floor(${args})`,
  CEILING: (args) => sql`ceil(${args})`,
  COALESCE: (args) => sql`coalesce(${args})`,
};

function callFunction(name: FunctionName, args: readonly Fragment[]): Fragment {
  return FUNCTIONS[name](join(args, ', '));
}

// GLOB, because LIKE ignores the case of A to Z here. GLOB's special characters are made plain by brackets.
function globOf(part: PatternPart): string {
  if (part === 'any') return '*';
  if (part === 'one') return '?';
  return part.text.replace(/[*?[]/g, '[$&]');
}

function writeJson(name: Fragment, field: Field, dialect: Pick<Dialect, 'epochMs'>): Fragment | undefined {
  switch (field.type) {
    case 'esriFieldTypeSingle':
    case 'esriFieldTypeDouble':
      // SQLite writes 15 digits, and a double may need 17.
      return undefined;
    case 'esriFieldTypeDate':
      return sql`json_quote(${dialect.epochMs(name)})`;
    default:
      return sql`json_quote(${name})`;
  }
}
