import { expect } from 'chai';
import type { Databases } from '../../../server/storage/database/database.js';
import { createDiskWatch, createWriteChecks } from '../../../server/storage/write-checks.js';
import { makeGate } from '../../support/servers/jobs.js';
import { rejectionOf } from '../../support/rejection.js';

const MINUTE_MS = 60_000;
const full = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
const roomy = (): Promise<void> => Promise.resolve();

describe('createWriteChecks', () => {
  for (const [what, path, keptMs] of [
    ['files every few seconds', (key: string) => `/blobs/${key}`, 5_000],
    ['a bucket once a minute while it takes them', undefined, MINUTE_MS],
  ] as const) {
    it(`checks writes of blobs to ${what}`, async () => {
      let now = 0;
      let attempts = 0;
      let isRefused = false;
      const assertWritable = (): Promise<void> => {
        attempts += 1;
        return isRefused ? Promise.reject(new Error('refused')) : Promise.resolve();
      };
      const databases = {} as Databases;
      const blobs = { assertWritable, ...(path && { path }) };
      const checks = createWriteChecks(databases, blobs, () => now);
      for (now = 0; now < keptMs; now += 1000) await checks.blobs();
      expect(attempts).to.equal(1);
      isRefused = true;
      expect(await rejectionOf(checks.blobs())).to.have.property('message', 'refused');
      // Readiness comes back soon after the store does.
      isRefused = false;
      now += 5_000;
      await checks.blobs();
      expect(attempts).to.equal(3);
    });
  }
});

describe('createDiskWatch', () => {
  it('finds the disk full without waiting for a database that does not answer', async () => {
    const gate = makeGate();
    const watch = createDiskWatch({ system: () => gate.opened, events: full, features: () => gate.opened });
    expect(await watch.isFull()).to.equal(true);
    gate.open();
  });

  it('gives up on a database that does not answer', async () => {
    const gate = makeGate();
    const watch = createDiskWatch({ system: roomy, events: () => gate.opened, features: roomy }, 1);
    expect(await watch.isFull()).to.equal(false);
    gate.open();
  });

  it('reports no other failure as a full disk', async () => {
    const broken = (): Promise<never> => Promise.reject(new Error('connection lost'));
    expect(await createDiskWatch({ system: broken, events: roomy, features: broken }).isFull()).to.equal(
      false,
    );
    expect(await createDiskWatch({ system: broken, events: roomy, features: full }).isFull()).to.equal(true);
  });
});
