import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Principal } from '../../../../../server/auth/principal.js';
import { loadConfig } from '../../../../../server/config/config.js';
import { addLayers } from '../../../../../server/features/definition/add-layers.js';
import type {
  AppendSubmitDeps,
  NamedSource,
  StoredItem,
  StoredSource,
} from '../../../../../server/features/append/request/append-call.js';
import { createAppendHandler } from '../../../../../server/features/append/handler.js';
import {
  type AppendJobStatus,
  describeAppendJob,
} from '../../../../../server/features/append/status/job-status.js';
import { reportBlobKey } from '../../../../../server/features/append/load/report-file.js';
import type { RowError } from '../../../../../server/features/append/report/report.js';
import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import { type AppendSubmission, submitAppend } from '../../../../../server/features/append/request/submit.js';
import {
  createService,
  type ServiceInput,
} from '../../../../../server/features/definition/create-service.js';
import type { LayerInput } from '../../../../../server/features/definition/define/define-layer.js';
import type { Layer } from '../../../../../server/features/model/layer.js';
import { findLayer, findLayerByKey } from '../../../../../server/features/catalog/layer-repository.js';
import { createReaderLimiter } from '../../../../../server/features/model/reader-limiter.js';
import type { Geocoding } from '../../../../../server/geocoding/geocoding.js';
import { type Job, JobError, type JobHandler, type JobSubmission } from '../../../../../server/jobs/job.js';
import type { Blobs } from '../../../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import type { Databases } from '../../../../../server/storage/database/database.js';
import type { TestDatabases } from '../../../../support/databases/databases.js';
import { silentLog } from '../../../../support/servers/jobs.js';

export const OWNER: Principal = { userId: 1, name: 'olivia', role: 'author' };

/** When every append of these tests runs. */
export const NOW = Date.parse('2026-11-21T10:00:00.000Z');
/** When the layers of these tests were made. */
export const MADE = NOW - 60_000;

type FieldInput = NonNullable<LayerInput['fields']>[number];

export function field(name: string, type: string, more: Partial<FieldInput> = {}): FieldInput {
  return { name, type: `esriFieldType${type}`, ...more };
}

/** Appends to one layer, without HTTP and without a queue: submit, then run the job to its end. */
export interface AppendFixture {
  readonly layer: Layer;
  readonly databases: Databases;
  readonly handler: JobHandler;
  /** For `FAIRGROUND_DATABASE_URL`. */
  readonly databaseUrl: string;
  /** Where sources are stored, as `FAIRGROUND_BLOBS` takes it, unless the test has blobs of its own. */
  readonly blobsUrl: string;
  /** Stores a file as an upload would; its id for `appendUploadId`. */
  upload(content: string | Buffer): Promise<string>;
  /** Stores a file as an item would be; its id for `appendItemId`. */
  addItem(content: string | Buffer, format?: string): Promise<string>;
  /** All rows that a job refused, as they were kept. */
  report(status: { readonly jobId: string }): Promise<RowError[]>;
  /** Adds another layer to the service. */
  addLayer(definition: Partial<LayerInput>): Promise<Layer>;
  /** The reply, and the job as it would be queued. */
  submitFully(
    parameters: AppendParameters,
    call?: CallOptions,
  ): Promise<{ submission: AppendSubmission; job: Job }>;
  /** The job alone. */
  submit(parameters: AppendParameters, call?: CallOptions): Promise<Job>;
  run(job: Job, signal?: AbortSignal): Promise<AppendJobStatus>;
  append(parameters: AppendParameters, call?: CallOptions): Promise<AppendJobStatus>;
  /** Rows of the layer by object id, geometry as EWKT-like text. */
  rows(): Promise<Record<string, unknown>[]>;
  rowCount(): Promise<number>;
  /** The layer as it is now. */
  current(): Promise<Layer>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly principal?: Principal | undefined;
  readonly tracksChanges?: boolean;
  readonly mayUpdateOthers?: boolean;
  readonly mayQueryOthers?: boolean;
  readonly service?: { readonly name: string; readonly layers: readonly Layer[] };
}

