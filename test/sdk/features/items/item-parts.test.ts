import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { Fairground, isConflict, type ItemUploadProgress, signIn } from '@fairground/sdk';
import { FeaturesApi } from '../../../../sdk/src/features/api.js';
import { addInParts } from '../../../../sdk/src/features/items/item-parts.js';
import { createTransport } from '../../../../sdk/src/transport/create-transport.js';
import { eventually } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { startTestServer, type TestServer } from '../../../support/servers/server-process.js';

// Files of two and of three parts.
const TWO = Buffer.alloc(10_500_000, 'harbour,');
const THREE = Buffer.alloc(16_500_000, 'lantern;');

/** Fate of a request: a whole number of `addPart`, or none, with the last word of its address. */
type Fate = (action: string, partNum: number) => Doom | undefined | Promise<Doom>;

type Doom = 'lost' | 'refused' | 'answer lost' | 'still processing';

describe('items that are large', function () {
  this.timeout(300_000);

  let server: TestServer;
  let password: string;
  let names = 0;

  before(async () => {
    server = await startTestServer('sqlite');
    ({ password } = await server.addUser('ada', 'administrator'));
  });
  after(() => server.stop());

  const freshName = (): string => `large-${String(++names)}.csv`;
  const fileOf = (bytes: Buffer<ArrayBuffer>, name = freshName()): File => new File([bytes], name);

  /** A network that does not always carry what it is given, and what was sent over it. */
  function connect(fate: Fate = () => undefined): {
    readonly fairground: Fairground;
    readonly api: FeaturesApi;
    readonly sent: string[];
    readonly answered: string[];
  } {
    const sent: string[] = [];
    const answered: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const action = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const body = action === 'addPart' ? await request.clone().text() : '';
      const partNum = Number(/name="partNum"\r\n\r\n(\d+)/.exec(body)?.[1] ?? 0);
      const what = partNum === 0 ? action : `part ${String(partNum)}`;
      sent.push(what);
      const doom = await fate(action, partNum);
      if (doom === 'lost') throw new TypeError('lost');
      if (doom === 'refused') return Response.json({ error: { code: 400, message: 'No.', details: [] } });
      if (doom === 'still processing') return Response.json({ status: 'processing' });
      const response = await globalThis.fetch(request);
      answered.push(what);
      if (doom === 'answer lost') throw new TypeError('lost');
      return response;
    };
    const credentials = signIn({ username: 'ada', password });
    const options = { url: server.url, credentials, fetch };
    const api = new FeaturesApi(createTransport(options));
    return { sent, answered, fairground: new Fairground(options), api };
  }

  const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

  async function expectContent(id: string, bytes: Buffer): Promise<void> {
    const stored = Buffer.from(
      await new Response(await connect().fairground.items.download(id)).arrayBuffer(),
    );
    expect(stored.length).to.equal(bytes.length);
    expect(hash(stored)).to.equal(hash(bytes));
  }

  it('uploads large items in parts, repeats a lost part, and reports progress', async () => {
    let losses = 2;
    const { fairground, sent } = connect((_, partNum) =>
      partNum === 2 && losses-- > 0 ? 'lost' : undefined,
    );
    const told: ItemUploadProgress[] = [];
    const options = { onUpload: (progress: ItemUploadProgress) => void told.push(progress) };
    const id = await fairground.items.add(fileOf(TWO), { title: 'Harbours', tags: ['a'] }, options);
    expect(sent.filter((one) => one.startsWith('part')).sort()).to.deep.equal([
      'part 1',
      'part 2',
      'part 2',
      'part 2',
    ]);
    // Either part may be there first.
    const [begin, first = 0, end] = told.map(({ sentBytes }) => sentBytes);
    expect([begin, end]).to.deep.equal([0, TWO.length]);
    expect(told).to.have.length(3);
    expect(first).to.be.oneOf([8_000_000, TWO.length - 8_000_000]);
    for (const progress of told) expect(progress).to.include({ itemId: id, totalBytes: TWO.length });
    expect(await fairground.items.read(id)).to.deep.include({ title: 'Harbours', tags: ['a'], type: 'CSV' });
    await expectContent(id, TWO);
  });

  it('uploads items up to 10 MB at once, and reports the same progress', async () => {
    const { fairground, sent } = connect();
    const told: ItemUploadProgress[] = [];
    const id = await fairground.items.add(
      fileOf(TWO.subarray(0, 10_000_000)),
      {},
      { onUpload: (progress) => void told.push(progress) },
    );
    expect(sent.slice(-1)).to.deep.equal(['addItem']);
    expect(told).to.deep.equal([{ itemId: id, sentBytes: 10_000_000, totalBytes: 10_000_000 }]);
  });

  it('resumes an upload where it broke off, without sending parts again', async () => {
    const name = freshName();
    let itemId = '';
    const broken = connect((_, partNum) => (partNum === 2 ? onceOthersAreThere() : undefined));
    async function onceOthersAreThere(): Promise<Doom> {
      const { answered } = broken;
      await eventually(() => answered.filter((one) => one.startsWith('part')).length === 2 || undefined);
      return 'refused';
    }
    const options = { onUpload: (progress: ItemUploadProgress) => void (itemId = progress.itemId) };
    const error = await rejectionOf(broken.fairground.items.add(fileOf(THREE, name), {}, options));
    expect(error).to.include({ name: 'ApiError', message: 'No.' });
    const { fairground, sent } = connect();
    expect(await fairground.items.add(fileOf(THREE, name), {}, { resume: itemId })).to.equal(itemId);
    const parts = sent.filter((one) => one.startsWith('part')).sort();
    expect(parts).to.deep.equal(['part 2']);
    await expectContent(itemId, THREE);
    // It is whole: nothing is left to be sent.
    expect(await fairground.items.add(fileOf(THREE, name), {}, { resume: itemId })).to.equal(itemId);
    expect(sent.filter((one) => one.startsWith('part'))).to.have.length(1);
  });

  it('resumes an upload although the file has grown', async () => {
    const name = freshName();
    let itemId = '';
    const broken = connect((action) => (action === 'commit' ? 'refused' : undefined));
    const options = { onUpload: (progress: ItemUploadProgress) => void (itemId = progress.itemId) };
    await rejectionOf(broken.fairground.items.add(fileOf(THREE, name), {}, options));
    const grown = Buffer.alloc(THREE.length + 8_000, 'lantern;');
    const { fairground, sent } = connect();
    await fairground.items.add(fileOf(grown, name), {}, { resume: itemId });
    expect(sent.filter((one) => one.startsWith('part'))).to.deep.equal(['part 3']);
    await expectContent(itemId, grown);
  });

  it('leaves nothing behind after a broken upload that cannot be resumed', async () => {
    const name = freshName();
    const broken = connect((action) => (action === 'commit' ? 'refused' : undefined));
    expect(await rejectionOf(broken.fairground.items.add(fileOf(TWO, name)))).to.include({ message: 'No.' });
    expect(broken.sent.at(-1)).to.equal('cancel');
    await connect().fairground.items.add(new File(['a\n'], name));
  });

  it('completes an upload if only the answer to the last request was lost', async () => {
    let losses = 1;
    const { fairground, sent } = connect((action) =>
      action === 'commit' && losses-- > 0 ? 'answer lost' : undefined,
    );
    const id = await fairground.items.add(fileOf(TWO));
    expect(sent.filter((action) => action === 'commit')).to.have.length(1);
    await expectContent(id, TWO);
    losses = 1;
    const lost = connect((action) => (action === 'commit' && losses-- > 0 ? 'lost' : undefined));
    await expectContent(await lost.fairground.items.add(fileOf(TWO)), TWO);
    expect(lost.sent.filter((action) => action === 'commit')).to.have.length(2);
  });

  it('waits for a lost commit only for a limited time', async () => {
    const { fairground, api } = connect((action) => {
      if (action === 'commit') return 'lost';
      return action === 'status' ? 'still processing' : undefined;
    });
    const itemId = await fairground.items.add(new File(['a\n'], freshName()));
    const file = new Blob(['b\n']);
    const upload = { api, username: 'ada', file, fileName: 'b.csv', timeoutMs: 3_000, options: {} };
    const error = await rejectionOf(addInParts(upload, () => Promise.resolve(itemId)));
    expect(error).to.include({ name: 'TimeoutError' });
    await expectContent(itemId, Buffer.from('a\n'));
  });

  it('replaces an item, and keeps no parts of a larger one', async () => {
    const name = freshName();
    const { fairground } = connect();
    const id = await fairground.items.add(new File(['code\n'], name));
    expect(isConflict(await rejectionOf(fairground.items.add(fileOf(TWO, name))))).to.equal(true);
    const broken = connect((action) => (action === 'commit' ? 'refused' : undefined));
    const options = { onUpload: () => undefined };
    const over = { overwrite: true };
    await rejectionOf(broken.fairground.items.add(fileOf(THREE, name), over, options));
    await expectContent(id, Buffer.from('code\n'));
    const other = fairground.items.add(fileOf(TWO, name), {}, { resume: id });
    expect(await rejectionOf(other)).to.include({ name: 'FairgroundError', code: 'not_resumable' });
    expect(await fairground.items.add(fileOf(TWO, name), over)).to.equal(id);
    await expectContent(id, TWO);

    // Upload a file of the same size as the existing one.
    const begun = { onUpload: () => undefined };
    const mute = connect((action) => (action === 'addPart' ? 'refused' : undefined)).fairground;
    const next = Buffer.alloc(TWO.length, 'another,');
    await rejectionOf(mute.items.add(fileOf(next, name), over, begun));
    expect(await fairground.items.add(fileOf(next, name), {}, { resume: id })).to.equal(id);
    await expectContent(id, next);

    await rejectionOf(broken.fairground.items.update(id, { file: fileOf(THREE, name) }));
    await fairground.items.update(id, { file: fileOf(TWO, name), title: 'Once more' });
    await expectContent(id, TWO);
    expect(await fairground.items.read(id)).to.include({ title: 'Once more', name });
  });
});
