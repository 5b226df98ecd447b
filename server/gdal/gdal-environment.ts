/** Environment variables by which GDAL programs find their own files. */
const INHERITED = ['PATH', 'PROJ_LIB', 'PROJ_DATA', 'GDAL_DATA', 'LD_LIBRARY_PATH'];

/**
 * Returns the complete environment of a child: no network, no plugins, and none of the server's settings, which hold
 * secrets.
 */
export function gdalEnvironment(
  own: Readonly<Record<string, string | undefined>>,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    ...Object.fromEntries(INHERITED.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]]))),
    LC_ALL: 'C.UTF-8',
    GDAL_DRIVER_PATH: 'disable',
    GDAL_CACHEMAX: '32',
    GDAL_NUM_THREADS: '1',
    GDAL_DISABLE_READDIR_ON_OPEN: 'TRUE',
    GDAL_HTTP_MAX_RETRY: '0',
    CPL_CURL_ENABLED: 'NO',
    CPL_VSIL_CURL_ALLOWED_EXTENSIONS: '.none',
    PROJ_NETWORK: 'OFF',
    // Disable tables and functions of SQLite that read any file by its name.
    SPATIALITE_LOAD: 'NO',
    OGR_SQLITE_STATIC_VIRTUAL_OGR: 'NO',
    // Allow views of a file only harmless functions, and sort in memory, which is limited.
    OGR_SQLITE_PRAGMA: 'trusted_schema=OFF,query_only=ON,cell_size_check=ON,temp_store=MEMORY',
    OGR_CT_FORCE_TRADITIONAL_GIS_ORDER: 'YES',
    PG_USE_COPY: 'YES',
    ...more,
  };
}
