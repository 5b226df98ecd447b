// The arrows of the house: main → app → http → events | features → pages | auth | jobs | geocoding → outbound | storage → lib.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-circles', 'modules that need each other are one module', {}, { circular: true }),
    forbid(
      'hapi-in-http-only',
      'HTTP is one way in; what is below it must run without',
      { path: '^server/', pathNot: '^server/(http/|app\\.ts)' },
      { path: 'node_modules/@hapi/(?!joi)' },
    ),
    forbid(
      'knex-in-repositories-only',
      'SQL has its places: storage and the repository files',
      { path: '^server/', pathNot: '^server/storage/|-repository\\.ts$|^server/features/append/load/' },
      { path: 'node_modules/(knex|pg|pg-copy-streams|sqlite3)/' },
    ),
    forbid(
      'events-apart',
      'events and features know nothing of each other',
      { path: '^server/events/' },
      { path: '^server/features/' },
    ),
    forbid(
      'features-apart',
      'events and features know nothing of each other',
      { path: '^server/features/' },
      { path: '^server/events/' },
    ),
    forbid(
      'subjects-below-http',
      'a subject does not know how it is served',
      { path: '^server/(events|features)/' },
      { path: '^server/(http/|app\\.ts|main\\.ts|cli/|worker\\.ts)' },
    ),
    forbid(
      'rooms-below-subjects',
      'rooms that every subject uses know none of them',
      { path: '^server/(auth|jobs|outbound|geocoding|gdal|pages)/' },
      { path: '^server/(events|features|http|cli)/|^server/(app|main|worker)\\.ts' },
    ),
    forbid(
      'storage-at-the-bottom',
      'storage knows nobody above it',
      { path: '^server/storage/' },
      {
        path: '^server/(auth|jobs|outbound|geocoding|gdal|events|features|http|cli)/|^server/(app|main|worker)\\.ts',
      },
    ),
    forbid(
      'lib-below-all',
      'lib holds code that would serve any program: it knows nothing of this one',
      { path: '^server/lib/' },
      { path: '^server/(?!lib/)' },
    ),
    forbid(
      'bucket-client-on-demand',
      'the client of buckets is large: who keeps blobs as files does not load it',
      { path: '^server/' },
      { path: 'node_modules/@aws-sdk/', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid('sdk-apart', 'the SDK is published alone', { path: '^sdk/' }, { path: '^(server|scripts|test)/' }),
    forbid('server-without-sdk', 'the server does not call itself', { path: '^server/' }, { path: '^sdk/' }),
    forbid(
      'no-tests-in-product',
      'what ships does not know its tests',
      { path: '^(server|sdk)/' },
      { path: '^test/|^scripts/' },
    ),
    forbid(
      'no-undeclared',
      'what is imported is declared',
      { path: '^(server|sdk|scripts|test)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dead-modules',
      'what no command needs is no part of the product',
      { path: '^server/main\\.ts$' },
      // Scripts of pages are loaded by browsers.
      { path: '^server/', pathNot: '\\.d\\.ts$|^server/(pages|http/reference)/assets/', reachable: false },
    ),
    // Scripts of pages import each other by the flat names under which they are served.
    forbid(
      'resolvable',
      'what is imported exists',
      { pathNot: '^server/pages/assets/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Clients that a test generates are nowhere until then.
    exclude: { path: '(^|/)dist/|^test/e2e/generated-clients/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    // No `tsConfig`: it is for path aliases, and costs with none, too.
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
      // Until it ends; looked at anew after 4 s otherwise.
      cachedInputFileSystem: { cacheDuration: 1_800_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
