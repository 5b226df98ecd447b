import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { Blobs } from '../../../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { type Gate, makeGate } from '../../../../support/servers/jobs.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';

const ROWS = 20_000;
const CSV = `name\n${'abcdefghijklmnopqrstuvwxyz\n'.repeat(ROWS)}`;

forEachDatabase('an append from a remote store', (open) => {
  let fixture: AppendFixture;
  let folder: string;
  /** Passed once half of a whole file has been read, until the gate is opened. */
  let halfway: Gate;
  let gate: Gate;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-remote-'));
    [halfway, gate] = [makeGate(), makeGate()];
    const stored = await openBlobs(`file:${folder}`);
    const remote: Blobs = {
      put: (key, content) => stored.put(key, content),
      stat: (key) => stored.stat(key),
      delete: (key) => stored.delete(key),
      assertWritable: () => stored.assertWritable(),
      async open(key, options) {
        const stream = await stored.open(key, options);
        return options?.end === undefined ? Readable.from(slowly(stream)) : stream;
      },
    };
    const definition = { type: 'Table', geometryType: undefined, fields: [field('name', 'String')] };
    fixture = await openAppendFixture(await open(), definition, {}, { blobs: remote });
  });
  afterEach(async () => {
    await fixture.close();
    await rm(folder, { recursive: true });
  });

  async function* slowly(stream: Readable): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of stream) {
      bytes += (chunk as Buffer).length;
      if (bytes > CSV.length / 2) {
        halfway.open();
        await gate.opened;
      }
      yield chunk as Buffer;
    }
  }

  it('lets others write while the store does not answer', async () => {
    const job = await fixture.submit({
      appendUploadId: await fixture.upload(CSV),
      appendUploadFormat: 'csv',
      appendSourceInfo: { locationType: 'none', encoding: 'utf-8' },
    });
    const running = fixture.run(job);
    await halfway.opened;
    await fixture.databases.features.write(async (trx) => {
      await trx('layers').update({ key: trx.ref('key') });
    });
    gate.open();
    expect(await running).to.include({ status: 'Completed', insertCount: ROWS });
  });
});
