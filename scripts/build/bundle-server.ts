import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { inAscii } from './in-ascii.js';
import { keepParts } from './keep-parts.js';

/** Packages that are native, or large and only loaded when needed. */
const LEFT_ALONE = ['sharp', 'sqlite3', '@aws-sdk/*'];

/** Packages that knex and pg would load for databases, or in ways, that are not ours. */
const NEVER_LOADED = [
  'better-sqlite3',
  'mariadb/*',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'tedious',
];

/** Lets what was written for CommonJS load modules of Node.js, and what was left alone. */
const REQUIRE = `import { createRequire as createRequireHere } from 'node:module';
const require = createRequireHere(import.meta.url);`;

/**
 * The client of PostgreSQL makes a `Response` to learn whether it is with a provider who has not Node.js, and for this one
 * Node.js 20 would load all of `fetch`, a tenth of what a short command takes. Nothing else in the program has a use for it.
 */
const ABSENT = { Response: 'undefined' };

const PARTS = 'parts';
const ASSETS = 'assets';

/**
 * Folders with scripts and styles of the pages. A module that serves them reads them from the folder `assets` beside it;
 * bundled modules are all beside one such folder, so no two files may have the same name.
 */
export const PAGE_ASSETS = ['server/pages/assets', 'server/http/reference/assets'];

/**
 * Puts the modules of the server's program, and of the packages that it uses, into few files, as Node.js takes most of
 * a start to find and load more than a thousand: `main.js`, and `parts/`, of which a command loads those that it needs.
 * To be called in the root of the repository.
 *
 * @param folder - for the files; packages must be found from there. Parts of builds before the last one are removed.
 * @returns what is in which file
 */
export async function bundleServer(folder: string): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    entryPoints: {
      main: 'server/main.ts',
      // The reader of GeoPackages is started as a process of its own, from beside the part that starts it.
      [`${PARTS}/reader-process`]: 'server/features/append/formats/geopackage/reader-process.ts',
      // A thread, likewise.
      [`${PARTS}/filter-thread`]: 'server/features/query/filter/filter-thread.ts',
    },
    outdir: folder,
    chunkNames: `${PARTS}/[name]-[hash]`,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: [...LEFT_ALONE, ...NEVER_LOADED],
    define: ABSENT,
    banner: { js: REQUIRE },
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'warning',
  });
  for (const { path, text } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, path.endsWith('.js') ? inAscii(text) : text);
  }
  for (const assets of PAGE_ASSETS) await cp(assets, join(folder, PARTS, ASSETS), { recursive: true });
  // Not before the new ones are there: a server that runs may start its worker again.
  const made = Object.keys(metafile.outputs).filter((path) => path.includes(`/${PARTS}/`));
  await keepParts(join(folder, PARTS), [ASSETS, ...made.map((path) => basename(path))]);
  return metafile;
}
