import { expect } from 'chai';
import { TileCache } from '../../../../../server/features/tiles/make/tile-cache.js';
import { rejectionOf } from '../../../../support/rejection.js';

const never = new AbortController().signal;
const tile = (bytes: number): Buffer => Buffer.alloc(bytes);

describe('TileCache', () => {
  it('makes a tile once for concurrent and later requests', async () => {
    const cache = new TileCache(10_000);
    let made = 0;
    const make = (): Promise<Buffer> => {
      made += 1;
      return Promise.resolve(tile(10));
    };
    await Promise.all([cache.get('a', never, make), cache.get('a', never, make)]);
    await cache.get('a', never, make);
    expect(made).to.equal(1);
  });

  it('evicts the least recently used tiles, by their bytes', async () => {
    const cache = new TileCache(2000);
    for (const key of ['a', 'b']) await cache.get(key, never, () => Promise.resolve(tile(600)));
    await cache.get('a', never, () => Promise.reject(new Error('is kept')));
    await cache.get('c', never, () => Promise.resolve(tile(600)));
    expect(cache.bytes).to.be.at.most(2000);
    await cache.get('a', never, () => Promise.reject(new Error('is kept')));
    const again = await cache.get('b', never, () => Promise.resolve(tile(1)));
    expect(again).to.have.length(1);
  });

  it('stops making a tile when no request waits any more', async () => {
    const cache = new TileCache(1000);
    const [one, other] = [new AbortController(), new AbortController()];
    let stopped: AbortSignal | undefined;
    const make = (signal: AbortSignal): Promise<Buffer> => {
      stopped = signal;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    const first = rejectionOf(cache.get('a', one.signal, make));
    const second = rejectionOf(cache.get('a', other.signal, make));
    one.abort(new Error('gone'));
    expect(await first).to.have.property('message', 'gone');
    expect(stopped?.aborted).to.equal(false);
    other.abort(new Error('gone, too'));
    await second;
    expect(stopped?.aborted).to.equal(true);
    expect(await cache.get('a', never, () => Promise.resolve(tile(1)))).to.have.length(1);
  });

  it('does not cache a failure', async () => {
    const cache = new TileCache(1000);
    await rejectionOf(cache.get('a', never, () => Promise.reject(new Error('failed'))));
    expect(await cache.get('a', never, () => Promise.resolve(tile(1)))).to.have.length(1);
  });
});
