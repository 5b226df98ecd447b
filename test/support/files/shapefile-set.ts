/** One column of a dBase table. */
export interface DbfColumnInput {
  readonly name: string | Buffer;
  readonly type: string;
  readonly width: number;
  readonly decimals?: number;
}

/** Text is of ASCII, or else given as bytes; shorter cells are filled with blanks on their right. */
export type DbfCell = string | Buffer;

export interface DbfInput {
  readonly columns: readonly DbfColumnInput[];
  readonly rows: readonly (readonly DbfCell[])[];
  readonly languageId?: number;
}

/** A file of a shapefile; with others it is a zip. */
export interface SetFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** Writes a dBase III table: https://www.loc.gov/preservation/digital/formats/fdd/fdd000325.shtml */
export function writeDbf({ columns, rows, languageId = 0 }: DbfInput): Buffer {
  const width = columns.reduce((sum, column) => sum + column.width, 1);
  const header = Buffer.alloc(32 + 32 * columns.length + 1);
  header.set([3, 124, 1, 1]);
  header.writeUInt32LE(rows.length, 4);
  header.writeUInt16LE(header.length, 8);
  header.writeUInt16LE(width, 10);
  header[29] = languageId;
  for (const [index, column] of columns.entries()) {
    const at = 32 + 32 * index;
    Buffer.from(column.name).copy(header, at, 0, 11);
    header.write(column.type, at + 11, 'latin1');
    header.set([column.width, column.decimals ?? 0], at + 16);
  }
  header[header.length - 1] = 13;
  const records = rows.map((cells) => {
    const record = Buffer.alloc(width, ' ');
    let at = 1;
    for (const [index, column] of columns.entries()) {
      Buffer.from(cells[index] ?? '').copy(record, at, 0, column.width);
      at += column.width;
    }
    return record;
  });
  return Buffer.concat([header, ...records, Buffer.from([26])]);
}

/** One shape of a set: its content behind the type, or `null` for a null shape. */
export type ShapeContent = Buffer | null;

export const SHAPE_TYPE = {
  point: 1,
  polyline: 3,
  polylineZ: 13,
  pointM: 21,
  polylineM: 23,
  pointZ: 11,
} as const;

/** Writes `.shp` and `.shx`: https://www.esri.com/content/dam/esrisites/sitecore-archive/Files/Pdfs/library/whitepapers/pdfs/shapefile.pdf */
function writeShapes(type: number, shapes: readonly ShapeContent[]): { shp: Buffer; shx: Buffer } {
  const contents = shapes.map((shape) => {
    const head = Buffer.alloc(4);
    head.writeInt32LE(shape === null ? 0 : type);
    return shape === null ? head : Buffer.concat([head, shape]);
  });
  const records: Buffer[] = [];
  const places: Buffer[] = [];
  let offset = 100;
  for (const [index, content] of contents.entries()) {
    const head = Buffer.alloc(8);
    head.writeInt32BE(index + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    const place = Buffer.alloc(8);
    place.writeInt32BE(offset / 2, 0);
    place.writeInt32BE(content.length / 2, 4);
    records.push(head, content);
    places.push(place);
    offset += 8 + content.length;
  }
  return {
    shp: Buffer.concat([shapesHeader(type, offset), ...records]),
    shx: Buffer.concat([shapesHeader(type, 100 + 8 * shapes.length), ...places]),
  };
}

function shapesHeader(type: number, bytes: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE(bytes / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(type, 32);
  for (const [index, bound] of [-180, -90, 180, 90].entries()) header.writeDoubleLE(bound, 36 + 8 * index);
  return header;
}

/** Little-endian numbers of 64 bits. */
export function doubles(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(8 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeDoubleLE(number, 8 * index);
  return bytes;
}

/** Measures that mean "no data" begin below -1e38. */
export const NO_DATA = -1e39;

/** A line of one part through points of x and y, with z and m where these are given. */
export function lineShape(
  points: readonly (readonly [number, number])[],
  { z, m }: { readonly z?: readonly number[]; readonly m?: readonly number[] },
): Buffer {
  const counts = Buffer.alloc(12);
  counts.writeInt32LE(1, 0);
  counts.writeInt32LE(points.length, 4);
  const ordinates = [z, m].flatMap((values) =>
    values === undefined ? [] : [doubles(0, 0), doubles(...values)],
  );
  return Buffer.concat([doubles(0, 0, 1, 1), counts, doubles(...points.flat()), ...ordinates]);
}

/** A set of shapes without a spatial reference, and a table with a number for each of them. */
export function shapeSet(name: string, type: number, shapes: readonly ShapeContent[]): SetFile[] {
  const { shp, shx } = writeShapes(type, shapes);
  const columns = [{ name: 'N', type: 'N', width: 4 }];
  const rows = shapes.map((_, index) => [String(index)]);
  return [
    { name: `${name}.shp`, content: shp },
    { name: `${name}.shx`, content: shx },
    { name: `${name}.dbf`, content: writeDbf({ columns, rows }) },
  ];
}

/** A set of points, one for each row, without a spatial reference. */
export function pointSet(name: string, dbf: DbfInput, cpg?: string): SetFile[] {
  const { shp, shx } = writeShapes(
    SHAPE_TYPE.point,
    dbf.rows.map((_, index) => doubles(index, 1)),
  );
  return [
    { name: `${name}.shp`, content: shp },
    { name: `${name}.shx`, content: shx },
    { name: `${name}.dbf`, content: writeDbf(dbf) },
    ...(cpg === undefined ? [] : [{ name: `${name}.cpg`, content: cpg }]),
  ];
}
