import { pino } from 'pino';
import { findSpatialite } from '../../../server/storage/sqlite/extensions.js';
import {
  loadExtension,
  openConnection,
  runSql,
  type SqliteConnection,
} from '../../../server/storage/sqlite/driver.js';

let holder: SqliteConnection | undefined;

/**
 * Keeps PROJ's database in use for as long as the process runs. PROJ leaves it open when nobody uses it any more, and has
 * every child that is forked close it (`pthread_atfork`): that takes the child 30 ms, and us with it, for each program
 * that a test starts.
 */
export async function holdProj(): Promise<void> {
  if (holder !== undefined) return;
  const { path } = await findSpatialite({ log: pino({ level: 'silent' }) });
  holder = await openConnection(':memory:');
  await loadExtension(holder, path);
  // The bundled SpatiaLite of old has no such function, nor a PROJ with a database.
  await runSql(holder, `SELECT PROJ_AsProjString('EPSG', 4326)`).catch(() => undefined);
}
