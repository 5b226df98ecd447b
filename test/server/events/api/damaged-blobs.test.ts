import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import { fromPayload } from '../../../../server/events/calendar/import/import-request.js';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import { DAMAGES } from '../../../support/files/damaged-blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { type Importer, openImporter } from '../calendar/imports.js';
import { ics, vevent } from '../calendar/sample-lines.js';
import { inside, SITE } from '../support/catalogue.js';
import { encode, picture } from '../support/pictures.js';
import { keptImages, upload } from '../support/uploads.js';

forEachDatabase('damaged files of the catalogue', (open) => {
  let databases: TestDatabases;
  let importer: Importer;
  before(async () => {
    databases = await open();
    importer = await openImporter(databases);
  });
  after(() => importer.catalogue.stop());

  const change = async (key: string, damage: (bytes: Buffer) => Buffer): Promise<void> => {
    const path = join(importer.catalogue.folder, key);
    await writeFile(path, damage(await readFile(path)));
  };

  it('refuses to serve a damaged image, in any size', async () => {
    const { catalogue } = importer;
    const bytes = await encode(picture(600, 400), 'png');
    const { body } = await upload(catalogue, '/images', { name: 'quay.png', bytes });
    const medium = inside(inside(body, 'sizes'), 'medium');
    const flip = (file: Buffer): Buffer => {
      const flipped = Buffer.from(file);
      flipped.writeUInt8(flipped.readUInt8(100) ^ 1, 100);
      return flipped;
    };
    const ways = [flip, (file: Buffer) => file.subarray(1), (file: Buffer) => Buffer.concat([file, file])];
    const names = await keptImages(catalogue);
    const whole = await Promise.all(
      names.map(async (name) => [name, await readFile(join(catalogue.folder, 'images', name))] as const),
    );
    for (const way of ways) {
      for (const [name, file] of whole) await writeFile(join(catalogue.folder, 'images', name), way(file));
      for (const { url } of [body, medium]) {
        const path = String(url).replace(`${SITE}/cal/events/v1`, '');
        const { statusCode, rawPayload } = await catalogue.send('GET', path, undefined, 'nobody');
        expect(statusCode).to.equal(500);
        expect(JSON.parse(rawPayload.toString())).to.deep.include({
          code: 'internal_server_error',
          message: 'The file is damaged.',
        });
      }
    }
  });

  for (const [how, damage] of DAMAGES) {
    it(`imports nothing from a calendar file that ${how}`, async () => {
      const { catalogue } = importer;
      const file = ics(vevent(`UID:${how.replaceAll(' ', '-')}@x`, 'SUMMARY:BGO'));
      const { status, body } = await importer.submit(file);
      expect(status).to.equal(202);
      const job = await createJobQueue(databases.system).find(String(body['id']));
      await change(fromPayload(job?.payload ?? {}).blobKey, damage);
      await importer.work(String(body['id']));
      const { body: ended } = await catalogue.get(`/import/${String(body['id'])}`, 'editor');
      expect(ended).to.include({ status: 'failed' });
      expect(String(ended['errors'])).to.match(/^The file is damaged: it/);
      expect((await catalogue.get('/events')).body['events']).to.deep.equal([]);
    });
  }

  it('shows why an import waits for its next attempt', async () => {
    const { body } = await importer.submit(ics(vevent('UID:waits@x')));
    const id = String(body['id']);
    const error = JSON.stringify({ code: 'job.no_room', message: 'There is no room.', details: [] });
    await databases.system.write((trx) => trx('jobs').where({ id }).update({ error, attempts: 1 }));
    const path = `/import/${id}`;
    const waiting = 'Waiting to be tried again: There is no room.';
    expect((await importer.catalogue.get(path, 'editor')).body).to.include({ status: 'queued', waiting });
    await databases.system.write((trx) => trx('jobs').where({ id }).update({ error: null }));
    expect((await importer.catalogue.get(path, 'editor')).body).not.to.have.property('waiting');
    await importer.giveUp(id);
  });
});
