import { DATABASE_NAMES } from '../support/bench-place.js';
import { markdownTable } from '../report/markdown-table.js';
import { isMet, type Measure, median, ratioOf, type Target } from '../report/measure.js';

const HEADING = ['into', 'measured', 'Fairground', 'features/s', 'beside it', 'ratio', 'target', ''];
/** Columns of numbers stand to the right. */
const RIGHT: ReadonlySet<number> = new Set([2, 3, 5, 6]);

/** The measures as a Markdown table, in their order, aligned as Prettier does it. */
export function appendTable(measures: readonly Measure[]): string {
  return markdownTable(HEADING, measures.map(cellsOf), RIGHT);
}

/** Formats the row for a terminal, while the rest is still being measured. */
export function appendLine(measure: Measure): string {
  return cellsOf(measure)
    .filter((cell) => cell !== '')
    .join('  ');
}

/** How many targets are met, and which are not. */
export function verdict(measures: readonly Measure[]): string {
  const judged = measures.filter((measure) => isMet(measure) !== undefined);
  const missed = judged.filter((measure) => isMet(measure) === false);
  const names = missed.map(({ database, name }) => `${DATABASE_NAMES[database]}: ${name}`);
  return missed.length === 0
    ? `All ${judged.length} targets are met.`
    : `${judged.length - missed.length} of ${judged.length} targets are met. Missed:\n${names.map((name) => `- ${name}`).join('\n')}`;
}

function cellsOf(measure: Measure): string[] {
  const { database, name, unit, values, features, beside, target } = measure;
  const ratio = ratioOf(measure);
  const met = isMet(measure);
  return [
    DATABASE_NAMES[database],
    name,
    figureText(values, unit),
    features === undefined ? '' : Math.round(features / median(values)).toLocaleString('en'),
    beside === undefined || beside.values.length === 0
      ? ''
      : `${beside.name} ${figureText(beside.values, unit)}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    target === undefined ? '' : targetText(target, unit),
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ];
}

/** Median with unit, and from which to which the rounds went. */
function figureText(values: readonly number[], unit: Measure['unit']): string {
  const text = numberText(median(values), unit);
  const withUnit = unit === 'features/s' || unit === '×' ? text : `${text} ${unit}`;
  if (values.length < 2) return withUnit;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${withUnit} (${numberText(least, unit)}–${numberText(most, unit)})`;
}

function targetText({ of, least, most }: Target, unit: Measure['unit']): string {
  const bound = least ?? most ?? 0;
  const sign = least === undefined ? '≤' : '≥';
  return of === 'ratio' || unit === '×' ? `${sign} ${bound}×` : `${sign} ${bound} ${unit}`;
}

function numberText(value: number, unit: Measure['unit']): string {
  if (unit === 'features/s') return Math.round(value).toLocaleString('en');
  if (unit === 'MB') return value.toFixed(0);
  if (unit === '×') return value.toFixed(2);
  return value.toFixed(value < 10 ? 2 : 1);
}
