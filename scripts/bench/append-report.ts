import type { BenchSource } from './append-source.js';

/** One row of the table of figures. */
export interface AppendFigures {
  /** What the layer held before. */
  readonly note: 'empty' | 'filled';
  readonly seconds: number;
  /** Seconds of the peer; `undefined` where it was not measured. */
  readonly peer: number | undefined;
  readonly serverMegabytes: number;
  readonly workerMegabytes: number;
}

const COLUMNS = [
  ['database', 10],
  ['format', 19],
  ['geometry', 10],
  ['rows', 11],
  ['layer', 8],
  ['seconds', 9],
  ['features/s', 12],
  ['ogr2ogr s', 11],
  ['ratio', 7],
  ['server MB', 11],
  ['worker MB', 11],
] as const;

export function appendHeading(): string {
  return COLUMNS.map(([name, width]) => name.padStart(width)).join('');
}

export function appendLine(
  database: string,
  { format, geometry, rows }: BenchSource,
  { note, seconds, peer, serverMegabytes, workerMegabytes }: AppendFigures,
): string {
  const cells = [
    ...[database, format, geometry, rows.toLocaleString('en'), note, seconds.toFixed(1)],
    Math.round(rows / seconds).toLocaleString('en'),
    ...(peer === undefined ? ['', ''] : [peer.toFixed(1), (peer / seconds).toFixed(2)]),
    ...[String(serverMegabytes), String(workerMegabytes)],
  ];
  return cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[1] ?? 0)).join('');
}

/** The middle one, the higher of two; `undefined` where nothing was measured. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
