import { expect } from 'chai';
import fc from 'fast-check';
import {
  blobSize,
  NUMBER_BLOB_BYTES,
  writeNumberBlob,
  writeSpatialiteBlob,
} from '../../../../../server/storage/sqlite/bulk/spatialite-blob.js';
import { openTestDatabases, type TestDatabases } from '../../../../support/databases/databases.js';

const SRID = 4326;

const ordinate = fc.double({ noNaN: true, noDefaultInfinity: true });

/** Behind x and y. */
const DIMENSIONS = [0, 1000, 2000, 3000] as const;
type Dimensions = (typeof DIMENSIONS)[number];

const counted = (count: number, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(count);
  return Buffer.concat([head, ...parts]);
};

const part = (type: number, body: Buffer): Buffer => Buffer.concat([Buffer.from([1]), counted(type, body)]);

function vertex(dimensions: Dimensions): fc.Arbitrary<Buffer> {
  const size = dimensions === 0 ? 2 : dimensions === 3000 ? 4 : 3;
  return fc
    .array(ordinate, { minLength: size, maxLength: size })
    .map((numbers) => Buffer.from(new Float64Array(numbers).buffer));
}

/** Points, and several points, lines or polygons, of up to four ordinates. */
const geometry = fc.constantFrom(...DIMENSIONS).chain((dimensions) => {
  const point = vertex(dimensions).map((bytes) => part(dimensions + 1, bytes));
  const run = (least: number): fc.Arbitrary<Buffer> =>
    fc
      .array(vertex(dimensions), { minLength: least, maxLength: 9 })
      .map((vertices) => counted(vertices.length, ...vertices));
  const ring = run(3).map((open) => {
    const step = (open.length - 4) / open.readUInt32LE(0);
    const first = open.subarray(4, 4 + step);
    return counted(open.readUInt32LE(0) + 1, open.subarray(4), first);
  });
  const some = (type: number, member: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
    fc
      .array(member, { minLength: 1, maxLength: 4 })
      .map((members) => part(dimensions + type, counted(members.length, ...members)));
  const line = run(2).map((body) => part(dimensions + 2, body));
  return fc.oneof(point, some(4, point), some(5, line), some(6, some(3, ring)));
});

function blobOf(wkb: Buffer, start: number): Buffer {
  const bytes = Buffer.alloc(start + blobSize(wkb), 0xaa);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  writeSpatialiteBlob(wkb, SRID, { bytes, view }, start);
  return bytes.subarray(start);
}

describe('writeSpatialiteBlob', () => {
  let databases: TestDatabases;

  before(async () => {
    databases = await openTestDatabases('sqlite');
  });
  after(() => databases.drop());

  async function ask<T>(sql: string, values: readonly (Buffer | number)[]): Promise<T | undefined> {
    const [row] = await databases.features.dialect.rows<{ answer: T }>(databases.features.knex, {
      sql: `SELECT ${sql} AS answer`,
      bindings: [...values],
    });
    return row?.answer;
  }

  it('writes the same bytes as SpatiaLite for a geometry', async () => {
    await fc.assert(
      fc.asyncProperty(geometry, fc.nat(40), async (wkb, start) => {
        const theirs = await ask<Buffer>('GeomFromWKB(?, ?)', [wkb, SRID]);
        expect(blobOf(wkb, start).toString('hex')).to.equal(theirs?.toString('hex'));
      }),
    );
  });

  it('refuses bytes that are no geometry of a layer, or of another length than stated', () => {
    const line = part(2, counted(1, Buffer.alloc(16)));
    expect(() => blobOf(part(7, counted(1, line)), 0)).to.throw('type 7');
    expect(() => blobOf(Buffer.concat([part(5, counted(1, line)), Buffer.alloc(1)]), 0)).to.throw('longer');
    expect(() => blobOf(part(9, counted(0)), 0)).to.throw('type 9');
  });

  it('hides a number where SpatiaLite finds it again', async () => {
    const values = [0, 0.1, -1e300, Number.MIN_VALUE, Number.MAX_VALUE, ...fc.sample(ordinate, 50)];
    for (const value of values) {
      const blob = Buffer.alloc(NUMBER_BLOB_BYTES, 0xaa);
      writeNumberBlob(value, new DataView(blob.buffer, blob.byteOffset, blob.byteLength), 0);
      expect(await ask<number>('MbrMinX(?)', [blob])).to.equal(value + 0);
    }
  });
});
