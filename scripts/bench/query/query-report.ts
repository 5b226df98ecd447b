import type { LateLoops } from '../load/event-loops.js';
import { markdownTable } from '../report/markdown-table.js';

/** Milliseconds. */
export interface QueryResult {
  readonly name: string;
  readonly mostRatio: number | undefined;
  /** Medians of a request over one connection, and of the database's statement. */
  readonly ours: number;
  readonly reference: number;
  /** While the requests were answered. */
  readonly late: LateLoops;
}

/** Maximum time that the main thread may block other work while a page is written. */
export const MOST_BLOCKED_MS = 20;

export function queryTable(results: readonly QueryResult[]): string {
  const heading = [
    'request',
    'ours, ms',
    'statement, ms',
    'ratio',
    'target',
    'CPU in a turn, ms',
    'loop late, ms',
    'idle one, ms',
  ];
  const rows = results.map(({ name, mostRatio, ours, reference, late }) => {
    const ratio = ours / reference;
    return [
      name,
      ours.toFixed(1),
      reference.toFixed(1),
      judged(ratio.toFixed(2), mostRatio === undefined || ratio <= mostRatio),
      mostRatio === undefined ? '' : `≤ ${mostRatio.toFixed(1)}×`,
      judged(late.turn.toFixed(1), late.turn <= MOST_BLOCKED_MS),
      late.server.toFixed(1),
      late.idle.toFixed(1),
    ];
  });
  return markdownTable(heading, rows, new Set([1, 2, 3, 5, 6, 7]));
}

const judged = (text: string, isMet: boolean): string => (isMet ? text : `${text}, MISSED`);
