import { expect } from 'chai';
import { startList } from '../../../sdk/src/features/start-list.js';

describe('a list whose pages say where the next one starts', () => {
  async function walk(nextStarts: readonly number[]): Promise<number[]> {
    const asked: number[] = [];
    const list = startList(
      (start) => {
        asked.push(start);
        return Promise.resolve({ nextStart: nextStarts[asked.length - 1] ?? -1 });
      },
      () => [],
    );
    for await (const page of list.pages()) expect(page).to.have.property('nextStart');
    return asked;
  }

  it('ends where there is none', async () => {
    expect(await walk([101, 201, -1])).to.deep.equal([1, 101, 201]);
  });

  it('ends where one would lead back', async () => {
    expect(await walk([101, 101, 201])).to.deep.equal([1, 101]);
    expect(await walk([101, 1, 101])).to.deep.equal([1, 101]);
  });
});
