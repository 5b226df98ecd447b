import type { RequestCost } from './events-queries.js';
import type { LoadFigures } from '../report/latency.js';

/** A row beside the bare route. */
export interface PaceResult {
  readonly name: string;
  readonly leastRatio: number;
  readonly ours: LoadFigures;
  readonly reference: LoadFigures;
}

/** A row in a small and in a large catalogue. */
export interface ScaleResult {
  readonly name: string;
  readonly small: LoadFigures;
  readonly large: LoadFigures;
  /** Figures with a write before each read, one at a time. */
  readonly smallCold: LoadFigures;
  readonly largeCold: LoadFigures;
}

/** How much slower the slowest of a hundred may be in the large catalogue. */
export const MOST_GROWTH = 2;
export const LEAST_CREATES = 500;

export function paceTable(results: readonly PaceResult[]): string {
  return table(
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'bare hapi/s', 'p50 ms', 'p99 ms', 'ratio', 'target', ''],
    results.map(({ name, leastRatio, ours, reference }) => {
      const ratio = ours.perSecond / reference.perSecond;
      return [
        name,
        ...[whole(ours.perSecond), fine(ours.p50), fine(ours.p99)],
        ...[whole(reference.perSecond), fine(reference.p50), fine(reference.p99)],
        ...[ratio.toFixed(3), `≥ ${leastRatio.toFixed(2)}`, met(ratio >= leastRatio)],
      ];
    }),
  );
}

/** @param leastPerSecond - `undefined` where nothing is asked. */
export function createLine(figures: LoadFigures, leastPerSecond: number | undefined): string {
  const target =
    leastPerSecond === undefined
      ? ''
      : `, target ≥ ${leastPerSecond}: ${met(figures.perSecond >= leastPerSecond)}`;
  return `create: ${whole(figures.perSecond)}/s, p50 ${fine(figures.p50)} ms, p99 ${fine(figures.p99)} ms${target}`;
}

export function scaleTable(results: readonly ScaleResult[], small: number, large: number): string {
  const [few, many] = [small, large].map((count) => count.toLocaleString('en'));
  return table(
    [
      ...['', `${few}: p50`, 'p99', `${many}: p50`, 'p99', 'p99 ratio', 'target', ''],
      ...[`after a write, ${few}: p50`, 'p99', `${many}: p50`, 'p99', 'p99 ratio'],
    ],
    results.map(({ name, small: a, large: b, smallCold, largeCold }) => {
      const growth = b.p99 / a.p99;
      return [
        name,
        ...[fine(a.p50), fine(a.p99), fine(b.p50), fine(b.p99)],
        ...[growth.toFixed(2), `≤ ${MOST_GROWTH}`, met(growth <= MOST_GROWTH)],
        ...[fine(smallCold.p50), fine(smallCold.p99), fine(largeCold.p50), fine(largeCold.p99)],
        (largeCold.p99 / smallCold.p99).toFixed(2),
      ];
    }),
  );
}

export function queriesTable(names: readonly string[], costs: readonly RequestCost[]): string {
  return table(
    ['queries of one request', 'cold', 'again', 'of users'],
    names.map((name, index) => {
      const cost = costs[index];
      return [
        name,
        String(cost?.cold.events ?? ''),
        String(cost?.warm.events ?? ''),
        String(cost?.cold.system ?? ''),
      ];
    }),
  );
}

function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [heading, ...rows].map(line).join('\n');
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const fine = (value: number): string => value.toFixed(2);
const met = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');
