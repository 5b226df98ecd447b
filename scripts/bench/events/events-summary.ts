import { DATABASE_NAMES, type DatabaseKind } from '../support/bench-place.js';
import { LEAST_CREATES, MOST_GROWTH, type PaceResult, type ScaleResult } from './events-report.js';
import type { LoadFigures } from '../report/latency.js';
import { markdownTable } from '../report/markdown-table.js';

/** Results measured in one database. */
export interface EventsResult {
  readonly kind: DatabaseKind;
  readonly pace: readonly PaceResult[];
  readonly creates: LoadFigures;
  readonly scale: readonly ScaleResult[];
}

/** The figures that we publish: one row each, the databases side by side. */
export function eventsSummary(results: readonly EventsResult[], large: number): string {
  const heading = ['request', 'target', ...results.map(({ kind }) => DATABASE_NAMES[kind])];
  const names = results[0]?.pace.map(({ name, leastRatio }) => ({ name, leastRatio })) ?? [];
  const rows = [
    ...names.map(({ name, leastRatio }, index) => [
      name,
      `≥ ${leastRatio.toFixed(2)}×`,
      ...results.map(({ pace }) => paceCell(pace[index])),
    ]),
    ['create, per second (SQLite)', `≥ ${LEAST_CREATES}`, ...results.map(createCell)],
    [
      `worst p99 growth, to ${large.toLocaleString('en')}`,
      `≤ ${MOST_GROWTH}×`,
      ...results.map(({ scale }) => growthCell(scale)),
    ],
  ];
  return markdownTable(heading, rows, new Set(results.map((_result, index) => index + 2)));
}

function paceCell(result: PaceResult | undefined): string {
  if (result === undefined) return '';
  const ratio = result.ours.perSecond / result.reference.perSecond;
  return judged(ratio.toFixed(2), ratio >= result.leastRatio);
}

function createCell({ kind, creates }: EventsResult): string {
  const text = Math.round(creates.perSecond).toLocaleString('en');
  return kind === 'sqlite' ? judged(text, creates.perSecond >= LEAST_CREATES) : text;
}

/** Formats the growth of the request that fares worst. */
function growthCell(results: readonly ScaleResult[]): string {
  const growths = results.map(({ name, small, large }) => ({ name, growth: large.p99 / small.p99 }));
  const [worst] = growths.toSorted((one, other) => other.growth - one.growth);
  return worst === undefined
    ? ''
    : judged(`${worst.growth.toFixed(2)} (${worst.name})`, worst.growth <= MOST_GROWTH);
}

const judged = (text: string, isMet: boolean): string => (isMet ? text : `${text}, MISSED`);
