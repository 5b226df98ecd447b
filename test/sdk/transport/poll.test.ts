import { expect } from 'chai';
import { ConnectionError } from '../../../sdk/src/errors/connection-error.js';
import { type Polled, pollUntilDone } from '../../../sdk/src/transport/poll.js';
import { rejectionOf } from '../../support/rejection.js';

/** Something that is done when it says so, after these answers; the last one is given for ever. */
function sayingInTurn(...answers: (string | Error)[]): Polled<string> & { readonly asked: object[] } {
  const asked: object[] = [];
  return {
    asked,
    name: 'Job 7',
    ask: (options) => {
      asked.push(options);
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? '';
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    outcome: (status) => (status.startsWith('failed') ? status : status === 'done'),
  };
}

describe('polling', () => {
  const { setTimeout: realTimeout } = globalThis;
  const realNow = performance.now.bind(performance);
  let now: number;
  let pauses: number[];

  // Each pause is over at once, and the clock has gone on by as much.
  beforeEach(() => {
    now = 0;
    pauses = [];
    performance.now = () => now;
    globalThis.setTimeout = ((over: () => void, ms = 0) => {
      pauses.push(ms);
      return realTimeout(() => {
        now += ms;
        over();
      });
    }) as typeof globalThis.setTimeout;
  });
  afterEach(() => {
    performance.now = realNow;
    globalThis.setTimeout = realTimeout;
  });

  it('polls soon at first, then less often, but every two seconds at least', async () => {
    const working = Array.from({ length: 16 }, () => 'working');
    expect(await pollUntilDone(sayingInTurn(...working, 'done'), {})).to.equal('done');
    expect(pauses).to.have.length(16);
    expect(pauses[0]).to.equal(100);
    expect(pauses.slice(1, 3).map(Math.round)).to.deep.equal([130, 169]);
    expect(pauses.slice(-3)).to.deep.equal([2000, 2000, 2000]);
    pauses.reduce((before, after) => {
      expect(after).to.be.at.least(before);
      return after;
    });
  });

  it('bears a minute without a server, and no more', async () => {
    const away = new ConnectionError('https://example.org', 'gone');
    const back = sayingInTurn('working', ...Array.from({ length: 25 }, () => away), 'done');
    expect(await pollUntilDone(back, {})).to.equal('done');
    now = 0;
    const forever = sayingInTurn('working', away);
    expect(await rejectionOf(pollUntilDone(forever, {}))).to.equal(away);
    expect(now).to.be.within(60_000, 62_000);
  });

  it('restarts the time limit with each answer', async () => {
    const away = new ConnectionError('https://example.org', 'gone');
    const outage = Array.from({ length: 25 }, () => away);
    const twice = sayingInTurn('working', ...outage, 'working', ...outage, 'done');
    expect(await pollUntilDone(twice, {})).to.equal('done');
    expect(now).to.be.above(60_000);
  });

  it('passes on each answer, the last one included, and sends the caller’s headers each time', async () => {
    const seen: string[] = [];
    const job = sayingInTurn('working', 'failed: no room');
    const headers = { 'x-trace': 't7' };
    const error = await rejectionOf(
      pollUntilDone(job, { headers, onProgress: (status) => void seen.push(status) }),
    );
    expect(error).to.include({ code: 'job_failed', message: 'failed: no room', job: 'failed: no room' });
    expect(seen).to.deep.equal(['working', 'failed: no room']);
    for (const options of job.asked) expect(options).to.deep.include({ headers });
  });

  it('throws the error of its listener', async () => {
    const reason = new TypeError('mine');
    const job = sayingInTurn('working', 'done');
    const onProgress = (): void => {
      throw reason;
    };
    expect(await rejectionOf(pollUntilDone(job, { onProgress }))).to.equal(reason);
    expect(job.asked).to.have.length(1);
  });
});
