import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Asset, type Assets, diskAsset, SCRIPT_TYPE, STYLE_TYPE, textAsset } from '../../api/assets.js';
import { digestOf } from '../../api/handlers.js';
import { START_SCRIPT } from './start-script.js';

const FROM_PACKAGE: Readonly<Record<string, string>> = {
  'swagger-ui.css': STYLE_TYPE,
  'swagger-ui-bundle.js': SCRIPT_TYPE,
  'favicon-32x32.png': 'image/png',
};

/** The files of Swagger UI that the reference page needs, from its package, and the script that starts it. */
export function findAssets(): Assets {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('swagger-ui-dist/package.json');
  const { version } = require(manifest) as { version: string };
  const assets = new Map<string, Asset>([['start.js', textAsset(START_SCRIPT, SCRIPT_TYPE)]]);
  for (const [name, mediaType] of Object.entries(FROM_PACKAGE)) {
    assets.set(name, diskAsset(join(dirname(manifest), name), mediaType));
  }
  return {
    version: `${version}-${digestOf(START_SCRIPT).slice(0, 8)}`,
    find: (name) => assets.get(name),
  };
}
