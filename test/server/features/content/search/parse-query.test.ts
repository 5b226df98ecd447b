import { expect } from 'chai';
import fc from 'fast-check';
import { wordsOf } from '../../../../../server/features/content/search/item-words.js';
import type { Condition } from '../../../../../server/features/content/search/condition.js';
import { matchesQuery } from '../../../../../server/features/content/search/match-query.js';
import { parseQuery } from '../../../../../server/features/content/search/parse-query.js';
import { QueryError } from '../../../../../server/features/content/search/query-error.js';
import { conditions, writeQuery } from './query-samples.js';

const TOWNS = {
  words: wordsOf({
    title: 'Towns of Norway',
    type: 'File Geodatabase',
    typeKeywords: ['gdb'],
    tags: ['towns', 'North Sea'],
    description: 'Everything',
    snippet: 'All (towns)',
    fileName: 'norway_towns.gdb.zip',
  }),
  wholes: { id: 'a'.repeat(32), owner: 'ada', access: 'private' },
};

describe('queries for items', () => {
  const cases: [q: string, fits: boolean][] = [
    ['', true],
    ['*', true],
    ['title:"Towns of Norway" AND type:"File Geodatabase" AND owner:"ada"', true],
    ['title:"towns of norway"', true],
    ['title:"of Norway"', true],
    ['title:"Norway of"', false],
    ['title:"owns"', false],
    ['title:tow*', true],
    ['title:*way', true],
    ['title:nor', false],
    ['towns norway', true],
    ['towns sweden', false],
    ['towns OR sweden', true],
    ['sweden OR towns AND norway', true],
    ['(sweden OR towns) AND denmark', false],
    ['towns NOT sweden', true],
    ['towns -norway', false],
    ['+towns -type:CSV', true],
    ['NOT NOT towns', true],
    ['tags:"north sea"', true],
    ['tags:"towns north"', false],
    ['towns north', true],
    ['name:norway_towns.gdb.zip', true],
    ['snippet:all', true],
    ['everything', true],
    ['gdb', true],
    ['access:private', true],
    ['access:public', false],
    ['id:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', true],
    ['type:("CSV" OR "File Geodatabase")', true],
    ['towns accountid:fairground', true],
    ['towns orgid:"elsewhere"', false],
    ['towns group:surveyors', false],
    ['towns NOT group:surveyors', true],
    ['TITLE:towns', true],
    ['"say \\"towns\\""', false],
    ['title:"!!!"', false],
    ['and', false],
  ];
  for (const [q, fits] of cases) {
    it(`${fits ? 'find' : 'do not find'} the towns: ${q}`, () => {
      expect(matchesQuery(parseQuery(q), TOWNS)).to.equal(fits);
    });
  }

  const refused: [q: string, reason: string][] = [
    ['title:"Towns', 'a quote is not closed (at character 7)'],
    ['(towns', 'a bracket is not closed (at character 1)'],
    ['towns)', 'there is no bracket to close (at character 6)'],
    ['towns AND', 'a search term is missing (at character 10)'],
    ['OR towns', 'a search term is missing before OR (at character 1)'],
    ['title:', 'a search term is missing (at character 7)'],
    ['towns AND ()', 'a search term is missing before ) (at character 12)'],
    [': towns', 'a field is missing before the colon (at character 1)'],
    ['towns owner:a*', 'owner does not support * (at character 13)'],
    ['title:a*b*c*d*', 'there are more than 3 * in one term (at character 7)'],
  ];
  for (const [q, reason] of refused) {
    it(`refuses a query with the position of the fault: ${q}`, () => {
      expect(() => parseQuery(q)).to.throw(QueryError, reason);
    });
  }

  it('names the supported fields if a query has an unknown one', () => {
    expect(() => parseQuery('towns colour:red')).to.throw(
      /there is no field colour; .*title.* \(at character 7\)/,
    );
  });

  it('limits the terms and brackets of a query', () => {
    expect(() => parseQuery('a '.repeat(101))).to.throw(QueryError, '100 terms');
    expect(() => parseQuery(`${'('.repeat(21)}a${')'.repeat(21)}`)).to.throw(QueryError, 'nested too deep');
  });

  it('writes queries that parse to the same meaning', () => {
    fc.assert(
      fc.property(conditions, (condition) => {
        expect(flatten(parseQuery(writeQuery(condition)))).to.deep.equal(flatten(condition));
      }),
    );
  });

  it('parses or refuses any query', () => {
    const pieces = fc.constantFrom(
      'a',
      '"',
      '(',
      ')',
      ':',
      '*',
      '-',
      '+',
      ' AND ',
      ' OR ',
      ' NOT ',
      'title:',
      '\\',
      'é',
      '🌍',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.array(pieces).map((all) => all.join('')),
        ),
        (q) => {
          try {
            matchesQuery(parseQuery(q), TOWNS);
          } catch (error) {
            if (!(error instanceof QueryError)) throw error;
            expect(error.at).to.be.within(0, q.length);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});

/** Brackets around what binds as tightly anyway make no difference. */
function flatten(condition: Condition): Condition {
  if (condition.kind === 'not') {
    const part = flatten(condition.part);
    return part.kind === 'not' ? part.part : { kind: 'not', part };
  }
  if (condition.kind !== 'and' && condition.kind !== 'or') return condition;
  const { kind } = condition;
  const parts = condition.parts.map(flatten).flatMap((part) => (part.kind === kind ? part.parts : [part]));
  return parts.length === 1 ? parts[0]! : { kind, parts };
}
