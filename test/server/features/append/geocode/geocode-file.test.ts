import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { GeocodeFile, type RowGeocode } from '../../../../../server/features/append/geocode/geocode-file.js';
import { rejectionOf } from '../../../../support/rejection.js';

describe('GeocodeFile', () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-places-'));
  });
  after(() => rm(folder, { recursive: true }));

  const place = (row: number): RowGeocode => ({ row, reason: 'is nowhere' });

  it('returns the same rows in every reading', async () => {
    const places = new GeocodeFile(join(folder, 'places'));
    await places.add([place(1), place(2)]);
    await places.add([place(3)]);
    await places.end();
    for (let time = 0; time < 2; time += 1) {
      const rows = [];
      for await (const { row } of places.read()) rows.push(row);
      expect(rows).to.deep.equal([1, 2, 3]);
    }
  });

  for (const [title, write] of [
    ['adds', (places: GeocodeFile) => places.add([place(1)])],
    ['ends', (places: GeocodeFile) => places.end()],
  ] as const) {
    it(`reports a failure without a waiting caller to the next one who ${title}`, async () => {
      const places = new GeocodeFile(join(folder, 'no such folder', 'places'));
      // While addresses are looked up.
      await sleep(50);
      expect(await rejectionOf(write(places))).to.have.property('code', 'ENOENT');
      places.destroy();
    });
  }
});
