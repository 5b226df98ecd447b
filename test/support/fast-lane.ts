import childProcess from 'node:child_process';
import crypto from 'node:crypto';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';

const LANE = process.env['FAIRGROUND_TEST_LANE'];

/** True in the lanes `unit` and `quick`, which have neither PostgreSQL nor GDAL. */
export const IS_FAST_LANE = LANE === 'unit' || LANE === 'quick';

/** Skips one test of a file whose other tests do without GDAL, in lanes without it. */
export function skipWithoutGdal(context: Mocha.Context): void {
  if (IS_FAST_LANE) context.skip();
}

const GDAL = /^(?:ogr2ogr|ogrinfo|gdalsrsinfo|gdaltransform)$/;

/** Cost of a password in the fast lanes: the server's own is meant to take long. */
const CHEAP = 16;

if (IS_FAST_LANE) {
  hideGdal();
  hashCheaply();
  syncBuiltinESMExports();
}
if (LANE === 'unit') hideSpatialite();

/** Lets GDAL be missing, so that a file fails here that does not state its need. */
function hideGdal(): void {
  const { execFile, spawn } = childProcess;
  const start = promisify(execFile);
  const hide = (program: string): string =>
    GDAL.test(program) ? `${program} of another lane: state // @needs gdal` : program;
  const hiding = (program: string, ...rest: unknown[]): unknown =>
    Reflect.apply(execFile, childProcess, [hide(program), ...rest]);
  const starting = (program: string, ...rest: unknown[]): unknown =>
    Reflect.apply(start, childProcess, [hide(program), ...rest]);
  Object.assign(childProcess, {
    execFile: Object.assign(hiding, { [promisify.custom]: starting }),
    spawn: (program: string, ...rest: unknown[]): unknown =>
      Reflect.apply(spawn, childProcess, [hide(program), ...rest]),
  });
}

/** Hashes passwords of the server's own cost with less. Hashes of other processes are then wrong. */
function hashCheaply(): void {
  const { scrypt } = crypto;
  type Arguments = Parameters<typeof scrypt>;
  const cheap = (...[password, salt, length, options, done]: Arguments): void => {
    scrypt(password, salt, length, { ...options, N: Math.min(options.N ?? CHEAP, CHEAP) }, done);
  };
  Object.assign(crypto, { scrypt: cheap });
}

/** Lets SpatiaLite be missing, so that a file fails here that opens databases. */
function hideSpatialite(): void {
  const require = createRequire(import.meta.url);
  const { Database } = require('sqlite3') as { Database: { prototype: object } };
  const refuse = (_path: string, done: (error: Error) => void): void => {
    done(new Error('SpatiaLite belongs to other lanes: state // @needs database'));
  };
  Object.assign(Database.prototype, { loadExtension: refuse });
}
