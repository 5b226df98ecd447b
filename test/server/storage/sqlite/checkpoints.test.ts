import { expect } from 'chai';
import { setTimeout } from 'node:timers/promises';
import { Checkpoints } from '../../../../server/storage/sqlite/checkpoints.js';

/** Runs that end when they are told to. */
class Runs {
  readonly #ends: (() => void)[] = [];
  #begun = 0;
  readonly #waiting: (() => void)[] = [];

  readonly run = (): Promise<void> =>
    new Promise((resolve) => {
      this.#begun += 1;
      this.#ends.push(resolve);
      for (const wake of this.#waiting.splice(0)) wake();
    });

  get begun(): number {
    return this.#begun;
  }

  async untilBegun(count: number): Promise<void> {
    while (this.#begun < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  endFirst(): void {
    this.#ends.shift()?.();
  }
}

describe('Checkpoints', () => {
  it('runs one checkpoint for changes in quick succession', async () => {
    const runs = new Runs();
    const checkpoints = new Checkpoints(runs.run, 0);
    for (let change = 0; change < 5; change += 1) checkpoints.due();
    await runs.untilBegun(1);
    runs.endFirst();
    await checkpoints.stop();
    expect(runs.begun).to.equal(1);
  });

  it('runs again for a change that came during a run, and not before that has ended', async () => {
    const runs = new Runs();
    const checkpoints = new Checkpoints(runs.run, 0);
    checkpoints.due();
    await runs.untilBegun(1);
    checkpoints.due();
    await setTimeout(20);
    expect(runs.begun).to.equal(1);
    runs.endFirst();
    await runs.untilBegun(2);
    runs.endFirst();
    await checkpoints.stop();
    expect(runs.begun).to.equal(2);
  });

  it('starts at once after a large change, but not beside another run', async () => {
    const runs = new Runs();
    const checkpoints = new Checkpoints(runs.run, 60_000);
    checkpoints.due();
    checkpoints.dueNow();
    expect(runs.begun).to.equal(1);
    checkpoints.dueNow();
    expect(runs.begun).to.equal(1);
    runs.endFirst();
    await checkpoints.stop();
    checkpoints.dueNow();
    expect(runs.begun).to.equal(1);
  });

  it('waits for a running checkpoint when it stops, and starts none afterwards', async () => {
    const runs = new Runs();
    const checkpoints = new Checkpoints(runs.run, 0);
    checkpoints.due();
    await runs.untilBegun(1);
    checkpoints.due();
    let isStopped = false;
    const stopped = checkpoints.stop().then(() => (isStopped = true));
    await setTimeout(20);
    expect(isStopped).to.equal(false);
    runs.endFirst();
    await stopped;
    checkpoints.due();
    await setTimeout(20);
    expect(runs.begun).to.equal(1);
  });

  it('starts no pending checkpoint when it stops', async () => {
    const runs = new Runs();
    const checkpoints = new Checkpoints(runs.run, 0);
    checkpoints.due();
    await checkpoints.stop();
    await setTimeout(20);
    expect(runs.begun).to.equal(0);
  });
});
