import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Assets, diskAsset, SCRIPT_TYPE, STYLE_TYPE, textAsset, versionOf } from '../api/assets.js';

/** Path of the pages' assets, before the version. */
export const ASSETS_FOLDER = '/pages/assets';

/** Files of the folder `assets` beside this module, with their media types. The build copies the folder. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'map.js': SCRIPT_TYPE,
  'file-size.js': SCRIPT_TYPE,
  'progress.js': SCRIPT_TYPE,
  'jobs.js': SCRIPT_TYPE,
  'style.css': STYLE_TYPE,
  'icon.svg': 'image/svg+xml; charset=utf-8',
};

let loaded: Assets | undefined;

/** Returns the files that pages load: Leaflet from its package, and our own, read once. */
export function pageAssets(): Assets {
  return (loaded ??= loadAssets());
}

/** Returns the path of these files below the server's public URL. */
export function assetsPath(): string {
  return `${ASSETS_FOLDER}/${pageAssets().version}`;
}

function loadAssets(): Assets {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('leaflet/package.json');
  const { version } = require(manifest) as { version: string };
  const fromPackage = (name: string): string => join(dirname(manifest), 'dist', name);
  const own = Object.entries(OWN_FILES).map(([name, mediaType]) => {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
    return { name, mediaType, text };
  });
  const files = new Map([
    [
      'favicon.ico',
      diskAsset(fileURLToPath(new URL('./assets/favicon.ico', import.meta.url)), 'image/x-icon'),
    ],
    ['leaflet.js', diskAsset(fromPackage('leaflet.js'), SCRIPT_TYPE)],
    ['leaflet.css', diskAsset(fromPackage('leaflet.css'), STYLE_TYPE)],
    ...own.map(({ name, mediaType, text }) => [name, textAsset(text, mediaType)] as const),
  ]);
  return {
    version: versionOf(version, ...own.map(({ text }) => text)),
    find: (name) => files.get(name),
  };
}
