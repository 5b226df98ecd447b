import type { Exception } from './finding.js';

/** Pairs of folders that may import each other: at most eight. */
export const FOLDER_PAIRS: readonly Exception[] = [
  {
    subject: 'server ↔ server/cli',
    reason: '`main.ts` runs a command, and the commands `serve` and `work` start `app.ts` and `worker.ts`.',
  },
];

/** Folders that may hold more than 25 files of code. */
export const LARGE_FOLDERS: readonly Exception[] = [];

/** Tests that may lie where no subject lies. */
export const MISPLACED_TESTS: readonly Exception[] = [];
