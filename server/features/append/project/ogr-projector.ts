import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { JobError } from '../../../jobs/job.js';
import type { SpatialReference } from '../../layer.js';
import type { WkbDimensions } from '../convert/wkb.js';
import { gdalReference } from './spatial-reference.js';

/** GDAL could not be run, or was ended from outside; it may go better another time. */
export class ProjectorError extends Error {
  override readonly name = 'ProjectorError';
}

/**
 * A child `ogr2ogr` that projects geometries in a stream: hex well-known binary in, a line each; hex EWKB
 * out, in the same order, `\N` for one that cannot be projected.
 */
export interface Projector {
  /** Resolves when there is room for more. */
  write(hexLines: string): Promise<void>;
  /** No more will be written; what is still inside comes out. */
  end(): void;
  /**
   * One for each line written.
   *
   * @throws {JobError} when GDAL refuses to project between these two.
   * @throws {ProjectorError}
   */
  lines(): AsyncGenerator<string>;
  /** Ends the child, whatever it is doing. */
  stop(): void;
}

const COLUMN = 'geom';

export interface ProjectorOptions {
  /** The spatial reference of the geometries written. */
  readonly from: SpatialReference;
  /** What they are projected to. x comes before y in both, whatever the authority's axis order is. */
  readonly to: SpatialReference;
  /** Of all geometries, in and out. */
  readonly dimensions: WkbDimensions;
}

export function startProjector(options: ProjectorOptions): Projector {
  const child = spawn('ogr2ogr', ogrArguments(options), {
    // No network and no drivers but our own two; the child sees nothing else of our environment.
    env: {
      ...pick('PATH', 'PROJ_LIB', 'PROJ_DATA', 'GDAL_DATA', 'LD_LIBRARY_PATH'),
      ...{
        PROJ_NETWORK: 'OFF',
        GDAL_HTTP_MAX_RETRY: '0',
        CPL_CURL_ENABLED: 'NO',
        GDAL_DRIVER_PATH: 'disable',
      },
      // A geometry is one line, and may be as long as a source may be.
      ...{ OGR_CSV_MAX_LINE_SIZE: '-1' },
      ...{ PG_USE_COPY: 'YES', OGR_CT_FORCE_TRADITIONAL_GIS_ORDER: 'YES', LC_ALL: 'C' },
    },
    stdio: 'pipe',
  });
  return new OgrProjector(child);
}

function ogrArguments({ from, to, dimensions: { hasZ, hasM } }: ProjectorOptions): string[] {
  return [
    ...['-f', 'PGDump', '/vsistdout/', 'CSV:/vsistdin/', '-nlt', 'GEOMETRY', '-skipfailures'],
    ...['-oo', `GEOM_POSSIBLE_NAMES=${COLUMN}`, '-oo', 'KEEP_GEOM_COLUMNS=NO', '-oo', 'AUTODETECT_TYPE=NO'],
    ...['-s_srs', gdalReference(from), '-t_srs', gdalReference(to)],
    ...[
      '-lco',
      'CREATE_SCHEMA=NO',
      '-lco',
      'CREATE_TABLE=NO',
      '-lco',
      'DROP_TABLE=OFF',
      '-lco',
      'SPATIAL_INDEX=NONE',
    ],
    // Left to itself, it writes x and y alone.
    ...['-lco', `GEOMETRY_NAME=${COLUMN}`, '-lco', `DIM=XY${hasZ ? 'Z' : ''}${hasM ? 'M' : ''}`],
  ];
}

function pick(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

const MAX_COMPLAINTS = 2000;

function cannotProject(complaints: string): JobError {
  const text = 'The geometries cannot be projected to the spatial reference of the layer.';
  return new JobError('append.projection_failed', text, {
    details: complaints.trim().split('\n').slice(0, 3),
  });
}

class OgrProjector implements Projector {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<void>;
  #complaints = '';
  #isStopped = false;

  constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    child.stderr.on('data', (chunk: Buffer) => {
      // One line for each geometry that fails: the first say enough.
      if (this.#complaints.length < MAX_COMPLAINTS) this.#complaints += chunk.toString();
    });
    // A child that died is noticed where its output ends; a broken pipe says no more than that.
    child.stdin.on('error', () => undefined);
    this.#ended = new Promise((resolve, reject) => {
      child.once('error', (cause) => {
        reject(new ProjectorError('ogr2ogr cannot be run: is gdal-bin installed?', { cause }));
      });
      child.once('close', (code, signal) => {
        if (code === 0) resolve();
        else if (code === null) reject(new ProjectorError(`ogr2ogr was ended by ${String(signal)}`));
        else reject(cannotProject(this.#complaints));
      });
    });
    this.#ended.catch(() => undefined);
    child.stdin.write(`row,${COLUMN}\n`);
  }

  async write(hexLines: string): Promise<void> {
    const { stdin } = this.#child;
    if (stdin.destroyed || stdin.write(hexLines)) return;
    await Promise.race([once(stdin, 'drain'), this.#ended]);
  }

  end(): void {
    this.#child.stdin.end();
  }

  async *lines(): AsyncGenerator<string> {
    let isInCopy = false;
    let rest = '';
    for await (const chunk of this.#child.stdout) {
      const lines = (rest + (chunk as Buffer).toString('latin1')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!isInCopy) isInCopy = line.startsWith('COPY ');
        else if (line === '\\.') isInCopy = false;
        // The geometry comes first, then the row, which is not needed: order tells.
        else yield line.slice(0, line.indexOf('\t'));
      }
    }
    if (!this.#isStopped) await this.#ended;
  }

  stop(): void {
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
  }
}
