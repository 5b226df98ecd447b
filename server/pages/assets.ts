import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Assets, diskAsset, SCRIPT_TYPE, STYLE_TYPE, textAsset, versionOf } from '../api/assets.js';

/** Path of the pages' assets, before the version. */
export const ASSETS_FOLDER = '/pages/assets';

/** Files of the folder `assets` beside this module, with their media types. The build copies the folder. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'map.js': SCRIPT_TYPE,
  'calendar.css': STYLE_TYPE,
  'calendar-api.js': SCRIPT_TYPE,
  'calendar-import.js': SCRIPT_TYPE,
  'copy-address.js': SCRIPT_TYPE,
  'file-size.js': SCRIPT_TYPE,
  'progress.js': SCRIPT_TYPE,
  'jobs.js': SCRIPT_TYPE,
  'api-form.js': SCRIPT_TYPE,
  'send-form.js': SCRIPT_TYPE,
  'layer-form.js': SCRIPT_TYPE,
  'publish-form.js': SCRIPT_TYPE,
  'table-editor.js': SCRIPT_TYPE,
  'record-actions.js': SCRIPT_TYPE,
  'record-form.js': SCRIPT_TYPE,
  'record-pickers.js': SCRIPT_TYPE,
  'style.css': STYLE_TYPE,
  'append/append-wizard.js': SCRIPT_TYPE,
  'append/append-wizard.css': STYLE_TYPE,
  'append/append-file-step.js': SCRIPT_TYPE,
  'append/append-rows-step.js': SCRIPT_TYPE,
  'append/append-fields-step.js': SCRIPT_TYPE,
  'append/append-job-step.js': SCRIPT_TYPE,
  'append/append-mend.js': SCRIPT_TYPE,
  'append/append-parts.js': SCRIPT_TYPE,
  'append/append-request.js': SCRIPT_TYPE,
  'append/feature-calls.js': SCRIPT_TYPE,
  'append/preview-map.js': SCRIPT_TYPE,
  'append/send-parts.js': SCRIPT_TYPE,
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
  // The package exports no path to this file.
  const preact = readFileSync(
    join(dirname(require.resolve('htm')), '../preact/standalone.module.js'),
    'utf8',
  );
  const own = Object.entries(OWN_FILES).map(([path, mediaType]) => {
    const text = readFileSync(new URL(`./assets/${path}`, import.meta.url), 'utf8');
    return { name: basename(path), mediaType, text };
  });
  const files = new Map([
    [
      'favicon.ico',
      diskAsset(fileURLToPath(new URL('./assets/favicon.ico', import.meta.url)), 'image/x-icon'),
    ],
    ['leaflet.js', diskAsset(fromPackage('leaflet.js'), SCRIPT_TYPE)],
    ['leaflet.css', diskAsset(fromPackage('leaflet.css'), STYLE_TYPE)],
    // Preact with htm and hooks in one file: components without a build step.
    ['preact.js', textAsset(preact, SCRIPT_TYPE)],
    ...own.map(({ name, mediaType, text }) => [name, textAsset(text, mediaType)] as const),
  ]);
  return {
    version: versionOf(version, preact, ...own.map(({ text }) => text)),
    find: (name) => files.get(name),
  };
}
