import { expect } from 'chai';
import fc from 'fast-check';
import { type FuzzedOperation, type DocumentName, fuzzedOperations } from './fuzzed-operations.js';
import { Fuzzer, type FuzzTarget } from './fuzzer.js';

/** Requests to each operation, of each kind. */
const RUNS = 6;

/** Declares tests that send samples of a document to all of its operations. */
export function describeFuzz(name: DocumentName, open: () => Promise<FuzzTarget>): void {
  const operations = fuzzedOperations(name);
  let fuzzer: Fuzzer;

  before(async function () {
    this.timeout(300_000);
    fuzzer = new Fuzzer(await open());
  });

  const forAll = async (send: (operation: FuzzedOperation) => Promise<void>): Promise<void> => {
    const faults: string[] = [];
    for (const operation of operations) {
      try {
        await send(operation);
      } catch (error) {
        faults.push(
          `${operation.contract.operationId}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    expect(faults, faults.join('\n\n')).to.deep.equal([]);
  };

  it('accepts each request that the document allows', async function () {
    this.timeout(300_000);
    await forAll((operation) => fuzzer.sendValid(operation, RUNS));
  });

  it('refuses what it does not allow, and names it', async function () {
    this.timeout(300_000);
    await forAll((operation) => fuzzer.sendWrong(operation));
  });

  it('bears what nobody should send', async function () {
    this.timeout(300_000);
    await forAll((operation) => fuzzer.sendHostile(operation, RUNS));
  });

  after(() => {
    const { cases, successes } = fuzzer.counts;
    const seed = String(fc.readConfigureGlobal().seed);
    process.stdout.write(
      `      ${name}: ${String(cases)} requests, ${String(successes)} done, seed ${seed}\n`,
    );
  });
}
