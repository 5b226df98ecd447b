import { expect } from 'chai';
import { type FeatureServer, type Json, PUBLIC_URL } from '../../../support/servers/feature-server.js';
import { type FormParts, postForm } from '../../../support/clients/post-form.js';
import { eventually } from '../../../support/servers/jobs.js';
import { writeDatabases } from '../append/formats/database/database-tables.js';
import { openGdalFiles } from '../append/source/gdal-files.js';
import { writeZip, type ZippedFile } from '../append/source/zip-writer.js';

/** Columns that are easily taken for something else. */
export const CSV =
  'code,Main Street,zip,people,big,share,seen,lat,lon\n' +
  '00123,Hauptstraße 1,80331,12,3000000000,0.5,2024-02-29,48.137,11.575\n' +
  '00124,Rue 2,01067,7,1,1.25,2024-03-01 12:30:00,51.05,13.74\n';

/** Rows of `CSV` in a layer, for any format of the file. */
export const ROWS = [
  {
    code: '00123',
    Main_Street: 'Hauptstraße 1',
    zip: '80331',
    people: 12,
    big: 3_000_000_000,
    share: 0.5,
    seen: Date.parse('2024-02-29T00:00:00Z'),
  },
  {
    code: '00124',
    Main_Street: 'Rue 2',
    zip: '01067',
    people: 7,
    big: 1,
    share: 1.25,
    seen: Date.parse('2024-03-01T12:30:00Z'),
  },
];

/** The rows as a file of another format, made by GDAL. */
export async function convert(fileName: string, driver: string): Promise<Buffer> {
  const [file] = await convertTo(driver, fileName);
  if (file === undefined) throw new Error(`GDAL made no ${fileName}`);
  return Buffer.from(file.content);
}

/** A GeoPackage with a table `places` of points with z, which declares none, and these columns, in one row. */
export async function makeDatabase(columns: readonly string[], values: readonly string[]): Promise<Buffer> {
  const files = await openGdalFiles();
  try {
    await files.writeBasePackage();
    const pointZ = "x'47500001e610000001e9030000000000000000f03f00000000000000400000000000000840'";
    const [small = ''] = await writeDatabases(files, { columns, rows: [values], point: pointZ });
    return await files.read(small);
  } finally {
    await files.remove();
  }
}

export async function convertShapefile(): Promise<Buffer> {
  const parts = ['out.shx', 'out.dbf', 'out.prj'];
  return writeZip(await convertTo('ESRI Shapefile', 'out.shp', ...parts));
}

export async function convertGeodatabase(): Promise<Buffer> {
  return writeZip(await convertTo('OpenFileGDB', 'out.gdb'));
}

/** Converts the CSV by GDAL, with the files that it makes beside the main one. */
async function convertTo(driver: string, fileName: string, ...parts: string[]): Promise<ZippedFile[]> {
  const files = await openGdalFiles();
  try {
    await files.write('in.csv', CSV);
    await files.write('in.csvt', 'String,String,String,Integer,Integer64,Real,DateTime,Real,Real');
    const points = ['-oo', 'X_POSSIBLE_NAMES=lon', '-oo', 'Y_POSSIBLE_NAMES=lat', '-a_srs', 'EPSG:4326'];
    await files.ogr2ogr('-f', driver, fileName, 'in.csv', ...(driver === 'XLSX' ? [] : points));
    const prefix = driver === 'OpenFileGDB' ? `${fileName}/` : '';
    return (await Promise.all([fileName, ...parts].map((name) => files.entries(name, prefix)))).flat();
  } finally {
    await files.remove();
  }
}

export function analyze(server: FeatureServer, parts: FormParts, token: string): Promise<Json> {
  return postForm(server.server, '/sharing/rest/content/features/analyze', parts, token);
}

/** Stores an item of the user and tells its id. */
export async function addItem(
  server: FeatureServer,
  user: string,
  file: { name: string; content: Buffer; type?: string },
  token: string,
): Promise<string> {
  const parts: FormParts = [
    ['file', file.content, file.name],
    ...(file.type === undefined ? [] : ([['type', file.type]] as const)),
  ];
  const reply = await postForm(server.server, `/sharing/rest/content/users/${user}/addItem`, parts, token);
  return String(reply['id']);
}

/** Publishes an item and waits until that has ended. */
export async function publish(
  server: FeatureServer,
  user: string,
  parameters: Readonly<Record<string, unknown>>,
  token: string,
): Promise<{ service: Json; status: Json; layerUrl: string }> {
  const reply = await server.post(`/sharing/rest/content/users/${user}/publish`, parameters, token);
  const [service = {}] = (reply['services'] ?? []) as Json[];
  if (service['jobId'] === undefined) throw new Error(JSON.stringify(reply));
  const status = await eventually(async () => {
    const path = `/sharing/rest/content/users/${user}/items/${String(parameters['itemid'])}/status`;
    const now = await server.get(path, { jobType: 'publish', jobId: String(service['jobId']) }, token);
    return now['status'] === 'processing' ? undefined : now;
  });
  const layerUrl = `${String(service['serviceurl']).slice(PUBLIC_URL.length)}/0`;
  return { service, status, layerUrl };
}

/** Attributes of the layer's rows, and their points in degrees. */
export async function rowsOf(
  server: FeatureServer,
  layerUrl: string,
  token: string,
): Promise<{ attributes: Json; point: { x: number; y: number } | undefined }[]> {
  const reply = await server.get(
    `${layerUrl}/query`,
    { where: '1=1', outFields: '*', outSR: '4326', orderByFields: 'OBJECTID' },
    token,
  );
  return (reply['features'] as Json[]).map(({ attributes, geometry }) => {
    return { attributes: attributes as Json, point: geometry as { x: number; y: number } | undefined };
  });
}

/** Returns the `publishParameters` from analyze, as publish and append accept them. */
export function parametersOf(reply: Json): Json {
  expect(reply).to.include.keys('fileUrl', 'publishParameters', 'records');
  return reply['publishParameters'] as Json;
}

/** Fields of the layer that such parameters describe. */
export function fieldsOf(parameters: Json): Json[] {
  return (parameters['layerInfo'] as Json)['fields'] as Json[];
}
