import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Assets, diskAsset, SCRIPT_TYPE, STYLE_TYPE, textAsset, versionOf } from '../../api/assets.js';

const FROM_PACKAGE: Readonly<Record<string, string>> = {
  'swagger-ui.css': STYLE_TYPE,
  'swagger-ui-bundle.js': SCRIPT_TYPE,
};

/** Files of the folder `assets` beside this module, with their media types. The build copies the folder. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'reference.js': SCRIPT_TYPE,
  'reference.css': STYLE_TYPE,
  'guide.css': STYLE_TYPE,
  'frame.css': STYLE_TYPE,
};

/** Path of the assets of guides and reference, before the version. */
export const REFERENCE_ASSETS = '/reference/assets';

let loaded: Assets | undefined;

/** Returns the files that guides and reference load: Swagger UI from its package, and our own, read once. */
export function referenceAssets(): Assets {
  return (loaded ??= loadAssets());
}

function loadAssets(): Assets {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('swagger-ui-dist/package.json');
  const { version } = require(manifest) as { version: string };
  const own = Object.entries(OWN_FILES).map(([name, mediaType]) => {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
    return { name, mediaType, text };
  });
  const files = new Map([
    ...Object.entries(FROM_PACKAGE).map(
      ([name, mediaType]) => [name, diskAsset(join(dirname(manifest), name), mediaType)] as const,
    ),
    ...own.map(({ name, mediaType, text }) => [name, textAsset(text, mediaType)] as const),
  ]);
  return {
    version: versionOf(version, ...own.map(({ text }) => text)),
    find: (name) => files.get(name),
  };
}
