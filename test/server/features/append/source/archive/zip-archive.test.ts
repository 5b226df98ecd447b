import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ArchiveError } from '../../../../../../server/features/append/source/archive/archive-error.js';
import type { ArchiveBounds } from '../../../../../../server/features/append/source/archive/check-entries.js';
import { openArchive } from '../../../../../../server/features/append/source/archive/zip-archive.js';
import { type ZippedFile, writeZip } from '../zip-writer.js';

const BOUNDS: ArchiveBounds = { archiveEntries: 100, archiveBytes: 300e6, archiveRatio: 250 };
const { signal } = new AbortController();

const file = (name: string, more: Partial<ZippedFile> = {}): ZippedFile => ({ name, content: 'x', ...more });

describe('openArchive', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-archive-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  /** Opens a zip and unpacks all of it; the names in it. */
  async function unpack(zip: Buffer, bounds = BOUNDS): Promise<string[]> {
    await writeFile(join(folder, 'a.zip'), zip);
    const archive = await openArchive(join(folder, 'a.zip'), bounds, signal);
    try {
      for (const [index, inner] of archive.files.entries()) {
        await archive.extract(inner, join(folder, `out-${String(index)}`), signal);
      }
      return archive.files.map(({ path }) => path);
    } finally {
      archive.close();
    }
  }

  async function refusal(zip: Buffer, bounds = BOUNDS): Promise<string> {
    const error: unknown = await unpack(zip, bounds).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(ArchiveError);
    return (error as ArchiveError).message;
  }

  it('unpacks packed and plain files under names of our own', async () => {
    const zip = writeZip([
      file('a/b.txt', { content: 'packed' }),
      file('c', { content: 'plain', method: 0 }),
    ]);
    expect(await unpack(zip)).to.deep.equal(['a/b.txt', 'c']);
    expect(await readFile(join(folder, 'out-0'), 'utf8')).to.equal('packed');
    expect(await readFile(join(folder, 'out-1'), 'utf8')).to.equal('plain');
  });

  it('gives the bytes of a file without unpacking it, as far as they are wanted', async () => {
    const content = randomBytes(500_000).toString('hex');
    const zip = writeZip([0, 8].map((method) => file(`a${String(method)}`, { content, method })));
    await writeFile(join(folder, 'a.zip'), zip);
    const archive = await openArchive(join(folder, 'a.zip'), BOUNDS, signal);
    try {
      for (const inner of archive.files) {
        const pieces: Buffer[] = [];
        for await (const piece of archive.open(inner, signal)) pieces.push(piece);
        expect(Buffer.concat(pieces).toString('latin1')).to.equal(content);
        for await (const piece of archive.open(inner, signal)) {
          expect(content.startsWith(piece.toString('latin1'))).to.equal(true);
          break;
        }
      }
      const ended = new AbortController();
      ended.abort(new Error('ended'));
      const [first] = archive.files;
      const reading = first === undefined ? undefined : archive.open(first, ended.signal).next();
      expect(await reading?.catch((error: unknown) => (error as Error).message)).to.equal('ended');
    } finally {
      archive.close();
    }
    expect(await readdir(folder)).to.deep.equal(['a.zip']);
  });

  it('unpacks files of many pieces, and empty ones', async () => {
    const content = randomBytes(500_000).toString('hex');
    const zip = writeZip(
      [0, 8].flatMap((method) => [
        file(`a${String(method)}`, { content, method }),
        file(`b${String(method)}`, { content: '', method }),
      ]),
    );
    await unpack(zip);
    for (const index of [0, 2])
      expect(await readFile(join(folder, `out-${String(index)}`), 'utf8')).to.equal(content);
    for (const index of [1, 3])
      expect(await readFile(join(folder, `out-${String(index)}`), 'utf8')).to.equal('');
  });

  it('skips folders, hidden files and files that macOS adds', async () => {
    const names = ['a/', '__MACOSX/a/._b', 'a/.DS_Store', '.git/config', 'a/b'];
    const zip = writeZip(
      names.map((name) => file(name, name.endsWith('/') ? { content: '', mode: 0o40755 } : {})),
    );
    expect(await unpack(zip)).to.deep.equal(['a/b']);
  });

  const HOSTILE: readonly (readonly [string, ZippedFile[], RegExp])[] = [
    ['a path that leads out', [file('../evil')], /invalid relative path|outside/],
    ['a path that leads out further in', [file('a/../../evil')], /invalid relative path|outside/],
    ['an absolute path', [file('/etc/evil')], /absolute path/],
    ['a drive letter', [file('C:/evil')], /absolute path/],
    ['a backslash', [file('a\\..\\evil')], /invalid characters|relative path/],
    ['a symbolic link', [file('link', { mode: 0o120777, content: '/etc/passwd' })], /is a link/],
    ['a device', [file('dev', { mode: 0o020666 })], /is a link or special file/],
    ['too deep a folder', [file(`${'a/'.repeat(11)}b`)], /deeper than 10/],
    ['a name of a thousand letters', [file('a'.repeat(1001))], /too long a name/],
    ['an encrypted file', [file('a', { isEncrypted: true })], /encrypted/],
    ['an unknown method', [file('a', { method: 12 })], /method \(12\)/],
    ['a name twice', [file('a.shp'), file('A.SHP')], /twice/],
    ['files that share their bytes', [file('a'), file('b', { sharesFirst: true })], /overlap/],
    ['less than it says', [file('a', { claimedBytes: 10 })], /damaged/],
    ['more than it says', [file('a', { content: 'x'.repeat(1000), claimedBytes: 10 })], /damaged/],
  ];
  for (const [title, files, reason] of HOSTILE) {
    it(`refuses ${title}`, async () => {
      expect(await refusal(writeZip(files))).to.match(reason);
      expect((await readdir(folder)).filter((name) => /evil|link/.test(name))).to.deep.equal([]);
    });
  }

  it('refuses too many files before it checks them', async () => {
    const files = Array.from({ length: 101 }, (_, index) => file(String(index)));
    expect(await refusal(writeZip(files))).to.equal('the zip holds more than 100 files');
    expect(await refusal(writeZip([file('a')], { claimedCount: 60_000 }))).to.contain('more than 100 files');
  });

  it('refuses to unpack to more bytes than are allowed', async () => {
    const zip = writeZip([
      file('a', { content: Buffer.alloc(2000) }),
      file('b', { content: Buffer.alloc(2000) }),
    ]);
    expect(await refusal(zip, { ...BOUNDS, archiveBytes: 3999 })).to.match(/would unpack to 1 MB/);
    expect(await unpack(zip, { ...BOUNDS, archiveBytes: 4000 })).to.have.length(2);
  });

  it('refuses a bomb, from 100 MB on', async () => {
    const bomb = writeZip([file('a', { content: Buffer.alloc(101e6) })]);
    expect(await refusal(bomb)).to.match(/times its size; 250 are allowed/);
    expect(await unpack(writeZip([file('a', { content: Buffer.alloc(1e6) })]))).to.deep.equal(['a']);
  });

  it('refuses truncated files and other formats', async () => {
    const zip = writeZip([file('a', { content: 'a'.repeat(10_000) })]);
    expect(await refusal(zip.subarray(0, zip.length - 30))).to.match(/damaged or incomplete/);
    expect(await refusal(Buffer.from('no zip'))).to.match(/damaged or incomplete/);
    expect(await refusal(Buffer.alloc(0))).to.match(/damaged or incomplete/);
  });
});
