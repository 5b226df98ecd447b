import { crc32, deflateRawSync } from 'node:zlib';

export interface SheetText {
  readonly name: string;
  /** Content of `sheetData`. */
  readonly data: string;
  readonly state?: string;
}

export interface WorkbookText {
  readonly sheets: readonly SheetText[];
  /** Contents of `si` elements. */
  readonly strings?: readonly string[];
  /** Format codes; cells of style n + 1 have the nth. */
  readonly formats?: readonly string[];
  readonly workbookPr?: string;
  /** In the place of the usual parts. */
  readonly parts?: Readonly<Record<string, string>>;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with just what is given, as a zip. */
export function makeXlsx({
  sheets,
  strings = [],
  formats = [],
  workbookPr = '',
  parts,
}: WorkbookText): Buffer {
  const relations = (list: readonly (readonly [string, string])[]): string =>
    `<Relationships>${list
      .map(
        ([type, target], index) =>
          `<Relationship Id="r${String(index)}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const all: Record<string, string> = {
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${String(index)}.xml`] as const),
      ['sharedStrings', '/xl/strings.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}"><workbookPr ${workbookPr}/><sheets>${sheets
      .map(
        ({ name, state = 'visible' }, index) =>
          `<sheet name="${name}" state="${state}" r:id="r${String(index)}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/strings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${String(164 + index)}" formatCode="${escape(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${String(164 + index)}"/>`)
      .join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, { data }] of sheets.entries()) {
    all[`xl/worksheets/sheet${String(index)}.xml`] =
      `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`;
  }
  return makeZip({ ...all, ...parts });
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A zip of deflated files. */
export function makeZip(files: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, rest, name);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...list, end]);
}
