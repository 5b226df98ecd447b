import { expect } from 'chai';
import fc from 'fast-check';
import type { Json } from '../../scripts/generate/document.js';
import type { Schema } from '../../scripts/generate/schema.js';
import { document as events } from '../../server/generated/events/document.js';
import * as eventsValidators from '../../server/generated/events/validators.js';
import { document as features } from '../../server/generated/features/document.js';
import * as featuresValidators from '../../server/generated/features/validators.js';
import { checkValue } from '../../server/http/validation/check.js';
import type { LazySchema } from '../../server/http/operation/lazy.js';
import { ajvOf } from './ajv.js';
import { Samples } from './samples.js';

/**
 * Where the two may differ, and why. Everything else must get the same verdict from both.
 * - A file part (`format: binary`) is no parameter: the binding looks for it, not the validator.
 */
const APART: Readonly<Record<string, (component: Schema) => boolean>> = {
  'has a file part': ({ properties = {} }) =>
    Object.values(properties).some(({ format }) => format === 'binary'),
};

const DOCUMENTS = [
  { name: 'events', document: events, validators: eventsValidators as Readonly<Record<string, LazySchema>> },
  {
    name: 'features',
    document: features,
    validators: featuresValidators as Readonly<Record<string, LazySchema>>,
  },
];

/** Samples of each schema, half of them wrong in one place. */
const RUNS = 80;

for (const { name, document, validators } of DOCUMENTS) {
  describe(`Joi and Ajv on the schemas of ${name}`, () => {
    const { schemas } = document['components'] as { schemas: Record<string, Schema> };
    const samples = new Samples(schemas);
    const ajv = ajvOf(document);
    for (const [component, schema] of Object.entries(schemas)) {
      if (Object.values(APART).some((isApart) => isApart(schema))) continue;
      it(`validates ${component} alike by Joi and Ajv`, () => {
        const isValid = ajv(`/components/schemas/${component}`);
        const joi = validators[component]!();
        const check = (value: Json): void => {
          const { faults } = checkValue(joi, value);
          expect(faults.length === 0, JSON.stringify({ value, faults })).to.equal(isValid(value));
        };
        fc.assert(fc.property(fc.oneof(samples.of(schema), samples.near(schema)), check), { numRuns: RUNS });
      });
    }
  });
}
