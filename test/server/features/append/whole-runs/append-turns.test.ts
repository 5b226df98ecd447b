import { expect } from 'chai';
import { applyEdits } from '../../../../../server/features/edit/apply-edits.js';
import { openBulk } from '../../../../../server/storage/open-bulk.js';
import type { Databases } from '../../../../../server/storage/database/database.js';
import { openDatabases } from '../../../../../server/storage/open.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { eventually, makeGate, silentLog } from '../../../../support/servers/jobs.js';
import { isWriteWaiting } from '../../../../support/databases/write-waiting.js';
import { type AppendFixture, field, openAppendFixture, pointCollection } from '../support/append-fixture.js';

forEachDatabase('one append after another', (open, kind) => {
  let worker: TestDatabases;
  /** Databases of `worker` with connections of their own, as another process has them. */
  let server: Databases;
  let fixture: AppendFixture;

  beforeEach(async () => {
    worker = await open();
    server = await openDatabases({ url: worker.url, log: silentLog });
    fixture = await openAppendFixture(worker, { fields: [field('Code', 'String', { length: 10 })] });
  });
  afterEach(async () => {
    await server.close();
    await fixture.close();
  });

  /** An append of the layer that has begun, and ends once it is released. */
  async function holdAppend(): Promise<{ end: () => Promise<void> }> {
    const [begun, released] = [makeGate(), makeGate()];
    const { features } = worker;
    const written = features.write(
      async (trx) => {
        await openBulk(features).lockTables(trx, [fixture.layer.key]);
        begun.open();
        await released.opened;
      },
      { isBulk: true },
    );
    await Promise.race([begun.opened, written]);
    return {
      end: () => {
        released.open();
        return written;
      },
    };
  }

  async function edit(): Promise<unknown> {
    const { layer } = fixture;
    const target = {
      shown: layer,
      layer,
      fields: null,
      hidden: new Set<string>(),
      restriction: undefined,
      only: undefined,
      rights: { userName: 'olivia', mayQueryOthers: true, mayUpdateOthers: true, mayDeleteOthers: true },
      mayMoveFeatures: true,
    };
    const edits = { adds: [{ attributes: { Code: 'edited' } }], updates: [], deletes: [] };
    const { signal } = new AbortController();
    return applyEdits({ features: server.features, clock: Date.now, waitMs: 100_000 }, [{ target, edits }], {
      useGlobalIds: false,
      rollbackOnFailure: true,
      signal,
    });
  }

  /** True once the next append waits for the one that is held. */
  async function isAppendWaiting(): Promise<boolean> {
    const { features } = worker;
    if (kind === 'sqlite') {
      const writer = features.pools?.().find(({ pool }) => pool === 'writer');
      return writer !== undefined && writer.waiting > 0;
    }
    const rows = await features.dialect.rows(features.knex, {
      sql: `SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'advisory'
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      bindings: [],
    });
    return rows.length > 0;
  }

  it('lets an edit that waits go before the next', async () => {
    const held = await holdAppend();
    const edited = edit();
    // On PostgreSQL an edit does not wait for an append.
    if (kind === 'postgres') await edited;
    else await eventually(async () => (await isWriteWaiting(worker.url)) || undefined);
    const next = fixture.append({
      edits: pointCollection([{ at: [1, 1], Code: 'appended' }]),
      appendUploadFormat: 'geojson',
    });
    await eventually(async () => (await isAppendWaiting()) || undefined);
    await held.end();
    await edited;
    expect(await next).to.include({ status: 'Completed', insertCount: 1 });
    // Ids are given in the order of commits.
    const rows = await fixture.rows();
    expect(rows.map((row) => row['code'])).to.deep.equal(['edited', 'appended']);
  });
});
