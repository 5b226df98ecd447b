import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Assets, diskAsset, SCRIPT_TYPE, STYLE_TYPE, textAsset, versionOf } from '../api/assets.js';

/** Path of the pages' assets, before the version. */
export const ASSETS_FOLDER = '/pages/assets';

/** Files of the folder `assets` beside this module, with their media types. The build copies the folder. */
const OWN_FILES: Readonly<Record<string, string>> = {
  'map/map.js': SCRIPT_TYPE,
  'calendar.css': STYLE_TYPE,
  'calendar-api.js': SCRIPT_TYPE,
  'calendar-import.js': SCRIPT_TYPE,
  'copy-address.js': SCRIPT_TYPE,
  'map/map-area.js': SCRIPT_TYPE,
  'map/map-attributes.js': SCRIPT_TYPE,
  'map/map-base.js': SCRIPT_TYPE,
  'map/map-page.js': SCRIPT_TYPE,
  'map/map-card.js': SCRIPT_TYPE,
  'map/map-result.js': SCRIPT_TYPE,
  'map/map-style.js': SCRIPT_TYPE,
  'map/map-tiles.js': SCRIPT_TYPE,
  'feature-calls.js': SCRIPT_TYPE,
  'file-size.js': SCRIPT_TYPE,
  'progress.js': SCRIPT_TYPE,
  'jobs.js': SCRIPT_TYPE,
  'api-form.js': SCRIPT_TYPE,
  'early-submit.js': SCRIPT_TYPE,
  'send-form.js': SCRIPT_TYPE,
  'layer-form.js': SCRIPT_TYPE,
  'publish-form.js': SCRIPT_TYPE,
  'table-editor.js': SCRIPT_TYPE,
  'field-input.js': SCRIPT_TYPE,
  'edit/edit-map.js': SCRIPT_TYPE,
  'edit/edit-feature.js': SCRIPT_TYPE,
  'edit/edit-shape.js': SCRIPT_TYPE,
  'edit/edit-sketch.js': SCRIPT_TYPE,
  'edit/edit-values.js': SCRIPT_TYPE,
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
  'append/append-refused-places.js': SCRIPT_TYPE,
  'append/append-request.js': SCRIPT_TYPE,
  'append/preview-map.js': SCRIPT_TYPE,
  'append/send-parts.js': SCRIPT_TYPE,
  'icon.svg': 'image/svg+xml; charset=utf-8',
};

/** Script of MapLibre's workers, which MapLibre finds beside itself. */
const WORKER = 'maplibre-gl-worker.mjs';

/**
 * Files of packages, by the names that pages know. The countries are those of Natural Earth, at 1:50,000,000.
 */
const PACKAGE_FILES = [
  { name: 'maplibre-gl.mjs', from: 'maplibre-gl', path: 'dist/maplibre-gl.mjs', mediaType: SCRIPT_TYPE },
  {
    name: WORKER,
    from: 'maplibre-gl',
    path: 'dist/maplibre-gl-worker.mjs',
    mediaType: SCRIPT_TYPE,
  },
  { name: 'maplibre-gl.css', from: 'maplibre-gl', path: 'dist/maplibre-gl.css', mediaType: STYLE_TYPE },
  {
    name: 'topojson-client.js',
    from: 'topojson-client',
    path: 'dist/topojson-client.min.js',
    mediaType: SCRIPT_TYPE,
  },
  { name: 'world.json', from: 'world-atlas', path: 'countries-50m.json', mediaType: 'application/json' },
] as const;

let loaded: Assets | undefined;

/** Returns the files that pages load: those of packages, and our own, read once. */
export function pageAssets(): Assets {
  return (loaded ??= loadAssets());
}

/** Returns the path of these files below the server's public URL. */
export function assetsPath(): string {
  return `${ASSETS_FOLDER}/${pageAssets().version}`;
}

function loadAssets(): Assets {
  const require = createRequire(import.meta.url);
  const packages = PACKAGE_FILES.map(({ name, from, path, mediaType }) => {
    const manifest = require.resolve(`${from}/package.json`);
    const { version } = require(manifest) as { version: string };
    const asset = diskAsset(join(dirname(manifest), path), mediaType);
    return { name, version, asset: name === WORKER ? { ...asset, isWorker: true } : asset };
  });
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
    ...packages.map(({ name, asset }) => [name, asset] as const),
    // Preact with htm and hooks in one file: components without a build step.
    ['preact.js', textAsset(preact, SCRIPT_TYPE)],
    ...own.map(({ name, mediaType, text }) => [name, textAsset(text, mediaType)] as const),
  ]);
  return {
    version: versionOf(preact, ...packages.map(({ version }) => version), ...own.map(({ text }) => text)),
    find: (name) => files.get(name),
  };
}
