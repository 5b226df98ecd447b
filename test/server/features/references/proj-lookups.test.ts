import { expect } from 'chai';
import { queueLookups } from '../../../../server/features/references/proj-lookups.js';

const { signal } = new AbortController();

describe('queueLookups', () => {
  it('forgets the name that was asked for longest ago, of more than 500', async () => {
    const asked: string[] = [];
    const ask = queueLookups((name) => {
      asked.push(name);
      return Promise.resolve(name);
    });
    await ask('in use', { signal });
    await ask('unused', { signal });
    for (let index = 0; index < 600; index += 1) {
      await ask(String(index), { signal });
      await ask('in use', { signal });
    }
    expect(asked.filter((name) => name === 'in use')).to.have.length(1);
    await ask('unused', { signal });
    expect(asked.filter((name) => name === 'unused')).to.have.length(2);
  });
});
