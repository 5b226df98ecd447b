import { CsvSplitter } from './csv-splitter.js';

// Delimiters that are unusual in ordinary text come first.
const DELIMITERS = [',', ';', '\t', '|'];
const SAMPLE_ROWS = 100;

/**
 * Returns the likely delimiter: the one that splits most rows into as many cells as the first row, then the
 * one with the most cells. Falls back to a space if it splits evenly, and otherwise to a comma.
 */
export function sniffDelimiter(start: string, qualifier: string): string {
  let best = { delimiter: ',', evenness: 0, cells: 1 };
  for (const delimiter of DELIMITERS) {
    const { evenness, cells } = rate(start, delimiter, qualifier);
    const isBetter = evenness > best.evenness || (evenness === best.evenness && cells > best.cells);
    if (cells > 1 && isBetter) best = { delimiter, evenness, cells };
  }
  if (best.cells > 1) return best.delimiter;
  const spaces = rate(start, ' ', qualifier);
  return spaces.cells > 1 && spaces.evenness === 1 && spaces.hasNumber ? ' ' : ',';
}

function rate(
  start: string,
  delimiter: string,
  qualifier: string,
): { evenness: number; cells: number; hasNumber: boolean } {
  const [first, ...all] = new CsvSplitter(delimiter, qualifier).push(`${start}\n`);
  // The last row may be cut off by the end of the sample.
  const rows = all.slice(0, SAMPLE_ROWS);
  if (rows.length > 1) rows.pop();
  const cells = first?.length ?? 0;
  const even = rows.filter((row) => row.length === cells).length;
  return {
    evenness: rows.length === 0 ? 1 : even / rows.length,
    cells,
    // "New York" is not two columns; "7 51.5" is.
    hasNumber: rows.some((row) => row.some((cell) => cell !== '' && Number.isFinite(Number(cell)))),
  };
}
