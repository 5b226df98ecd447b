import { execFile } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Fairground, type Layer, signIn } from '@fairground/sdk';
import { startServer } from '../demo/server-process.js';
import type { BenchSource } from './append-source.js';
import { peakMemory } from './peak-memory.js';
import { ROW_FIELDS } from './points.js';

export interface Figures {
  /** From submission to completion, as the job itself says: without the upload. */
  readonly seconds: number;
  /** Of the same again, into the layer that holds the rows already; `undefined` where it was not asked for. */
  readonly filledSeconds: number | undefined;
  readonly serverMegabytes: number;
  readonly workerMegabytes: number;
}

const BUILT = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

const SOURCE_INFO = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };

/** Appends the file through a server of our own, as a client would: sign in, make a layer, upload, append. */
export async function measureFairground(options: {
  readonly place: string;
  readonly databaseUrl: string;
  readonly source: BenchSource;
  readonly fillsTwice: boolean;
}): Promise<Figures> {
  if (!existsSync(BUILT)) throw new Error('the server is not built: npm run build');
  const env = {
    ...process.env,
    FAIRGROUND_DATABASE_URL: options.databaseUrl,
    FAIRGROUND_BLOBS: `file:${options.place}/blobs`,
    FAIRGROUND_UPLOAD_LIMIT: '4GB',
    FAIRGROUND_RATE_LIMIT: 'off',
    FAIRGROUND_LOG_LEVEL: 'warn',
  };
  const run = promisify(execFile);
  await run('node', [BUILT, 'migrate'], { env });
  const added = await run('node', [BUILT, 'user', 'add', 'bench', '--role', 'administrator', '--json'], {
    env,
  });
  const { password } = JSON.parse(added.stdout) as { password: string };
  const server = await startServer({
    args: [BUILT, 'serve', '--port', '0'],
    env,
    onLine: (line) => console.error(line),
  });
  try {
    const fairground = new Fairground({
      url: server.url,
      credentials: signIn({ username: 'bench', password }),
    });
    const service = await fairground.services.create({
      name: 'Bench',
      spatialReference: { wkid: options.source.srid },
    });
    const { layers } = await service.addLayers({
      layers: [
        { name: 'Rows', geometryType: GEOMETRY_TYPES[options.source.geometry], fields: [...ROW_FIELDS] },
      ],
    });
    const layer = service.layer(layers[0]?.id ?? 0);
    const seconds = await append(layer, options.source);
    const filledSeconds = options.fillsTwice ? await append(layer, options.source) : undefined;
    const memory = await peakMemory(process.pid);
    const peakOf = (name: string): number => memory.find((one) => one.name === name)?.megabytes ?? 0;
    return {
      seconds,
      filledSeconds,
      serverMegabytes: peakOf('server'),
      workerMegabytes: peakOf('worker'),
    };
  } finally {
    await server.stop();
  }
}

const GEOMETRY_TYPES = { point: 'esriGeometryPoint', polygon: 'esriGeometryPolygon' } as const;

/** Seconds from submission to completion. */
async function append(layer: Layer, { format, file, rows }: BenchSource): Promise<number> {
  const job = await layer.append(await openAsBlob(file), {
    format,
    fileName: basename(file),
    ...((format === 'csv' || format === 'excel') && { sourceInfo: SOURCE_INFO }),
    timeoutMs: 3_600_000,
  });
  const status = await job.wait({ timeoutMs: 3_600_000 });
  if (status.insertCount !== rows) throw new Error(`not all was appended: ${JSON.stringify(status)}`);
  return (status.lastUpdatedTime - status.submissionTime) / 1000;
}
