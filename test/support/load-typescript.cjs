'use strict';
// For `node --import`: lets it load our TypeScript. Each module is compiled when it is loaded; or, where
// `FAIRGROUND_TEST_BUILT` says that everything was just built, what was built of it is taken in its place.
const { register } = require('node:module');
const { pathToFileURL } = require('node:url');

if (process.env.FAIRGROUND_TEST_BUILT === undefined) {
  require('tsx');
  register('./sdk-sources.cjs', pathToFileURL(__filename));
} else {
  register('./built-modules.cjs', pathToFileURL(__filename));
  process.setSourceMapsEnabled(true);
}
