import { expect } from 'chai';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ProgramResult, runProgram } from './clients/sdk-program.js';

/** Runs a test file alone, as a lane does. */
function runInLane(lane: string, file: string): Promise<ProgramResult> {
  const mocha = join(dirname(createRequire(import.meta.url).resolve('mocha/package.json')), 'bin/mocha.js');
  return runProgram(process.execPath, [mocha, file], { env: { FAIRGROUND_TEST_LANE: lane } });
}

describe('the fast lanes of tests', () => {
  it('fails a file that opens a database in the lane unit', async () => {
    const { code, out } = await runInLane('unit', 'test/server/storage/open.test.ts');
    expect(code, out).not.to.equal(0);
    expect(out).to.include('SpatiaLite belongs to other lanes: state // @needs database');
  });

  it('fails a file that starts GDAL', async () => {
    for (const lane of ['unit', 'quick']) {
      const { code, out } = await runInLane(lane, 'test/server/features/references/measure.test.ts');
      expect(code, out).not.to.equal(0);
      expect(out).to.include('ogrinfo of another lane: state // @needs gdal');
    }
  });
});
