import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBannedOpenings } from './comment-openings.js';
import { findLongSubjects } from './commit-subjects.js';
import { findUnknownNames } from './document-names.js';
import { FOLDER_PAIRS, LARGE_FOLDERS, MISPLACED_TESTS } from './exceptions.js';
import { findFolderPairs } from './folder-pairs.js';
import { findLargeFolders } from './folder-sizes.js';
import { type Rule, runRules } from './run-rules.js';
import { findMisplacedTests } from './test-locations.js';

const RULES: readonly Rule[] = [
  {
    title: 'Two folders must not import each other',
    find: findFolderPairs,
    exceptions: FOLDER_PAIRS,
  },
  {
    title: 'A folder must not hold more than 25 files of code',
    find: findLargeFolders,
    exceptions: LARGE_FOLDERS,
  },
  {
    title: 'A test must lie where its subject lies',
    find: findMisplacedTests,
    exceptions: MISPLACED_TESTS,
  },
  {
    title: 'A comment must begin with a verb or a noun',
    find: findBannedOpenings,
    exceptions: [],
  },
  {
    title: 'A document must name scripts and files that exist',
    find: findUnknownNames,
    exceptions: [],
  },
  {
    title: 'A commit subject must be one clause of at most 72 characters',
    find: (root) => findLongSubjects(root),
    exceptions: [],
  },
];

/** `tsx scripts/lint/main.ts [ROOT]`: checks this project's own rules, and exits with 1 if one is broken. */
const { positionals } = parseArgs({ allowPositionals: true });
const { code, lines } = runRules(resolve(positionals[0] ?? '.'), RULES);
for (const line of lines) console.log(line);
process.exitCode = code;
