import { extensionOf } from '../files/file-name.js';

/** Type of the items of feature services, which no client can store. */
export const SERVICE_TYPE = 'Feature Service';

interface KnownType {
  readonly name: string;
  /** Value of `appendUploadFormat`. */
  readonly format: string;
  readonly extensions: readonly string[];
}

// Types in the order in which an extension is looked up.
const KNOWN_TYPES: readonly KnownType[] = [
  { name: 'CSV', format: 'csv', extensions: ['csv', 'tsv', 'txt'] },
  { name: 'Microsoft Excel', format: 'excel', extensions: ['xlsx', 'xls'] },
  { name: 'GeoJson', format: 'geojson', extensions: ['geojson'] },
  { name: 'GeoPackage', format: 'gpkg', extensions: ['gpkg'] },
  { name: 'SQLite Geodatabase', format: 'sqlite', extensions: ['sqlite', 'geodatabase', 'db'] },
  { name: 'Shapefile', format: 'shapefile', extensions: ['zip'] },
  { name: 'File Geodatabase', format: 'filegdb', extensions: [] },
  { name: 'Feature Collection', format: 'featureCollection', extensions: ['json'] },
];

/** Returns the format in which append reads items of the type; `undefined` if the type has none. */
export function formatOfType(type: string): string | undefined {
  return findType(type)?.format;
}

/** Returns the type in the spelling that clients expect, if it is a known type. */
export function spellType(type: string): string {
  return findType(type)?.name ?? type;
}

/**
 * Returns the type that a file name implies. A zip is a shapefile, unless its name mentions a geodatabase.
 */
export function typeOfFile(fileName: string): string | undefined {
  const name = fileName.toLowerCase();
  if (/\.gdb(\.zip|_\w+\.zip)$/.test(name) || name.endsWith('.gpkg.zip')) {
    return name.endsWith('.gpkg.zip') ? 'GeoPackage' : 'File Geodatabase';
  }
  const extension = extensionOf(name);
  return KNOWN_TYPES.find(({ extensions }) => extensions.includes(extension))?.name;
}

function findType(type: string): KnownType | undefined {
  const wanted = type.trim().toLowerCase();
  return KNOWN_TYPES.find(({ name }) => name.toLowerCase() === wanted);
}
