import { expect } from 'chai';
import { readJsonbBoxes } from '../../../../../server/storage/sqlite/bulk/jsonb-boxes.js';
import { JsonbEncoder } from '../../../../../server/storage/sqlite/bulk/jsonb-encoder.js';
import { toJsonbBatches } from '../../../../../server/storage/sqlite/bulk/jsonb-rows.js';
import { BoxList } from '../../../../../server/storage/sqlite/rtree/rtree-nodes.js';

function point(x: number, y: number): Buffer {
  const bytes = Buffer.alloc(21);
  bytes[0] = 1;
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(x, 5);
  bytes.writeDoubleLE(y, 13);
  return bytes;
}

describe('boxes of encoded rows', () => {
  it('finds the boxes of rows behind values of every kind and length, with their ids', async () => {
    const encoder = new JsonbEncoder(4326);
    const texts = ['', 'a', 'twelve bytes', 'é'.repeat(40), 'x'.repeat(61), 'x'.repeat(70_000)];
    for (const [index, text] of texts.entries()) {
      encoder.value(text);
      encoder.value(index % 2 === 0 ? null : -123_456_789_012);
      encoder.double(index / 3);
      encoder.geometry(index === 2 ? null : point(index, -index));
      encoder.endRow();
    }
    const encoded = encoder.take();
    const written = [
      { values: ['', 0, 0.5], geometry: null },
      { values: ['w', 1, 0.5], geometry: point(11, 12) },
    ];
    async function* batches(): AsyncGenerator<NonNullable<typeof encoded> | typeof written> {
      if (encoded !== undefined) yield await Promise.resolve(encoded);
      yield written;
    }
    const boxes = new BoxList(1);
    let id = 100;
    const doubles = new Set([2]);
    for await (const { bytes } of toJsonbBatches(batches(), { srid: 4326, doubles }))
      id = readJsonbBoxes(bytes, 3, id, boxes);
    expect(id).to.equal(108);
    const found = Array.from({ length: boxes.count }, (_, index) => [
      boxes.id(index),
      ...[0, 1, 2, 3].map((side) => boxes.ordinate(index, side)),
    ]);
    expect(found).to.deep.equal([
      [100, 0, 0, -0, -0],
      [101, 1, 1, -1, -1],
      [103, 3, 3, -3, -3],
      [104, 4, 4, -4, -4],
      [105, 5, 5, -5, -5],
      [107, 11, 11, 12, 12],
    ]);
  });
});
