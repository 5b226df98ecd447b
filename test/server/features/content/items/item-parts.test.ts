import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import { loadConfig } from '../../../../../server/config/config.js';
import { commitItem } from '../../../../../server/features/content/items/item-parts.js';
import { findItem } from '../../../../../server/features/content/items/item-repository.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { errorOf, type Json } from '../../../../support/servers/feature-server.js';
import {
  CSV,
  type ItemServer,
  OWN_CONTENT,
  startItemServer,
} from '../../../../support/servers/item-server.js';
import { type FormParts, postForm } from '../../../../support/clients/post-form.js';

interface BlobRow {
  readonly blob_key: string;
}

forEachDatabase('parts of items', (open) => {
  let databases: TestDatabases;
  let items: ItemServer;

  before(async () => {
    databases = await open();
    items = await startItemServer(databases);
  });
  after(() => items.server.close());

  const part = (id: string, number: number, bytes: Buffer, token = items.owner): Promise<Json> =>
    postForm(
      items.server.server,
      `${OWN_CONTENT}/items/${id}/addPart?partNum=${String(number)}`,
      [['file', bytes]],
      token,
    );

  const begin = async (fileName = items.freshName(), more: FormParts = []): Promise<string> => {
    const reply = await items.add([
      ['multipart', 'true'],
      ['filename', fileName],
      ['title', 'Parts'],
      ...more,
    ]);
    expect(reply).to.include({ success: true });
    return String(reply['id']);
  };

  it('accepts parts of items in any order, in parallel and repeatedly', async () => {
    const pieces = [1, 2, 3].map(() => randomBytes(20_000));
    const id = await begin();
    expect(await items.act(id, 'status')).to.include({ status: 'partial' });
    expect(
      errorOf(JSON.parse((await items.download(id, items.owner)).bytes.toString()) as Json).code,
    ).to.equal(400);
    await part(id, 10_000, randomBytes(10));
    await Promise.all([part(id, 7, pieces[1]!), part(id, 10_000, pieces[2]!), part(id, 1, pieces[0]!)]);
    const arrived = [1, 7, 10_000].map((partNum) => ({ partNum, size: 20_000 }));
    expect((await items.act(id, 'status'))['parts']).to.deep.equal(arrived);
    expect(await items.act(id, 'commit', { title: 'Whole', tags: 'a,b' })).to.include({ success: true, id });
    const whole = { status: 'completed', statusMessage: 'completed', itemId: id };
    expect(await items.act(id, 'status')).to.deep.equal(whole);
    expect(await items.get(id, items.owner)).to.deep.include({
      title: 'Whole',
      tags: ['a', 'b'],
      size: 60_000,
    });
    expect((await items.download(id, items.owner)).bytes.equals(Buffer.concat(pieces))).to.equal(true);
  });

  it('limits parts in size, and their numbers to 1 to 10000', async () => {
    const id = await begin();
    for (const number of [0, 10_001]) expect(errorOf(await part(id, number, CSV)).code).to.equal(400);
    expect(errorOf(await part(id, 1, randomBytes(30_001))).code).to.equal(413);
    for (const number of [1, 2]) await part(id, number, randomBytes(30_000));
    expect(errorOf(await part(id, 3, randomBytes(10_001))).code).to.equal(413);
    expect(await part(id, 3, randomBytes(10_000))).to.include({ success: true });
  });

  it('refuses a commit without parts, and a second commit at the same time', async () => {
    const id = await begin();
    expect(errorOf(await items.act(id, 'commit')).details).to.deep.equal(['parts: no part has arrived']);
    await part(id, 1, CSV);
    const commits = await Promise.all([items.act(id, 'commit'), items.act(id, 'commit')]);
    expect(commits.filter((reply) => reply['success'] === true)).to.have.length(1);
    expect(await items.act(id, 'status')).to.include({ status: 'completed' });
    expect(errorOf(await items.act(id, 'commit')).code).to.equal(400);
  });

  it('keeps parts whole if another commit comes too late', async () => {
    const id = await begin();
    await part(id, 1, CSV);
    const item = (await findItem(databases.system, id))!;
    const { knex, dialect, name } = databases.system;
    let isFirst = true;
    const system: Database = {
      name,
      knex,
      dialect,
      async write(work, options) {
        // It has seen the parts by now.
        if (isFirst) expect(await items.act(id, 'commit')).to.include({ success: true });
        isFirst = false;
        return databases.system.write(work, options);
      },
    };
    const deps = {
      databases: { ...databases, system },
      blobs: await openBlobs(`file:${items.server.folder}`),
    };
    const late = commitItem(
      { ...deps, clock: Date.now, settings: loadConfig({}) },
      item,
      {},
      new AbortController().signal,
    );
    expect(await late.catch((error: unknown) => error)).to.include({ code: 'request.invalid' });
    expect(await items.act(id, 'status')).to.include({ status: 'completed' });
  });

  it('reports a failed commit in the status as in the reply', async () => {
    const taken = items.freshName();
    await items.store(CSV, taken);
    const id = await begin();
    await part(id, 1, CSV);
    const { message } = errorOf(await items.act(id, 'commit', { filename: taken }));
    expect(message).to.include(taken);
    expect(await items.act(id, 'status')).to.include({ status: 'failed', statusMessage: message });
    // Nothing was lost: under its own name it goes.
    expect(await items.act(id, 'commit')).to.include({ success: true });
  });

  it('hides internal details of an unexpected error in a commit', async () => {
    const id = await begin();
    await part(id, 1, CSV);
    const blobs = await openBlobs(`file:${items.server.folder}`);
    const rows = await databases.system
      .knex('file_parts')
      .where({ file_id: id })
      .select<BlobRow[]>('blob_key');
    for (const { blob_key: key } of rows) await rm(blobs.path!(key));
    const { code, message } = errorOf(await items.act(id, 'commit'));
    expect(code).to.equal(500);
    const status = await items.act(id, 'status');
    expect(status).to.include({
      status: 'failed',
      statusMessage: 'The parts could not be put together.',
    });
    for (const told of [message, JSON.stringify(status)]) {
      expect(told).to.not.include('ENOENT');
      expect(told).to.not.include(items.server.folder);
    }
  });

  it('cancels an upload in parts, with its item', async () => {
    const id = await begin('given-up.csv');
    await part(id, 1, CSV);
    expect(await items.act(id, 'cancel')).to.include({ success: true, id });
    expect(errorOf(await items.get(id, items.owner)).code).to.equal(400);
    await begin('given-up.csv');
  });

  it('replaces the content of an item when its parts are committed, not before', async () => {
    const id = await items.store(CSV);
    await part(id, 1, Buffer.from('new'));
    expect(await items.act(id, 'status')).to.include({ status: 'partial' });
    expect((await items.download(id, items.owner)).bytes.equals(CSV)).to.equal(true);
    expect(await items.act(id, 'cancel')).to.include({ success: true });
    expect(await items.act(id, 'status')).to.include({ status: 'completed' });
    expect((await items.download(id, items.owner)).bytes.equals(CSV)).to.equal(true);
    await part(id, 1, Buffer.from('newer'));
    await items.act(id, 'commit');
    expect((await items.download(id, items.owner)).bytes.toString()).to.equal('newer');
  });

  it('restarts an upload over the item of the same file, without earlier parts', async () => {
    const name = items.freshName();
    const id = await items.store(CSV, name);
    for (const number of [1, 2]) await part(id, number, Buffer.from('old'));
    for (const number of [1, 2]) {
      expect(await begin(name, [['overwrite', 'true']])).to.equal(id);
      expect(await items.act(id, 'status')).to.deep.include({ status: 'partial', parts: [] });
      expect((await items.download(id, items.owner)).bytes.equals(CSV)).to.equal(true);
      if (number === 1) await items.act(id, 'cancel');
    }
    await part(id, 1, Buffer.from('new'));
    await items.act(id, 'commit');
    expect((await items.download(id, items.owner)).bytes.toString()).to.equal('new');
  });

  it('hides incomplete items from searches, but lists them to their owner', async () => {
    const id = await begin();
    const found = async (): Promise<unknown> =>
      (await items.server.get('/sharing/rest/search', { q: `id:${id}` }, items.owner))['total'];
    expect(await found()).to.equal(0);
    const { items: own } = await items.server.get(OWN_CONTENT, { num: 100 }, items.owner);
    expect((own as Json[]).map((item) => item['id'])).to.include(id);
    await part(id, 1, CSV);
    expect(await found()).to.equal(0);
    await items.act(id, 'commit');
    expect(await found()).to.equal(1);
  });

  it('refuses parts for services, and items under another user', async () => {
    const name = await items.server.makeService(items.owner);
    const service = await items.server.get(`/rest/services/${name}/FeatureServer`, {}, items.owner);
    const id = String(service['serviceItemId']);
    expect(errorOf(await part(id, 1, CSV)).message).to.equal('A feature service has no content in parts.');
    // A caller without rights on the service must not learn its type.
    expect(errorOf(await part(id, 1, CSV, items.other))).to.include({ code: 400, messageCode: 'CONT_0001' });
    const begun = await begin();
    for (const action of ['addPart?partNum=1', 'commit', 'cancel']) {
      const path = `${OWN_CONTENT.replace('owner', 'other')}/items/${begun}/${action}`;
      const parts = action.startsWith('addPart') ? [['file', CSV] as const] : [['async', 'true'] as const];
      const reply = await postForm(items.server.server, path, parts, items.admin);
      expect(errorOf(reply), action).to.include({ code: 400, messageCode: 'CONT_0001' });
    }
    expect(await items.act(begun, 'status')).to.include({ status: 'partial' });
  });

  it('limits parts to the owner of the item', async () => {
    const id = await begin();
    for (const reply of [
      await part(id, 1, CSV, items.other),
      await items.act(id, 'commit', {}, items.other),
      await items.act(id, 'cancel', {}, items.other),
    ])
      expect(errorOf(reply)).to.include({ code: 400, messageCode: 'CONT_0001' });
    expect(await part(id, 1, CSV, items.admin)).to.include({ success: true });
  });
});
