/**
 * A table in Markdown, aligned as Prettier aligns it, so that it can be kept as it is printed.
 *
 * @param right - numbers of the columns that stand to the right.
 */
export function markdownTable(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  right: ReadonlySet<number>,
): string {
  const widths = heading.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    right.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const line = (cells: readonly string[]): string => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    right.has(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(heading), line(rule), ...rows.map(line)].join('\n');
}
