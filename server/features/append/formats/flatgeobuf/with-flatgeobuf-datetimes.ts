import type { SourceRow, SourceTable } from '../../source/source-format.js';
import { type MomentTexts, readOddMoments } from './flatgeobuf-datetimes.js';

/**
 * Wraps a table whose dates and times GDAL partly drops, and adds the text of these values, so that no value
 * is lost without a refusal.
 *
 * @throws {RangeError} for a damaged file
 */
export async function withOddMoments(
  table: SourceTable,
  path: string,
  signal: AbortSignal,
): Promise<SourceTable> {
  if (!(await hasOddMoments(path, signal))) return table;
  return {
    ...table,
    async *read({ signal: aborted, keepsBigIntegers, wantedFields, neededFields, projectTo }) {
      const texts = readOddMoments(path, aborted);
      // Do not offer rows to a sink: each row must be checked.
      const batches = table.read({
        signal: aborted,
        keepsBigIntegers,
        wantedFields,
        ...(neededFields && { neededFields }),
        ...(projectTo && { projectTo }),
      });
      try {
        for await (const batch of batches) {
          const rows: SourceRow[] = [];
          for (const row of batch.rows) {
            const next = await texts.next();
            rows.push(next.done === true ? row : withTexts(row, next.value));
          }
          yield { ...batch, rows };
        }
      } finally {
        await texts.return(undefined);
      }
    },
  };
}

async function hasOddMoments(path: string, signal: AbortSignal): Promise<boolean> {
  for await (const { size } of readOddMoments(path, signal)) if (size > 0) return true;
  return false;
}

function withTexts(row: SourceRow, texts: MomentTexts): SourceRow {
  if (texts.size === 0) return row;
  const asked = [...texts].filter(([name]) => Object.hasOwn(row.attributes, name));
  return { ...row, attributes: { ...row.attributes, ...Object.fromEntries(asked) } };
}
