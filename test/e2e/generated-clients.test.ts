import { expect } from 'chai';
import { build } from 'esbuild';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { document as events } from '../../server/generated/events/document.js';
import { document as features } from '../../server/generated/features/document.js';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { run } from '../support/clients/sdk-consumer.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENTS = { events, features };
const CLIENTS = ['openapi-fetch', 'hey-api', 'orval'];

/** For programs that are bundled before they run, as the generated modules want it. */
const COMPILER_OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
};

// Integrators generate their clients from the documents: what these send, the server must read.
describe('clients of other generators', function () {
  this.timeout(300_000);

  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-generated-clients-'));
    await cp(join(ROOT, 'test/e2e/generated-clients'), folder, { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER_OPTIONS }));
    const orval: Record<string, object> = {};
    for (const [name, content] of Object.entries(DOCUMENTS)) {
      const document = join(folder, `${name}.json`);
      await writeFile(document, JSON.stringify(content));
      const types = `generated/openapi-fetch/${name}.ts`;
      // Else what has a default would have to be sent.
      await npx('openapi-typescript', [document, '--output', types, '--default-non-nullable', 'false']);
      await npx('openapi-ts', [
        '--input',
        document,
        '--output',
        `generated/hey-api/${name}`,
        '--no-log-file',
      ]);
      const mutator = { path: 'orval-request.ts', name: 'request' };
      const output = { target: `generated/orval/${name}.ts`, client: 'fetch', override: { mutator } };
      orval[name] = { input: document, output };
    }
    await writeFile(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify(orval)};`);
    await npx('orval', ['--config', 'orval.config.cjs']);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  function npx(program: string, args: readonly string[]): Promise<string> {
    return run(join(ROOT, 'node_modules/.bin', program), args, folder);
  }

  it('compiles programs against the types of generated clients', async () => {
    await npx('tsc', ['--project', 'tsconfig.json']);
  });

  for (const kind of DATABASE_KINDS) {
    describe(`with a server (${kind})`, () => {
      let server: TestServer;
      let password: string;

      before(async () => {
        server = await startTestServer(kind);
        ({ password } = await server.addUser('ada', 'administrator'));
        const entryPoints = CLIENTS.map((client) => join(folder, `${client}.ts`));
        await build({
          ...{ entryPoints, bundle: true, platform: 'node', format: 'esm', absWorkingDir: folder },
          ...{ outdir: join(folder, 'programs'), outExtension: { '.js': '.mjs' }, logLevel: 'error' },
        });
      });
      after(() => server.stop());

      for (const client of CLIENTS) {
        it(`reads, writes, uploads and appends with the generated client ${client}`, async () => {
          const program = join(folder, 'programs', `${client}.mjs`);
          const name = `Quays_${client.replace('-', '_')}`;
          const told = await run(process.execPath, [program, 'ada', password, name], folder, {
            SERVER: server.url,
          });
          expectStory(JSON.parse(told) as Json, name);
        });
      }
    });
  }
});

/** Checks the replies of the server to the requests of a client, which are alike for every generated client. */
function expectStory(told: Json, name: string): void {
  expect(told['layers']).to.deep.include({ success: true, layers: [{ name: 'Quays', id: 0 }] });
  expect(told).to.have.nested.property('added.addResults.length', 3);
  // The first two of three, without geometries, in the order of both fields.
  expect(told['rows']).to.deep.include({
    exceededTransferLimit: true,
    features: [
      { attributes: { title: 'Bryggen, "the wharf" & co', depth: 9 } },
      { attributes: { title: 'Ærø', depth: 9 } },
    ],
  });
  const sums = [{ attributes: { depth: 7.5, all: 7.5 } }, { attributes: { depth: 9, all: 18 } }];
  expect(told['reckoned']).to.deep.include({ features: sums });
  expect(told['posted']).to.deep.equal(told['reckoned']);
  expect(told['quantized']).to.deep.include({
    transform: { originPosition: 'upperLeft', scale: [0.01, 0.01], translate: [-10, 70] },
    features: [{ attributes: { OBJECTID: 2 }, geometry: { x: 683, y: 1402 } }],
  });
  for (const results of ['addResults', 'updateResults', 'deleteResults'])
    expect(told).to.have.nested.property(`edited.${results}[0].success`, true);
  expect(told).to.have.nested.property('marks.features[0].attributes.title', 'Bergen');
  expect(told['job']).to.include({ status: 'Completed', recordCount: 2, insertCount: 2 });
  expect(told['kept']).to.deep.include({ title: name, type: 'CSV', tags: ['quays', 'sea'], size: 45 });
  expect(told).to.have.nested.property('found.total', 1);
  expect(told).to.have.nested.property('refused.error.code', 400);
  expect(told).to.have.deep.nested.property('refused.error.details', [
    'outStatistics[0].statisticType: is required',
  ]);
  expect(told['event']).to.include({ start_date: '2031-09-01 20:00:00', timezone: 'Europe/Oslo' });
  expect(told).to.have.nested.property('event.venue.venue', `Quay ${name}`);
  expect(told).to.have.nested.property('event.categories.length', 2);
  expect(told).to.have.nested.property('changed.title', 'Walk');
  expect(told).to.have.nested.property('changed.categories.length', 1);
  expect(told).to.have.nested.property('listed.total', 1);
  expect(told).to.have.nested.property('listed.events[0].title', 'Walk');
  expect(told).to.have.nested.property('imported.counts.created', 1);
  expect(told).to.have.nested.property('missing.data.status', 404);
  expect(told).to.have.nested.property('faulty.data.params.title', 'title is not allowed to be empty.');
}
