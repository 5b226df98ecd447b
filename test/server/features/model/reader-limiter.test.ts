import { expect } from 'chai';
import { loadConfig } from '../../../../server/config/config.js';
import { AppError } from '../../../../server/lib/errors.js';
import {
  createReaderLimiter,
  type ReaderLimiter,
  type ReadingBounds,
} from '../../../../server/features/model/reader-limiter.js';
import { makeGate, untilAborted } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';

const GIB = 2 ** 30;

describe('createReaderLimiter', () => {
  const { signal } = new AbortController();
  const refuse = (reason: string): AppError => new AppError('request.invalid', reason);
  const open = (env: Readonly<Record<string, string>> = {}): ReaderLimiter =>
    createReaderLimiter(loadConfig(env));

  it('reads as many sources at a time as fit into the total memory', () => {
    const limitOf = (memory: string, one: string): number =>
      open({ FAIRGROUND_READER_REQUEST_MEMORY: memory, FAIRGROUND_READER_MEMORY: one }).figures.limit;
    expect(open().figures).to.deep.equal({ running: 0, waiting: 0, limit: 2 });
    expect(limitOf('9GiB', '2GiB')).to.equal(4);
    expect(limitOf('2GiB', '2GiB')).to.equal(1);
    expect(limitOf('1GiB', '2GiB')).to.equal(1);
  });

  it('divides the memory of a request among its child processes', async () => {
    const memoryOf = (readers: ReaderLimiter, children: number): Promise<number> =>
      readers.read({ userId: 1, signal, children, refuse }, ({ settings }) =>
        Promise.resolve(settings.readerMemoryBytes),
      );
    expect(await memoryOf(open(), 1)).to.equal(2 * GIB);
    expect(await memoryOf(open(), 2)).to.equal(GIB);
    // One reader alone has no more than all together.
    expect(await memoryOf(open({ FAIRGROUND_READER_REQUEST_MEMORY: '1GiB' }), 1)).to.equal(GIB);
  });

  it('ends a reading after its time limit, with the error of its request', async () => {
    const readers = open({ FAIRGROUND_READER_REQUEST_TIMEOUT: '1' });
    const error = await rejectionOf(
      readers.read({ userId: 1, signal, refuse }, (bounds) => untilAborted(bounds.signal)),
    );
    expect(error).to.include({
      code: 'request.invalid',
      message: 'takes longer to read than the limit of 1 s',
    });
    expect(readers.figures.running).to.equal(0);
  });

  it('ends a reading when the caller disconnects', async () => {
    const readers = open();
    const caller = new AbortController();
    const reading = readers.read({ userId: 1, signal: caller.signal, refuse }, (bounds) =>
      untilAborted(bounds.signal),
    );
    const reason = new Error('gone');
    caller.abort(reason);
    expect(await rejectionOf(reading)).to.equal(reason);
    expect(readers.figures.running).to.equal(0);
  });

  it('passes on the error of a reading', async () => {
    const failure = new Error('it is empty');
    const fail = (): Promise<never> => Promise.reject(failure);
    expect(await rejectionOf(open().read({ userId: 1, signal, refuse }, fail))).to.equal(failure);
  });

  it('tells a user with too many requests, and everyone when there are too many in total, when to retry', async () => {
    const readers = open();
    const gate = makeGate();
    const all: Promise<void>[] = [];
    const read = (userId: number): Promise<void> => {
      const reading = readers.read({ userId, signal, refuse }, (_bounds: ReadingBounds) => gate.opened);
      reading.catch(() => undefined);
      all.push(reading);
      return reading;
    };
    for (let count = 0; count < 5; count += 1) void read(1);
    expect(readers.figures).to.deep.equal({ running: 1, waiting: 4, limit: 2 });
    const own = (await rejectionOf(read(1))) as AppError;
    expect([own.code, own.data]).to.deep.equal(['request.rate_limited', { retry_after: 5 }]);
    for (const userId of [2, 3, 4]) for (let count = 0; count < 4; count += 1) void read(userId);
    void read(2);
    expect(readers.figures).to.deep.equal({ running: 2, waiting: 16, limit: 2 });
    const servers = (await rejectionOf(read(5))) as AppError;
    expect([servers.code, servers.data]).to.deep.equal(['server.unavailable', { retry_after: 5 }]);
    gate.open();
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(18);
    expect(readers.figures).to.deep.equal({ running: 0, waiting: 0, limit: 2 });
  });

  it('counts downloads separately, within the same limits', async () => {
    const readers = open();
    const gate = makeGate();
    const download = (): Promise<void> => readers.download({ userId: 1, signal }, () => gate.opened);
    const all = Array.from({ length: 5 }, download);
    const refused = (await rejectionOf(download())) as AppError;
    expect([refused.code, refused.message]).to.deep.equal([
      'request.rate_limited',
      'Too many of your files are being downloaded. Try again in 5 seconds.',
    ]);
    expect(readers.figures).to.deep.equal({ running: 0, waiting: 0, limit: 2 });
    expect(await readers.read({ userId: 1, signal, refuse }, () => Promise.resolve('read'))).to.equal('read');
    gate.open();
    await Promise.all(all);
  });
});
