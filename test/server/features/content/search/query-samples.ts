import fc from 'fast-check';
import { phraseOf } from '../../../../../server/features/content/search/item-words.js';
import type { Condition } from '../../../../../server/features/content/search/condition.js';

// Few, so that what is made at random also finds something.
const WORDS = ['towns', 'norway', 'sea', 'north', 'csv', 'tow*', '*ay', 'all'];
const OWNERS = ['ada', 'bob'];

const phrases = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
  .map((words) => words.join(' '));

const terms: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('holds' as const),
    field: fc.constantFrom('title', 'type', 'tags', 'name', 'snippet', 'all'),
    phrase: phrases.map((text) => phraseOf(text) ?? []),
  }),
  fc.record({
    kind: fc.constant('equals' as const),
    field: fc.constant('owner' as const),
    value: fc.constantFrom(...OWNERS),
  }),
);

/** Conditions as queries can say them. */
export const conditions: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    terms,
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      parts: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), part: tie('condition') }),
  ),
})).condition;

/** A query that says it. */
export function writeQuery(condition: Condition): string {
  switch (condition.kind) {
    case 'everything':
      return '*';
    case 'nothing':
      return '"!"';
    case 'and':
    case 'or':
      return `(${condition.parts.map(writeQuery).join(condition.kind === 'and' ? ' AND ' : ' OR ')})`;
    case 'not':
      return `NOT ${writeQuery(condition.part)}`;
    case 'equals':
      return `${condition.field}:${condition.value}`;
    case 'holds': {
      const field = condition.field === 'all' ? '' : `${condition.field}:`;
      return `${field}"${condition.phrase.join('*').trim()}"`;
    }
  }
}
