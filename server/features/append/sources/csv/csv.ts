import { JobError } from '../../../../jobs/job.js';
import { WGS84 } from '../../project/spatial-reference.js';
import { Refusal } from '../../report.js';
import type { SourceInfo } from '../../source-info.js';
import { unreadable } from '../source-error.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceBatch,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../source-format.js';
import { type CsvEncoding, detectEncoding } from './csv-encoding.js';
import { readHeader } from './csv-header.js';
import { CsvSplitter, CsvTextError } from './csv-splitter.js';

const NAME = 'csv';

/** Comma separated values, and their kin with other delimiters. */
export const csv: SourceFormat = {
  name: NAME,
  synonyms: [],
  needsSourceInfo: true,
  fitsEdits: false,
  describe,
};

/** What must be known to turn the text into rows. */
interface CsvShape {
  readonly encoding: CsvEncoding;
  readonly delimiter: string;
  readonly qualifier: string;
  /** Whether the first line holds names. */
  readonly hasHeader: boolean;
  readonly columns: readonly string[];
  readonly coordinates: { readonly x: number; readonly y: number } | undefined;
}

async function describe(file: SourceFile, { sourceInfo, signal }: DescribeOptions): Promise<SourceTable> {
  const encoding = await detectEncoding(file, signal);
  const qualifier = sourceInfo.qualifier ?? '"';
  const start = await readStart(file, encoding);
  const { delimiter, hasHeader, columns, aliases, rowBytes } = readHeader(start, qualifier, sourceInfo);
  const coordinates = findCoordinates(columns, aliases, sourceInfo);
  const shape: CsvShape = { encoding, delimiter, qualifier, hasHeader, columns, coordinates };
  return {
    fields: columns,
    fieldAliases: aliases,
    notation: 'esri',
    spatialReference: sourceInfo.sourceSpatialReference ?? WGS84,
    recordCount: Math.round(file.bytes / rowBytes),
    read: (options) => read(file, shape, options),
  };
}

// Enough for a header of a thousand columns and some rows to guess by.
const START_BYTES = 64 * 1024;

async function readStart(file: SourceFile, encoding: CsvEncoding): Promise<string> {
  if (file.bytes === 0) throw unreadable(NAME, 'it is empty');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.open({ start: 0, end: Math.min(file.bytes, START_BYTES) - 1 })) {
    chunks.push(chunk as Buffer);
  }
  return new TextDecoder(encoding).decode(Buffer.concat(chunks), { stream: true });
}

function findCoordinates(
  columns: readonly string[],
  aliases: ReadonlyMap<string, string>,
  info: SourceInfo,
): CsvShape['coordinates'] {
  const { latitudeFieldName, longitudeFieldName } = info;
  if (info.locationType === 'none' || latitudeFieldName === undefined || longitudeFieldName === undefined) {
    return undefined;
  }
  const find = (name: string): number => {
    const wanted = name.trim().toLowerCase();
    const index = columns.findIndex((column) => column.toLowerCase() === wanted);
    if (index >= 0) return index;
    const alias = [...aliases].find(([other]) => other.toLowerCase() === wanted);
    if (alias !== undefined) return columns.indexOf(alias[1]);
    const text = `The source has no column ${name}. It has: ${columns.join(', ')}.`;
    throw new JobError('append.field_unknown', text);
  };
  return { x: find(longitudeFieldName), y: find(latitudeFieldName) };
}

async function* read(
  file: SourceFile,
  shape: CsvShape,
  { signal }: ReadOptions,
): AsyncGenerator<SourceBatch> {
  const splitter = new CsvSplitter(shape.delimiter, shape.qualifier);
  const decoder = new TextDecoder(shape.encoding);
  let number = shape.hasHeader ? 0 : 1;
  let bytesRead = 0;
  const toBatch = (rows: readonly string[][]): SourceBatch => {
    const first = number;
    number += rows.length;
    // The header, when there is one, is row 0.
    return {
      rows: rows.slice(first === 0 ? 1 : 0).map((cells, i) => toRow(shape, cells, i + Math.max(first, 1))),
      bytesRead,
    };
  };
  try {
    for await (const chunk of await file.open()) {
      signal.throwIfAborted();
      bytesRead += (chunk as Buffer).length;
      const rows = splitter.push(decoder.decode(chunk as Buffer, { stream: true }));
      if (rows.length > 0) yield toBatch(rows);
    }
    const rows = [...splitter.push(decoder.decode()), ...splitter.end()];
    if (rows.length > 0) yield toBatch(rows);
  } catch (error) {
    if (error instanceof CsvTextError) throw unreadable(NAME, error.message, error);
    throw error;
  }
}

function toRow({ columns, coordinates }: CsvShape, cells: readonly string[], number: number): SourceRow {
  if (cells.length > columns.length) {
    const text = `the row has ${String(cells.length)} cells for ${String(columns.length)} columns`;
    return { number, attributes: {}, geometry: undefined, refusal: new Refusal('invalid_row', text) };
  }
  const attributes: Record<string, string | null> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const cell = cells[index];
    // An empty cell is null, for text too, and so is a cell that a short row lacks.
    attributes[columns[index] ?? ''] = cell === undefined || cell === '' ? null : cell;
  }
  if (coordinates === undefined) return { number, attributes, geometry: undefined };
  const x = cells[coordinates.x]?.trim() ?? '';
  const y = cells[coordinates.y]?.trim() ?? '';
  if (x === '' && y === '') return { number, attributes, geometry: null };
  return { number, attributes, geometry: { x: toNumber(x), y: toNumber(y) } };
}

// Text that is no number stays text, for the conversion to refuse by its name.
function toNumber(text: string): number | string {
  return text === '' || !Number.isFinite(Number(text)) ? text : Number(text);
}
