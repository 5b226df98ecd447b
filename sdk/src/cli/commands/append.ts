import { basename } from 'node:path';
import { readLayerAddress } from '../../features/layer/open-layer.js';
import { type AppendOptions, openLayer } from '../../index.js';
import { openFile } from '../../node/open-file.js';
import { type Command, CREDENTIAL_OPTIONS, EXIT } from '../options/command.js';
import { callOptions, connectionOptions } from '../session/connection.js';
import { featureCredentials } from '../session/credentials.js';
import { megabytes, Progress } from '../terminal/progress.js';
import { chooseSourceInfo } from '../session/source-info.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../options/usage-error.js';
import type { Values } from '../options/values.js';
import { watchJob } from '../session/watch-job.js';

export const append: Command = {
  name: 'append',
  summary: 'Append a file to a layer and wait for the job.',
  synopsis: 'FILE --layer URL [options]',
  operands: [1, 1],
  details: `FILE is CSV, Excel, GeoPackage, GeoJSON, FlatGeobuf, a zipped shapefile or file geodatabase, SQLite,
features as JSON or newline-delimited JSON. Its extension tells the format, or --format does.
"-" reads standard input, which needs --format.

Of CSV and Excel, the server says which columns hold the coordinates, unless --x and --y do.

  fairground-sdk append towns.csv --layer https://example.org/rest/services/Towns/FeatureServer/0
  fairground-sdk append towns.gpkg --layer "$LAYER" --upsert-on code --map town_code=code --dry-run`,
  options: {
    layer: { value: 'URL', help: 'Address of the layer. Default: FAIRGROUND_LAYER.' },
    'upsert-on': {
      value: 'FIELD',
      help: 'Update features with the same value in this field, which needs a unique index.',
    },
    'skip-inserts': { help: 'With --upsert-on: add nothing.' },
    'skip-updates': { help: 'With --upsert-on: do not change existing features.' },
    'keep-creator': { help: 'With --upsert-on: updated features keep their creator and creation date.' },
    map: {
      value: 'SOURCE=FIELD',
      isRepeatable: true,
      help: 'Write the column SOURCE of the file to FIELD of the layer. Repeatable.',
    },
    fields: { value: 'A,B,…', help: 'Write only these fields of the layer.' },
    'source-table': { value: 'TABLE', help: 'Table, layer or sheet of the file to read.' },
    where: {
      value: 'CONDITION',
      help: 'Read only rows that satisfy this condition, such as "people > 100".',
    },
    sr: { value: 'WKID', help: 'Spatial reference of the coordinates, such as 25833.' },
    encoding: { value: 'NAME', help: 'Encoding of a CSV file that is not UTF-8, such as windows-1252.' },
    x: { value: 'COLUMN', help: 'Column of x coordinates or longitudes.' },
    y: { value: 'COLUMN', help: 'Column of y coordinates or latitudes.' },
    format: {
      value: 'FORMAT',
      help: 'Format of the file.',
      choices: [
        ...['csv', 'excel', 'gpkg', 'geojson', 'shapefile', 'filegdb', 'sqlite'],
        ...['featureCollection', 'jsonl', 'flatgeobuf'],
      ],
    },
    'all-or-nothing': { help: 'Write nothing if any row is refused.' },
    'dry-run': { help: 'Show the result without writing anything.' },
    'no-wait': { help: 'Print the id of the job without waiting for it.' },
    json: { help: 'Print the status of the job as JSON.' },
    ...CREDENTIAL_OPTIONS,
  },
  run: runAppend,
};

async function runAppend(values: Values, terminal: Terminal): Promise<number> {
  const [path = ''] = values.operands;
  const address = values.text('layer') ?? terminal.env['FAIRGROUND_LAYER'] ?? values.required('layer');
  const { url } = readLayerAddress(address);
  const mappings = readMappings(values.list('map'));
  const source = path === '-' ? process.stdin : await openFile(path);
  const format = values.text('format') as AppendOptions['format'];
  if (path === '-' && format === undefined)
    throw new UsageError('--format is required when FILE is standard input');

  const credentials = await featureCredentials(values, terminal, url);
  const connection = connectionOptions(values, terminal, credentials);
  const call = callOptions(values, terminal);
  const layer = openLayer(address, connection);
  const progress = new Progress(terminal);
  const sourceInfo = await chooseSourceInfo(values, {
    source,
    format,
    url,
    connection,
    layer,
    terminal,
    call,
  });
  const upsertOn = values.text('upsert-on');
  const fields = values.text('fields')?.split(',');
  const sourceTable = values.text('source-table');
  const sourceFilter = values.text('where');
  const job = await layer
    .append(source, {
      ...call,
      ...(path !== '-' && { fileName: basename(path) }),
      ...(format !== undefined && { format }),
      ...(upsertOn !== undefined && { upsertOn }),
      ...(values.has('skip-inserts') && { skipInserts: true }),
      ...(values.has('skip-updates') && { skipUpdates: true }),
      ...(values.has('keep-creator') && { keepCreator: true }),
      ...(mappings !== undefined && { fieldMappings: mappings }),
      ...(fields !== undefined && { fields }),
      ...(sourceTable !== undefined && { sourceTable }),
      ...(sourceFilter !== undefined && { sourceFilter }),
      ...(sourceInfo !== undefined && { sourceInfo }),
      ...(values.has('all-or-nothing') && { rollbackOnFailure: true }),
      ...(values.has('dry-run') && { dryRun: true }),
      onUpload: ({ sentBytes, totalBytes }) =>
        progress.show('upload', totalBytes && sentBytes / totalBytes, megabytes(sentBytes)),
    })
    .finally(() => progress.end());
  if (values.has('no-wait')) {
    await terminal.write(values.has('json') ? `${JSON.stringify({ jobId: job.id })}\n` : `${job.id}\n`);
    return EXIT.done;
  }
  return watchJob(job, { address, values, terminal, call });
}

/** Returns source names by field name, in the form that the SDK takes. */
function readMappings(pairs: readonly string[]): Record<string, string> | undefined {
  if (pairs.length === 0) return undefined;
  const mappings = pairs.map((pair) => {
    const [, source, field] = /^([^=]+)=([^=]+)$/.exec(pair) ?? [];
    if (source === undefined || field === undefined)
      throw new UsageError(`--map must be SOURCE=FIELD, not ${pair}`);
    return [field, source] as const;
  });
  return Object.fromEntries(mappings);
}
