import { expect } from 'chai';
import { findBreakingChanges } from '../../../scripts/breaking/compare-documents.js';
import { isJsonObject } from '../../../scripts/generate/document.js';
import { document as events } from '../../../server/generated/events/document.js';
import { document as features } from '../../../server/generated/features/document.js';
import {
  addMember,
  addNull,
  addParameter,
  addReply,
  addTexts,
  addValue,
  type Change,
  drop,
  dropFirstParameter,
  dropMediaType,
  dropMember,
  dropReply,
  dropValue,
  inSchema,
  loosenMember,
  narrowType,
  rename,
  requireMember,
  requireParameter,
} from './document-changes.js';
import { componentsByUse, copiedAt, isOperation, type Node, type Place, walk } from './document-places.js';

/** As many of each kind are tried, spread over the whole document. */
const SAMPLES = 12;

for (const [name, document] of Object.entries({ events, features })) {
  describe(`findBreakingChanges of ${name}`, function () {
    // Compares whole documents, dozens of times.
    this.timeout(300_000);

    const before = structuredClone(document) as Node;
    const places = [...walk(before, [])];
    const operations = places.filter(({ steps }) => steps.length === 3 && isOperation(steps));
    const operationText = operations.map(({ node }) => JSON.stringify(node)).join('\n');
    /** Components that requests are made of, or replies, by name; those that both are count as neither. */
    const [sent, received] = componentsByUse(before);

    /** Returns the findings when one place is changed. */
    function changed({ steps }: Place, change: Change): string[] | undefined {
      const [after, node] = copiedAt(before, steps);
      return change(node) ? findBreakingChanges(before, after) : undefined;
    }

    function tryAll(candidates: readonly Place[], change: Change, isBreaking: boolean): void {
      const able = candidates.filter(({ node }) => change(structuredClone(node)));
      const step = Math.max(1, Math.floor(able.length / SAMPLES));
      const tried = able.filter((_place, index) => index % step === 0);
      expect(tried).not.to.have.length(0);
      for (const place of tried) {
        const found = changed(place, change) ?? [];
        const at = place.steps.join('/');
        if (isBreaking) expect(found, at).not.to.deep.equal([]);
        else expect(found, at).to.deep.equal([]);
      }
    }

    const schemasOf = (names: ReadonlySet<string>): Place[] =>
      places.filter(({ steps }) => {
        const [components, schemas, component = ''] = steps;
        if (components !== 'components' || schemas !== 'schemas' || !names.has(component)) return false;
        return steps.length === 3 || (steps.length === 5 && steps[3] === 'properties');
      });
    const enumerations = places.filter(
      ({ node, steps }) =>
        Array.isArray(node['enum']) &&
        steps[1] === 'schemas' &&
        sent.has(steps[2] ?? '') &&
        steps.at(-1) !== 'f',
    );
    const parameters = places.filter(
      ({ node }) => typeof node['in'] === 'string' && isJsonObject(node['schema']),
    );
    const usedParameters = parameters.filter(
      ({ steps }) =>
        steps[0] === 'paths' || operationText.includes(`"#/components/parameters/${String(steps[2])}"`),
    );

    it('reports a removed path', () => {
      const paths = places.filter(({ steps }) => steps.length === 1 && steps[0] === 'paths');
      const keys = Object.keys(paths[0]!.node);
      for (let at = 0; at < keys.length; at += Math.ceil(keys.length / SAMPLES))
        expect(changed(paths[0]!, drop(keys[at]!)), keys[at]).not.to.deep.equal([]);
    });

    for (const [what, of, change] of [
      ['an operation that has another name', () => operations, rename('operationId')],
      ['a reply that is gone', () => operations, dropReply],
      ['a parameter that is gone', () => operations.filter(hasParameters), dropFirstParameter],
      ['a parameter that is new and needed', () => operations, addParameter(true)],
      ['a parameter that is needed', () => usedParameters, requireParameter],
      ['a value that is not taken any more', () => enumerations, dropValue],
      ['a parameter that was text and is a number', () => usedParameters, inSchema(narrowType)],
      ['a body that lacks a way to be sent', () => operations, dropMediaType],
      ['a member of bodies that is needed', () => schemasOf(sent), requireMember],
      ['a member of bodies that is gone', () => schemasOf(sent), dropMember],
      ['a member of bodies that was text and is a number', () => schemasOf(sent), narrowType],
      ['a member of replies that is gone', () => schemasOf(received), dropMember],
      ['a member of replies that may be left out', () => schemasOf(received), loosenMember],
      ['a member of replies that was text and may be null', () => schemasOf(received), addNull],
    ] as const) {
      it(`reports ${what}`, () => tryAll(of(), change, true));
    }

    for (const [what, of, change] of [
      ['of texts', () => operations, addTexts],
      ['of a parameter that is new', () => operations, addParameter(false)],
      ['of a status that is new', () => operations, addReply],
      ['of one value more that is taken', () => enumerations, addValue],
      ['of a member of replies that is new', () => schemasOf(received), addMember],
      ['of a member of bodies that is new', () => schemasOf(sent), addMember],
      ['of a member of bodies that may be null', () => schemasOf(sent), addNull],
    ] as const) {
      it(`does not report ${what}`, () => tryAll(of(), change, false));
    }

    it('reports a changed address', () => {
      const after: Node = structuredClone(before);
      after['servers'] = [{ url: '{address}/v2' }];
      const [{ url }] = before['servers'] as unknown as [{ url: string }];
      expect(findBreakingChanges(before, after)).to.deep.equal([`servers: ${url} is gone`]);
    });
  });
}

function hasParameters({ node }: Place): boolean {
  return Array.isArray(node['parameters']) && node['parameters'].length > 0;
}
