import { expect } from 'chai';
import { prefetch } from '../../../../../server/features/append/source/prefetch.js';

describe('beside', () => {
  it('returns both results', async () => {
    expect(await prefetch(Promise.resolve(1), Promise.resolve('two'))).to.deep.equal([1, 'two']);
  });

  it('reports the failure of the work after both have ended, even if the other failed sooner', async () => {
    const order: string[] = [];
    const fail = async (name: string, ticks: number): Promise<never> => {
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      order.push(name);
      throw new Error(name);
    };
    const told = (work: number, other: number): Promise<unknown> =>
      prefetch(fail('work', work), fail('other', other)).catch((error: unknown) => error);
    expect(await told(5, 1))
      .to.be.an('error')
      .with.property('message', 'work');
    expect(await told(1, 5))
      .to.be.an('error')
      .with.property('message', 'work');
    expect(order).to.deep.equal(['other', 'work', 'work', 'other']);
  });
});
