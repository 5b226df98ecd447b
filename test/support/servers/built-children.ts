import { createRequire } from 'node:module';

const RUN_BUILT = createRequire(import.meta.url).resolve('../run-built.cjs');

/**
 * Lets the server's own children, which it starts as this process was, run what was built of them instead of compiling
 * their sources each time, where `FAIRGROUND_TEST_BUILT` says that everything was just built.
 *
 * @returns what undoes it
 */
export function startBuiltChildren(): () => void {
  if (process.env['FAIRGROUND_TEST_BUILT'] === undefined) return () => undefined;
  const own = process.execArgv;
  process.execArgv = ['--require', RUN_BUILT];
  return () => {
    process.execArgv = own;
  };
}
