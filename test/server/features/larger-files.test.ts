import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  startFeatureServer,
  uploadIdOf,
} from '../../support/servers/feature-server.js';
import { postForm } from '../../support/clients/post-form.js';

const SETTINGS = {
  FAIRGROUND_BODY_LIMIT: '10000',
  FAIRGROUND_UPLOAD_LIMIT: '20000',
  FAIRGROUND_PART_LIMIT: '30000',
  FAIRGROUND_FILE_LIMIT: '60000',
};

const OF_PARTS = 'send parts of at most 30000 bytes each (at most 60000 bytes together)';
const USER = '/sharing/rest/content/users/{username}';
const AS_ITEM =
  `send a larger file as an item in parts: start it by POST ${USER}/addItem with multipart=true, ${OF_PARTS} ` +
  `by POST ${USER}/items/{itemID}/addPart, combine them by POST ${USER}/items/{itemID}/commit, ` +
  'and name the item in itemid';

forEachDatabase('a file that is larger than its operation takes', (open) => {
  let server: FeatureServer;
  let owner: string;
  let root: string;

  before(async () => {
    server = await startFeatureServer(await open(), SETTINGS);
    owner = await server.signUp('owner', 'author');
    root = `/rest/services/${await server.makeService(owner)}/FeatureServer`;
  });
  after(() => server.close());

  /** The refusal of a file of so many bytes. */
  async function refusalOf(url: string, size: number): Promise<ReturnType<typeof errorOf>> {
    return errorOf(await postForm(server.server, url, [['file', Buffer.alloc(size, 'x'), 'a.csv']], owner));
  }

  const refusal = (limit: number, advice: string): object => ({
    code: 413,
    message: `The file is larger than ${String(limit)} bytes.`,
    details: [`file: must be at most ${String(limit)} bytes; ${advice}`],
  });

  const inParts = (): string =>
    `send a larger file in parts: register it by POST ${root}/uploads/register, ${OF_PARTS} ` +
    `by POST ${root}/uploads/{itemID}/uploadPart, and combine them by POST ${root}/uploads/{itemID}/commit`;

  // Below and above what is refused by the length of the body alone.
  for (const size of [20_001, 100_000]) {
    it(`refuses a too large upload of ${String(size)} bytes, and names the operations for parts`, async () => {
      const told = refusal(20_000, inParts());
      expect(await refusalOf(`${root}/uploads/upload`, size)).to.deep.equal(told);
      expect(await refusalOf(`${root}/0/uploads/upload`, size)).to.deep.equal(told);
      const append = `${inParts()}; then append it by POST ${root}/0/append with appendUploadId`;
      expect(await refusalOf(`${root}/0/append/file?f=json`, size)).to.deep.equal(refusal(20_000, append));
    });
  }

  it('accepts the file by the operations that the refusal names', async () => {
    const { details } = await refusalOf(`${root}/uploads/upload`, 50_000);
    const addresses = [...(details[0] ?? '').matchAll(/POST (\S+?),? /g)].map(([, address = '']) => address);
    const [register = '', uploadPart = ''] = addresses;
    const id = uploadIdOf(await server.post(register, { itemName: 'a.csv' }, owner));
    for (const number of [1, 2]) {
      const url = `${uploadPart.replace('{itemID}', id)}?partId=${String(number)}`;
      await postForm(server.server, url, [['file', Buffer.alloc(25_000, 'x')]], owner);
    }
    const commit = /POST (\S+commit)/.exec(details[0] ?? '')?.[1] ?? '';
    const committed = await server.post(commit.replace('{itemID}', id), {}, owner);
    expect(committed).to.have.nested.property('item.committed', true);
  });

  for (const size of [30_001, 100_000]) {
    it(`refuses a too large part of ${String(size)} bytes, and asks for smaller parts`, async () => {
      const id = uploadIdOf(await server.post(`${root}/uploads/register`, { itemName: 'a.csv' }, owner));
      const told = refusal(30_000, 'send more parts that are smaller, at most 60000 bytes together');
      expect(await refusalOf(`${root}/uploads/${id}/uploadPart?partId=1`, size)).to.deep.equal(told);
      const content = '/sharing/rest/content/users/owner';
      const begun = await server.post(
        `${content}/addItem`,
        { multipart: true, type: 'CSV', filename: `p${String(size)}.csv` },
        owner,
      );
      const part = `${content}/items/${String(begun['id'])}/addPart?partNum=1`;
      expect(await refusalOf(part, size)).to.deep.equal(told);
    });
  }

  it('refuses a too large file to analyze or generate, and suggests an item', async () => {
    const told = (limit: number): object => refusal(limit, AS_ITEM);
    const features = '/sharing/rest/content/features';
    expect(await refusalOf(`${features}/analyze`, 30_001)).to.deep.equal(told(30_000));
    expect(await refusalOf(`${features}/generate`, 20_001)).to.deep.equal(told(20_000));
  });

  it('refuses a too large item in parts of any size', async () => {
    const told = refusal(60_000, 'an item cannot be larger, even in parts');
    expect(await refusalOf('/sharing/rest/content/users/owner/addItem', 60_001)).to.deep.equal(told);
  });
});
