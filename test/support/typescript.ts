import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Arguments of `node` that let it run TypeScript, whatever folder the process starts in. */
export const WITH_TYPESCRIPT: readonly string[] = ['--import', createRequire(import.meta.url).resolve('tsx')];

/**
 * Arguments of `node` that run one of our programs.
 *
 * @param source - from the root of the repository, such as `server/main.ts`. With `FAIRGROUND_TEST_BUILT`, which is
 *   for who has just built everything, what was built of it is run: that starts in half the time.
 */
export function programArguments(source: string): readonly string[] {
  const root = new URL('../../', import.meta.url);
  if (process.env['FAIRGROUND_TEST_BUILT'] === undefined)
    return [...WITH_TYPESCRIPT, fileURLToPath(new URL(source, root))];
  return [fileURLToPath(new URL(`dist/${source.replace(/\.ts$/, '.js')}`, root))];
}
