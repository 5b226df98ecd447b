import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { keepParts } from '../../../scripts/build/keep-parts.js';

describe('keepParts', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-parts-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** @returns the parts that are there then */
  async function build(...parts: readonly string[]): Promise<string[]> {
    for (const part of parts) await writeFile(join(folder, part), '');
    await keepParts(folder, parts);
    return (await readdir(folder)).filter((name) => name.endsWith('.js')).sort();
  }

  it('keeps the parts of the previous build for a running server, and none of earlier builds', async () => {
    await writeFile(join(folder, 'unknown.js'), '');
    expect(await build('a1.js', 'b1.js')).to.deep.equal(['a1.js', 'b1.js']);
    expect(await build('a2.js', 'b1.js')).to.deep.equal(['a1.js', 'a2.js', 'b1.js']);
    expect(await build('a3.js', 'b1.js')).to.deep.equal(['a2.js', 'a3.js', 'b1.js']);
  });

  it('ignores a build with the same result', async () => {
    await build('a1.js');
    await build('a2.js');
    expect(await build('a2.js')).to.deep.equal(['a1.js', 'a2.js']);
  });
});
