import { expect } from 'chai';
import fc from 'fast-check';
import type { Json } from '../../../scripts/generate/document.js';
import type { ContractCall } from '../contract-client.js';
import { Samples } from '../samples.js';
import { carriersOf, carry, type Carrier, type FuzzedFile } from './fuzzed-call.js';
import {
  componentsOf,
  type DocumentName,
  type FuzzedOperation,
  fuzzedOperations,
} from './fuzzed-operations.js';
import { hostileParameters, KEPT } from './hostile-values.js';
import { type WrongValue, WrongValues } from './wrong-values.js';

/** Outcome of a call, whichever API profile reported it. */
export interface Outcome {
  /** HTTP's, or the one in an error that travels with 200. */
  readonly status: number;
  /** Names of the parameters at fault. */
  readonly faulty: readonly string[];
  readonly text: string;
}

/** One interface with its data behind. */
export interface FuzzTarget {
  readonly document: DocumentName;
  /** Texts that mean something there. */
  readonly words: readonly string[];
  /** Where something is for the operation to work on. */
  place(operation: FuzzedOperation): Promise<NonNullable<ContractCall['path']>>;
  /** Values without which a request would be refused for them. */
  needed(operation: FuzzedOperation): Readonly<Record<string, Json>>;
  /** Files of all kinds, the first of them a good one. */
  readonly files: readonly FuzzedFile[];
  /** @throws {AssertionError} when the reply is not one that the document lists. */
  send(operation: FuzzedOperation, call: ContractCall): Promise<Outcome>;
}

interface Sent {
  readonly carrier: Carrier;
  readonly parameters: Readonly<Record<string, Json>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly isElsewhere: boolean;
  readonly file: FuzzedFile | undefined;
}

/** Reads that cost much by intent: a password is checked slowly. */
const COSTLY = ['signIn', 'generateToken', 'generateServerToken', 'getAppToken'];

/** Operations after which their subject is another one, or gone. */
const USES_UP = /^(cancel|commit|delete|move|restore|truncate|update.*Definition|update.*Slug)/;

/** Sends what the document allows, what it does not, and what nobody should send. */
export class Fuzzer {
  readonly operations: readonly FuzzedOperation[];
  readonly #samples: Samples;
  readonly #wrong: WrongValues;
  #cases = 0;
  #successes = 0;

  constructor(private readonly target: FuzzTarget) {
    this.operations = fuzzedOperations(target.document);
    this.#samples = new Samples(componentsOf(target.document), target.words);
    this.#wrong = new WrongValues(target.document, this.operations);
  }

  /** Requests sent so far, and how many of them did what they asked for. */
  get counts(): { readonly cases: number; readonly successes: number } {
    return { cases: this.#cases, successes: this.#successes };
  }

  /** Sends what the document allows: it never fails on the server, and is answered as the document says. */
  async sendValid(operation: FuzzedOperation, runs: number): Promise<void> {
    const parameters = this.#valid(operation);
    await this.#sendAll(operation, runs, () => parameters);
  }

  /** Sends what no client should send: it does not fail on the server either, and is answered as the document says. */
  async sendHostile(operation: FuzzedOperation, runs: number): Promise<void> {
    await this.#sendAll(operation, runs, (isJson) => hostileParameters(operation, isJson));
  }

  /** One wrong parameter is refused, and named. */
  async sendWrong(operation: FuzzedOperation): Promise<void> {
    const path = await this.target.place(operation);
    for (const carrier of carriersOf(operation)) {
      for (const wrong of this.#wrong.of(operation, carrier === 'json')) {
        await this.#sendOneWrong(operation, carrier, wrong, path);
      }
    }
  }

  async #sendOneWrong(
    operation: FuzzedOperation,
    carrier: Carrier,
    { name, value }: WrongValue,
    path: NonNullable<ContractCall['path']>,
  ): Promise<void> {
    const parameters = { ...this.target.needed(operation), [name]: value };
    const file = operation.file === undefined ? undefined : this.target.files[0];
    const call = { path, ...carry(carrier, parameters, file) };
    const { status, faulty, text } = await this.#send(operation, call);
    const told = `${operation.contract.operationId} ${carrier} ${name}=${JSON.stringify(value).slice(0, 200)}: ${text}`;
    expect(status, told).to.be.within(400, 499);
    expect(faulty, told).to.include(name);
  }

