import { Refusal } from '../../report/report.js';
import type { SourceRow } from '../../source/source-format.js';
import { classifyLine, isReportedOnce } from '../../../../gdal/stderr-kinds.js';
import { type StderrLogOptions, plainLine, formatWarning } from '../../../../gdal/stderr-log.js';
import { GdalRefusedError } from '../../../../gdal/gdal-error.js';
import type { RowMessages } from './merged-output.js';

/** Options of `RowErrorResolver`. */
export interface RowErrorResolverOptions extends StderrLogOptions {
  /**
   * True if a row that lost its geometry is refused already, because the query shows where the source has
   * one.
   */
  readonly tellsGeometry: boolean;
  /** See `GdalRowsOptions`. */
  readonly onWarning: ((message: string) => void) | undefined;
}

/** Decides whether rows with GDAL messages are kept, refused, or end reading. */
export class RowErrorResolver {
  readonly #options: RowErrorResolverOptions;
  readonly #known: ReadonlySet<string>;

  constructor(options: RowErrorResolverOptions) {
    this.#options = options;
    this.#known = new Set(options.knownWarnings);
  }

  /**
   * Returns the row as read, or with a refusal. Passes warnings that may not affect a value to `onWarning`.
   *
   * @param row - `undefined` if no row was read with the messages
   * @param count - number of rows before these messages
   * @throws {GdalRefusedError} for an error that concerns more than the row's geometry
   */
  resolve(said: RowMessages, row: SourceRow | undefined, count: number): SourceRow | undefined {
    // The row was read in another way, without a message.
    if ((said.row !== undefined || said.isLeftOut) && row === undefined) return undefined;
    let error: string | undefined;
    let isOfFile = false;
    let loss: string | undefined;
    for (const complaint of said.errorLines) {
      const { folder, projects = false, onWarning } = this.#options;
      const text = plainLine(complaint, folder);
      const kind = classifyLine(complaint, { projects });
      if (kind === 'error' || kind === 'geometry') error ??= text;
      isOfFile ||= kind === 'error';
      if (kind === 'loss') loss ??= text;
      const isOfOthers =
        kind === 'unknown' || (kind === 'loss' && (row === undefined || isReportedOnce(text)));
      if (isOfOthers && !this.#known.has(text)) onWarning?.(formatWarning(text, row?.number));
    }
    if (row !== undefined && said.isLeftOut) return { ...row, refusal: foreign(error) };
    if (error !== undefined) {
      const isOfRow = row !== undefined && !isOfFile && this.#hasLostGeometry(row);
      if (isOfRow) return { ...row, refusal: unreadable(error) };
      const place = said.isOpening
        ? ''
        : `, ${row === undefined ? 'after' : 'at'} row ${String(row?.number ?? count)}`;
      throw new GdalRefusedError(`${error}${place}`);
    }
    if (row === undefined || loss === undefined) return row;
    return {
      ...row,
      attributes: {},
      refusal: new Refusal('invalid_row', `has a value that GDAL cannot read: ${loss}`),
    };
  }

  #hasLostGeometry({ geometry, refusal }: SourceRow): boolean {
    return geometry === null && (refusal !== undefined || !this.#options.tellsGeometry);
  }
}

/** @param error - such as `Geometry field geom has a Point geometry whereas Multi Surface is expected` */
function foreign(error = ''): Refusal {
  const [, types] = /^Geometry field .* (has an? .*)$/s.exec(error) ?? [];
  return types === undefined ? unreadable(error) : new Refusal('geometry_type', types);
}

function unreadable(error: string): Refusal {
  return new Refusal('invalid_geometry', `has a geometry that cannot be read: ${error}`);
}
