import { basename } from 'node:path';
import { readLayerAddress } from '../../features/layer/open-layer.js';
import { Fairground } from '../../index.js';
import { openFile } from '../../node/open-file.js';
import { type Command, CREDENTIAL_OPTIONS, EXIT } from '../options/command.js';
import { callOptions, connectionOptions, serverAddress } from '../session/connection.js';
import { featureCredentials } from '../session/credentials.js';
import { headOf } from '../terminal/head-of.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Values } from '../options/values.js';

export const analyze: Command = {
  name: 'analyze',
  summary: 'Show how the server would read a file.',
  synopsis: 'FILE --url URL [options]',
  operands: [1, 1],
  details: `FILE is CSV, Excel, a zipped shapefile or a GeoPackage. Shows its columns with their types, where the coordinates
are, and the first rows.

  fairground-sdk analyze towns.csv --url https://example.org`,
  options: {
    url: {
      value: 'URL',
      help: 'Address of the server, or of a layer. Default: FAIRGROUND_URL.',
    },
    'source-table': { value: 'TABLE', help: 'Table or sheet of the file to read.' },
    encoding: { value: 'NAME', help: 'Encoding of a CSV file that is not UTF-8, such as windows-1252.' },
    json: { help: 'Print the whole response as JSON.' },
    ...CREDENTIAL_OPTIONS,
  },
  run: runAnalyze,
};

// Maximum bytes of a CSV file to upload: the server reads the first 100,000 rows and may refuse a larger upload.
const HEAD_BYTES = 10_000_000;

async function runAnalyze(values: Values, terminal: Terminal): Promise<number> {
  const [path = ''] = values.operands;
  const given = serverAddress(values, terminal);
  const url = given.includes('/rest/services/') ? readLayerAddress(given).url : given;
  const whole = await openFile(path);
  const file = /\.csv$/i.test(path) ? await headOf(whole, HEAD_BYTES) : whole;
  const credentials = await featureCredentials(values, terminal, url);
  const fairground = new Fairground({ ...connectionOptions(values, terminal, credentials), url });
  const table = values.text('source-table');
  const encoding = values.text('encoding');
  const analysis = await fairground.analyze(file, {
    ...callOptions(values, terminal),
    fileName: basename(path),
    parameters: {
      enableGlobalGeocoding: false,
      ...(table !== undefined && { sourceTableName: table }),
      ...(encoding !== undefined && { encoding }),
    },
  });
  await terminal.write(
    values.has('json') ? `${JSON.stringify(analysis, undefined, 2)}\n` : describe(analysis),
  );
  if (!values.has('json'))
    for (const { description } of analysis.messages ?? []) terminal.tell(`warning: ${description}\n`);
  return EXIT.done;
}

function describe({ publishParameters, records }: Awaited<ReturnType<Fairground['analyze']>>): string {
  const { layerInfo, locationType, longitudeFieldName, latitudeFieldName } = publishParameters;
  const place =
    locationType === 'coordinates'
      ? `${String(longitudeFieldName)}, ${String(latitudeFieldName)}`
      : typeof locationType === 'string'
        ? locationType
        : 'in the file';
  const columns = fieldsOf(layerInfo).map(({ name, type }) => `  ${name}  ${type}\n`);
  const rows = records.slice(0, 3).map((record) => `  ${record.map((value) => value ?? '').join(' | ')}\n`);
  return [`coordinates: ${place}\n`, 'columns:\n', ...columns, 'first rows:\n', ...rows].join('');
}

/** Reads the fields of `layerInfo`, which the OpenAPI document leaves untyped. */
function fieldsOf(layerInfo: unknown): { name: string; type: string }[] {
  if (typeof layerInfo !== 'object' || layerInfo === null || !('fields' in layerInfo)) return [];
  const { fields } = layerInfo;
  if (!Array.isArray(fields)) return [];
  return (fields as { name?: unknown; type?: unknown }[]).map(({ name, type }) => ({
    name: String(name),
    type: String(type).replace('esriFieldType', ''),
  }));
}
