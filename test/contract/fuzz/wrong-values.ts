import type { Json } from '../../../scripts/generate/document.js';
import type { Schema } from '../../../scripts/generate/schema.js';
import { ajvOf } from '../ajv.js';
import { componentsOf, type DocumentName, documentOf, type FuzzedOperation } from './fuzzed-operations.js';
import { readingsOf, resolve, takesAnyText } from './wire-readings.js';

/** Texts of which most are wrong somewhere. */
const TEXTS: readonly string[] = [
  ...['wrong', '-1', '-7.5', '0', '1.5', '999999999999999999999', '1e400', 'NaN', 'Infinity'],
  ...['{', '{"a":', '[[', '[1,', '[null]', '[{}]', '[[]]', '{}', '{"unheardOf":{}}', 'null', '"wrong"'],
  ...['2026-13-45', '\u0000', '\ud83d', 'yes and no', '#', ' ', 'wrong,wrong', 'é', 'x'.repeat(5000)],
];

/** Values for JSON bodies, most of them wrong somewhere; a value has a type there. */
const VALUES: readonly Json[] = [...TEXTS, -1, 1.5, 2 ** 60, {}, { a: {} }, [{}], [[]], [null], true];

/** A parameter with a value that no reading of the document allows. */
export interface WrongValue {
  readonly name: string;
  readonly value: Json;
}

/** At most so many for each parameter. */
const MOST = 3;

/** Finds wrong values by Ajv alone, so that what is wrong is not for the server to say. */
export class WrongValues {
  readonly #schemaAt: ReturnType<typeof ajvOf>;
  readonly #components: Readonly<Record<string, Schema>>;

  constructor(name: DocumentName, operations: readonly FuzzedOperation[]) {
    this.#components = componentsOf(name);
    // At a place of the document, so that references in them still hold.
    const fuzzed = operations.map(({ contract, properties }) => [contract.operationId, properties] as const);
    this.#schemaAt = ajvOf({ ...documentOf(name), fuzzed: Object.fromEntries(fuzzed) });
  }

  /** @param isJson - whether the parameters travel in JSON, else as text. */
  of({ contract, properties }: FuzzedOperation, isJson: boolean): WrongValue[] {
    return Object.entries(properties).flatMap(([name, schema]) => {
      if (takesAnyText(resolve(schema, this.#components))) return [];
      const isValid = this.#schemaAt(`/fuzzed/${contract.operationId}/${name}`);
      const isWrong = (value: Json): boolean =>
        (typeof value === 'string' ? readingsOf(value) : [value, [value]]).every(
          (reading) => !isValid(reading),
        );
      const wrong: Json[] = (isJson ? VALUES : TEXTS).filter(isWrong);
      return spread(wrong).map((value) => ({ name, value }));
    });
  }
}

/** Some from all over the list. */
function spread(values: readonly Json[]): Json[] {
  const step = Math.max(1, Math.ceil(values.length / MOST));
  return values.filter((_, index) => index % step === 0);
}
