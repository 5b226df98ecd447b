import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { getPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { wrapInSandbox, findSandbox } from '../../../server/gdal/sandbox.js';
import { onlyDrivers } from '../../../server/gdal/drivers.js';
import {
  type GdalChild,
  GdalGoneError,
  GdalRefusedError,
  startGdal,
} from '../../../server/gdal/gdal-child.js';
import { gdalEnvironment } from '../../../server/gdal/gdal-environment.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../server/config/source-settings.js';
import { eventually } from '../../support/servers/jobs.js';
import { type GdalFiles, openGdalFiles } from '../features/append/source/gdal-files.js';

const run = promisify(execFile);

describe('startGdal', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.write('a.csv', 'a,b\n1,2\n');
  });

  after(() => files.remove());

  const children: GdalChild[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.stop();
  });

  /** A child that waits for input that never comes. */
  const waiting = async (signal?: AbortSignal): Promise<GdalChild> => {
    const child = await startGdal('ogr2ogr', ['-f', 'PGDump', '/vsistdout/', 'CSV:/vsistdin/'], {
      drivers: ['CSV', 'PGDUMP'],
      signal,
    });
    children.push(child);
    return child;
  };

  /** Waits until the child has become the program itself, after the steps that confine it. */
  const started = async ({ pid }: Pick<GdalChild, 'pid'>): Promise<void> => {
    for (;;) {
      if ((await readFile(`/proc/${String(pid)}/comm`, 'utf8')).trim() === 'ogr2ogr') return;
      await sleep(10);
    }
  };

  const failureOf = (child: GdalChild): Promise<unknown> =>
    child.ended.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('opens a file with the drivers named, and with no other', async () => {
    const options = { folder: files.path('.') };
    const child = await startGdal('ogrinfo', ['-so', '-al', 'a.csv'], { ...options, drivers: ['CSV'] });
    expect(await text(child.stdout)).to.contain('Layer name: a');
    await child.ended;
    const other = await startGdal('ogrinfo', ['-so', '-al', 'a.csv'], { ...options, drivers: ['GPKG'] });
    other.stdout.resume();
    expect(await failureOf(other)).to.be.instanceOf(GdalRefusedError);
  });

  it('passes only the folders of GDAL’s files in the environment', () => {
    const environment = gdalEnvironment({
      PATH: '/bin',
      HOME: '/root',
      FAIRGROUND_DATABASE_URL: 'postgres://secret',
    });
    expect(environment).to.include({ PATH: '/bin', PROJ_NETWORK: 'OFF', GDAL_DRIVER_PATH: 'disable' });
    expect(environment).not.to.have.any.keys('HOME', 'FAIRGROUND_DATABASE_URL');
  });

  it('runs GDAL at a lower priority than its server', async () => {
    const { pid = 0 } = await waiting();
    expect(getPriority(pid)).to.equal(Math.min(19, getPriority() + 5));
  });

  it('reports a killed child as a failure that may pass', async () => {
    const child = await waiting();
    await started(child);
    process.kill(child.pid ?? 0, 'SIGKILL');
    const failure = await failureOf(child);
    expect(failure).to.be.instanceOf(GdalGoneError).with.property('message', 'ogr2ogr was ended by SIGKILL');
  });

  it('blames the input when the child breaks down over it', async () => {
    const child = await waiting();
    await started(child);
    process.kill(child.pid ?? 0, 'SIGSEGV');
    expect(await failureOf(child)).to.be.instanceOf(GdalRefusedError);
  });

  it('ends the child on abort, and starts none after one', async () => {
    const abort = new AbortController();
    const child = await waiting(abort.signal);
    abort.abort();
    expect(await failureOf(child)).to.be.instanceOf(Error);
    expect(await waiting(abort.signal).catch((error: unknown) => error)).to.have.property(
      'name',
      'AbortError',
    );
  });

  it('ends with the reason for which it is stopped', async () => {
    const child = await waiting();
    const reason = new GdalRefusedError('enough');
    child.stop(reason);
    expect(await failureOf(child)).to.equal(reason);
  });

  it('dies with the process that started it, however that ends', async function () {
    if (!(await findSandbox()).hasSetpriv) this.skip();
    const module = new URL('../../../server/gdal/gdal-child.ts', import.meta.url).href;
    const script = `
      const { startGdal } = await import(${JSON.stringify(module)});
      const args = ['-f', 'PGDump', '/vsistdout/', 'CSV:/vsistdin/'];
      console.log((await startGdal('ogr2ogr', args, { drivers: ['CSV', 'PGDUMP'] })).pid);
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const printed = await new Promise<unknown>((resolve) => parent.stdout.once('data', resolve));
    const pid = Number(String(printed));
    await started({ pid });
    parent.kill('SIGKILL');
    // A zombie process has no command line any more.
    const isRunning = async (): Promise<boolean> =>
      (await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '')) !== '';
    await eventually(async () => ((await isRunning()) ? undefined : true));
  });

  it('cuts the child off from the network where the system allows it', async function () {
    const confinement = await findSandbox();
    if (confinement.unshare === undefined) this.skip();
    let calls = 0;
    const listener = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as { port: number };
    const connect = `require('node:net').connect(${String(port)}, '127.0.0.1').on('error', () => {})`;
    const node = (command: readonly string[]): Promise<unknown> => {
      const [program = '', ...args] = command;
      return run(program, args).catch(() => undefined);
    };
    try {
      const unbound = { ...DEFAULT_SOURCE_SETTINGS, readerMemoryBytes: 2 ** 40 };
      await node(wrapInSandbox(process.execPath, ['-e', connect], confinement, unbound));
      expect(calls).to.equal(0);
      await node(
        wrapInSandbox(process.execPath, ['-e', connect], { ...confinement, unshare: undefined }, unbound),
      );
      expect(calls).to.equal(1);
    } finally {
      listener.close();
    }
  });

  it('limits memory, processor time, files and privileges of the child', async function () {
    const confinement = await findSandbox();
    if (!confinement.hasPrlimit) this.skip();
    const [program, ...args] = wrapInSandbox('sh', ['-c', 'ulimit -a; cat /proc/self/status'], confinement, {
      readerMemoryBytes: 512 * 2 ** 20,
      readerCpuSeconds: 77,
    });
    const { stdout } = await run(program, args);
    expect(stdout).to.match(/process \(.*\)? *524288|vmemory\(kbytes\) *524288|virtual memory.* 524288/);
    expect(stdout).to.match(/time.* 77/);
    expect(stdout).to.match(/core.* 0/);
    if (confinement.hasSetpriv) expect(stdout).to.match(/NoNewPrivs:\s*1/);
  });

  it('lists all drivers of GDAL', async () => {
    const { OGR_SKIP } = await onlyDrivers(['GPKG']);
    const skipped = OGR_SKIP?.split(',');
    expect(skipped).to.include.members(['ESRI Shapefile', 'CSV', 'OGR_VRT', 'HTTP', 'PostgreSQL']);
    expect(skipped).not.to.include('GPKG');
  });
});
