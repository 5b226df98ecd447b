'use strict';
// Hooks for modules, see `load-typescript.cjs`. Modules keep the addresses of their sources, so that what lies beside
// those is found, and a child that is started by the address of a module.
const { readFile } = require('node:fs/promises');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const ROOT = pathToFileURL(join(__dirname, '../../')).href;

/** Imports name what the compiler makes of a module; one with a query has it loaded once more. */
const IMPORTED = /^(\.\.?\/[^?]*)\.js(?=\?|$)/;

exports.resolve = (specifier, context, next) => {
  const { parentURL } = context;
  const isOurs = parentURL !== undefined && isSource(parentURL) && IMPORTED.test(specifier);
  const { href } = isOurs ? new URL(specifier.replace(IMPORTED, '$1.ts'), parentURL) : { href: specifier };
  return isSource(href) ? { url: href, format: 'module', shortCircuit: true } : next(specifier, context);
};

exports.load = async (url, context, next) => {
  if (!isSource(url)) return next(url, context);
  const path = withoutQuery(url).slice(ROOT.length).replace(/ts$/, 'js');
  const built = path.startsWith('sdk/src/') ? path.replace('src', 'dist') : `dist/${path}`;
  const text = await readFile(new URL(built, ROOT), 'utf8');
  // A map is looked for from the module's address on. The SDK is built without: its lines are those of what was built.
  const upwards = '../'.repeat(path.split('/').length - 1);
  const source = text.replace(/^(\/\/# sourceMappingURL=).*$/m, `$1${upwards}${built}.map`);
  return { format: 'module', source, shortCircuit: true };
};

function isSource(url) {
  return url.startsWith(ROOT) && withoutQuery(url).endsWith('.ts') && !url.startsWith(`${ROOT}node_modules/`);
}

function withoutQuery(url) {
  return url.replace(/\?.*$/, '');
}
