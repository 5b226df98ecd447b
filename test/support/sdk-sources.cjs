'use strict';
// Hooks for modules, see `load-typescript.cjs`. The SDK's package is resolved to its sources, so that tests need no build.
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const SOURCES = {
  '@fairground/sdk': 'sdk/src/index.ts',
  '@fairground/sdk/node': 'sdk/src/node.ts',
};

exports.resolve = (specifier, context, next) => {
  const source = Object.hasOwn(SOURCES, specifier) ? SOURCES[specifier] : undefined;
  const path = source === undefined ? specifier : pathToFileURL(join(__dirname, '../..', source)).href;
  return next(path, context);
};
