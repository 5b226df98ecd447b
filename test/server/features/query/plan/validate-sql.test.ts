import { expect } from 'chai';
import type { Field } from '../../../../../server/features/model/layer.js';
import { validateSql } from '../../../../../server/features/query/plan/validate-sql.js';

const NAME: Field = {
  name: 'NAME',
  column: 'name',
  type: 'esriFieldTypeString',
  alias: 'NAME',
  nullable: true,
  editable: true,
  domain: null,
  defaultValue: null,
};

describe('validateSql', () => {
  const cases: ['where' | 'expression' | 'statement', string, string | undefined][] = [
    ['where', "name = 'x' AND UPPER(name) LIKE 'X%'", undefined],
    ['expression', "COALESCE(name, 'nobody')", undefined],
    ['where', "nam = 'x'", "'nam' is not a field of this layer (at character 1)"],
    [
      'where',
      'UPPER(name)',
      "a value was found where a condition is expected, such as NAME = 'x' (at character 1)",
    ],
    ['expression', "name = 'x'", 'where an operator or the end'],
    ['expression', 'pg_sleep(9)', 'pg_sleep'],
    ['statement', 'SELECT 1', 'statements are not supported'],
  ];
  for (const [sqlType, sql, reason] of cases) {
    it(`finds ${sqlType} ${sql} ${reason === undefined ? 'valid' : 'not valid'}`, () => {
      const { isValidSQL, validationErrors } = validateSql(sql, sqlType, {
        layer: { fields: [NAME] },
        now: new Date(0),
      });
      expect(isValidSQL).to.equal(reason === undefined);
      expect(validationErrors.map(({ description }) => description).join()).to.include(reason ?? '');
      expect(validationErrors.map(({ errorCode }) => errorCode)).to.deep.equal(
        reason === undefined ? [] : [3004],
      );
    });
  }
});
