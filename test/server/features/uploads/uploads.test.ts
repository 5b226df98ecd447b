import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import type { Principal } from '../../../../server/auth/principal.js';
import { GRACE_MS } from '../../../../server/features/content/files/content.js';
import { sweepFiles } from '../../../../server/features/content/sweep-files.js';
import {
  findUpload,
  registerUpload,
  removeUpload,
  storeText,
  storeUpload,
  takeUpload,
} from '../../../../server/features/uploads/uploads.js';
import { listUploadParts, storeUploadPart } from '../../../../server/features/uploads/upload-parts.js';
import type { Upload } from '../../../../server/features/uploads/upload-repository.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  failureOf,
  faultsOf,
  openTestFeatures,
  type TestFeatures,
} from '../../../support/databases/features.js';

const HOUR = 3_600_000;

forEachDatabase('uploads', (open) => {
  let test: TestFeatures;
  let ada: Principal;
  let bob: Principal;

  before(async () => {
    test = await openTestFeatures(await open());
    ada = await test.addUser('ada', 'author');
    bob = await test.addUser('bob', 'author');
  });
  after(() => test.close());

  async function store(fileName = 'cities.csv', content = 'code\nBGO\n'): Promise<Upload> {
    return storeUpload(test.deps, ada, await test.file(fileName, content), 'mine');
  }

  it('keeps an upload with its size and digest for its uploader', async () => {
    const upload = await store();
    expect(upload).to.include({
      ownerId: ada.userId,
      fileName: 'cities.csv',
      description: 'mine',
      bytes: 9,
      sha256: '85aa8d4f8f16efe55e62468dada9cc6f007aca8eaa437179cbe52c0f60ff56ee',
      createdAt: test.now,
      expiresAt: test.now + 2 * HOUR,
    });
    expect(await findUpload(test.deps, upload.id, ada)).to.deep.equal(upload);
    expect(await text(await test.deps.blobs.open(upload.blobKey))).to.equal('code\nBGO\n');
  });

  it('keeps the text of edits like an upload, and no longer', async () => {
    const upload = await storeText(test.deps, ada, '{"features":[]}');
    expect(upload).to.include({ fileName: 'edits', bytes: 15, expiresAt: test.now + 2 * HOUR });
    test.now += 3 * HOUR;
    await sweepFiles(test.deps);
    expect(await test.deps.blobs.stat(upload.blobKey)).to.equal(undefined);
  });

  it('hides uploads from other users and anonymous callers', async () => {
    const { id } = await store();
    expect(await findUpload(test.deps, id, bob)).to.equal(undefined);
    expect(await findUpload(test.deps, id, undefined)).to.equal(undefined);
  });

  for (const [sent, kept] of [
    ['C:\\data\\cities.csv', 'cities.csv'],
    ['../../etc/passwd', 'passwd'],
    ['', 'upload'],
  ] as const) {
    it(`shows the name ${JSON.stringify(sent)} as ${kept}`, async () => {
      expect((await store(sent)).fileName).to.equal(kept);
    });
  }

  it('requires a file', async () => {
    const error = await failureOf(storeUpload(test.deps, ada, undefined, ''));
    expect(error.code).to.equal('request.missing');
    expect(faultsOf(error)).to.have.key('file');
  });

  it('accepts an upload as large as the limit', async () => {
    expect(await store('full.csv', 'x'.repeat(1000))).to.include({ bytes: 1000 });
    expect((await failureOf(store('over.csv', 'x'.repeat(1001)))).code).to.equal('request.too_large');
  });

  it('expires uploads, and removes their bytes with the next sweep', async () => {
    const upload = await store();
    test.now += 2 * HOUR;
    expect(await findUpload(test.deps, upload.id, ada)).to.equal(undefined);
    const fresh = await store();
    await sweepFiles(test.deps);
    expect(await test.deps.blobs.stat(upload.blobKey)).to.equal(undefined);
    expect(await findUpload(test.deps, fresh.id, ada)).to.deep.equal(fresh);
  });

  it('keeps an expired upload that a job has taken', async () => {
    const upload = await store();
    test.now += HOUR;
    expect(await takeUpload(test.deps, upload.id, bob)).to.equal(undefined);
    await takeUpload(test.deps, upload.id, ada);
    test.now += 1.5 * HOUR;
    await sweepFiles(test.deps);
    expect(await findUpload(test.deps, upload.id, ada)).to.include({ id: upload.id });
  });

  it('extends the life of an upload with each part that arrives', async () => {
    const upload = await registerUpload(test.deps, ada, { fileName: 'large.csv', description: '' });
    test.now += 1.5 * HOUR;
    await storeUploadPart(test.deps, upload, { number: 1, file: await test.file('part', 'code\n') });
    test.now += 1.5 * HOUR;
    await sweepFiles(test.deps);
    expect(await findUpload(test.deps, upload.id, ada)).to.include({ id: upload.id });
    expect(await listUploadParts(test.deps, upload)).to.have.length(1);
  });

  it("counts uploads towards their uploader's limit until they expire, swept or not", async () => {
    const settings = { ...test.deps.settings, uploadSpacePerUserBytes: 100_000 };
    const deps = { ...test.deps, settings };
    const cyd = await test.addUser('cyd', 'author');
    const keep = async () => storeUpload(deps, cyd, await test.file('cities.csv', 'code\n'), '');
    await keep();
    expect((await failureOf(keep())).message).to.equal(
      'Your uploads may take at most 100000 bytes in total.',
    );
    test.now += 2 * HOUR;
    await keep();
  });

  it('removes uploads, and keeps their bytes for a short time for a reader that just found them', async () => {
    const upload = await store();
    await removeUpload(test.deps, upload);
    expect(await findUpload(test.deps, upload.id, ada)).to.equal(undefined);
    await sweepFiles(test.deps);
    expect(await test.deps.blobs.stat(upload.blobKey)).not.to.equal(undefined);
    test.now += GRACE_MS;
    await sweepFiles(test.deps);
    expect(await test.deps.blobs.stat(upload.blobKey)).to.equal(undefined);
  });
});
