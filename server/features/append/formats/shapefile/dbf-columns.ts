import { Refusal } from '../../report/report.js';
import { AS_IS, type CellRecoder, IS_NULL, NOT_TEXT } from '../gdal/cell-recoder.js';
import type { SelectedColumn } from '../gdal/select-rows.js';
import type { SourceColumn } from '../../source/source-format.js';
import { makeUnique } from '../../source/column-names.js';
import { type CodePage, UTF_8 } from './code-page.js';
import { type DbfColumn, textColumnName } from './dbf-header.js';
import { readDbfNumber } from './dbf-number.js';

/** Columns of a dBase table whose header `writeTextHeader` wrote, and names of its binary columns. */
export interface DbfColumns {
  readonly columns: readonly SelectedColumn[];
  readonly binaryFields: readonly string[];
}

/** Memos, pictures and binary numbers and times of FoxPro and dBase: https://www.dbf2002.com/dbf-file-format.html */
const BINARY_TYPES = 'MGPBIYOTVWQ@+';
/** FoxPro stores in this column which other columns are null. */
const NULL_FLAGS = '0';

/** Columns with the same name are renamed as in CSV. */
export function readDbfColumns(columns: readonly DbfColumn[], page: CodePage): DbfColumns {
  const names = makeUnique(columns.map(({ name }) => decodeName(name, page).trim()));
  const selected: SelectedColumn[] = [];
  const binaryFields: string[] = [];
  const text = textRecoder(page);
  for (const [index, column] of columns.entries()) {
    const name = names[index] ?? '';
    if (column.type === NULL_FLAGS) continue;
    if (BINARY_TYPES.includes(column.type)) binaryFields.push(name);
    else selected.push({ ...selectColumn(name, column, text), expressions: [textColumnName(index)] });
  }
  return { columns: selected, binaryFields };
}

function selectColumn(
  name: string,
  { type, width, decimals }: DbfColumn,
  text: CellRecoder,
): Omit<SelectedColumn, 'expressions'> {
  const read = (cell: string): string => cell;
  switch (type) {
    case 'N':
    case 'F': {
      const column = { name, type: numberType(width, decimals) };
      return { column, form: 'numericText', read: readDbfNumber, recoder: nullRecoder(isFill, text) };
    }
    case 'D':
      return { column: { name, type: 'date' }, form: 'slashDate', read, recoder: dateRecoder(text) };
    case 'L':
      return {
        column: { name, type: 'text', length: width },
        form: 'cell',
        read,
        recoder: nullRecoder(isUnknown, text),
      };
    default:
      return { column: { name, type: 'text', length: width }, form: 'text', read, recoder: text };
  }
}

const MOST_INTEGER_DIGITS = 9;
/** Width of the longest 64-bit integer with its sign. */
const MOST_BIG_INTEGER_DIGITS = 20;

function numberType(width: number, decimals: number): SourceColumn['type'] {
  if (decimals > 0 || width > MOST_BIG_INTEGER_DIGITS) return 'double';
  return width > MOST_INTEGER_DIGITS ? 'bigInteger' : 'integer';
}

/** A name may be cut within a character; undefined bytes are shown as U+FFFD. */
function decodeName(name: Buffer, page: CodePage): string {
  const text = page.decode(name);
  if (text !== undefined) return text;
  return new TextDecoder(page === UTF_8 ? 'utf-8' : 'ascii').decode(name).replace(/(?<=.)\uFFFD$/, '');
}

type CellTest = (bytes: Buffer, start: number, end: number) => boolean;

const [ASTERISK, ZERO, NINE, DASH, QUESTION] = [42, 48, 57, 45, 63] as const;

/** dBase fills the cell of a number that is too long with asterisks; GDAL and ArcGIS write null this way. */
const isFill: CellTest = (bytes, start, end) => isAll(ASTERISK, bytes, start, end);

/** Dates that were never entered are blank or zeros. */
const isNoDay: CellTest = (bytes, start, end) => isAll(ZERO, bytes, start, end);

/** A logical value that was never entered. */
const isUnknown: CellTest = (bytes, start, end) => isAll(QUESTION, bytes, start, end);

function isAll(byte: number, bytes: Buffer, start: number, end: number): boolean {
  if (bytes[start] !== byte) return false;
  let at = start;
  while (at < end && bytes[at] === byte) at += 1;
  return at === end;
}

function nullRecoder(isNull: CellTest, text: CellRecoder): CellRecoder {
  return {
    refusal: text.refusal,
    recode: (bytes, start, end, target, to) =>
      isNull(bytes, start, end) ? IS_NULL : text.recode(bytes, start, end, target, to),
  };
}

const DAY_DIGITS = 8;

/** Writes `YYYYMMDD` as `YYYY-MM-DD`. Leaves other text for the field to refuse. */
function dateRecoder(text: CellRecoder): CellRecoder {
  const isDigits: CellTest = (bytes, start, end) => {
    let at = start;
    while (at < end && (bytes[at] ?? 0) >= ZERO && (bytes[at] ?? 0) <= NINE) at += 1;
    return at === end;
  };
  return nullRecoder(isNoDay, {
    refusal: text.refusal,
    recode(bytes, start, end, target, to) {
      if (end - start !== DAY_DIGITS || !isDigits(bytes, start, end))
        return text.recode(bytes, start, end, target, to);
      let at = to;
      for (let digit = 0; digit < DAY_DIGITS; digit += 1) {
        if (digit === 4 || digit === 6) target[at++] = DASH;
        target[at++] = bytes[start + digit] ?? ZERO;
      }
      return at;
    },
  });
}

/** Decodes cells in a code page. */
function textRecoder(page: CodePage): CellRecoder {
  const refusal = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');
  return {
    refusal,
    recode(bytes, start, end, target, to) {
      if (page.holdsAscii && isAscii(bytes, start, end)) return AS_IS;
      const rawEnd = writeLatin1(bytes, start, end, target, to);
      const raw = target.subarray(to, rawEnd);
      const text = page.decode(raw);
      if (text === undefined) return NOT_TEXT;
      // UTF-8 needs no recoding of its bytes.
      return page === UTF_8 ? rawEnd : to + target.write(text, to, 'utf8');
    },
  };
}

function isAscii(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}

/**
 * Writes Latin-1 as UTF-8. Beyond ASCII, the first byte has the two highest bits of a character, the second
 * the others.
 */
function writeLatin1(bytes: Buffer, start: number, end: number, target: Buffer, to: number): number {
  let place = to;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) target[place++] = byte;
    else target[place++] = ((byte & 3) << 6) | ((bytes[++at] ?? 0) & 0x3f);
  }
  return place;
}
