import { expect } from 'chai';
import { inOrderOfUse, readComponents } from '../../../scripts/generate/component.js';
import { DocumentFault } from '../../../scripts/generate/document.js';
import type { Schema } from '../../../scripts/generate/schema.js';
import { documentOf } from './support.js';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('components', () => {
  it('orders components after those that they refer to', () => {
    const components = new Map<string, Schema>([
      ['A', { oneOf: [ref('C'), { type: 'array', items: ref('B') }] }],
      ['B', { type: 'object', properties: { c: ref('C') }, additionalProperties: false }],
      ['C', {}],
    ]);
    expect(inOrderOfUse(components)).to.deep.equal(['C', 'B', 'A']);
  });

  it('orders components that refer to each other by name', () => {
    const components = new Map<string, Schema>([
      ['A', ref('B')],
      ['B', { type: 'object', additionalProperties: ref('A') }],
    ]);
    expect(inOrderOfUse(components)).to.deep.equal(['B', 'A']);
  });

  it('refuses a component name that the generated code needs', () => {
    for (const name of ['Joi', 'with-dash', 'class']) {
      expect(() => readComponents(documentOf('{}', `${name}: {}`)), name).to.throw(DocumentFault);
    }
  });
});
