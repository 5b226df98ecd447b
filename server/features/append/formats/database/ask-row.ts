import { asSourceError, askOgrInfo, type GdalSource, openWith } from '../gdal/gdal-source.js';
import { placeSql } from '../gdal/read-gdal-rows.js';

/**
 * Returns the values of the single row of a query whose columns are called `answer`. Runs SQLite in the
 * confined child that reads the file.
 *
 * @throws {JobError}
 */
export async function askRow(source: GdalSource, sql: string, signal: AbortSignal): Promise<string[]> {
  const args = ['-q', '-sql', await placeSql(sql, source.folder.path), ...openWith(source)];
  const { text } = await asSourceError(source.format, () => askOgrInfo(source, args, signal));
  return [...text.matchAll(/^ {2}answer\d* \([\w()]+\) = (.*)$/gm)].map(([, value = '']) => value);
}
