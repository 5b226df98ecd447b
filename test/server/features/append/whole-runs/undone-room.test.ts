import { expect } from 'chai';
import { JobError } from '../../../../../server/jobs/job.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { silentLog } from '../../../../support/servers/jobs.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';

const ROWS = 30_000;
const LINE = `1,2,${'x'.repeat(300)}\n`;

forEachDatabase('the room of an append that is undone', (open, kind) => {
  let fixture: AppendFixture;

  beforeEach(async () => {
    fixture = await openAppendFixture(await open(), { fields: [field('name', 'String', { length: 400 })] });
    // The rows of a layer that has some go to its own table.
    await fixture.append({ edits: '[{"attributes":{"name":"a"}}]' });
  });
  afterEach(() => fixture.close());

  const submit = async (content: string) =>
    fixture.submit({
      appendUploadId: await fixture.upload(content),
      appendUploadFormat: 'csv',
      rollbackOnFailure: true,
      appendSourceInfo: { locationType: 'coordinates', longitudeFieldName: 'x', latitudeFieldName: 'y' },
    });

  /** Bytes that the layer's table has on the disk; on SQLite those of the file. */
  async function storedBytes(): Promise<number> {
    const { databases, layer } = fixture;
    const { knex, dialect } = databases.features;
    const sql =
      kind === 'postgres'
        ? `SELECT pg_table_size('${layer.table}') AS bytes`
        : 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size';
    const [row] = await dialect.rows<{ bytes: number | string }>(knex, { sql, bindings: [] });
    return Number(row?.bytes);
  }

  it('frees the space of refused rows', async () => {
    const before = await storedBytes();
    const job = await submit(`x,y,name\n${LINE.repeat(ROWS)}east,north,b\n`);
    const status = await fixture.run(job);
    expect(status).to.include({ status: 'Failed', errorCount: 1 });
    expect(await fixture.rowCount()).to.equal(1);
    expect(await storedBytes()).to.be.below(before + 1_000_000);
  });

  it('frees the space of a cancelled job', async () => {
    const before = await storedBytes();
    const abort = new AbortController();
    const job = await submit(`x,y,name\n${LINE.repeat(3 * ROWS)}`);
    const progress = ({ recordCount }: Readonly<Record<string, unknown>>): void => {
      if (Number(recordCount) > ROWS) abort.abort(new Error('the job was cancelled'));
    };
    const ended: unknown = await fixture.handler
      .run(job, { signal: abort.signal, log: silentLog, progress })
      .catch((error: unknown) => error);
    expect(ended).to.be.instanceOf(Error).and.not.instanceOf(JobError);
    expect(await fixture.rowCount()).to.equal(1);
    expect(await storedBytes()).to.be.below(before + 1_000_000);
  });
});
