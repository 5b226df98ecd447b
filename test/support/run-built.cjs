'use strict';
// For `node --require`: what was built of a program of ours is run instead of its source. See `built-children.ts`.
const Module = require('node:module');
const { join, relative } = require('node:path');
const { isMainThread } = require('node:worker_threads');

const root = join(__dirname, '../..');
const { runMain } = Module;

const runBuilt = () => {
  const [, program] = process.argv;
  const built = join(root, 'dist', relative(root, program)).replace(/\.ts$/, '.js');
  process.argv[1] = built;
  runMain.call(Module, built);
};

// Built programs start threads of built programs, so that threads need no redirection.
if (isMainThread) Module.runMain = runBuilt;
