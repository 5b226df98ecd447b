import type { Dialect } from '../../../storage/sql/dialect.js';
import { createPostgisQuery } from './postgis-query.js';
import type { QueryDialect } from './query-dialect.js';
import { createSpatialiteQuery } from './spatialite-query.js';

const QUERY_DIALECTS: Readonly<Record<Dialect['kind'], (dialect: Dialect) => QueryDialect>> = {
  spatialite: createSpatialiteQuery,
  postgis: createPostgisQuery,
};

/** Returns the part of a database's dialect that queries use. */
export function queryDialectOf(dialect: Dialect): QueryDialect {
  return QUERY_DIALECTS[dialect.kind](dialect);
}
