import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { findAppendDone } from '../../server/features/append/load/append-done-repository.js';
import { createAppendHandler, forgetAppend } from '../../server/features/append/handler.js';
import { fromPayload } from '../../server/features/append/request/request.js';
import { AppError } from '../../server/lib/errors.js';
import { updateLayerDefinition } from '../../server/features/definition/update-layer-definition.js';
import { findLayerByKey } from '../../server/features/catalog/layer-repository.js';
import { deleteService } from '../../server/features/definition/delete-service.js';
import { addToDefinition } from '../../server/features/definition/add-to-definition.js';
import { findServiceByKey } from '../../server/features/catalog/service-repository.js';
import { JobError } from '../../server/jobs/job.js';
import { openBlobs } from '../../server/storage/open-blobs.js';
import {
  type AppendFixture,
  field,
  openAppendFixture,
  pointCollection,
} from '../server/features/append/support/append-fixture.js';
import { forEachDatabase } from '../support/databases/databases.js';
import { silentLog } from '../support/servers/jobs.js';
import { rejectionOf } from '../support/rejection.js';

const ROWS = 5_000;
const SOURCE = pointCollection(
  Array.from({ length: ROWS }, (_, row) => ({
    at: [row % 170, row % 80],
    code: row,
    label: 'x'.repeat(200),
  })),
);
const PARAMETERS = { appendUploadFormat: 'geojson' };

