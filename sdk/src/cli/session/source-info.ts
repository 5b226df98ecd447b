import type { Readable } from 'node:stream';
import { encodeSource } from '../../features/append/append-source.js';
import { type AppendOptions, type ConnectionOptions, Fairground, type Layer } from '../../index.js';
import { headOf } from '../terminal/head-of.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../options/usage-error.js';
import type { Values } from '../options/values.js';

type SourceInfo = NonNullable<AppendOptions['sourceInfo']>;

interface Source {
  readonly source: File | Readable;
  readonly format: AppendOptions['format'];
  /** Address of the server. */
  readonly url: string;
  readonly connection: ConnectionOptions;
  readonly layer: Layer;
  readonly terminal: Terminal;
  readonly call: { readonly signal: AbortSignal };
}

// Sample size that holds enough rows to detect the columns.
const HEAD_BYTES = 200_000;

/** Returns how to read the file; for tables, which columns hold the coordinates. */
export async function chooseSourceInfo(values: Values, from: Source): Promise<SourceInfo | undefined> {
  const wkid = values.number('sr');
  const encoding = values.text('encoding');
  const stated = {
    ...(wkid !== undefined && { sourceSR: { wkid } }),
    ...(encoding !== undefined && { encoding }),
  };
  const { format } = encodeSource(from.source, from.format === undefined ? {} : { format: from.format });
  if (format !== 'csv' && format !== 'excel') return Object.keys(stated).length === 0 ? undefined : stated;
  const x = values.text('x');
  const y = values.text('y');
  if ((x === undefined) !== (y === undefined)) throw new UsageError('--x and --y must be given together');
  if (x !== undefined && y !== undefined) {
    return { locationType: 'coordinates', longitudeFieldName: x, latitudeFieldName: y, ...stated };
  }
  return { ...(await lookInto(values, from, format)), ...stated };
}

/** Asks the server, which knows common names of coordinate columns. */
async function lookInto(values: Values, from: Source, format: 'csv' | 'excel'): Promise<SourceInfo> {
  const { layer, source, terminal, call } = from;
  const { geometryType } = await layer.describe(call);
  if (geometryType === undefined || !(source instanceof File)) return { locationType: 'none' };
  const table = values.text('source-table');
  const encoding = values.text('encoding');
  const { publishParameters } = await new Fairground({ ...from.connection, url: from.url }).analyze(
    format === 'csv' ? await headOf(source, HEAD_BYTES) : source,
    {
      ...call,
      fileName: format === 'csv' ? 'head.csv' : source.name,
      // Disable geocoding, which may cost money and was not asked for.
      parameters: {
        enableGlobalGeocoding: false,
        ...(table !== undefined && { sourceTableName: table }),
        ...(encoding !== undefined && { encoding }),
      },
    },
  );
  const { locationType, longitudeFieldName: x, latitudeFieldName: y } = publishParameters;
  terminal.tell(
    locationType === 'coordinates'
      ? `coordinates: ${String(x)}, ${String(y)}\n`
      : 'no coordinate columns were found: name them with --x and --y, or rows have no geometry\n',
  );
  return publishParameters;
}
