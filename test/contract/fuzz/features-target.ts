import type { FeatureServer } from '../../support/servers/feature-server.js';
import { ContractClient, type ContractReply } from '../contract-client.js';
import { FeatureFixtures, FIELD_NAMES } from './feature-fixtures.js';
import type { FuzzedFile } from './fuzzed-call.js';
import type { FuzzTarget, Outcome } from './fuzzer.js';

const POINT = '{"x":1,"y":2}';
const FEATURES = '[{"attributes":{"code":"A1","name":"Graz"},"geometry":{"x":1,"y":2}}]';

/** Words of parameters that are any text to the document, and not to a service. */
const WORDS = [
  ...FIELD_NAMES,
  ...[
    '*',
    '1=1',
    "name = 'Graz'",
    'people > 1',
    'name LIKE %',
    'code DESC',
    'code,name',
    '1,2,3',
    '0,0,10,10',
  ],
  ...[
    POINT,
    '{"wkid":4326}',
    '4326',
    '102100',
    '[1,2]',
    FEATURES,
    `{"features":${FEATURES}}`,
    '{"rings":[]}',
  ],
  ...[
    'esriGeometryPoint',
    'esriGeometryEnvelope',
    'esriSpatialRelIntersects',
    'esriFieldTypeString',
    'edges',
  ],
  ...['esriFieldTypeInteger', 'count', 'sum', 'max', 'PERCENTILE_CONT', 'standard', 'tile', 'view', 'none'],
  ...['featureCollection', 'geojson', 'csv', 'excel', 'shapefile', 'sqlite', 'Query,Append', 'text', 'items'],
  ...[
    'coordinates',
    'address',
    'CSV',
    'Feature Collection',
    'cities.csv',
    'code\nA1\n',
    '/',
    'md5',
    'title:cities',
  ],
  ...[
    'title',
    'created',
    'asc',
    'desc',
    'owner:eva',
    'NOT type:CSV',
    '"',
    '(',
    'referer',
    'requestip',
    'where',
  ],
];

const FILES: readonly FuzzedFile[] = [
  { field: 'file', fileName: 'cities.csv', content: 'code,name\nA1,Graz\n' },
  { field: 'file', fileName: '../../cities.geojson', content: '{"type":"FeatureCollection","features":[]}' },
  { field: 'file', fileName: 'cities.zip', content: 'PK\u0003\u0004' },
  { field: 'file', fileName: 'cities.xlsx', content: 'not a workbook' },
  { field: 'other', fileName: 'none', content: '' },
];

/** Feature services, asked by an administrator. */
export async function featuresTarget(server: FeatureServer): Promise<FuzzTarget> {
  const token = await server.signUp('eva', 'administrator');
  const fixtures = new FeatureFixtures(server, 'eva', token);
  const client = new ContractClient(server.server);
  return {
    document: 'features',
    words: WORDS,
    place: ({ contract }) => fixtures.placeFor(contract),
    // All faults are told at once, so that nothing hides another.
    needed: () => ({}),
    files: FILES,
    async send({ contract }, call) {
      const carried: Record<string, string> = contract.takesCredentials
        ? { authorization: `Bearer ${token}` }
        : {};
      const { form, query, json } = call;
      const asJson = {
        ...(json !== undefined && { json: { f: 'json', ...(json as Readonly<Record<string, unknown>>) } }),
        ...(form !== undefined && { form: { f: 'json', ...form } }),
        ...(query !== undefined && { query: { f: 'json', ...query } }),
      };
      if (call.multipart?.has('f') === false) call.multipart.set('f', 'json');
      const headers = { ...carried, ...call.headers };
      return outcomeOf(await client.call(contract.operationId, { ...call, ...asJson, headers }));
    },
  };
}

function outcomeOf({ status, body, text }: ContractReply): Outcome {
  const error = body['error'] as { readonly code: number; readonly details: readonly string[] } | undefined;
  if (error === undefined) return { status, faulty: [], text };
  const faulty = error.details.map((detail) => detail.split(/[:.[]/, 1)[0] ?? '');
  return { status: error.code, faulty, text };
}
