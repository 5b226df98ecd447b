import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { digestOf } from '../../handlers.js';
import { START_SCRIPT } from './start-script.js';

/** A file that the reference page loads. */
export interface Asset {
  readonly mediaType: string;
  read(): Promise<Buffer>;
}

/** The files of Swagger UI that the page needs, from its package, and the script that starts it. */
export interface Assets {
  /** Another one for other contents, so that files may be kept as long as one likes. */
  readonly version: string;
  find(name: string): Asset | undefined;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const FROM_PACKAGE: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': SCRIPT,
  'favicon-32x32.png': 'image/png',
};

export function findAssets(): Assets {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve('swagger-ui-dist/package.json');
  const { version } = require(manifest) as { version: string };
  const started: Asset = { mediaType: SCRIPT, read: () => Promise.resolve(Buffer.from(START_SCRIPT)) };
  const assets = new Map<string, Asset>([['start.js', started]]);
  for (const [name, mediaType] of Object.entries(FROM_PACKAGE)) {
    assets.set(name, { mediaType, read: readOnce(join(dirname(manifest), name)) });
  }
  return {
    version: `${version}-${digestOf(START_SCRIPT).slice(0, 8)}`,
    find: (name) => assets.get(name),
  };
}

function readOnce(path: string): () => Promise<Buffer> {
  let content: Promise<Buffer> | undefined;
  return () => (content ??= readFile(path));
}
