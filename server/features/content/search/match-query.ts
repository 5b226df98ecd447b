import { ORGANIZATION_ID } from '../../metadata/portal.js';
import { holdsPhrase, type ItemWords } from './item-words.js';
import type { Condition, WholeField } from './condition.js';

/** Item in memory that a query is compared with. */
export interface Searchable {
  readonly words: ItemWords;
  /** Complete values in lower case. */
  readonly wholes: Readonly<Record<Exclude<WholeField, 'accountid' | 'orgid'>, string>>;
}

/** True if an item in memory matches a query, by the same rules as in the database. */
export function matchesQuery(condition: Condition, candidate: Searchable): boolean {
  switch (condition.kind) {
    case 'everything':
      return true;
    case 'nothing':
      return false;
    case 'and':
      return condition.parts.every((part) => matchesQuery(part, candidate));
    case 'or':
      return condition.parts.some((part) => matchesQuery(part, candidate));
    case 'not':
      return !matchesQuery(condition.part, candidate);
    case 'equals':
      return condition.field === 'accountid' || condition.field === 'orgid'
        ? condition.value === ORGANIZATION_ID
        : candidate.wholes[condition.field] === condition.value;
    case 'holds':
      return holdsPhrase(candidate.words[condition.field], condition.phrase);
  }
}
