import { Readable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  MAX_BATCH_BYTES,
  PAD,
  readBatches,
  writeHead,
} from '../../../../../../server/features/append/formats/geopackage/batch-frames.js';
import { rejectionOf } from '../../../../../support/rejection.js';

interface Sent {
  readonly count: number;
  readonly cells: Buffer;
  readonly shapes: Buffer;
}

const END = writeHead(0, 0, 0);

function write({ count, cells, shapes }: Sent): Buffer {
  return Buffer.concat([writeHead(count, cells.length, shapes.length), cells, PAD, shapes]);
}

/** Copies of the batches that come, and whether they are all. */
async function read(chunks: AsyncIterable<Buffer>): Promise<{ batches: Sent[]; isWhole: boolean }> {
  const batches: Sent[] = [];
  const reading = readBatches(chunks);
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return { batches, isWhole: next.value };
    const { count, bytes, cellsEnd, shapesStart } = next.value;
    const [cells, shapes] = [bytes.subarray(0, cellsEnd), bytes.subarray(shapesStart)].map((part) =>
      Buffer.from(part),
    ) as [Buffer, Buffer];
    batches.push({ count, cells, shapes });
  }
}

function cut(bytes: Buffer, pieceBytes: number): Readable {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) pieces.push(bytes.subarray(at, at + pieceBytes));
  return Readable.from(pieces);
}

const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array));
const batch = fc.record({ count: fc.integer({ min: 1, max: 9 }), cells: bytes, shapes: bytes });

describe('batches of rows', () => {
  it('reads batches as they were sent, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(batch), fc.integer({ min: 1, max: 99 }), async (sent, pieceBytes) => {
        const whole = Buffer.concat([...sent.map(write), END]);
        expect(await read(cut(whole, pieceBytes))).to.deep.equal({ batches: sent, isWhole: true });
      }),
    );
  });

  it('detects batches without their end', async () => {
    const sent = { count: 2, cells: Buffer.from('a'), shapes: Buffer.from('b') };
    const whole = Buffer.concat([write(sent), END]);
    for (const length of [0, 5, whole.length - END.length, whole.length - 1]) {
      const { isWhole } = await read(cut(whole.subarray(0, length), 7));
      expect(isWhole, String(length)).to.equal(false);
    }
  });

  it('refuses batches that are larger than a reader may send', async () => {
    const head = writeHead(1, MAX_BATCH_BYTES, 0);
    expect(await rejectionOf(read(Readable.from([head])))).to.be.instanceOf(RangeError);
  });

  it('allocates no memory for what a faulty reader sends after the end of its batches', async () => {
    const piece = Buffer.alloc(2 ** 20);
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    function* endless(): Generator<Buffer> {
      yield END;
      for (let count = 0; count < 100; count += 1) {
        yield piece;
        most = Math.max(most, process.memoryUsage().arrayBuffers);
      }
    }
    await read(Readable.from(endless()));
    expect(most - before).to.be.lessThan(32 * 2 ** 20);
  });
});
