import { ORGANIZATION_ID } from '../../metadata/portal.js';
import { holdsPhrase, type ItemWords } from './item-words.js';
import type { Condition, WholeField } from './condition.js';

/** What a query is held against. */
export interface Searchable {
  readonly words: ItemWords;
  /** In lower case. */
  readonly wholes: Readonly<Record<Exclude<WholeField, 'accountid' | 'orgid'>, string>>;
}

/** Whether something in memory is what a query looks for; the same that the database finds for what it holds. */
export function matches(condition: Condition, candidate: Searchable): boolean {
  switch (condition.kind) {
    case 'everything':
      return true;
    case 'nothing':
      return false;
    case 'and':
      return condition.parts.every((part) => matches(part, candidate));
    case 'or':
      return condition.parts.some((part) => matches(part, candidate));
    case 'not':
      return !matches(condition.part, candidate);
    case 'equals':
      return condition.field === 'accountid' || condition.field === 'orgid'
        ? condition.value === ORGANIZATION_ID
        : candidate.wholes[condition.field] === condition.value;
    case 'holds':
      return holdsPhrase(candidate.words[condition.field], condition.phrase);
  }
}
