import { once } from 'node:events';
import { JobError } from '../../jobs/job.js';
import type { SpatialReference } from '../model/layer.js';
import type { WkbDimensions } from '../append/convert/geometry/wkb.js';
import { formatWarning } from '../../gdal/stderr-log.js';
import { type GdalChild, GdalRefusedError, startGdal } from '../../gdal/gdal-child.js';
import type { SourceSettings } from '../../config/source-settings.js';
import { gdalReference } from '../model/reference-numbers.js';

/**
 * Child process `ogr2ogr` that projects a stream of geometries. Input is hex well-known binary, a line each; output
 * is hex EWKB in the same order, with `\N` for a geometry that cannot be projected.
 */
export interface Projector {
  /** Resolves when there is room for more. */
  write(hexLines: string): Promise<void>;
  /** Ends the input; the remaining output still arrives. */
  end(): void;
  /**
   * Yields projected lines, one for each line written.
   *
   * @throws {JobError} if GDAL refuses to project between the two references.
   * @throws {GdalGoneError}
   */
  lines(): AsyncGenerator<string>;
  /** Ends the child at once. */
  stop(): void;
  readonly isStopped: boolean;
  /** Warnings so far, except those about geometries that could not be projected. */
  readonly warnings: readonly string[];
}

const COLUMN = 'geom';

export interface ProjectorOptions {
  /** Spatial reference of the geometries written. */
  readonly from: SpatialReference;
  /** Target reference. In both references, x comes before y, regardless of the authority's axis order. */
  readonly to: SpatialReference;
  /** Dimensions of all geometries, in and out. */
  readonly dimensions: WkbDimensions;
  /** Ends the child process when it aborts. */
  readonly signal?: AbortSignal;
  /** Limits on the child process; defaults if absent. */
  readonly settings?: SourceSettings | undefined;
}

export async function startProjector(options: ProjectorOptions): Promise<Projector> {
  const child = await startGdal('ogr2ogr', ogrArguments(options), {
    drivers: ['CSV', 'PGDUMP'],
    // A geometry is one line, which may be as long as the limit of a source.
    environment: { OGR_CSV_MAX_LINE_SIZE: '-1', CPL_MAX_ERROR_REPORTS: '0' },
    projects: true,
    signal: options.signal,
    settings: options.settings,
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
    // By default, it writes x and y only.
    ...['-lco', `GEOMETRY_NAME=${COLUMN}`, '-lco', `DIM=XY${hasZ ? 'Z' : ''}${hasM ? 'M' : ''}`],
  ];
}

function cannotProject(reason: string): JobError {
  const text = 'The geometries cannot be projected to the spatial reference of the layer.';
  return new JobError('append.projection_failed', text, { details: [reason] });
}

class OgrProjector implements Projector {
  readonly #child: GdalChild;
  readonly #ended: Promise<void>;
  #isStopped = false;

  constructor(child: GdalChild) {
    this.#child = child;
    this.#ended = child.ended.catch((error: unknown) => {
      throw error instanceof GdalRefusedError ? cannotProject(error.message) : error;
    });
    this.#ended.catch(() => undefined);
    child.stdin.write(`row,${COLUMN}\n`);
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  get warnings(): readonly string[] {
    return this.#child.stderrLog.warnings.map((warning) => formatWarning(warning));
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
    for await (const lines of wholeLines(this.#child.stdout)) {
      for (const line of lines) {
        if (!isInCopy) isInCopy = line.startsWith('COPY ');
        else if (line === '\\.') isInCopy = false;
        // The geometry is the first column; the order identifies the row, so the rest is ignored.
        else yield line.slice(0, line.indexOf('\t'));
      }
    }
    if (!this.#isStopped) await this.#ended;
  }

  stop(): void {
    this.#isStopped = true;
    this.#child.stop();
  }
}

/** Yields complete lines as they arrive. A line of many chunks is joined once, at its end. */
async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  let held: Buffer[] = [];
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield Buffer.concat([...held, chunk.subarray(0, end - 1)])
        .toString('latin1')
        .split('\n');
      held = [];
    }
    if (end < chunk.length) held.push(chunk.subarray(end));
  }
}
