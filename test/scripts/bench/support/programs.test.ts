import { expect } from 'chai';
import { requirePrograms, runProgram } from '../../../../scripts/bench/support/programs.js';

const { signal } = new AbortController();
const messageOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => String(error),
  );

describe('programs of the benchmarks', () => {
  it('names missing programs before any measurement', async () => {
    const asked = requirePrograms(['sh', 'fairground-no-such-program']);
    expect(await messageOf(asked)).to.equal('Error: fairground-no-such-program is not installed');
    await requirePrograms(['sh']);
  });

  it('returns the output of a program, and fails with its error output', async () => {
    expect(await runProgram('sh', ['-c', 'echo good'], { signal })).to.equal('good\n');
    const failing = runProgram('sh', ['-c', 'echo bad >&2; exit 3'], { signal });
    expect(await messageOf(failing)).to.equal('Error: sh failed: bad');
    expect(await messageOf(runProgram('fairground-no-such-program', [], { signal }))).to.include(
      'not installed',
    );
  });

  it('ends programs with the benchmark', async () => {
    const controller = new AbortController();
    const sleeping = messageOf(runProgram('sleep', ['600'], { signal: controller.signal }));
    controller.abort(new Error('interrupted'));
    expect(await sleeping).to.equal('Error: interrupted');
  });
});