export async function openAppendFixture(
  databases: TestDatabases,
  definition: Partial<LayerInput> = {},
  service: Partial<ServiceInput> = {},
  options: { readonly geocoding?: Geocoding; readonly blobs?: Blobs } = {},
): Promise<AppendFixture> {
  const { geocoding } = options;
  const folder = await mkdtemp(join(tmpdir(), 'fairground-append-'));
  const blobsUrl = `file:${folder}`;
  const blobs = options.blobs ?? (await openBlobs(blobsUrl));
  const { features } = databases;
  const clock = (): number => NOW;
  const { signal } = new AbortController();
  const definitionContext = { features, clock: () => MADE, signal };
  const input = {
    name: `s${randomUUID().slice(0, 8)}`,
    spatialReference: { wkid: 4326 },
    ...service,
  } as ServiceInput;
  const created = await createService(definitionContext, input, OWNER);
  const layerInput = { name: 'Places', geometryType: 'esriGeometryPoint', ...definition } as LayerInput;
  await addLayers(definitionContext, created, { layers: [layerInput] });
  const layer = await findLayer(features, created.key, 0);
  if (layer === undefined) throw new Error('the layer was not created');
  const submitted: JobSubmission[] = [];
  const uploads = new Map<string, NamedSource>();
  const items = new Map<string, StoredItem>();
  const store = async (content: string | Buffer): Promise<StoredSource> => {
    const blobKey = `uploads/${randomUUID()}`;
    const stored = await blobs.put(blobKey, Readable.from([Buffer.from(content)]));
    return { blobKey, fileName: 'upload', ...stored };
  };
  const deps: AppendSubmitDeps = {
    features,
    jobs: {
      submit: (submission) => {
        submitted.push(submission);
        return Promise.resolve(toJob(submission));
      },
      findOnce: () => Promise.resolve(undefined),
    },
    findUpload: (id) => Promise.resolve(uploads.get(id)),
    findItem: (id, principal) => Promise.resolve(principal?.name === OWNER.name ? items.get(id) : undefined),
    storeEdits: store,
    blobs,
    geocoding,
    readers: createReaderLimiter(loadConfig({})),
    hasGeocoder: geocoding !== undefined,
  };
  const handler = createAppendHandler({
    databases,
    blobs,
    clock,
    geocoding,
    findLayer: (key) => findLayerByKey(features, key),
  });
  const { dialect } = features;
  const fixture: AppendFixture = {
    layer,
    databases,
    handler,
    databaseUrl: databases.url,
    blobsUrl,
    async upload(content) {
      const id = randomUUID();
      uploads.set(id, { id, ...(await store(content)) });
      return id;
    },
    async addItem(content, format) {
      const id = randomUUID();
      items.set(id, { id, ...(await store(content)), format });
      return id;
    },
    async report({ jobId }) {
      const text = (await blobs.open(reportBlobKey(jobId))).setEncoding('utf8');
      const lines = (await text.toArray()).join('').split('\n');
      return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as RowError);
    },
    async addLayer(more) {
      const input = { name: 'More', geometryType: 'esriGeometryPoint', ...more } as LayerInput;
      const { layers } = await addLayers(definitionContext, created, { layers: [input] });
      const added = await findLayer(features, created.key, layers[0]?.id ?? -1);
      if (added === undefined) throw new Error('the layer was not created');
      return added;
    },
    async submitFully(parameters, call = {}) {
      const submission = await submitAppend(deps, {
        layer: (await findLayerByKey(features, layer.key)) ?? layer,
        principal: OWNER,
        tracksChanges: false,
        mayUpdateOthers: true,
        serviceUrl: 'http://localhost/rest/services/s/FeatureServer',
        parameters,
        signal,
        ...call,
      });
      const queued = submitted.at(-1);
      if (queued === undefined) throw new Error('no job was submitted');
      return { submission, job: toJob(queued) };
    },
    submit: async (parameters, call) => (await fixture.submitFully(parameters, call)).job,
    async run(job, signal = new AbortController().signal) {
      const ended = { ...job, finishedAt: NOW };
      try {
        const result = await handler.run(job, { signal, log: silentLog, progress: () => undefined });
        return describeAppendJob({ ...ended, status: 'completed', result }, 'append');
      } catch (error) {
        if (!(error instanceof JobError)) throw error;
        const { code, message, details, result } = error;
        return describeAppendJob(
          { ...ended, status: 'failed', result, error: { code, message, details } },
          'append',
        );
      }
    },
    append: async (parameters, call) => fixture.run(await fixture.submit(parameters, call)),
    async rows() {
      const shape =
        layer.geometryType === undefined
          ? ''
          : `, ${dialect.kind === 'postgis' ? 'ST_AsText(shape)' : 'AsWKT(shape)'} AS wkt`;
      const rows = await dialect.rows<Record<string, unknown>>(features.knex, {
        sql: `SELECT *${shape} FROM ${dialect.quote(layer.table)} ORDER BY objectid`,
        bindings: [],
      });
      return rows.map(({ shape: _, ...row }) => row);
    },
    async rowCount() {
      const row = await features.knex(layer.table).count({ count: '*' }).first();
      return Number(row?.['count']);
    },
    async current() {
      const found = await findLayerByKey(features, layer.key);
      if (found === undefined) throw new Error('the layer is gone');
      return found;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
  return fixture;
}

function toJob(submission: JobSubmission): Job {
  return {
    id: submission.id ?? randomUUID(),
    kind: submission.kind,
    lane: submission.lane,
    ownerId: submission.ownerId,
    status: 'running',
    // As the queue stores it.
    payload: JSON.parse(JSON.stringify(submission.payload)) as Job['payload'],
    progress: undefined,
    result: undefined,
    error: undefined,
    attempts: 1,
    cancelRequested: false,
    submittedAt: NOW,
    updatedAt: NOW,
    finishedAt: undefined,
  };
}

/** A GeoJSON FeatureCollection of points. */
export function pointCollection(
  features: readonly {
    readonly at: readonly [number, number] | null;
    readonly [property: string]: unknown;
  }[],
): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: features.map(({ at, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: at && { type: 'Point', coordinates: at },
    })),
  });
}
