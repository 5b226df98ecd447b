import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Assets, diskAsset, SCRIPT_TYPE, STYLE_TYPE, textAsset, versionOf } from '../../api/assets.js';
import { FILE_SIZE_SCRIPT } from './assets/file-size-script.js';
import { ICON } from './assets/icon.js';
import { MAP_SCRIPT } from './assets/map-script.js';
import { PROGRESS_SCRIPT } from './assets/progress-script.js';
import { STYLE } from './assets/style.js';

/** Where pages find their files, before the version. */
export const ASSETS_FOLDER = '/pages/assets';

let found: Assets | undefined;

/** The files that pages load: Leaflet from its package, and our own. */
export function pageAssets(): Assets {
  return (found ??= findAssets());
}

/** Path of these files below the server's public address. */
export function assetsPath(): string {
  return `${ASSETS_FOLDER}/${pageAssets().version}`;
}

function findAssets(): Assets {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('leaflet/package.json');
  const { version } = require(manifest) as { version: string };
  const fromPackage = (name: string): string => join(dirname(manifest), 'dist', name);
  const files = new Map([
    ['leaflet.js', diskAsset(fromPackage('leaflet.js'), SCRIPT_TYPE)],
    ['leaflet.css', diskAsset(fromPackage('leaflet.css'), STYLE_TYPE)],
    ['map.js', textAsset(MAP_SCRIPT, SCRIPT_TYPE)],
    ['file-size.js', textAsset(FILE_SIZE_SCRIPT, SCRIPT_TYPE)],
    ['progress.js', textAsset(PROGRESS_SCRIPT, SCRIPT_TYPE)],
    ['style.css', textAsset(STYLE, STYLE_TYPE)],
    ['icon.svg', textAsset(ICON, 'image/svg+xml; charset=utf-8')],
  ]);
  return {
    version: versionOf(version, FILE_SIZE_SCRIPT, MAP_SCRIPT, PROGRESS_SCRIPT, STYLE, ICON),
    find: (name) => files.get(name),
  };
}
