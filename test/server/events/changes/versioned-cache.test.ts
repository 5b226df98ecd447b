import { expect } from 'chai';
import { VersionedCache } from '../../../../server/events/changes/versioned-cache.js';

describe('VersionedCache', () => {
  const make = (cache: VersionedCache, version: number, key: string, bytes = 1): Promise<string> =>
    cache.remember(
      version,
      key,
      () => Promise.resolve(`${key} of ${String(version)}`),
      () => bytes,
    );

  it('makes a value once for concurrent callers', async () => {
    const cache = new VersionedCache(10);
    let made = 0;
    const slowly = async (): Promise<number> => {
      await Promise.resolve();
      return (made += 1);
    };
    const ask = (): Promise<number> => cache.remember(1, 'a', slowly, () => 1);
    expect(await Promise.all([ask(), ask(), ask()])).to.deep.equal([1, 1, 1]);
    expect(await ask()).to.equal(1);
  });

  it('clears the cache with a new version, and stores nothing of an old one', async () => {
    const cache = new VersionedCache(10);
    await make(cache, 1, 'a');
    expect(await make(cache, 2, 'b')).to.equal('b of 2');
    expect(cache.get(1, 'a')).to.equal(undefined);
    expect(await make(cache, 1, 'b')).to.equal('b of 1');
    expect([cache.get(2, 'b'), cache.bytes]).to.deep.equal(['b of 2', 1]);
  });

  it('evicts the least recently used value when the cache is full', async () => {
    const cache = new VersionedCache(3);
    for (const key of ['a', 'b', 'c']) await make(cache, 1, key);
    cache.get(1, 'a');
    await make(cache, 1, 'd', 2);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(1, key) !== undefined)).to.deep.equal([
      ...[true, false, false, true],
    ]);
    expect(cache.bytes).to.equal(3);
    cache.set(1, 'a', 'again', 1);
    expect(cache.bytes).to.equal(3);
    // An entry that was kept again is younger than those kept before.
    await make(cache, 1, 'e');
    expect([cache.get(1, 'a'), cache.get(1, 'd'), cache.bytes]).to.deep.equal(['again', undefined, 2]);
  });

  it('stores no value larger than the cache, and none with a size of zero', async () => {
    const cache = new VersionedCache(0);
    await make(cache, 1, 'a');
    expect([cache.get(1, 'a'), cache.bytes]).to.deep.equal([undefined, 0]);
    const small = new VersionedCache(2);
    await make(small, 1, 'a', 2);
    await make(small, 1, 'b', 3);
    expect([small.get(1, 'a'), small.get(1, 'b'), small.bytes]).to.deep.equal(['a of 1', undefined, 2]);
  });

  it('patches values that follow the catalogue, from their last state', async () => {
    const cache = new VersionedCache(10);
    const follow = (version: number): Promise<string> =>
      cache.follow(
        version,
        'a',
        (earlier: string | undefined) => Promise.resolve(`${String(version)} after ${earlier ?? 'nothing'}`),
        () => 4,
      );
    expect(await follow(1)).to.equal('1 after nothing');
    await make(cache, 1, 'b');
    expect(await follow(1)).to.equal('1 after nothing');
    await make(cache, 2, 'c');
    expect([cache.get(2, 'a'), cache.get(2, 'b'), cache.bytes]).to.deep.equal([undefined, undefined, 5]);
    expect(await follow(2)).to.equal('2 after 1 after nothing');
    expect(cache.bytes).to.equal(5);
  });

  it('does not cache a failure', async () => {
    const cache = new VersionedCache(10);
    const failing = cache.remember(
      1,
      'a',
      () => Promise.reject(new Error('no')),
      () => 1,
    );
    expect(await failing.catch((error: unknown) => String(error))).to.equal('Error: no');
    expect(await make(cache, 1, 'a')).to.equal('a of 1');
  });
});
