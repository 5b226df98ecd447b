import type { RowConverter } from '../../convert/convert-rows.js';
import type { RowBatch } from '../../../references/row-batch.js';
import type { ReadOptions, SourceTable } from '../../source/source-format.js';

/** The table's rows, converted. Refused ones are counted, and told to the converter's report. */
export async function* readRows(
  table: SourceTable,
  converter: RowConverter,
  options: ReadOptions,
): AsyncGenerator<RowBatch> {
  let recordCount = 0;
  for await (const batch of table.read(options)) {
    recordCount += batch.rows.length + (batch.packed?.count ?? 0);
    const rows = [];
    for (const row of batch.rows) {
      const converted = converter.convert(row);
      if (converted !== undefined) rows.push(converted);
    }
    yield { rows, recordCount, bytesRead: batch.bytesRead, packed: batch.packed };
  }
}
