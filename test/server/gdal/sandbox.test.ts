// @needs gdal: the Linux programs that confine it.
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'chai';
import { wrapInSandbox, missingBounds } from '../../../server/gdal/sandbox.js';
import { rejectionOf } from '../../support/rejection.js';

type Module = typeof import('../../../server/gdal/sandbox.js');

describe('findSandbox', () => {
  let folder: string;
  let copies = 0;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-confinement-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** As of a process that has not looked yet. */
  async function open(): Promise<Module['findSandbox']> {
    const module = '../../../server/gdal/sandbox.js';
    const copy = (await import(`${module}?copy=${String(++copies)}`)) as Module;
    return copy.findSandbox;
  }

  /** An environment in which all programs that bound others do this. */
  async function where(script: string): Promise<NodeJS.ProcessEnv> {
    for (const program of ['unshare', 'prlimit', 'setpriv', 'stdbuf']) {
      await writeFile(join(folder, program), `#!/bin/sh\n${script}\n`);
      await chmod(join(folder, program), 0o755);
    }
    return { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
  }

  it('omits tools that are missing or do not work', async () => {
    const found = { hasPrlimit: false, hasSetpriv: false, hasStdbuf: false };
    const nothing = { unshare: undefined, ...found };
    const findWhere = async (env: NodeJS.ProcessEnv): Promise<unknown> => (await open())({ env });
    expect(await findWhere(await where('exit 1'))).to.deep.equal(nothing);
    expect(await findWhere({ ...process.env, PATH: folder + 'no-such-folder' })).to.deep.equal(nothing);
    expect(missingBounds(nothing)).to.have.lengthOf(3);
  });

  it('starts one process where all works', async () => {
    const log = join(folder, 'log');
    const findSandbox = await open();
    expect(await findSandbox({ env: await where(`echo "$0 $*" >> ${log}`) })).to.include({
      hasStdbuf: true,
    });
    expect((await readFile(log, 'utf8')).trim().split('\n')).to.have.lengthOf(1);
  });

  it('finds the others where one does not work', async () => {
    // As the real ones, which start the rest of what they are given.
    const rest = 'while [ "$1" != -- ] && [ "$1" != 65536 ]; do shift; done; shift; exec "$@"';
    const env = await where(rest);
    const all = { unshare: ['-n'], hasPrlimit: true, hasSetpriv: true, hasStdbuf: true };
    expect(await (await open())({ env })).to.deep.equal(all);
    for (const [program, found] of Object.entries({
      unshare: { unshare: undefined },
      prlimit: { hasPrlimit: false },
      setpriv: { hasSetpriv: false },
      stdbuf: { hasStdbuf: false },
    })) {
      await where(rest);
      await writeFile(join(folder, program), '#!/bin/sh\nexit 1\n');
      expect(await (await open())({ env }), program).to.deep.equal({ ...all, ...found });
    }
  });

  it('uses user namespaces where other namespaces are not permitted', async () => {
    const env = await where('exit 0');
    await writeFile(join(folder, 'unshare'), '#!/bin/sh\n[ "$1" = -r ]\n');
    expect(await (await open())({ env })).to.deep.include({ unshare: ['-r', '-n'], hasSetpriv: true });
  });

  it('caches the tools that it has found', async () => {
    const findSandbox = await open();
    const first = await findSandbox({ env: await where('exit 0') });
    const found = { hasPrlimit: true, hasSetpriv: true, hasStdbuf: true };
    expect(first).to.deep.equal({ unshare: ['-n'], ...found });
    expect(await findSandbox({ env: await where('exit 1') })).to.equal(first);
  });

  it('throws when the check gives no answer, and checks again on the next call', async () => {
    const findSandbox = await open();
    const silent = await where('exec sleep 600');
    const error = await rejectionOf(findSandbox({ timeoutMs: 100, env: silent }));
    expect(error).to.have.property('name', 'GdalGoneError');
    expect(error).to.have.property('message').that.contains('gave no answer');
    expect(await findSandbox({ env: await where('exit 0') })).to.include({ hasPrlimit: true });
  });
});

describe('confine', () => {
  const settings = { readerMemoryBytes: 1e9, readerCpuSeconds: 60 };
  const all = { unshare: ['-n'], hasPrlimit: true, hasSetpriv: true, hasStdbuf: true };

  it('buffers only the output of row readers, since a dialogue would wait for its answers', () => {
    const pieces = ['stdbuf', '-o', '65536'];
    expect(wrapInSandbox('ogr2ogr', ['a'], all, settings).slice(-5)).to.deep.equal([
      ...pieces,
      'ogr2ogr',
      'a',
    ]);
    expect(wrapInSandbox('gdaltransform', ['a'], all, settings)).to.not.include('stdbuf');
    expect(wrapInSandbox('ogr2ogr', ['a'], { ...all, hasStdbuf: false }, settings)).to.not.include('stdbuf');
  });
});
