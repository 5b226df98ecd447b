import { expect } from 'chai';
import { Turns } from '../../server/turns.js';
import { makeGate } from '../support/jobs.js';
import { rejectionOf } from '../support/rejection.js';

describe('Turns', () => {
  const { signal } = new AbortController();

  it('lets so many run at a time, the others in the order in which they came', async () => {
    const turns = new Turns(2);
    const begun: string[] = [];
    const gates = { a: makeGate(), b: makeGate(), c: makeGate(), d: makeGate() };
    const done = Object.entries(gates).map(([name, gate]) =>
      turns.run(() => {
        begun.push(name);
        return gate.opened;
      }, signal),
    );
    expect(begun).to.deep.equal(['a', 'b']);
    gates.b.open();
    await done[1];
    expect(begun).to.deep.equal(['a', 'b', 'c']);
    for (const gate of Object.values(gates)) gate.open();
    await Promise.all(done);
    expect(begun).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('hands a place on when work fails', async () => {
    const turns = new Turns(1);
    const failed = turns.run(() => Promise.reject(new Error('broken')), signal);
    const next = turns.run(() => Promise.resolve('next'), signal);
    expect(await rejectionOf(failed)).to.have.property('message', 'broken');
    expect(await next).to.equal('next');
  });

  it('lets whoever gives up leave at once, and those behind move up', async () => {
    const turns = new Turns(1);
    const gate = makeGate();
    const leaving = new AbortController();
    const first = turns.run(() => gate.opened, signal);
    const second = turns.run(() => Promise.reject(new Error('is not called')), leaving.signal);
    const third = turns.run(() => Promise.resolve('third'), signal);
    const reason = new Error('gone');
    leaving.abort(reason);
    expect(await rejectionOf(second)).to.equal(reason);
    gate.open();
    await first;
    expect(await third).to.equal('third');
  });
});
