import { join } from 'node:path';
import { askOgrInfo, type GdalSource, openWith } from '../gdal/gdal-source.js';

const CATALOGUE = /^ {2}id \(\w+\) = (\d+)\n {2}name \(\w+\) = (.*)$/gm;

/**
 * The number that a table has in the catalogue of tables, by which its files go; `undefined` where it is not the only one
 * of its name.
 *
 * @throws {GdalRefusedError} when the catalogue cannot be read.
 */
export async function findTableNumber(
  source: GdalSource,
  table: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const sql = 'SELECT FID AS "id", "Name" AS "name" FROM "GDB_SystemCatalog"';
  const args = [...openWith(source), '-dialect', 'OGRSQL', '-sql', sql];
  const { text } = await askOgrInfo(source, args, signal);
  const numbers = [...text.matchAll(CATALOGUE)].filter(([, , name]) => name === table);
  return numbers.length === 1 ? Number(numbers[0]?.[1]) : undefined;
}

/** Path of a file of the table with a number. @param extension - with its dot */
export function tablePath({ folder, dataset }: GdalSource, number: number, extension: string): string {
  return join(folder.path, dataset, `a${number.toString(16).padStart(8, '0')}${extension}`);
}
