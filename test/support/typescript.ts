import { createRequire } from 'node:module';

/** Arguments of `node` that let it run TypeScript, whatever folder the process starts in. */
export const WITH_TYPESCRIPT: readonly string[] = ['--import', createRequire(import.meta.url).resolve('tsx')];
