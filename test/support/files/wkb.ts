/** Well-known binary, written as each kind of program writes it. */
export interface WkbDialect {
  readonly isLittleEndian: boolean;
  /** `iso`: thousands tell z and m; `flags`: bits do, as in PostGIS. */
  readonly dimensions: 'iso' | 'flags';
  /** Stated in the first header, as PostGIS does. */
  readonly srid?: number;
}

export const ISO: WkbDialect = { isLittleEndian: true, dimensions: 'iso' };

export const WKB_DIALECTS: readonly WkbDialect[] = [
  ISO,
  { isLittleEndian: false, dimensions: 'iso' },
  { isLittleEndian: true, dimensions: 'flags' },
  { isLittleEndian: true, dimensions: 'flags', srid: 4326 },
  { isLittleEndian: false, dimensions: 'flags', srid: 4326 },
];

const TYPES = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
  GeometryCollection: 7,
  CircularString: 8,
  CompoundCurve: 9,
  CurvePolygon: 10,
  MultiCurve: 11,
  MultiSurface: 12,
  PolyhedralSurface: 15,
  Tin: 16,
  Triangle: 17,
};

export type WkbType = keyof typeof TYPES;
type Ordinates = '' | 'Z' | 'M' | 'ZM';
type Position = readonly number[];

/** A geometry like GeoJSON's, of any type of well-known binary. */
export interface WkbGeometry {
  readonly type: WkbType;
  /** Positions for points and lines, lists of positions for polygons and triangles. */
  readonly coordinates?: unknown;
  /** Members of all others. */
  readonly parts?: readonly WkbGeometry[];
}

const MEMBERS: Partial<Record<WkbType, WkbType>> = {
  MultiPoint: 'Point',
  MultiLineString: 'LineString',
  MultiPolygon: 'Polygon',
  PolyhedralSurface: 'Polygon',
  Tin: 'Triangle',
};

export function writeWkb(geometry: WkbGeometry, ordinates: Ordinates = '', dialect = ISO): Buffer {
  return write(geometry, ordinates, dialect, dialect.srid);
}

function write(geometry: WkbGeometry, ordinates: Ordinates, dialect: WkbDialect, srid?: number): Buffer {
  const { type, coordinates, parts } = geometry;
  const head = [
    Buffer.from([dialect.isLittleEndian ? 1 : 0]),
    uint32(typeOf(type, ordinates, dialect, srid), dialect),
  ];
  if (srid !== undefined) head.push(uint32(srid, dialect));
  const member = MEMBERS[type];
  const members =
    parts ?? (member && (coordinates as unknown[]).map((each) => ({ type: member, coordinates: each })));
  if (members !== undefined) {
    return Buffer.concat([
      ...head,
      uint32(members.length, dialect),
      ...members.map((part) => write(part, ordinates, dialect)),
    ]);
  }
  if (type === 'Point') return Buffer.concat([...head, position(coordinates as Position, dialect)]);
  if (type === 'Polygon' || type === 'Triangle') {
    const rings = coordinates as Position[][];
    return Buffer.concat([
      ...head,
      uint32(rings.length, dialect),
      ...rings.map((ring) => run(ring, dialect)),
    ]);
  }
  return Buffer.concat([...head, run(coordinates as Position[], dialect)]);
}

function typeOf(type: WkbType, ordinates: Ordinates, { dimensions }: WkbDialect, srid?: number): number {
  const [hasZ, hasM] = [ordinates.includes('Z'), ordinates.includes('M')];
  if (dimensions === 'iso') return TYPES[type] + (hasZ ? 1000 : 0) + (hasM ? 2000 : 0);
  const flags = (hasZ ? 0x80000000 : 0) + (hasM ? 0x40000000 : 0) + (srid === undefined ? 0 : 0x20000000);
  return TYPES[type] + flags;
}

function run(positions: readonly Position[], dialect: WkbDialect): Buffer {
  return Buffer.concat([
    uint32(positions.length, dialect),
    ...positions.map((each) => position(each, dialect)),
  ]);
}

function position(ordinates: Position, { isLittleEndian }: WkbDialect): Buffer {
  const bytes = Buffer.alloc(ordinates.length * 8);
  ordinates.forEach((value, index) =>
    isLittleEndian ? bytes.writeDoubleLE(value, index * 8) : bytes.writeDoubleBE(value, index * 8),
  );
  return bytes;
}

function uint32(value: number, { isLittleEndian }: WkbDialect): Buffer {
  const bytes = Buffer.alloc(4);
  if (isLittleEndian) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
}
