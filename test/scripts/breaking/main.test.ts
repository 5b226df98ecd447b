import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { bundleDocument } from '../../../scripts/generate/bundle.js';
import { programArguments } from '../../support/typescript.js';
import { runProgram } from '../../support/clients/sdk-program.js';

function document(version: string, paths: readonly string[]): string {
  const items = paths.map((path) => `  ${path}:\n    get: { operationId: a, responses: { '200': {} } }\n`);
  return `openapi: 3.1.0\ninfo: { title: T, version: ${version} }\npaths:\n${items.join('')}`;
}

const WHO = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false'];

describe('the check for breaking changes', function () {
  this.timeout(300_000);

  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fairground-breaking-'));
    for (const name of ['events', 'features']) await mkdir(join(root, 'openapi', name), { recursive: true });
    await write('1.0.0', ['/a', '/b']);
    git('init', '-q');
    commit();
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  async function write(version: string, paths: readonly string[]): Promise<void> {
    await writeFile(join(root, 'openapi/events/openapi.yaml'), document(version, paths));
    await writeFile(join(root, 'openapi/features/openapi.yaml'), document('1.0.0', ['/c']));
  }

  function git(...args: string[]): void {
    execFileSync('git', [...WHO, ...args], { cwd: root, stdio: 'ignore' });
  }

  function commit(): void {
    git('add', '.');
    git('commit', '-qm', 'x');
  }

  const check = (...args: string[]) =>
    runProgram(process.execPath, [...programArguments('scripts/breaking/main.ts'), ...args, root]);

  it('compares with where the branch began before the first release, for information', async () => {
    const { code, out } = await check();
    expect(code).to.equal(0);
    expect(out).to.contain('No release is tagged yet');
    expect(out).to.match(/^Compared with [\da-f]{10}, .*: nothing would break\.$/m);
    expect(out).to.contain('npm run breaking -- --against COMMIT').and.not.to.contain('shallow');
    const clone = join(root, 'clone');
    git('clone', '-q', `file://${root}`, clone);
    await writeFile(join(clone, 'openapi/events/openapi.yaml'), document('1.0.0', ['/a']));
    execFileSync('git', [...WHO, 'commit', '-qam', 'y'], { cwd: clone, stdio: 'ignore' });
    await writeFile(join(clone, 'openapi/features/openapi.yaml'), document('1.0.0', []));
    const branch = await check(clone);
    expect(branch.code).to.equal(0);
    expect(branch.out).to.contain('this would break:\n  openapi/events: GET /b: is gone\n');
    expect(branch.out).to.contain('  openapi/features: GET /c: is gone\n');
  });

  it('explains that a clone without history may lack the tags, and that a folder is no repository', async () => {
    const clone = join(root, 'clone');
    git('clone', '-q', '--depth', '1', '--no-tags', `file://${root}`, clone);
    const [shallow, folder] = await Promise.all([check(clone), check(tmpdir())]);
    expect(shallow.code).to.equal(0);
    expect(shallow.out).to.contain('git fetch --tags --unshallow');
    expect(folder).to.include({ code: 0 });
    expect(folder.out).to.contain('is no git repository');
  });

  it('compares with a named commit, and reports an unknown name', async () => {
    await write('1.0.0', ['/a']);
    const { code, out } = await check('--against', 'HEAD');
    expect(code).to.equal(1);
    expect(out).to.contain('openapi/events breaks clients of HEAD:\n  GET /b: is gone\n');
    const unknown = await check('--against', 'v9.9.9');
    expect(unknown).to.include({ code: 2, out: '' });
    expect(unknown.err).to.contain('There is no commit v9.9.9');
  });

  it('compares with the last release, not with later commits', async () => {
    git('tag', 'v0.1.0');
    await write('1.0.0', ['/a', '/b', '/d']);
    commit();
    await write('1.0.0', ['/a', '/b']);
    expect(await check()).to.include({ code: 0, out: 'Nothing breaks clients of v0.1.0.\n' });
    await write('1.0.1', ['/a']);
    const { code, out } = await check();
    expect(code).to.equal(1);
    expect(out).to.contain('openapi/events breaks clients of v0.1.0:\n  GET /b: is gone\n');
  });

  it('accepts breaking changes in a version that announces them', async () => {
    git('tag', 'v0.1.0');
    await write('2.0.0', ['/a']);
    const { code, out } = await check();
    expect(code).to.equal(0);
    expect(out).to.contain('breaks clients of v0.1.0, as its version says:\n  GET /b: is gone\n');
  });

  it('finds breaking changes in the project’s own documents', async () => {
    const real = fileURLToPath(new URL('../../../openapi/', import.meta.url));
    await cp(real, join(root, 'openapi'), { recursive: true });
    commit();
    git('tag', 'v1.0.0');
    await change('events', ({ paths, components }) => {
      delete paths['/cal/events/v1/tags/{id}']!['delete'];
      const region = { name: 'region', in: 'query', required: true, schema: { type: 'string' } };
      paths['/cal/events/v1/venues']!['get']!.parameters!.push(region);
      const { status } = components.schemas['CalendarUpload']!.properties!;
      status!.enum = status!.enum!.filter((value) => value !== 'private');
    });
    await change('features', ({ components }) => {
      const job = components.schemas['AppendJob']!;
      delete job.properties!['errorCount'];
      job.required = job.required!.filter((name) => name !== 'errorCount');
    });
    const { code, out } = await check();
    expect(code).to.equal(1);
    expect(out.split('\n').map((line) => line.trim())).to.include.members([
      'openapi/events breaks clients of v1.0.0:',
      'DELETE /cal/events/v1/tags/{id}: is gone',
      'GET /cal/events/v1/venues: the parameter query region is required',
      'POST /cal/events/v1/import/ics: CalendarUpload.status: takes private no more',
      'openapi/features breaks clients of v1.0.0:',
    ]);
    expect(out).to.match(/^ {2}\w+ \/rest\/services\/.*: AppendJob\.errorCount: is gone$/m);
    // One line for each, the two of the documents and what to do about them.
    expect(out.trim().split('\n')).to.have.length(8);
  });

  async function change(name: string, edit: (document: OpenDocument) => void): Promise<void> {
    const path = join(root, `openapi/${name}/openapi.yaml`);
    const { content } = await bundleDocument(path);
    const document = structuredClone(content) as unknown as OpenDocument;
    edit(document);
    await writeFile(path, stringify(document, { aliasDuplicateObjects: false }));
  }
});

interface OpenSchema {
  required?: string[];
  enum?: string[];
  properties?: Record<string, OpenSchema>;
}

interface OpenDocument {
  paths: Record<string, Record<string, { parameters?: object[] }>>;
  components: { schemas: Record<string, OpenSchema> };
}