forEachDatabase('an append that loses a resource', (open, kind) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), {
      fields: [field('code', 'Integer'), field('label', 'String')],
    });
  });
  afterEach(() => fixture.close());

  const submit = async () => fixture.submit({ ...PARAMETERS, appendUploadId: await fixture.upload(SOURCE) });

  /** Runs `loss` as soon as the job has read some rows. */
  async function runWith(job: Awaited<ReturnType<typeof submit>>, loss: () => void): Promise<unknown> {
    let isLost = false;
    return fixture.handler.run(job, {
      signal: new AbortController().signal,
      log: silentLog,
      progress: ({ recordCount }) => {
        if (isLost || Number(recordCount) === 0) return;
        isLost = true;
        loss();
      },
    });
  }

  /** Makes the database refuse more rows as a full disk would; the function makes room again. */
  async function fillDisk(): Promise<() => Promise<void>> {
    const { features } = fixture.databases;
    const { table } = fixture.layer;
    if (kind === 'sqlite') {
      const limit = (pages: number): Promise<void> =>
        features.write(async (trx) => {
          await trx.raw(`PRAGMA max_page_count = ${String(pages)}`);
        });
      const [row] = await features.write((trx) =>
        features.dialect.rows<{ page_count: number }>(trx, { sql: 'PRAGMA page_count', bindings: [] }),
      );
      await limit((row?.page_count ?? 0) + 30);
      return () => limit(1_000_000_000);
    }
    await features.knex.raw(
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
    );
    await features.knex.raw(
      `CREATE TRIGGER no_room BEFORE INSERT ON ${features.dialect.quote(table)}
       FOR EACH ROW WHEN (NEW.code = 4000) EXECUTE FUNCTION no_room()`,
    );
    return async () => {
      await features.knex.raw('DROP FUNCTION no_room CASCADE');
    };
  }

  it('reports a full disk, leaves no row, and completes once there is room', async () => {
    const job = await submit();
    const makeRoom = await fillDisk();
    const error = await rejectionOf(
      fixture.handler.run(job, {
        signal: new AbortController().signal,
        log: silentLog,
        progress: () => undefined,
      }),
    );
    expect(error).to.be.instanceOf(JobError).with.property('code', 'append.no_room');
    expect(error).to.have.property('retryable', true);
    expect(await fixture.rowCount()).to.equal(0);
    await makeRoom();
    expect(await fixture.run(job)).to.include({ status: 'Completed', insertCount: ROWS });
    expect(await fixture.rowCount()).to.equal(ROWS);
  });

  it('fails with the reason when its source was deleted before the start', async () => {
    const job = await submit();
    const blobs = await openBlobs(fixture.blobsUrl);
    await blobs.delete(fromPayload(job.payload).source.blobKey);
    const status = await fixture.run(job);
    expect(status).to.include({ status: 'Failed' });
    expect(status.statusMessage).to.contain('The source no longer exists');
  });

  it('completes an append although its source is deleted while it reads', async () => {
    const job = await submit();
    const blobs = await openBlobs(fixture.blobsUrl);
    const { blobKey } = fromPayload(job.payload).source;
    expect(await runWith(job, () => void blobs.delete(blobKey))).to.include({ insertCount: ROWS });
    expect(await fixture.rowCount()).to.equal(ROWS);
  });

  it('fails with the reason when its layer was deleted before the start', async () => {
    const job = await submit();
    await deleteService(fixture.databases, { key: fixture.layer.serviceKey });
    const status = await fixture.run(job);
    expect(status).to.include({ status: 'Failed', statusMessage: 'The layer no longer exists.' });
  });

  it('writes all rows or none when the layer is deleted during an append', async () => {
    const job = await submit();
    const { features } = fixture.databases;
    let dropped: Promise<void> = Promise.resolve();
    const ended = await runWith(job, () => {
      dropped = deleteService(fixture.databases, { key: fixture.layer.serviceKey });
    }).catch((error: unknown) => error);
    await dropped;
    expect(ended, String(ended)).to.include({ insertCount: ROWS });
    expect(await features.knex.schema.hasTable(fixture.layer.table)).to.equal(false);
  });

  it('tries again when a field became mandatory between the plan and the first row, and obeys it then', async () => {
    const { features } = fixture.databases;
    const service = await findServiceByKey(features, fixture.layer.serviceKey);
    if (service === undefined) throw new Error('there is no service');
    const job = await fixture.submit({
      appendUploadFormat: 'geojson',
      edits: pointCollection([
        { at: [1, 1], code: 1 },
        { at: [2, 2], code: null },
      ]),
    });
    let changed: Promise<void> | undefined;
    const mandatory = { fields: [{ name: 'code', nullable: false }] };
    const log = Object.assign(Object.create(silentLog) as typeof silentLog, {
      // Heard when everything is planned and nothing is locked.
      info: () => (changed ??= updateLayerDefinition({ features, clock: Date.now }, service, 0, mandatory)),
    });
    const findLayer = async (key: number) => findLayerByKey(features, key);
    const handler = createAppendHandler({
      databases: fixture.databases,
      blobs: await openBlobs(fixture.blobsUrl),
      clock: Date.now,
      findLayer,
    });
    const context = { signal: new AbortController().signal, log, progress: () => undefined };
    // On SQLite the change is first in the queue of writers; on PostgreSQL either may be.
    const first: unknown = await handler.run(job, context).catch((error: unknown) => error);
    const change: unknown = await changed?.catch((error: unknown) => error);
    if (first instanceof Error) {
      expect(first).to.include({ code: 'append.layer_changed', retryable: true });
      expect(await fixture.rowCount()).to.equal(0);
      expect(change).to.equal(undefined);
      expect(await handler.run(job, context)).to.include({ insertCount: 1, errorCount: 1 });
    } else expect(change).to.be.instanceOf(AppError);
    if (kind === 'sqlite') expect(first).to.be.instanceOf(JobError);
    const rows = await fixture.rows();
    expect(rows.map(({ code }) => code)).to.deep.equal(first instanceof Error ? [1] : [1, null]);
  });

  it('completes an append when its layer gets a field and a unique index meanwhile', async () => {
    const job = await submit();
    const { features } = fixture.databases;
    const service = await findServiceByKey(features, fixture.layer.serviceKey);
    if (service === undefined) throw new Error('there is no service');
    let extended: Promise<void> = Promise.resolve();
    const result = await runWith(job, () => {
      extended = addToDefinition({ features, clock: Date.now }, service, 0, {
        fields: [field('added', 'String')],
        indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
      });
    });
    await extended;
    expect(result).to.include({ insertCount: ROWS });
    expect(await fixture.rowCount()).to.equal(ROWS);
    expect((await fixture.current()).indexes.map(({ name }) => name)).to.include('by_code');
    const again = await fixture.append({ ...PARAMETERS, appendUploadId: await fixture.upload(SOURCE) });
    expect(again).to.include({ status: 'Failed', errorCount: ROWS });
  });

  it('leaves neither mark nor report behind once its job is deleted', async () => {
    const good = await submit();
    await fixture.run(good);
    const blobs = await openBlobs(fixture.blobsUrl);
    const id = randomUUID();
    expect(await findAppendDone(fixture.databases.features, good.id)).to.include({ insertCount: ROWS });
    await forgetAppend({ databases: fixture.databases, blobs }, good.id);
    await forgetAppend({ databases: fixture.databases, blobs }, id);
    expect(await findAppendDone(fixture.databases.features, good.id)).to.equal(undefined);
  });
});
