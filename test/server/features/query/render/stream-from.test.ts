import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { streamFrom } from '../../../../../server/features/query/render/stream-from.js';
import { makeGate } from '../../../../support/servers/jobs.js';
import { wholeText } from '../query-layers.js';

const MEGABYTE = 1_000_000;

/** Text without end, and how much of it was asked for. */
function endless(): { readonly pieces: AsyncGenerator<Buffer>; made: number; isClosed: boolean } {
  const made = { made: 0, isClosed: false, pieces: produce() };
  async function* produce(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        await turn();
        made.made += 1;
        yield Buffer.alloc(MEGABYTE, 'x');
      }
    } finally {
      made.isClosed = true;
    }
  }
  return made;
}

describe('streamFrom', () => {
  it('sends a small reply as one body', async () => {
    async function* pieces(): AsyncGenerator<Buffer> {
      yield Buffer.from('one, ');
      await turn();
      yield Buffer.from('two');
    }
    expect(wholeText(await streamFrom(pieces()))).to.equal('one, two');
  });

  it('produces little more than the client reads', async () => {
    const text = endless();
    const stream = await streamFrom(text.pieces);
    if (!(stream instanceof Readable)) throw new Error('it does not stream');
    expect(text.made).to.be.lessThan(6);
    let read = 0;
    while (read < 100 * MEGABYTE) {
      const chunk = stream.read() as Buffer | null;
      read += chunk?.length ?? 0;
      await turn();
      expect(text.made * MEGABYTE - read).to.be.lessThan(40 * MEGABYTE);
    }
    stream.destroy();
    while (!text.isClosed) await turn();
  });

  it('aborts when the client stops reading', async () => {
    const text = endless();
    const stream = await streamFrom(text.pieces, 50);
    if (!(stream instanceof Readable)) throw new Error('it does not stream');
    stream.once('readable', () => undefined);
    const [error] = (await once(stream, 'error')) as [Error];
    expect(error.message).to.match(/not read/);
    while (!text.isClosed) await turn();
  });

  it('ends a stream that the client does not read', async () => {
    const text = endless();
    const stream = await streamFrom(text.pieces);
    if (!(stream instanceof Readable)) throw new Error('it does not stream');
    stream.destroy();
    while (!text.isClosed) await turn();
  });

  it('leaves no unhandled failure when an unread stream fails to end', async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown): void => void unheard.push(reason);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', hear);
    try {
      const closed = makeGate();
      async function* pieces(): AsyncGenerator<Buffer> {
        try {
          for (;;) {
            await turn();
            yield Buffer.alloc(MEGABYTE, 'x');
          }
        } finally {
          closed.open();
          await Promise.reject(new Error('the connection to the database is lost'));
        }
      }
      const stream = await streamFrom(pieces());
      if (!(stream instanceof Readable)) throw new Error('it does not stream');
      stream.destroy();
      await closed.opened;
      for (let turns = 0; turns < 10; turns += 1) await turn();
      expect(unheard).to.deep.equal([]);
    } finally {
      process.removeAllListeners('unhandledRejection');
      for (const listener of others) process.on('unhandledRejection', listener);
    }
  });
});