  async #sendAll(
    operation: FuzzedOperation,
    runs: number,
    parametersOf: (isJson: boolean) => fc.Arbitrary<Readonly<Record<string, Json>>>,
  ): Promise<void> {
    const { operationId } = operation.contract;
    let path = await this.target.place(operation);
    const sent = fc.constantFrom(...carriersOf(operation)).chain((carrier) =>
      fc.record<Sent>({
        carrier: fc.constant(carrier),
        parameters: parametersOf(carrier === 'json'),
        headers: this.#headers(operation),
        isElsewhere: fc.nat(9).map((number) => number === 0),
        file:
          operation.file === undefined
            ? fc.constant(undefined)
            : fc.constantFrom(undefined, ...this.target.files),
      }),
    );
    const property = fc.asyncProperty(sent, this.#path(operation), async (one, elsewhere) => {
      const call = carry(one.carrier, one.parameters, one.file);
      const there = one.isElsewhere ? { ...path, ...elsewhere } : path;
      const { status, text } = await this.#send(operation, { ...call, path: there, headers: one.headers });
      expect(status, `${operationId}: ${text.slice(0, 500)}`).to.be.below(500);
      if (status < 300 && USES_UP.test(operationId)) path = await this.target.place(operation);
    });
    const numRuns = COSTLY.includes(operationId) ? Math.ceil(runs / 4) : runs;
    await fc.assert(property, { numRuns, endOnFailure: true, includeErrorInReport: true });
  }

  async #send(operation: FuzzedOperation, call: ContractCall): Promise<Outcome> {
    this.#cases += 1;
    const outcome = await this.target.send(operation, call);
    if (outcome.status < 400) this.#successes += 1;
    return outcome;
  }

  #valid({ properties, required }: FuzzedOperation): fc.Arbitrary<Readonly<Record<string, Json>>> {
    const own = Object.entries(properties).filter(
      ([name, { format }]) => !KEPT.includes(name) && format !== 'binary',
    );
    const members = Object.fromEntries(own.map(([name, schema]) => [name, this.#samples.of(schema)]));
    const requiredKeys = required.filter((name) => Object.hasOwn(members, name));
    // Few at once: of many, one or the other would be refused each time.
    const names = fc.subarray(Object.keys(members), { maxLength: Math.min(4, own.length) });
    return names.chain((chosen) =>
      fc.record(
        Object.fromEntries(
          [...chosen, ...requiredKeys].map((name) => [name, members[name] ?? fc.constant(null)]),
        ),
      ),
    );
  }

  #headers({ headers }: FuzzedOperation): fc.Arbitrary<Record<string, string>> {
    const names = Object.keys(headers?.properties ?? {});
    const text = fc.string({ minLength: 1, maxLength: 40 }).map((value) => value.trim() || 'x');
    const members = Object.fromEntries(names.map((name) => [name, text]));
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>,
      },
    );
  }

  /** Other places: numbers that nothing has, and texts that are no name. */
  #path({ path }: FuzzedOperation): fc.Arbitrary<Record<string, string | number>> {
    const members = Object.entries(path?.properties ?? {}).map(([name, schema]) => [
      name,
      schema.type === 'integer'
        ? fc.constantFrom<(string | number)[]>(0, 1, 999_999, 2_147_483_647, '99999999999999999999')
        : fc.constantFrom(...PLACES),
    ]);
    return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<string | number>>);
  }
}

const PLACES = [
  ...[
    'nobody',
    "' OR 1=1 --",
    '\u0000',
    'a'.repeat(64),
    'é',
    '%00',
    '..%2f..',
    'x/../y',
    '"',
    '-1',
    '1.5',
    '~',
  ],
  ...[
    '__proto__',
    'constructor',
    crypto.randomUUID(),
    '😀',
    'a b',
    '<b>',
    '?',
    '#',
    '%',
    '\\',
    '+',
    ';',
    '*',
  ],
];
