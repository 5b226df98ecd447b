import { join } from 'node:path';
import { askOgrInfo, type GdalSource, openWith } from '../gdal/gdal-source.js';

const CATALOGUE = /^ {2}id \(\w+\) = (\d+)\n {2}name \(\w+\) = (.*)$/gm;

/**
 * Returns the number of a table in the catalogue, which names its files; `undefined` if its name is not
 * unique.
 *
 * @throws {GdalRefusedError} if the catalogue cannot be read
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

/** Returns the path of a table's file by number. @param extension - with its dot */
export function tablePath({ folder, dataset }: GdalSource, number: number, extension: string): string {
  return join(folder.path, dataset, `a${number.toString(16).padStart(8, '0')}${extension}`);
}
